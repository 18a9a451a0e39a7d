import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { isSearch, NO_FILTER, readLetter, withQuery, type Filter } from './filter.ts';
import type { LetterLink } from './LetterBar.tsx';

export interface FilterControl {
  /** `null` until the address has been read: the page is as the server sent it. */
  readonly filter: Filter | null;
  /** Keeps the letter in the address, so that it is there again when the visitor comes back. */
  readonly choose: (letter: string | null) => void;
  /** A search lets go of the letter, in the address as well. */
  readonly type: (query: string) => void;
  readonly clear: () => void;
}

/** The filter of the page: its letter is that of the address, its search what stands in the field. */
export function useFilter(letters: readonly LetterLink[], field: RefObject<HTMLInputElement | null>): FilterControl {
  const [filter, setFilter] = useState<Filter | null>(null);
  const offered = useMemo(() => letters.filter(({ path }) => path !== null).map(({ letter }) => letter), [letters]);

  const type = useCallback(
    (query: string) => {
      if (isSearch(query) && readLetter(location.hash, offered) !== null) history.replaceState(null, '', withoutHash());
      setFilter((before) => withQuery(before ?? { ...NO_FILTER, letter: readLetter(location.hash, offered) }, query));
    },
    [offered],
  );

  useEffect(() => {
    // The browser may have kept what was typed, and a visitor may have typed before this program was here.
    type(field.current?.value ?? '');
    const follow = () => {
      const letter = readLetter(location.hash, offered);
      // The letter was chosen before the search, which would leave nobody of it.
      if (letter !== null && field.current !== null) field.current.value = '';
      setFilter({ letter, query: field.current?.value ?? '' });
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, [offered, field, type]);

  const choose = useCallback((letter: string | null) => {
    history.pushState(null, '', letter === null ? withoutHash() : `#${letter}`);
    setFilter((before) => ({ ...(before ?? NO_FILTER), letter }));
  }, []);
  const clear = useCallback(() => {
    if (location.hash !== '') history.pushState(null, '', withoutHash());
    if (field.current !== null) field.current.value = '';
    setFilter(NO_FILTER);
  }, [field]);

  return { filter, choose, type, clear };
}

function withoutHash(): string {
  return location.pathname + location.search;
}
