/** People as strokes with a head, each as tall as the person. Decoration: what it says stands beside it in words. */
import { memo } from 'react';
import { FALLBACK_HEIGHT } from '../../domain/constants.ts';
import type { Range } from './fit.ts';

export interface FiguresProps {
  /** Centimetres; NaN for an unknown one. */
  readonly heights: readonly number[];
  /** Who stands in ink; everybody where it is left out. */
  readonly within?: Range | null;
}

export const Figures = memo(function Figures({ heights, within = null }: FiguresProps) {
  return (
    <span className="ppl" aria-hidden="true">
      {heights.map((cm, place) => (
        <i
          key={place}
          className={within === null || (cm >= within[0] && cm <= within[1]) ? 'in' : undefined}
          ref={(figure) => figure?.style.setProperty('--cm', String(Number.isNaN(cm) ? FALLBACK_HEIGHT : cm))}
        />
      ))}
    </span>
  );
}, isSame);

/** A hundred figures are not drawn anew for every press that moves no board. */
function isSame(before: FiguresProps, now: FiguresProps): boolean {
  return before.heights === now.heights && before.within?.join() === now.within?.join();
}
