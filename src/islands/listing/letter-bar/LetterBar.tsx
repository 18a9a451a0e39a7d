/** Filters a listing by first letter, kept in the address, and by name. It takes over the server's
 * links and cards. */
import { useDeferredValue, useEffect, useRef, type RefObject } from 'react';
import { fillCount, type Plural } from '../../../../i18n/phrases.ts';
import { Icon } from '../../Icon.tsx';
import { isSearch, NO_FILTER, type Filter } from '../letter-filter.ts';
import { writeAddress } from '../listing-address.ts';
import { Letters, type LetterLink, type LettersProps } from './Letters.tsx';
import { NoMatch } from './NoMatch.tsx';
import { SearchField } from './SearchField.tsx';
import { useFilter } from '../use-filter.ts';
import { useFinder } from '../use-finder.ts';
import { useResult } from '../use-result.ts';
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
    readonly searchModels: string;
  };
  /** Path of the listing of all models, for a search that finds nobody; `null` on it. */
  readonly models: string | null;
  readonly finder: string;
}

const EVERYBODY = () => true;

export function LetterBar({ letters, total, words, models, finder: path }: LetterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { filter, change, type } = useFilter(letters, field);
  const { finder, isOpen, setOpen, hasFailed, retry: reload } = useFinder(path, filter);
  // Update the letter first and the cards after it: together they would take a slow phone too long.
  const applied = useDeferredValue(filter);
  const answer = finder === null || filter === null ? null : finder.ask(filter);
  const isFit = applied?.fit ? (finder?.ask(applied).isFit ?? null) : EVERYBODY;
  const count = useResult(applied, isFit, total);
  const noteChange = useWallInSight(bar, applied, count);
  const chosen = filter?.letter ?? null;
  const query = applied?.query ?? '';
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
          {count === null && !hasFailed
            ? words.loading
            : (answer?.found ?? fillCount(words.count, count ?? total))}
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
      {hasFailed && <NoMatch sentence={words.loadFailed} action={words.again} onAction={reload} />}
      {count === 0 && answer?.found === undefined && (
        <NoMatch
          sentence={words.noMatch}
          action={words.showAll}
          onAction={() => {
            bar.current?.focus();
            control.change(NO_FILTER, 'push');
          }}
        >
          {models !== null && isSearch(query) && (
            <a className="btn" href={models + writeAddress({ ...NO_FILTER, query })}>
              {words.searchModels}
            </a>
          )}
        </NoMatch>
      )}
    </>
  );
}

/** Scrolls a new result's first card back into view below the bar. Call the returned function when
 * the filter changes. */
function useWallInSight(
  bar: RefObject<HTMLElement | null>,
  applied: Filter | null,
  count: number | null,
): () => void {
  const isChanged = useRef(false);
  useEffect(() => {
    if (!isChanged.current || count === null) return;
    isChanged.current = false;
    const wall = document.querySelector('.wall');
    if (wall && bar.current)
      window.scrollBy(
        0,
        Math.min(0, wall.getBoundingClientRect().top - bar.current.getBoundingClientRect().bottom),
      );
  }, [bar, applied, count]);
  return () => {
    isChanged.current = true;
  };
}
