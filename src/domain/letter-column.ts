/** A column of an index: one letter per talent, which keeps the file small for ten thousand. The first letter stands for no value. */

/** The first letter; from here on nothing has to be escaped in JSON. */
const FIRST_CODE = 0x5d;

/** Letters for `values`: the next ones after the first stand for the `known` values in their order. An unknown value has none. */
export function toLetters<Value>(values: readonly (Value | null)[], known: readonly Value[]): string {
  const places = new Map(known.map((value, index) => [value, index + 1]));
  return values.map((value) => String.fromCharCode(FIRST_CODE + (value === null ? 0 : (places.get(value) ?? 0)))).join('');
}

/** The position of a talent's value among the known ones, counted from 1; any other character gives 0, another number or `NaN`. */
export function toPlace(letters: string, position: number): number {
  return letters.charCodeAt(position) - FIRST_CODE;
}
