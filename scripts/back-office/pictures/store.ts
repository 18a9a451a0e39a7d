/** The demo agency's public files: they lie in `assets`, each at its storage path, and are served from there. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ASSETS = path.resolve(import.meta.dirname, '../assets');
export const TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.webm': 'video/webm', '.mp4': 'video/mp4' };

/** Read once: nothing is added while the back office runs. */
const PATHS: ReadonlySet<string> = new Set(
  readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) in TYPES)
    .map((file) => file.replaceAll(path.sep, '/')),
);

/** Each picture of a person has a second path without a name, for those whose name is not told. */
const NAMELESS: ReadonlyMap<string, string> = new Map(
  Array.from(PATHS)
    .filter((file) => file.startsWith('talents/'))
    .map((file) => [`pictures/${createHash('sha256').update(file).digest('hex').slice(0, 20)}${path.extname(file)}`, file]),
);
const NAMELESS_OF: ReadonlyMap<string, string> = new Map(Array.from(NAMELESS, ([nameless, file]) => [file, nameless]));

/** The path without a name of a person's picture; other files and addresses stay as they are. */
export function toNamelessPath(storagePath: string): string {
  return NAMELESS_OF.get(storagePath) ?? storagePath;
}

/** The file behind a storage path; `undefined` when there is none. */
export function findAsset(storagePath: string): string | undefined {
  const named = NAMELESS.get(storagePath) ?? storagePath;
  return PATHS.has(named) ? path.join(ASSETS, named) : undefined;
}

/** Whether a storage path names a file of the demo agency. */
export function hasFile(storagePath: string): boolean {
  return PATHS.has(storagePath);
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Size in pixels of a JPEG of the demo agency, from its frame header. */
export function sizeOf(storagePath: string): PictureSize {
  const bytes = readFileSync(path.join(ASSETS, storagePath));
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  throw new Error(`${storagePath} is no JPEG.`);
}
