/** The demo agency's public files, served from `assets` by storage path. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ASSETS = path.resolve(import.meta.dirname, '../assets');
export const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

/** Read once: nothing is added at run time. */
const PATHS: ReadonlySet<string> = new Set(
  readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) in TYPES)
    .map((file) => file.replaceAll(path.sep, '/')),
);

/** A second, nameless path of each person's picture, for minors. */
const NAMELESS: ReadonlyMap<string, string> = new Map(
  Array.from(PATHS)
    .filter((file) => file.startsWith('talents/'))
    .map((file) => [
      `pictures/${createHash('sha256').update(file).digest('hex').slice(0, 20)}${path.extname(file)}`,
      file,
    ]),
);
const NAMELESS_OF: ReadonlyMap<string, string> = new Map(
  Array.from(NAMELESS, ([nameless, file]) => [file, nameless]),
);

/** The nameless path of a person's picture; other files stay. */
export function toNamelessPath(storagePath: string): string {
  return NAMELESS_OF.get(storagePath) ?? storagePath;
}

/** The file at a storage path, or `undefined`. */
export function findAsset(storagePath: string): string | undefined {
  const named = NAMELESS.get(storagePath) ?? storagePath;
  return PATHS.has(named) ? path.join(ASSETS, named) : undefined;
}

/** Tells whether a storage path is a demo file. */
export function hasFile(storagePath: string): boolean {
  return PATHS.has(storagePath);
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a demo JPEG, from its frame header. */
function sizeOf(storagePath: string): PictureSize {
  const bytes = readFileSync(path.join(ASSETS, storagePath));
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  throw new Error(`${storagePath} is no JPEG.`);
}

/** Number of pictures in a full book, of polaroids and of composites. */
const SERIES = { book: 11, digital: 4, compo: 1 } as const;

export type Series = keyof typeof SERIES;

/** Storage path of a person's shot. */
export function shotPath(slug: string, shot: string): string {
  return `talents/${slug}/${shot}.jpg`;
}

/** A person's existing pictures of a series, as gallery items. */
export function shotsOf(slug: string, series: Series): (PictureSize & { readonly file: string })[] {
  const shots = Array.from({ length: SERIES[series] }, (_, index) =>
    series === 'compo' ? series : `${series}-${index + 1}`,
  );
  return shots
    .map((shot) => shotPath(slug, shot))
    .filter(hasFile)
    .map((file) => ({ file, ...sizeOf(file) }));
}
