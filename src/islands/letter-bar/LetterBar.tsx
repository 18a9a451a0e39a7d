/**
 * Finding a talent on a listing: by the first letter, which stays in the address, and by name. The server sends the letters as plain
 * links; this takes over the wall of cards that stands below.
 */
import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { fillCount, type Plural } from '../../../i18n/phrases.ts';
import type { Filter } from './filter.ts';
import type { CategorySettings } from './load-category.ts';
import { Letters } from './Letters.tsx';
import { NoMatch } from './NoMatch.tsx';
import { SearchField } from './SearchField.tsx';
import { useFilter } from './use-filter.ts';
import { useResult, type Result } from './use-result.ts';
import './letter-bar.css';

export interface LetterLink {
  readonly letter: string;
  /** Where its first talent is; `null` for a letter without talents. */
  readonly path: string | null;
}

export interface LetterBarProps {
  /** All of them, in order. */
  readonly letters: readonly LetterLink[];
  /** Talents of the whole category. */
  readonly total: number;
  readonly words: {
    readonly letters: string;
    readonly letter: string;
    readonly allLetters: string;
    readonly moreLetters: string;
    readonly search: string;
    readonly count: Plural;
    readonly loading: string;
    readonly noMatch: string;
    readonly showAll: string;
    readonly loadFailed: string;
    readonly again: string;
  };
  /** `null` where the page holds the whole category. */
  readonly index: CategorySettings | null;
}

export function LetterBar({ letters, total, words, index }: LetterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { filter, choose, type, clear } = useFilter(letters, field);
  // The letter answers at once, the wall right after it: together they would take a slow phone too long.
  const applied = useDeferredValue(filter);
  const { result, retry } = useResult(applied, total, index);
  const noteChange = useWallInSight(bar, applied, result);
  const chosen = filter?.letter ?? null;

  return (
    <>
      <div className="find">
        <SearchField
          label={words.search}
          field={field}
          onType={(query) => {
            noteChange();
            type(query);
          }}
        />
        <p className="num" role="status">
          {result.kind === 'loading' ? words.loading : fillCount(words.count, result.kind === 'shown' ? result.count : total)}
        </p>
      </div>
      <Letters
        {...{ letters, words, bar, chosen }}
        isLive={filter !== null}
        onChoose={(letter) => {
          noteChange();
          choose(letter === chosen ? null : letter);
        }}
      />
      {result.kind === 'failed' && <NoMatch sentence={words.loadFailed} action={words.again} onAction={retry} />}
      {result.kind === 'shown' && result.count === 0 && (
        <NoMatch
          sentence={words.noMatch}
          action={words.showAll}
          onAction={() => {
            bar.current?.focus();
            noteChange();
            clear();
          }}
        />
      )}
    </>
  );
}

/**
 * Brings the first card back below the bar, where the visitor had scrolled beyond it, once what the visitor asked for is shown. Answers how
 * to say that the visitor asks for something.
 */
function useWallInSight(bar: RefObject<HTMLElement | null>, applied: Filter | null, result: Result): () => void {
  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current || result.kind === 'loading') return;
    isChanged.current = false;
    const top = document.querySelector('.wall')?.getBoundingClientRect().top;
    const bottom = bar.current?.getBoundingClientRect().bottom;
    if (top !== undefined && bottom !== undefined && top < bottom) window.scrollBy({ top: top - bottom, behavior: 'instant' });
  }, [bar, applied, result]);
  return () => {
    isChanged.current = true;
  };
}
