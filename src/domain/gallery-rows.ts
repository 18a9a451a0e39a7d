/**
 * Breaks a gallery's pictures into rows of the page's full width: in order, each row as close as possible to the target height, so that
 * pictures of a short last row are not larger than the others.
 */

/** Pictures of one row, so that time grows with a gallery and not with its square: even slivers are few beside each other. */
const MOST_IN_ROW = 32;

/**
 * The positions at which a new row begins, the first aside. `ratios` are widths over heights; `target` is that of a whole row of the wanted
 * height.
 */
export function toRowStarts(ratios: readonly number[], target: number): readonly number[] {
  /** For the first `n` pictures: the lowest cost, and where their last row begins. */
  const best: { readonly cost: number; readonly start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let least = { cost: Infinity, start: 0 };
    let ratio = 0;
    for (let start = end - 1; start >= Math.max(0, end - MOST_IN_ROW); start -= 1) {
      ratio += ratios[start] ?? 0;
      // Twice as high is as bad as half as high.
      const cost = (best[start]?.cost ?? 0) + Math.log(ratio / target) ** 2;
      if (cost < least.cost) least = { cost, start };
    }
    best.push(least);
  }
  const starts: number[] = [];
  for (let start = best[ratios.length]?.start ?? 0; start > 0; start = best[start]?.start ?? 0) starts.push(start);
  return starts.reverse();
}
