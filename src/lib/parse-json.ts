/** Keeps ids that exceed a number's precision. */

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
/** TypeScript's types lack the reviver's third parameter. */
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

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

/** What PHP prints before an answer: marks of byte order of its files, warnings. */
const BEFORE =
  /^(?:[\s\uFEFF]|<br ?\/?>\s*<b>(?:Warning|Notice|Deprecated)<\/b>:[^\n]*(?:\n|$)|<!--(?:(?!-->)[^])*-->)+/;
const MIXED = /[\xC2\xC3][\x80-\xBF]/;

/** JSON is UTF-8 whatever its label says; else as labelled, else Windows-1252. */
export function decodeJson(bytes: Uint8Array, type: string): string | null {
  const [, label = ''] = /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(type) ?? [];
  // ASCII in UTF-16 is UTF-8, with zeros between.
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null && !utf8.includes('\0')) return withoutFrame(utf8);
  const labelled = decode(bytes, label);
  const isMixed = MIXED.test(Buffer.from(bytes).toString('latin1'));
  const other = labelled ?? (isMixed ? null : decode(bytes, 'windows-1252'));
  return other === null ? null : withoutFrame(other);
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function withoutFrame(text: string): string {
  let inner = text.replace(BEFORE, '').trimEnd();
  while (inner.endsWith('-->') && inner.includes('<!--'))
    inner = inner.slice(0, inner.lastIndexOf('<!--')).trimEnd();
  return inner;
}
