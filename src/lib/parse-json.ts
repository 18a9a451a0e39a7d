/** Keeps ids beyond a number's precision, and reads JSON sent as a JSON text. */

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
/** TypeScript's types lack the reviver's third parameter. */
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;

export function parseJson(text: string): unknown {
  // Few answers have such numbers, and a reviver takes several times as long.
  const json = /\d{16}/.test(text) ? parse(text, toExact) : (JSON.parse(text) as unknown);
  return typeof json === 'string' && /^\s*[[{]/.test(json) ? parseJson(json) : json;
}

const toExact: Reviver = (_key, value, { source }) =>
  typeof value === 'number' &&
  value > Number.MAX_SAFE_INTEGER &&
  source !== undefined &&
  /^\d+$/.test(source)
    ? source
    : value;

/** What PHP prints around an answer: marks of byte order, warnings, scripts. */
const AROUND =
  '[\\s\\uFEFF\\u200B\\0]+|<!--(?:(?!-->)[^])*-->|<(script|style)\\b[^]*?</\\1>|(?:<br ?/?>\\s*<b>|PHP )?(?:Warning|Notice|Deprecated)(?:</b>)?:[^\\n]*(?:\\n|$)';
const BEFORE = new RegExp(`${AROUND}|\\)\\]\\}',?|(?:for|while)\\([^)]*\\);`, 'y');
const AFTER = new RegExp(AROUND, 'y');
const WORDPRESS_END = /^(?:[01]|null|\{"code":"wp_die","message":"".*)?$/;
const UTF8_LETTER = /[\xC2\xC3][\x80-\xBF]/;

/** JSON is UTF-8 whatever its label says; else as labelled, else Windows-1252 where no letters are
 * UTF-8. */
export function decodeJson(bytes: Uint8Array, type: string): string | null {
  const [, label = ''] = /;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(type) ?? [];
  // UTF-16 passes for UTF-8, with zeros between its letters.
  const utf8 = decode(bytes, 'utf-8');
  if (utf8 !== null && !/\0[^\0]/.test(utf8)) return withoutFrame(utf8);
  const labelled = decode(bytes, label);
  const isMixed = UTF8_LETTER.test(Buffer.from(bytes).toString('latin1'));
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
  const inner = withoutParts(text, BEFORE);
  const end = toFirstEnd(inner);
  const [first, rest] = [inner.slice(0, end), inner.slice(end)];
  const isHarmlessEnd = WORDPRESS_END.test(withoutParts(rest, AFTER).trimEnd());
  // Some send the same answer twice.
  return isHarmlessEnd || rest.trim() === first ? first : inner;
}

/** One by one: a pattern for all parts would try their ends in every combination. */
function withoutParts(text: string, part: RegExp): string {
  let at = 0;
  for (;;) {
    part.lastIndex = at;
    const [found = ''] = part.exec(text) ?? [];
    if (found === '') return text.slice(at);
    at += found.length;
  }
}

function toFirstEnd(text: string): number {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '{' || sign === '[') depth += 1;
    else if ((sign === '}' || sign === ']') && (depth -= 1) === 0) return at + 1;
  }
  return text.length;
}
