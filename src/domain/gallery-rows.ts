const MOST_IN_ROW = 32;

/** Where each row but the first begins; its ratios (width over height) add up to about `target`. */
export function toRowStarts(ratios: readonly number[], target: number): readonly number[] {
  const bestUpTo: { readonly cost: number; readonly start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let cheapest = { cost: Infinity, start: 0 };
    let sum = 0;
    for (let start = end - 1; start >= Math.max(0, end - MOST_IN_ROW); start -= 1) {
      sum += ratios[start] ?? 0;
      const cost = (bestUpTo[start]?.cost ?? 0) + Math.log(sum / target) ** 2;
      if (cost < cheapest.cost) cheapest = { cost, start };
    }
    bestUpTo.push(cheapest);
  }
  const starts: number[] = [];
  for (
    let start = bestUpTo[ratios.length]?.start ?? 0;
    start > 0;
    start = bestUpTo[start]?.start ?? 0
  )
    starts.push(start);
  return starts.reverse();
}
