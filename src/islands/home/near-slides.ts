/** The slides beside a slide in a ring of `count`, itself included: what a slider has to have ready. */
export function toNearSlides(index: number, count: number): readonly number[] {
  return [...new Set([index, index + 1, index - 1].map((near) => (near + count) % count))];
}
