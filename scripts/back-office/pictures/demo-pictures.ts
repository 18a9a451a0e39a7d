/** The demo agency's public files, served from `assets` by storage path. A person's lie in a folder
 * named by id, so that no path tells a name. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { pixelsOf } from './media-type.ts';

const ASSETS = path.resolve(import.meta.dirname, '../assets');
const PATH = /^[\w-]+(?:\/[\w-]+)*\.(?:jpg|webm)$/;

export function findAsset(storagePath: string): string | undefined {
  const file = path.join(ASSETS, storagePath);
  return PATH.test(storagePath) && existsSync(file) ? file : undefined;
}

/** Storage path of a person's shot; empty if there is none. */
export function shotOf(id: number, shot: string): string {
  const storagePath = `talents/${id}/${shot}.jpg`;
  return findAsset(storagePath) === undefined ? '' : storagePath;
}

/** A full book has 11 pictures; there are four polaroids, and one composite. */
const MOST_SHOTS = 11;

/** A person's existing pictures of a series, as gallery items. */
export function shotsOf(id: number, series: 'book' | 'digital' | 'compo') {
  return [series, ...Array.from({ length: MOST_SHOTS }, (_, index) => `${series}-${index + 1}`)]
    .map((shot) => shotOf(id, shot))
    .filter((file) => file !== '')
    .map((file) => ({ file, ...pixelsOf(path.join(ASSETS, file)) }));
}
