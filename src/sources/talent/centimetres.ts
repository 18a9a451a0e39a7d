import { toNumber, withoutLabel } from '../quantity.ts';

/** Metres with a point or comma or as spoken (`1 78`), else centimetres; perhaps a unit, and words or
 * feet behind it. */
const LENGTH =
  /^(?:([0-2])(?:[.,]|\s*m\s*(?=\d\d(?!\d))|\s+(?=\d\d(?!\d)))(\d{1,4})|(\d{2,3}(?:[.,]\d{1,4})?))\s*(?:cms?|cent[ií]metros?|mts?|m|metros?)?\.?\s*(?:[/(].*|(?:de|d[ao])\s.*)?$/i;

/** Whole centimetres of `178`, `Altura: 178 cm`, `178.00`, `1.78`, `1,780 m`, `1m78` or `170/5.7`;
 * else 0. */
export function toCentimetres(text: string): number {
  const [, metres, fraction = '', written = ''] = LENGTH.exec(withoutLabel(text)) ?? [];
  return Math.round(
    metres === undefined
      ? toNumber(written || '0', 'decimals')
      : Number(`${metres}.${fraction}`) * 100,
  );
}
