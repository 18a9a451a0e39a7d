/** The filter stands in the address, the cards stay the server's. */
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { fill, fillCount } from '../../../i18n/phrases.ts';
import type { FinderView } from '../../views/finder-view.ts';
import type { ListingView } from '../../views/listing-view.ts';
import { followArrows } from '../arrow-keys.ts';
import { Icon } from '../Icon.tsx';
import { lazyPart } from '../lazy-part.ts';
import { Part, usePart } from '../Part.tsx';
import { countWishes, readWishes } from './wishes.ts';
import { isSearch, NO_FILTER, type Filter } from './filter.ts';
import { Letters } from './Letters.tsx';
import { writeAddress } from './listing-address.ts';
import { toFilterOutcome } from './outcome.ts';
import { readPeople, toOffers, type Person } from './people.ts';
import { useFilter, type Step } from './use-filter.ts';
import './letter-bar.css';
import './finder.css';

interface ListingFilterProps {
  readonly initials: string;
  readonly total: number;
  readonly words: ListingView['words'];
  readonly modelsPath: string | null;
  readonly finder: FinderView;
}

const NO_PEOPLE: readonly Person[] = [];

const loadFinder = lazyPart(() => import('./Finder.tsx'), { knownBy: 'Finder' });
const loadChips = lazyPart(() => import('./Chips.tsx'), { knownBy: 'Chips' });

export function ListingFilter(props: ListingFilterProps) {
  const { initials, total, words, modelsPath, finder: view } = props;
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [people, setPeople] = useState(NO_PEOPLE);
  const [isOpen, setOpen] = useState(false);
  const finder = usePart(loadFinder);
  const chips = usePart(loadChips);
  const { filter, change, type } = useFilter(initials, field);
  // Cards change after the pressed letter: together they take a slow phone too long.
  const deferred = useDeferredValue(filter);
  const shownFilter = deferred ?? NO_FILTER;
  const offers = useMemo(() => toOffers(people), [people]);
  const { wishesText } = filter ?? NO_FILTER;
  const wishes = useMemo(() => readWishes(wishesText, offers), [wishesText, offers]);
  const outcome = useMemo(
    () => toFilterOutcome(people, shownFilter, readWishes(shownFilter.wishesText, offers)),
    [people, shownFilter, offers],
  );
  const isLive = deferred !== null && people !== NO_PEOPLE;
  const startAtTop = useWall(isLive ? people : null, outcome.found, bar);
  const wishCount = countWishes(wishes);

  useEffect(() => {
    const wall = document.querySelector<HTMLElement>('.wall');
    if (wall === null) return;
    setPeople(readPeople(wall));
    wall.addEventListener('keydown', (event) => {
      followArrows(event, [...wall.querySelectorAll<HTMLElement>('.card:not([hidden])')]);
    });
    // The finder may have been opened before the script ran.
    setOpen(opener.current?.parentElement?.hasAttribute('open') ?? false);
  }, []);

  // Where the island does not come, the shell says so here (start-shell.ts).
  const waiting = <div data-waits>{view.words.loading}</div>;
  const count = isLive ? outcome.found.length : total;
  const found =
    wishCount === 0
      ? fillCount(words.count, count)
      : fill(fillCount(view.words.found, count), { total });
  const control = {
    change: (part: Partial<Filter>, step: Step) => {
      startAtTop();
      change(part, step);
    },
    clear: (part: Partial<Filter>) => {
      control.change(part, 'push');
      opener.current?.focus();
    },
    close: () => {
      opener.current?.parentElement?.removeAttribute('open');
      opener.current?.focus();
    },
  };

  return (
    <>
      <div className="find">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            // Leaving the field closes a phone's keyboard.
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
              startAtTop();
              type(event.target.value);
            }}
          />
        </form>
        <details className="opener" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary
            className="tap open"
            ref={opener}
            // The code is asked for after the frame in which a tap is answered.
            onPointerEnter={() => setTimeout(() => void finder.load())}
          >
            <span className="shut">
              <Icon name="boards" /> {view.words.title}{' '}
              {wishCount > 0 && (
                <b className="num">
                  <span aria-hidden="true">{wishCount}</span>
                  <span className="vh">{fillCount(view.words.asked, wishCount)}</span>
                </b>
              )}
            </span>
            <span className="close">
              {view.words.dismiss} <Icon name="close" />
            </span>
          </summary>
        </details>
        <p className="num" role="status">
          {found}
        </p>
      </div>
      <section
        className="fit"
        aria-label={view.words.title}
        aria-busy={!isLive || (finder.loaded === null && !finder.hasFailed)}
      >
        {isLive && isOpen ? (
          <Part of={finder} waiting={waiting}>
            {({ Finder }) => <Finder {...{ view, people, wishes, offers, outcome, control }} />}
          </Part>
        ) : (
          waiting
        )}
      </section>
      <Letters
        {...{ initials, words, bar }}
        filter={filter}
        remaining={isLive && wishCount > 0 ? outcome.letters : null}
        onChoose={(letter) => control.change({ letter }, 'push')}
      />
      {isLive && wishCount > 0 && (
        <Part of={chips} waiting={null}>
          {({ Chips }) => <Chips {...{ view, wishes, outcome, control, found }} />}
        </Part>
      )}
      {isLive && count === 0 && (
        <div className="no-match" role="alert">
          <p className="d3">{wishCount > 0 ? view.words.nobody : words.noMatch}</p>
          <button className="btn full" type="button" onClick={() => control.clear(NO_FILTER)}>
            {wishCount > 0 ? view.words.clear : words.showAll}
          </button>
          {modelsPath !== null && isSearch(shownFilter.query) && (
            <a
              className="btn"
              href={modelsPath + writeAddress({ ...NO_FILTER, query: shownFilter.query })}
            >
              {words.searchModels}
            </a>
          )}
        </div>
      )}
    </>
  );
}

function useWall(
  people: readonly Person[] | null,
  found: readonly Person[],
  bar: RefObject<HTMLElement | null>,
): () => void {
  const mustStartAtTop = useRef(false);
  useLayoutEffect(() => {
    const wall = document.querySelector<HTMLElement>('.wall');
    if (people === null || wall === null) return;
    wall.dataset['live'] = '';
    const shown = new Set(found);
    for (const person of people) person.card.hidden = !shown.has(person);
    if (!mustStartAtTop.current) return;
    mustStartAtTop.current = false;
    const top =
      wall.getBoundingClientRect().top - (bar.current?.getBoundingClientRect().bottom ?? 0);
    if (top < 0) window.scrollBy(0, top);
  }, [people, found, bar]);
  return () => {
    mustStartAtTop.current = true;
  };
}
