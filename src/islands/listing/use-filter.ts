import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { readAddress, writeAddress } from './listing-address.ts';
import { NO_FILTER, withQuery, type Filter } from './letter-filter.ts';
import type { LetterLink } from './letter-bar/LetterBar.tsx';

/** Whether Back leads to what was before. */
export type Step = 'push' | 'replace';

export interface FilterControl {
  /** `null` until the address has been read: the page is as the server sent it. */
  readonly filter: Filter | null;
  /** Keeps the filter in the address as well, so that it is there again when the visitor comes back. */
  readonly change: (part: Partial<Filter>, step: Step) => void;
  /** A search deselects the letter. */
  readonly type: (query: string) => void;
}

/** Milliseconds within which an answer is painted. */
const NOTED_AFTER = 50;

const SKIP = /^#(?:main|talents)$/;

/** The filter of the page: that of its address. */
export function useFilter(letters: readonly LetterLink[], field: RefObject<HTMLInputElement | null>): FilterControl {
  const [filter, setFilter] = useState<Filter | null>(null);
  const latest = useRef(NO_FILTER);
  /** Counts the steps through the history: what was still to be noted before one is not of the place that it leads to. */
  const steps = useRef(0);

  const control = useMemo(() => {
    const apply = (next: Filter) => {
      latest.current = next;
      if (field.current !== null && field.current.value !== next.query) field.current.value = next.query;
      setFilter(next);
    };
    const keep = (next: Filter, step: Step) => {
      apply(next);
      // A browser takes a slow phone's time to note an address, and refuses one that changes too often: the answer comes first.
      const { current } = steps;
      setTimeout(() => {
        if (current !== steps.current) return;
        const hash = writeAddress(next);
        if (hash !== location.hash) history[`${step}State`](null, '', location.pathname + location.search + hash);
      }, NOTED_AFTER);
    };
    return {
      apply,
      change: (part: Partial<Filter>, step: Step) => keep({ ...latest.current, ...part }, step),
      type: (query: string) => keep(withQuery(latest.current, query), 'replace'),
    };
  }, [field]);

  useEffect(() => {
    const offered = letters.filter(({ path }) => path !== null).map(({ letter }) => letter);
    const read = () => control.apply(readAddress(location.hash, offered));
    const follow = () => {
      // The links that pass over header and letters ask for nothing else.
      if (SKIP.test(location.hash)) return;
      steps.current += 1;
      read();
    };
    const typed = field.current?.value ?? '';
    read();
    // The browser may have kept what was typed, and a visitor may have typed before this program was here.
    if (typed !== '' && typed !== latest.current.query) control.type(typed);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [letters, field, control]);

  return { filter, change: control.change, type: control.type };
}
