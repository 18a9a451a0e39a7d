import { existsSync } from 'node:fs';
import path from 'node:path';

import { pixelsOf } from './media-type.ts';

const ASSETS = path.resolve(import.meta.dirname, '../assets');
const PATH = /^[\w-]+(?:\/[\w-]+)*\.(?:jpg|webm)$/;

export function findAsset(storagePath: string): string | undefined {
  const file = path.join(ASSETS, storagePath);
  return PATH.test(storagePath) && existsSync(file) ? file : undefined;
}

export function shotOf(id: number, shot: string): string {
  const storagePath = `talents/${id}/${shot}.jpg`;
  return findAsset(storagePath) === undefined ? '' : storagePath;
}

const MOST_SHOTS = 11;

export function shotsOf(id: number, series: 'book' | 'digital' | 'compo') {
  return [series, ...Array.from({ length: MOST_SHOTS }, (_, index) => `${series}-${index + 1}`)]
    .map((shot) => shotOf(id, shot))
    .filter((file) => file !== '')
    .map((file) => ({ file, ...pixelsOf(path.join(ASSETS, file)) }));
}
