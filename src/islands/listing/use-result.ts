import { useLayoutEffect, useRef, useState } from 'react';
import type { Filter } from './letter-filter.ts';
import { createWall, type IsFit, type Wall } from './wall.ts';

/** Applies a filter to the cards and returns how many it shows; `null` while the finder that it
 * needs loads. `total` counts the listing; `isFit` is `null` while the finder loads. */
export function useResult(
  filter: Filter | null,
  isFit: IsFit | null,
  total: number,
): number | null {
  const wall = useRef<Wall>(null);
  const [count, setCount] = useState<number | null>(total);

  // Before painting, so that nothing flashes when the letters take over from the address.
  useLayoutEffect(() => {
    const list = document.querySelector<HTMLElement>('.wall');
    if (filter === null || list === null) return;
    wall.current ??= createWall(list);
    setCount(isFit === null ? null : wall.current.show(filter, isFit));
  }, [filter, isFit]);

  return count;
}
