/** Filters a listing by first letter, kept in the address, and by name. It takes over the server's
 * links and cards. */
import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { fillCount, type Plural } from '../../../../i18n/phrases.ts';
import { Icon } from '../../Icon.tsx';
import { NO_FILTER, type Filter } from '../letter-filter.ts';
import type { CategorySettings } from '../wall/indexed-wall.ts';
import { Letters, type LetterLink, type LettersProps } from './Letters.tsx';
import { NoMatch } from './NoMatch.tsx';
import { SearchField } from './SearchField.tsx';
import { useFilter } from '../use-filter.ts';
import { useFinder } from '../use-finder.ts';
import { useOtherBoards } from '../wall/use-other-boards.ts';
import { useResult, type Result } from '../use-result.ts';
import './letter-bar.css';

export interface LetterBarProps {
  readonly letters: readonly LetterLink[];
  /** Number of talents in the whole category. */
  readonly total: number;
  readonly words: LettersProps['words'] & {
    readonly search: string;
    readonly filter: string;
    readonly count: Plural;
    readonly loading: string;
    readonly noMatch: string;
    readonly showAll: string;
    readonly loadFailed: string;
    readonly again: string;
  };
  /** `null` if the page holds the whole category. */
  readonly index: CategorySettings | null;
  readonly finder: string;
}

const EVERYBODY = () => true;

export function LetterBar({ letters, total, words, index, finder: path }: LetterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { filter, change, type } = useFilter(letters, field);
  const { finder, isOpen, setOpen, hasFailed, retry: reload } = useFinder(path, filter);
  // Update the letter first and the cards after it: together they would take a slow phone too long.
  const applied = useDeferredValue(filter);
  const answer = finder === null || filter === null ? null : finder.ask(filter);
  const isFit = applied?.fit ? (finder?.ask(applied).isFit ?? null) : EVERYBODY;
  const { result, retry } = useResult(applied, isFit, total, index);
  const noteChange = useWallInSight(bar, applied, result);
  useOtherBoards(applied?.query ?? '');
  const chosen = filter?.letter ?? null;
  const isShort = result.kind === 'shown' && result.count === 0;
  const focusOpener = () => opener.current?.focus();
  const control = {
    focusOpener,
    change: (...step: Parameters<typeof change>) => {
      noteChange();
      change(...step);
    },
    close: () => {
      setOpen(false);
      focusOpener();
    },
  };

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
        <button
          className="tap open"
          type="button"
          ref={opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="boards" /> {words.filter} {answer?.badge}
        </button>
        <p className="num" role={isOpen ? undefined : 'status'}>
          {result.kind === 'loading' && !hasFailed
            ? words.loading
            : (answer?.found ??
              fillCount(words.count, result.kind === 'shown' ? result.count : total))}
        </p>
      </div>
      {isOpen && finder !== null && answer !== null && <finder.Panel {...{ answer, control }} />}
      <Letters
        {...{ letters, words, bar, chosen }}
        isLive={filter !== null}
        offered={answer?.letters ?? null}
        onChoose={(letter) => control.change({ letter: letter === chosen ? null : letter }, 'push')}
      />
      {finder !== null && answer !== null && <finder.Results {...{ answer, control }} />}
      {(hasFailed || result.kind === 'failed') && (
        <NoMatch
          sentence={words.loadFailed}
          action={words.again}
          onAction={hasFailed ? reload : retry}
        />
      )}
      {isShort && answer?.found === undefined && (
        <NoMatch
          sentence={words.noMatch}
          action={words.showAll}
          onAction={() => {
            bar.current?.focus();
            control.change(NO_FILTER, 'push');
          }}
        />
      )}
    </>
  );
}

/** Scrolls a new result's first card back into view below the bar. Call the returned function when
 * the filter changes. */
function useWallInSight(
  bar: RefObject<HTMLElement | null>,
  applied: Filter | null,
  result: Result,
): () => void {
  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current || result.kind === 'loading') return;
    isChanged.current = false;
    const wall = document.querySelector('.wall');
    if (wall && bar.current)
      window.scrollBy(
        0,
        Math.min(0, wall.getBoundingClientRect().top - bar.current.getBoundingClientRect().bottom),
      );
  }, [bar, applied, result]);
  return () => {
    isChanged.current = true;
  };
}
