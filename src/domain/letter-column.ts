/** A column of an index: a letter for each talent, because ten thousand of them travel to phones. The first letter stands for no value. */

/** Letters begin here: nothing that JSON would have to escape in a short column. */
const FIRST_CODE = 0x5d;

/** Letters for `values`: the next ones after the first stand for the `known` values in their order. An unknown value has none. */
export function toLetters<Value>(values: readonly (Value | null)[], known: readonly Value[]): string {
  const places = new Map(known.map((value, index) => [value, index + 1]));
  return values.map((value) => String.fromCharCode(FIRST_CODE + (value === null ? 0 : (places.get(value) ?? 0)))).join('');
}

/** The place of a talent's value among the known ones, counted from 1; what is no letter of a value gives another number or `NaN`. */
export function toPlace(letters: string, position: number): number {
  return letters.charCodeAt(position) - FIRST_CODE;
}
