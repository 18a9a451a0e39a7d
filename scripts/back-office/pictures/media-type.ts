const SIGNATURES = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['video/webm', /^\x1aE\xdf\xa3/],
  ['video/mp4', /^[^]{4}ftyp/],
] as const;

export type MediaType = (typeof SIGNATURES)[number][0];

/** Detects a picture or clip by its first bytes, never by name or header; else `undefined`. */
export function mediaTypeOf(bytes: Uint8Array): MediaType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
}
