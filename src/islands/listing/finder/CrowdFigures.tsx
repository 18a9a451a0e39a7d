/** People as strokes with a head, each as tall as the person. Decoration: what it says stands beside it in words. */
import { memo } from 'react';
import { FALLBACK_HEIGHT } from '../../../domain/constants.ts';

export interface FiguresProps {
  /** Centimetres; NaN for an unknown one. */
  readonly heights: readonly number[];
  /** Who stands in ink, in the same order; everybody where it is left out. */
  readonly matching?: readonly boolean[];
}

export const CrowdFigures = memo(function CrowdFigures({ heights, matching }: FiguresProps) {
  return (
    <span className="ppl" aria-hidden="true">
      {heights.map((cm, place) => (
        <i
          key={place}
          className={matching?.[place] === false ? undefined : 'in'}
          ref={(figure) => figure?.style.setProperty('--cm', String(Number.isNaN(cm) ? FALLBACK_HEIGHT : cm))}
        />
      ))}
    </span>
  );
}, isSame);

/** Figures are not drawn anew for a press that changes nobody's ink. */
function isSame(before: FiguresProps, now: FiguresProps): boolean {
  return before.heights === now.heights && before.matching?.join() === now.matching?.join();
}
