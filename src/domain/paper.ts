/** A frame shows its paper until its picture comes. In step with src/styles/tables/line-up.css. */
const PAPERS = {
  chalk: [231, 230, 226],
  grey: [197, 196, 194],
  coal: [13, 12, 12],
  lilac: [182, 146, 219],
  orange: [224, 99, 4],
  ochre: [212, 169, 1],
  green: [0, 120, 75],
  red: [212, 10, 14],
} as const;

export type Paper = keyof typeof PAPERS;

export function isPaper(name: string): name is Paper {
  return Object.hasOwn(PAPERS, name);
}

export function toPaper(colour: readonly number[]): Paper {
  const distance = (paper: readonly number[]) =>
    paper.reduce((sum, part, index) => sum + (part - (colour[index] ?? 0)) ** 2, 0);
  const [nearest = 'grey'] = (Object.keys(PAPERS) as Paper[]).toSorted(
    (a, b) => distance(PAPERS[a]) - distance(PAPERS[b]),
  );
  return nearest;
}
