import { readFileSync } from 'node:fs';

const SIGNATURES = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['video/webm', /^\x1aE\xdf\xa3/],
  ['video/mp4', /^[^]{4}ftyp/],
] as const;

export function mediaTypeOf(bytes: Uint8Array) {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
}

export function pixelsOf(file: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(file);
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  throw new Error(`${file} is no JPEG.`);
}
