const START = 0xd8;
const END = 0xd9;
export const SCAN = 0xda;
const HUFFMAN_TABLES = 0xc4;
const EXTENSION = 0xc8;
const ARITHMETIC_CODES = 0xcc;

export interface Segment {
  readonly marker: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

export function readJpeg(bytes: Uint8Array) {
  const segments: Segment[] = [];
  let at = 2;
  while (bytes[0] === 0xff && bytes[1] === START && bytes[at] === 0xff) {
    while (bytes[at] === 0xff) at += 1;
    const marker = bytes[at] ?? 0;
    at += 1;
    if (marker === END) return { segments, isWhole: true, isCut: false };
    const end = at + readShort(bytes, at);
    const isBare = marker >= 0xd0 && marker <= START;
    if (end < at + 2 || marker < 0xc0 || isBare) break;
    const next = marker === SCAN ? findScanEnd(bytes, end) : end;
    const whole = bytes.subarray(at, next);
    segments.push({ marker, content: whole.subarray(2, end - at), whole });
    at = next;
  }
  // Neither whole nor cut: something that is no JPEG stands in it.
  return { segments, isWhole: false, isCut: at >= bytes.length };
}

function findScanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1] ?? 0;
    if (next === 0xff) at += 1;
    else if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    else at += 2;
  }
  return bytes.length;
}

export function isFrame({ marker }: Segment): boolean {
  return (
    marker >= 0xc0 &&
    marker <= 0xcf &&
    ![HUFFMAN_TABLES, EXTENSION, ARITHMETIC_CODES].includes(marker)
  );
}

/** A rotated photo's sides stay as they are stored. */
export function readSize({ content }: Segment) {
  return { width: readShort(content, 3), height: readShort(content, 1) };
}

function readShort(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
