/**
 * The start tags of a page, sitemap or feed, found as a browser finds them: not in text, comments, CDATA and scripts; a quoted value may
 * have a `>` in it. Builds no tree and reads only the wanted attributes, because a release has a gigabyte of pages and a whole HTML parser
 * takes ten times as long. Names match in lower case, as the site writes them.
 */

/** The wanted attributes of a tag, without quotes, entities as written. Valid until the next tag. */
export type Attributes = ReadonlyMap<string, string>;

/** Called for a start tag; `end` is the position after it. */
export type VisitTag = (name: string, attributes: Attributes, end: number) => void;

/** Elements whose content is text up to the end tag. `noscript` is not one: without JavaScript its content is markup. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

const EXCLAMATION = 0x21;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
const DOUBLE_QUOTE = 0x22;
const QUOTE = 0x27;
const LAST_ASCII = 0x7f;

/** Calls `visit` for each start tag in order; a tag without an end does not count. */
export function readTags(text: string, wanted: readonly string[], visit: VisitTag): void {
  const attributes = new Map<string, string>();
  const isInitial = new Uint8Array(LAST_ASCII + 1);
  for (const name of wanted) isInitial[name.charCodeAt(0)] = 1;

  /** The position after the tag that begins at `start`, and after the raw text that it opens. */
  const readTag = (start: number): number => {
    let at = skipWord(text, start + 1);
    const name = text.slice(start + 1, at);
    if (attributes.size > 0) attributes.clear();
    for (at = skipGap(text, at); text.charCodeAt(at) !== GREATER; at = skipGap(text, at)) {
      if (at >= text.length) return at;
      const from = at;
      // The first character of a name may be one that would end it later, such as `=`.
      const to = skipWord(text, from + 1);
      const equals = skipBlanks(text, to);
      at = to;
      if (text.charCodeAt(equals) !== EQUALS) continue;
      const opening = skipBlanks(text, equals + 1);
      const quote = text.charCodeAt(opening);
      const isQuoted = quote === DOUBLE_QUOTE || quote === QUOTE;
      const begin = isQuoted ? opening + 1 : opening;
      const end = isQuoted ? text.indexOf(quote === QUOTE ? "'" : '"', begin) : skipPlainValue(text, begin);
      if (end < 0) return text.length;
      at = isQuoted ? end + 1 : end;
      if (isInitial[text.charCodeAt(from)] !== 1) continue;
      const attribute = text.slice(from, to);
      if (wanted.includes(attribute) && !attributes.has(attribute)) attributes.set(attribute, text.slice(begin, end));
    }
    visit(name, attributes, at + 1);
    return RAW_TEXT.has(name) ? behindRawText(text, at + 1, name) : at + 1;
  };

  let at = text.indexOf('<');
  while (at >= 0) at = text.indexOf('<', isLetter(text.charCodeAt(at + 1)) ? readTag(at) : behindOther(text, at));
}

/** The position after a comment or CDATA; after the `<` alone where it begins an end tag or is plain text. */
function behindOther(text: string, start: number): number {
  if (text.charCodeAt(start + 1) !== EXCLAMATION) return start + 1;
  if (text.startsWith('--', start + 2)) return behind(text, '-->', start + 2);
  return text.startsWith('[CDATA[', start + 2) ? behind(text, ']]>', start) : start + 1;
}

function behindRawText(text: string, from: number, name: string): number {
  const at = text.indexOf(`</${name}`, from);
  return at < 0 ? text.length : at;
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

function skipWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !endsWord(text.charCodeAt(at))) at += 1;
  return at;
}

function skipPlainValue(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isBlank(text.charCodeAt(at)) && text.charCodeAt(at) !== GREATER) at += 1;
  return at;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function skipGap(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at)) || text.charCodeAt(at) === SLASH) at += 1;
  return at;
}

function endsWord(code: number): boolean {
  return code <= GREATER && (code === EQUALS || code === GREATER || code === SLASH || isBlank(code));
}

function isBlank(code: number): boolean {
  return code <= 0x20 && (code === 0x20 || (code >= 0x09 && code <= 0x0d));
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}
