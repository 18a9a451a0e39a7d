/** The filter as the address says it: `#M` for a letter alone, else `#h=174-184&l=M&q=ana`. */
import { isSearch, type Filter } from './letter-filter.ts';

/** Characters of an address that are read; the site writes fewer. */
const LONGEST = 2000;
/** What the finder understands; the rest of an address is nobody's. */
const FINDER_PART = /^(?:h|s|j|bust|waist|hips|g|hair|eyes|[vpn])=./;

/** Reads an address's fragment; a letter counts where it is one of those `offered`. */
export function readAddress(hash: string, offered: readonly string[]): Filter {
  const text = hash.replace(/^#/, '').slice(0, LONGEST);
  const words = new URLSearchParams(text);
  const letter = (words.get('l') ?? text).toUpperCase();
  return {
    letter: offered.includes(letter) ? letter : null,
    query: words.get('q') ?? '',
    fit: text
      .split('&')
      .filter((part) => FINDER_PART.test(part))
      .join('&'),
  };
}

/** The fragment that says a filter, with its `#`; empty for none. */
export function writeAddress({ letter, query, fit }: Filter): string {
  const search = isSearch(query) ? new URLSearchParams({ q: query }).toString() : '';
  if (letter !== null && fit === '' && search === '') return `#${letter}`;
  const text = [fit, letter === null ? '' : `l=${letter}`, search].filter((part) => part !== '').join('&');
  return text === '' ? '' : `#${text}`;
}
