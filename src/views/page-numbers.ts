/** Page numbers to link: in a long list the first, last, nearest and every tenth, so that any page
 * is a few steps away. */

const NAMED_IN_FULL = 12;
const AROUND = 2;
const STRIDE = 10;

/** Sorted page numbers from 1, with `null` per gap; empty for a single page. */
export function toPageNumbers(current: number, count: number): readonly (number | null)[] {
  if (count <= 1) return [];
  const isNamed = (page: number) =>
    count <= NAMED_IN_FULL ||
    page === 1 ||
    page === count ||
    page % STRIDE === 0 ||
    Math.abs(page - current) <= AROUND;
  const named = Array.from({ length: count }, (_, index) => index + 1).filter(isNamed);
  return named.flatMap((page, index) =>
    index > 0 && named[index - 1] !== page - 1 ? [null, page] : [page],
  );
}
