/** A slide and its neighbours in a ring of `count`: the slides to keep ready. */
export function toNearSlides(index: number, count: number): readonly number[] {
  return [...new Set([index, index + 1, index - 1].map((near) => (near + count) % count))];
}
