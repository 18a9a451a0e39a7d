import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isFiltering, type Filter } from './filter.ts';
import { findWall } from './find-wall.ts';
import type { CategorySettings } from './load-category.ts';
import type { Wall } from './wall.ts';

export type Result =
  | { readonly kind: 'shown'; readonly count: number }
  /** The category is on its way. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

/** Shows on the wall what a filter leaves, and tells what came of it. `total` counts the whole category. */
export function useResult(
  filter: Filter | null,
  total: number,
  index: CategorySettings | null,
): { readonly result: Result; readonly retry: () => void } {
  const wall = useRef<Wall>(null);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>({ kind: 'shown', count: total });

  // Before the next painting: the letters take over from the address, and nothing may flash in between.
  useLayoutEffect(() => {
    if (filter === null) return;
    wall.current ??= findWall(index);
    const shown = wall.current.show(filter);
    if (typeof shown === 'number') {
      setResult({ kind: 'shown', count: isFiltering(filter) ? shown : total });
      return;
    }
    let isCurrent = true;
    setResult({ kind: 'loading' });
    shown.then(
      (count) => {
        if (isCurrent) setResult({ kind: 'shown', count });
      },
      () => {
        if (isCurrent) setResult({ kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [filter, total, index, attempt]);

  const retry = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);
  return { result, retry };
}
