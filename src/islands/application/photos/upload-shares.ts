/** The progress of each photo. Browsers count the whole post's bytes, which end with the photos in
 * turn. */

/** Shares from 0 to 1, in the order of `sizes` (bytes per photo). */
export function uploadShares(
  sizes: readonly number[],
  sent: number,
  total: number,
): readonly number[] {
  const photos = sizes.reduce((sum, size) => sum + size, 0);
  let before = Math.max(0, total - photos);
  return sizes.map((size) => {
    const share =
      total === 0 ? 0 : size === 0 ? 1 : Math.min(1, Math.max(0, (sent - before) / size));
    before += size;
    return share;
  });
}
