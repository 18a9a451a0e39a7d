/** The package has no types of its own for this door, and its other one is a name that Node keeps for itself. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string;
}
