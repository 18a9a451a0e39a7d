/** Draws people as strokes with heads, to scale. Decorative: text beside it says the same. */
import { memo } from 'react';
import { FALLBACK_HEIGHT } from '../../../domain/constants.ts';

export interface FiguresProps {
  /** Centimetres; NaN for an unknown height. */
  readonly heights: readonly number[];
  /** Which figures are in ink, in the same order; all of them if left out. */
  readonly matching?: readonly boolean[];
}

export const CrowdFigures = memo(function CrowdFigures({ heights, matching }: FiguresProps) {
  return (
    <span className="ppl" aria-hidden="true">
      {heights.map((cm, place) => (
        <i
          key={place}
          className={matching?.[place] === false ? undefined : 'in'}
          ref={(figure) =>
            figure?.style.setProperty('--cm', String(Number.isNaN(cm) ? FALLBACK_HEIGHT : cm))
          }
        />
      ))}
    </span>
  );
}, isSame);

/** Skips drawing when no figure changes its ink. */
function isSame(before: FiguresProps, now: FiguresProps): boolean {
  return before.heights === now.heights && before.matching?.join() === now.matching?.join();
}
