/** Metres with a point or comma or as spoken (`1 78`), else centimetres; perhaps a unit and
 * feet. */
const LENGTH =
  /^(?:([0-2])(?:[.,]|\s*m\s*(?=\d\d(?!\d))|\s+(?=\d\d(?!\d)))(\d{1,3})|(\d{2,3}(?:[.,]\d{1,2})?))\s*(?:cms?|mts?|m|metros?)?\.?\s*(?:[/(].*)?$/i;

/** Whole centimetres of `178`, `178 cm`, `1.78`, `1,780 m`, `1m78` or `170/5.7`; else 0. */
export function toCentimetres(text: string): number {
  const [, metres, fraction = '', written = ''] = LENGTH.exec(text) ?? [];
  return Math.round(
    metres === undefined
      ? Number(written.replace(',', '.'))
      : Number(`${metres}.${fraction}`) * 100,
  );
}
