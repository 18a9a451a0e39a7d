/** All public files: the demo agency's, and uploads in the data folder. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { findAsset } from './demo-pictures.ts';
import { mediaTypeOf, pixelsOf } from './media-type.ts';

export interface Upload {
  /** Storage path, which reveals no name. */
  readonly file: string;
  /** Pixels; zero for a clip. */
  readonly width: number;
  readonly height: number;
  readonly isClip: boolean;
}

export type Storage = ReturnType<typeof openStorage>;

/** Pixels: longest stored side, and most pixels to decode, as a small file may hold many. */
const LONGEST_SIDE = 2400;
const MOST_PIXELS = 80_000_000;
const DRAWING_LIMIT = 20;
/** Milliseconds for which a refused form keeps the pictures that arrived. */
const FORM_LIFETIME = 60 * 60_000;
const UPLOADED = /^uploads\/[0-9a-f]{32}\.(?:jpg|webm|mp4)$/;

export function openStorage(dataDir: string) {
  const toFile = (storagePath: string): string =>
    path.join(dataDir, 'pictures', path.basename(storagePath));

  /** Renamed into place, so that no half file is read. */
  async function keep(bytes: Uint8Array, extension: string): Promise<string> {
    const storagePath = `uploads/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
    const file = toFile(storagePath);
    const draft = `${file}.${process.pid}.part`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return storagePath;
  }

  const find = (storagePath: string): string | undefined =>
    UPLOADED.test(storagePath) && existsSync(toFile(storagePath))
      ? toFile(storagePath)
      : findAsset(storagePath);

  return {
    find,
    /** Pixels of a stored picture; `undefined` for anything else. */
    sizeOf(storagePath: string) {
      const file = find(storagePath);
      return file?.endsWith('.jpg') === true ? pixelsOf(file) : undefined;
    },
    uploads: (): readonly string[] => {
      const folder = path.dirname(toFile('x'));
      return existsSync(folder) ? readdirSync(folder).map((name) => `uploads/${name}`) : [];
    },
    /** Deletes the uploads that nothing names any more. One that was never named may wait for its
     * record. */
    sweep(isNamed: (storagePath: string) => boolean, wereNamed: ReadonlySet<string>): void {
      for (const upload of this.uploads()) {
        const file = toFile(upload);
        const isOld = () => Date.now() - statSync(file).mtimeMs > FORM_LIFETIME;
        if (!isNamed(upload) && (wereNamed.has(upload) || isOld())) rmSync(file, { force: true });
      }
    },
    /** Stores a picture or clip; `undefined` for other content, whatever its name. */
    async add(bytes: Uint8Array): Promise<Upload | undefined> {
      const type = mediaTypeOf(bytes);
      if (type === undefined || type === 'image/gif') return undefined;
      if (type.startsWith('video/')) {
        const file = await keep(bytes, type.replace('video/', ''));
        return { file, width: 0, height: 0, isClip: true };
      }
      // Re-encoded: upright, without metadata (place, name) or anything hidden.
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 86 })
        .timeout({ seconds: DRAWING_LIMIT });
      const drawn = await picture.toBuffer({ resolveWithObject: true }).catch(() => undefined);
      if (!drawn) return undefined;
      const { width, height } = drawn.info;
      return { file: await keep(drawn.data, 'jpg'), width, height, isClip: false };
    },
  };
}
