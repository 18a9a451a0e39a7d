import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { NO_FILTER, readLetter, type Filter } from './filter.ts';
import type { LetterLink } from './LetterBar.tsx';

export interface FilterControl {
  /** `null` until the address has been read: the page is as the server sent it. */
  readonly filter: Filter | null;
  /** Keeps the letter in the address, so that it is there again when the visitor comes back. */
  readonly choose: (letter: string | null) => void;
  readonly type: (query: string) => void;
  readonly clear: () => void;
}

/** The filter of the page: its letter is that of the address, its search what stands in the field. */
export function useFilter(letters: readonly LetterLink[], field: RefObject<HTMLInputElement | null>): FilterControl {
  const [filter, setFilter] = useState<Filter | null>(null);
  const offered = useMemo(() => letters.filter(({ path }) => path !== null).map(({ letter }) => letter), [letters]);

  useEffect(() => {
    const read = () => {
      // The browser may have kept what was typed, and a visitor may have typed before this program was here.
      setFilter({ letter: readLetter(location.hash, offered), query: field.current?.value ?? '' });
    };
    read();
    window.addEventListener('popstate', read);
    return () => {
      window.removeEventListener('popstate', read);
    };
  }, [offered, field]);

  const choose = useCallback((letter: string | null) => {
    history.pushState(null, '', letter === null ? location.pathname + location.search : `#${letter}`);
    setFilter((before) => ({ ...(before ?? NO_FILTER), letter }));
  }, []);
  const type = useCallback((query: string) => {
    setFilter((before) => ({ ...(before ?? NO_FILTER), query }));
  }, []);
  const clear = useCallback(() => {
    if (location.hash !== '') history.pushState(null, '', location.pathname + location.search);
    if (field.current !== null) field.current.value = '';
    setFilter(NO_FILTER);
  }, [field]);

  return { filter, choose, type, clear };
}
