/**
 * A JPEG rebuilt from the segments that make its picture. EXIF, GPS, XMP, IPTC, comments, embedded previews and whatever hangs behind the
 * picture stay behind. The turning that EXIF may ask for goes with it: the form turns photos upright before it sends them.
 */
import type { CleanPicture } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Tables that a picture needs: arithmetic and Huffman codes, quantisation, restart interval. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdd]);
/** Application data that changes how a picture looks, by marker and first bytes. */
const KEPT_DATA = [
  { marker: 0xe0, begins: 'JFIF\0' },
  { marker: 0xe2, begins: 'ICC_PROFILE\0' },
  { marker: 0xee, begins: 'Adobe' },
] as const;
/** Length of a JFIF segment without a preview. */
const BARE_JFIF = 16;
/** More scans than any camera writes; each costs a decoder one pass over the whole picture. */
const MOST_SCANS = 64;

/** The clean picture; `null` for bytes that are no whole JPEG. */
export function cleanJpeg(bytes: Uint8Array): CleanPicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | null = null;
  let scans = 0;
  let at = 2;

  for (;;) {
    if (bytes[at] !== 0xff) return null;
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === END) break;

    const length = readShort(bytes, at);
    const end = at + length;
    if (length < 2 || end > bytes.length || !isSegment(marker)) return null;
    const content = bytes.subarray(at + 2, end);
    if (isFrame(marker)) {
      // Two frames are the hierarchical kind, which no browser shows.
      if (size !== null || content.length < 6) return null;
      size = { height: readShort(content, 1), width: readShort(content, 3) };
    }
    at = end;
    if (marker === SCAN) {
      scans += 1;
      at = findScanEnd(bytes, end);
      if (scans > MOST_SCANS || size === null || at === -1) return null;
    }
    if (isKept(marker, content)) kept.push(Uint8Array.of(0xff, marker), bytes.subarray(end - length, at));
  }
  if (size === null || scans === 0) return null;
  kept.push(Uint8Array.of(0xff, END));
  return { ...size, parts: kept };
}

/** Markers that a length follows and that stand outside of a scan. */
function isSegment(marker: number): boolean {
  const isBare = marker >= 0xd0 && marker <= START;
  return marker >= 0xc0 && marker <= 0xfe && !isBare && marker !== 0xc8;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === SCAN || isFrame(marker) || TABLES.has(marker)) return true;
  return KEPT_DATA.some(({ marker: known, begins }) => {
    if (marker !== known || Buffer.from(content.subarray(0, begins.length)).toString('latin1') !== begins) return false;
    return known !== 0xe0 || content.length + 2 === BARE_JFIF;
  });
}

/** Where the compressed data that begins here ends: at the next marker that is neither a stuffed byte nor a restart; -1 if nowhere. */
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
