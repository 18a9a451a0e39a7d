import { useLayoutEffect, useRef, useState } from 'react';
import { isFiltering, type Filter } from './letter-filter.ts';
import { findWall } from './wall/find-wall.ts';
import type { CategorySettings } from './wall/indexed-wall.ts';
import type { IsFit, Wall } from './wall/wall.ts';

export type Result =
  | { readonly kind: 'shown'; readonly count: number }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

/** Applies a filter to the cards and reports the result. `total` counts the whole category; `isFit`
 * is `null` while the finder loads. */
export function useResult(
  filter: Filter | null,
  isFit: IsFit | null,
  total: number,
  index: CategorySettings | null,
): { readonly result: Result; readonly retry: () => void } {
  const wall = useRef<Wall>(null);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>({ kind: 'shown', count: total });

  // Before painting, so that nothing flashes when the letters take over from the address.
  useLayoutEffect(() => {
    if (filter === null) return;
    wall.current ??= findWall(index);
    let isCurrent = true;
    const show = (next: Result) => {
      if (isCurrent) setResult(next);
    };
    const shown = isFit === null ? null : wall.current.show(filter, isFit);
    if (typeof shown === 'number')
      show({ kind: 'shown', count: isFiltering(filter) ? shown : total });
    else show({ kind: 'loading' });
    if (shown instanceof Promise) {
      shown.then(
        (count) => show({ kind: 'shown', count }),
        () => show({ kind: 'failed' }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [filter, isFit, total, index, attempt]);

  return { result, retry: () => setAttempt(attempt + 1) };
}
