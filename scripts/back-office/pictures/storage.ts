/** All public files: those of the demo agency, and those that were uploaded at the desk, which lie in the data folder. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { mediaTypeOf } from './media-type.ts';
import { findAsset } from './store.ts';

export interface Upload {
  /** Storage path: it says nothing of whom the picture shows. */
  readonly file: string;
  /** Pixels; none of a clip. */
  readonly width: number;
  readonly height: number;
  readonly isClip: boolean;
}

export interface Storage {
  /** The file behind a storage path; `undefined` when there is none. */
  find(storagePath: string): string | undefined;
  /** Keeps an uploaded picture or clip; `undefined` for what is neither, whatever it is called. */
  add(bytes: Uint8Array): Promise<Upload | undefined>;
}

/** Longest side that is kept, and the most pixels that are read of a picture, which may be far more than its bytes say. */
const LONGEST_SIDE = 2400;
const MOST_PIXELS = 80_000_000;
const DRAWING_LIMIT = 20;
const UPLOADED = /^uploads\/[0-9a-f]{32}\.(?:jpg|webm|mp4)$/;

export function openStorage(dataDir: string): Storage {
  const toFile = (storagePath: string): string => path.join(dataDir, 'pictures', path.basename(storagePath));

  /** Written beside and renamed, so that nobody reads half a file. */
  async function keep(bytes: Uint8Array, extension: string): Promise<string> {
    const storagePath = `uploads/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
    const [file, draft] = [toFile(storagePath), `${toFile(storagePath)}.${process.pid}.part`];
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return storagePath;
  }

  return {
    find: (storagePath) => (UPLOADED.test(storagePath) && existsSync(toFile(storagePath)) ? toFile(storagePath) : findAsset(storagePath)),
    async add(bytes) {
      const type = mediaTypeOf(bytes);
      if (type === 'video/webm' || type === 'video/mp4') {
        return { file: await keep(bytes, type.replace('video/', '')), width: 0, height: 0, isClip: true };
      }
      if (type === undefined || type === 'image/gif') return undefined;
      // Drawn anew: upright, without what a camera writes beside it (a place, a name), and nothing else hidden in the file.
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 86 })
        .timeout({ seconds: DRAWING_LIMIT });
      const drawn = await picture.toBuffer({ resolveWithObject: true }).catch(() => undefined);
      if (!drawn) return undefined;
      return { file: await keep(drawn.data, 'jpg'), width: drawn.info.width, height: drawn.info.height, isClip: false };
    },
  };
}
