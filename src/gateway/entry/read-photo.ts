/** Rebuilds a JPEG from its picture's segments, without metadata, comments or trailing data. The
 * form sends photos upright, in sRGB, which need no segment of Adobe. */
import { PHOTO_EDGE } from '../../contracts/entry-kinds.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const HUFFMAN_TABLES = 0xc4;
const QUANTISATION = 0xdb;
const RESTART_INTERVAL = 0xdd;
const TABLES: ReadonlySet<number> = new Set([HUFFMAN_TABLES, QUANTISATION, RESTART_INTERVAL]);

/** Baseline, extended and progressive: what browsers show. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** More scans than any encoder writes; each costs a decoder a pass over the picture. */
const MOST_SCANS = 32;

/** A marker with its content, and `whole`: length, content and a scan's picture data. */
interface Segment {
  readonly marker: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly components: ReadonlySet<number>;
}

/** The clean photo under the given name; `null` unless it is a whole JPEG of a displayable size. */
export function readPhoto(bytes: Uint8Array, name: string): File | null {
  const segments = readSegments(bytes) ?? [];
  const scans = segments.filter(({ marker }) => marker === SCAN);
  const [first, second] = segments.filter(({ marker }) => isFrame(marker));
  // Two frames make a hierarchical JPEG, which no browser shows.
  if (
    first === undefined ||
    second !== undefined ||
    scans.length === 0 ||
    scans.length > MOST_SCANS
  )
    return null;
  const frame = readFrame(first);
  const isInOrder = segments.indexOf(first) < segments.findIndex(({ marker }) => marker === SCAN);
  if (
    frame === null ||
    !isInOrder ||
    !scans.every(({ content }) => isScan(content, frame)) ||
    !segments.every(hasSoundTables) ||
    ![frame.width, frame.height].every((pixels) => pixels >= 1 && pixels <= PHOTO_EDGE)
  )
    return null;
  const parts = [Uint8Array.of(0xff, START), ...segments.flatMap(toKept), Uint8Array.of(0xff, END)];
  return new File(parts as Uint8Array<ArrayBuffer>[], `${name}.jpg`, { type: 'image/jpeg' });
}

/** The segments up to the end marker; `null` if they do not follow each other or the end is
 * missing. */
function readSegments(bytes: Uint8Array): readonly Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === END) return segments;
    const end = at + readShort(bytes, at);
    if (end < at + 2 || end > bytes.length || !isSegment(marker)) return null;
    const next = marker === SCAN ? findScanEnd(bytes, end) : end;
    if (next === -1) return null;
    segments.push({
      marker,
      content: bytes.subarray(at + 2, end),
      whole: bytes.subarray(at, next),
    });
    at = next;
  }
}

/** What the clean picture has of a segment. */
function toKept({ marker, whole }: Segment): readonly Uint8Array[] {
  const isKept = isFrame(marker) || marker === SCAN || TABLES.has(marker);
  return isKept ? [Uint8Array.of(0xff, marker), whole] : [];
}

/** Tells whether the marker has a length and stands outside a scan. */
function isSegment(marker: number): boolean {
  const isBare = marker >= 0xd0 && marker <= START;
  return marker >= 0xc0 && marker <= 0xfe && !isBare && marker !== 0xc8;
}

/** Includes arithmetic coding, which no browser reads. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== HUFFMAN_TABLES && marker !== 0xc8;
}

function readFrame({ marker, content }: Segment): Frame | null {
  const count = content[5] ?? 0;
  if (!FRAMES.has(marker)) return null;
  if (content[0] !== 8 || (count !== 1 && count !== 3) || content.length !== 6 + 3 * count)
    return null;
  const components = new Set<number>();
  for (let at = 6; at < content.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = content.subarray(at, at + 3);
    if (!isSamplingFactor(sampling >> 4) || !isSamplingFactor(sampling & 15) || table > 3)
      return null;
    components.add(id);
  }
  return components.size === count
    ? { height: readShort(content, 1), width: readShort(content, 3), components }
    : null;
}

function isSamplingFactor(value: number): boolean {
  return value >= 1 && value <= 4;
}

function isScan(content: Uint8Array, { components }: Frame): boolean {
  const count = content[0] ?? 0;
  if (count < 1 || count > 3 || content.length !== 4 + 2 * count) return false;
  for (let at = 1; at <= 2 * count; at += 2) if (!components.has(content[at] ?? -1)) return false;
  return true;
}

function hasSoundTables({ marker, content }: Segment): boolean {
  if (!TABLES.has(marker)) return true;
  if (marker === RESTART_INTERVAL) return content.length === 2;
  let at = 0;
  while (at < content.length) {
    const kind = content[at] ?? 0;
    if ((kind & 15) > 3 || kind >> 4 > 1) return false;
    at +=
      1 +
      (marker === QUANTISATION
        ? 64 * ((kind >> 4) + 1)
        : codesLength(content.subarray(at + 1, at + 17)));
  }
  return at === content.length;
}

/** Size in bytes of a Huffman table by its 16 counts; too large if they are impossible. */
function codesLength(counts: Uint8Array): number {
  let unusedCodes = 1;
  let codes = 0;
  for (const count of counts) {
    unusedCodes = unusedCodes * 2 - count;
    codes += count;
    if (unusedCodes < 0) return Number.POSITIVE_INFINITY;
  }
  return 16 + codes;
}

/** Finds the next marker that is neither a stuffed byte nor a restart; -1 if none. */
function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1];
    if (next === undefined) return -1;
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2;
    else if (next === 0xff) at += 1;
    else return at;
  }
  return -1;
}

function readShort(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
