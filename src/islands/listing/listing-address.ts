/** `#M` for a letter alone, else `#h=174-184&l=M&q=ana`. */
import { withoutTrailingMarks } from '../../lib/trailing-marks.ts';
import { WISH_NAMES } from './wishes.ts';
import { isSearch, type Filter } from './filter.ts';

const LONGEST = 2000;

export function readAddress(hash: string, offered: string): Filter {
  const text = withoutTrailingMarks(hash.replace(/^#/, '').slice(0, LONGEST));
  const words = new URLSearchParams(text);
  const letter = (words.get('l') ?? text).toUpperCase();
  return {
    letter: letter.length === 1 && offered.includes(letter) ? letter : null,
    query: words.get('q') ?? '',
    wishesText: text
      .split('&')
      .filter((part) => isWish(part.split('=')))
      .join('&'),
  };
}

export function writeAddress({ letter, query, wishesText }: Filter): string {
  const search = isSearch(query) ? new URLSearchParams({ q: query }).toString() : '';
  if (letter !== null && wishesText === '' && search === '') return `#${letter}`;
  const text = [wishesText, letter === null ? '' : `l=${letter}`, search]
    .filter((part) => part !== '')
    .join('&');
  return text === '' ? '' : `#${text}`;
}

function isWish([name = '', value = '']: readonly string[]): boolean {
  return WISH_NAMES.has(name) && value !== '';
}
