/** A column of an index: a letter per talent keeps the file small. The first means no value. */

/** JSON escapes no character from here on. */
const FIRST_CODE = 0x5d;

/** Encodes `values` as positions among `known`, in order. Unknown values count as none. */
export function toLetters<Value>(
  values: readonly (Value | null)[],
  known: readonly Value[],
): string {
  const places = new Map(known.map((value, index) => [value, index + 1]));
  return values
    .map((value) =>
      String.fromCharCode(FIRST_CODE + (value === null ? 0 : (places.get(value) ?? 0))),
    )
    .join('');
}

/** Decodes a position, from 1; 0, another number or `NaN` means none. */
export function toPlace(letters: string, position: number): number {
  return letters.charCodeAt(position) - FIRST_CODE;
}
