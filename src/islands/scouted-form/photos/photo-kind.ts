/** What a file is, told by its first bytes: a name or a declared type proves nothing. */

export type PhotoKind = 'png' | 'gif' | 'jpeg';

const SIGNATURES: readonly (readonly [PhotoKind, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** The kind of an accepted picture, `null` for everything else (HEIC, WebP, SVG, text named `.jpg`). */
export function photoKind(head: Uint8Array): PhotoKind | null {
  return SIGNATURES.find(([, signature]) => signature.every((byte, index) => head[index] === byte))?.[0] ?? null;
}
