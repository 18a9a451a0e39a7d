/** The package has no types for this entry, and Node reserves the name of its other one. */
declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string;
}
