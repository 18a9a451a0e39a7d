/** The demo agency's public files, served from `assets` by storage path. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { pixelsOf } from './media-type.ts';

const ASSETS = path.resolve(import.meta.dirname, '../assets');

/** Read once: nothing is added at run time. */
const PATHS: ReadonlySet<string> = new Set(
  readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:jpg|webm|mp4)$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/')),
);

/** A second, nameless path of each person's picture, for minors. */
const NAMELESS: ReadonlyMap<string, string> = new Map(
  Array.from(PATHS)
    .filter((file) => file.startsWith('talents/'))
    .map((file) => [
      file,
      `pictures/${createHash('sha256').update(file).digest('hex').slice(0, 20)}${path.extname(file)}`,
    ]),
);
const NAMED = new Map(Array.from(NAMELESS, ([file, nameless]) => [nameless, file]));

/** The nameless path of a person's picture; other files stay. */
export function toNamelessPath(storagePath: string): string {
  return NAMELESS.get(storagePath) ?? storagePath;
}

/** The path by which records name a file. */
export function toNamedPath(storagePath: string): string {
  return NAMED.get(storagePath) ?? storagePath;
}

export function findAsset(storagePath: string): string | undefined {
  const named = toNamedPath(storagePath);
  return hasFile(named) ? path.join(ASSETS, named) : undefined;
}

export function hasFile(storagePath: string): boolean {
  return PATHS.has(storagePath);
}

/** Storage path of a person's shot. */
export function shotPath(slug: string, shot: string): string {
  return `talents/${slug}/${shot}.jpg`;
}

/** A full book has 11 pictures; there are four polaroids, and one composite. */
const MOST_SHOTS = 11;

/** A person's existing pictures of a series, as gallery items. */
export function shotsOf(slug: string, series: 'book' | 'digital' | 'compo') {
  return [series, ...Array.from({ length: MOST_SHOTS }, (_, index) => `${series}-${index + 1}`)]
    .map((shot) => shotPath(slug, shot))
    .filter(hasFile)
    .map((file) => ({ file, ...pixelsOf(path.join(ASSETS, file)) }));
}
