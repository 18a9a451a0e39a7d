/** Loads the finder when the visitor opens it or the address needs it. */
import { useEffect, useState } from 'react';
import type { OpenFinder } from './finder/open-finder.tsx';
import { isSearch, type Filter } from './letter-filter.ts';

export interface FinderControl {
  /** `null` until it has loaded. */
  readonly finder: OpenFinder | null;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Keeps a listing's finder; `path` is the address of its index. */
export function useFinder(path: string, filter: Filter | null): FinderControl {
  const [isOpen, setOpen] = useState(false);
  const [finder, setFinder] = useState<OpenFinder | 'failed' | null>(null);
  const isWanted = isOpen || (filter !== null && filter.fit !== '');
  const isSearched = filter !== null && isSearch(filter.query);

  useEffect(() => {
    if (!isWanted) return;
    const fail = () => setFinder('failed');
    if (finder === null) {
      import('./finder/open-finder.tsx')
        .then(({ openFinder }) => openFinder(path))
        .then(setFinder, fail);
      // The finder needs names to combine with a search.
    } else if (isSearched && finder !== 'failed' && finder.named === null)
      finder.withNames().then(setFinder, fail);
  }, [isWanted, isSearched, finder, path]);

  return {
    finder: finder === 'failed' ? null : finder,
    isOpen,
    setOpen,
    hasFailed: finder === 'failed',
    retry: () => setFinder(null),
  };
}
