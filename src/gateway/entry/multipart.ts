/**
 * Parses a multipart form that has arrived completely. The platform's parser refuses boundaries that are shorter than a browser's, and
 * streaming parsers skip parts that they cannot read: this one takes every standard form, and refuses a form with a damaged part. Linear
 * time.
 */

export interface FormPart {
  readonly name: string;
  readonly isFile: boolean;
  /** Lies in the body that was taken apart. */
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Parts of one form; the largest of ours has a quarter. */
const MOST_PARTS = 100;

/** Longest head of a part, in bytes. */
const HEAD_BYTES = 8_192;

const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';

/** The sign set of boundaries is that of RFC 2046; a space must not be the last. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/** A disposition whose values stand in quotation marks or have no sign that needs them. */
const DISPOSITION = /^form-data[ \t]*(?:;[ \t]*[\w*-]+=(?:"(?:[^"\\]|\\.)*"|[^\s";]+)[ \t]*)*(?:;[ \t]*)?$/i;
const PARAMETER = /;[ \t]*([\w*-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s";]+))/g;

/** The boundary that a `Content-Type` names; `null` for a body that is no form, or without a usable boundary. */
export function readBoundary(contentType: string): string | null {
  const parameters = /^multipart\/form-data[ \t]*(;.*)$/i.exec(contentType)?.[1] ?? '';
  for (const [, name = '', quoted, bare] of parameters.matchAll(PARAMETER)) {
    const boundary = quoted ?? bare ?? '';
    if (name.toLowerCase() === 'boundary') return BOUNDARY.test(boundary) ? boundary : null;
  }
  return null;
}

/** The parts of a form in their order; `null` where it is damaged or has none. */
export function readParts(body: Uint8Array<ArrayBuffer>, boundary: string): readonly FormPart[] | null {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const delimiter = Buffer.from(`${LINE_END}--${boundary}`, 'latin1');
  const opening = delimiter.subarray(LINE_END.length);
  // Preamble and epilogue are ignored.
  const first = bytes.subarray(0, opening.length).equals(opening) ? 0 : bytes.indexOf(delimiter) + LINE_END.length;
  if (first === LINE_END.length - 1) return null;

  const parts: FormPart[] = [];
  for (let at = first + opening.length; ;) {
    if (textAt(bytes, at, 2) === '--') return parts.length === 0 ? null : parts;
    while (textAt(bytes, at, 1) === ' ' || textAt(bytes, at, 1) === '\t') at += 1;
    if (textAt(bytes, at, 2) !== LINE_END) return null;
    const head = at + LINE_END.length;
    const headLength = bytes.subarray(head, head + HEAD_BYTES).indexOf(HEAD_END);
    if (headLength === -1) return null;
    const content = head + headLength + HEAD_END.length;
    // In an empty part, one line end closes both its headers and its body.
    const end = bytes.indexOf(delimiter, content - LINE_END.length);
    const disposition = readHead(bytes.toString('utf8', head, head + headLength));
    if (end === -1 || disposition === null || parts.length === MOST_PARTS) return null;
    parts.push({ ...disposition, content: body.subarray(content, Math.max(content, end)) });
    at = end + delimiter.length;
  }
}

function textAt(bytes: Buffer, at: number, length: number): string {
  return bytes.toString('latin1', at, at + length);
}

function readHead(head: string): Omit<FormPart, 'content'> | null {
  let part: Omit<FormPart, 'content'> | null = null;
  for (const line of head.split(LINE_END)) {
    const [, name, value] = /^([!-9;-~]+):[ \t]*([^\r\n]*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    if (name.toLowerCase() !== 'content-disposition') continue;
    if (part !== null) return null;
    part = readDisposition(value);
    if (part === null) return null;
  }
  return part;
}

function readDisposition(value: string): Omit<FormPart, 'content'> | null {
  if (!DISPOSITION.test(value)) return null;
  let name: string | null = null;
  let isFile = false;
  for (const [, parameter = '', quoted, bare] of value.matchAll(PARAMETER)) {
    if (/^filename\*?$/i.test(parameter)) isFile = true;
    else if (/^name$/i.test(parameter)) name ??= quoted ?? bare ?? '';
  }
  return name === null ? null : { name, isFile };
}
