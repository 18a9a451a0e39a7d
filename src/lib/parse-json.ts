/** Parses the services' JSON and keeps ids that exceed a number's precision. */

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
/** TypeScript's types lack the reviver's third parameter. */
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

/** Returns whole numbers that a number cannot hold as their digits. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  // Few answers have such numbers, and a reviver takes several times as long.
  return /\d{16}/.test(text) ? parse(text, toExact) : JSON.parse(text);
}

const toExact: Reviver = (_key, value, { source }) =>
  typeof value === 'number' &&
  value > Number.MAX_SAFE_INTEGER &&
  source !== undefined &&
  /^\d+$/.test(source)
    ? source
    : value;
