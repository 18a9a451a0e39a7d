/**
 * Finding a talent on a listing: by the first letter, which stays in the address, and by name. The server sends the letters as plain
 * links; this takes over the wall of cards that stands below.
 */
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill, fillCount, type Plural } from '../../../i18n/phrases.ts';
import { LETTERS_SHOWN_FIRST } from '../../domain/constants.ts';
import { Icon } from '../Icon.tsx';
import type { CategorySettings } from './load-category.ts';
import { Letter } from './Letter.tsx';
import { NoMatch } from './NoMatch.tsx';
import { useFilter } from './use-filter.ts';
import { useResult } from './use-result.ts';
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
  /** The letter that the next drawing gives the focus to. */
  const nextFocus = useRef<string>(null);
  /** The visitor has just changed the filter here. */
  const isChanged = useRef(false);
  const [isOpened, setOpened] = useState(false);
  const { filter, choose, type, clear } = useFilter(letters, field);
  // The letter answers at once, the wall right after it: together they would take a slow phone too long.
  const applied = useDeferredValue(filter);
  const { result, retry } = useResult(applied, total, index);

  const late = letters.slice(LETTERS_SHOWN_FIRST);
  // A letter of the second half opens it for good: closing it would take away the button that the visitor has just pressed.
  if (!isOpened && late.some(({ letter }) => letter === filter?.letter)) setOpened(true);
  const isLive = filter !== null;

  // Links become buttons, and the plus makes way for letters: the focus must not be lost with what had it.
  useLayoutEffect(() => {
    if (!isLive) nextFocus.current = bar.current?.querySelector(':focus')?.id ?? null;
    else if (nextFocus.current !== null) {
      if (document.activeElement === document.body) document.getElementById(nextFocus.current)?.focus();
      nextFocus.current = null;
    }
  }, [isLive, isOpened]);

  useEffect(() => {
    if (isChanged.current && result.kind !== 'loading') {
      isChanged.current = false;
      keepInSight(bar.current);
    }
  }, [applied, result]);

  const change = (apply: () => void) => {
    isChanged.current = true;
    apply();
  };
  return (
    <>
      <div className="find">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            field.current?.blur();
          }}
        >
          <input
            ref={field}
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            spellCheck={false}
            onChange={(event) => {
              change(() => {
                type(event.target.value);
              });
            }}
          />
        </form>
        <noscript>
          <a className="u" href="#main">
            {words.showAll}
          </a>
        </noscript>
        <p className="num" role="status">
          {result.kind === 'loading' ? words.loading : fillCount(words.count, result.kind === 'shown' ? result.count : total)}
        </p>
      </div>
      <div
        className={isOpened ? 'letters all' : 'letters'}
        ref={bar}
        role="group"
        aria-label={words.letters}
        tabIndex={-1}
        data-live={isLive ? '' : undefined}
      >
        <div className="row">
          {letters.map(({ letter, path }) => (
            <Letter
              key={letter}
              letter={letter}
              path={path}
              label={fill(words.letter, { letter })}
              isLive={isLive}
              isChosen={filter?.letter === letter}
              onChoose={() => {
                change(() => {
                  choose(filter?.letter === letter ? null : letter);
                });
              }}
            />
          ))}
        </div>
        {!isOpened && (
          <button
            className="plus"
            type="button"
            aria-label={fill(words.moreLetters, { from: late.at(0)?.letter ?? '', to: late.at(-1)?.letter ?? '' })}
            onClick={() => {
              nextFocus.current = late.find(({ path }) => path !== null)?.letter ?? null;
              setOpened(true);
            }}
          >
            <Icon name="plus" />
          </button>
        )}
      </div>
      {result.kind === 'failed' && <NoMatch sentence={words.loadFailed} action={words.again} onAction={retry} />}
      {result.kind === 'shown' && result.count === 0 && (
        <NoMatch
          sentence={words.noMatch}
          action={words.showAll}
          onAction={() => {
            bar.current?.focus();
            change(clear);
          }}
        />
      )}
    </>
  );
}

/** Brings the first card back below the bar where the visitor had scrolled beyond it. */
function keepInSight(bar: HTMLElement | null): void {
  const top = document.querySelector('.wall')?.getBoundingClientRect().top;
  const bottom = bar?.getBoundingClientRect().bottom;
  if (top !== undefined && bottom !== undefined && top < bottom) window.scrollBy({ top: top - bottom, behavior: 'instant' });
}
