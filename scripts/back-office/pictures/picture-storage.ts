import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findAsset, pixelsOf } from './demo-pictures.ts';

export type Storage = ReturnType<typeof openStorage>;

const LONGEST_SIDE = 2400;
const FORM_LIFETIME = 60 * 60_000;
const UPLOADED = /^uploads\/[0-9a-f]{32}\.(?:jpg|webm|mp4)$/;

export function openStorage(dataDir: string) {
  const folder = path.join(dataDir, 'pictures');
  mkdirSync(folder, { recursive: true });
  const toFile = (storagePath: string): string => path.join(folder, path.basename(storagePath));

  function keep(bytes: Uint8Array, extension: string): string {
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const storagePath = `uploads/${name}.${extension}`;
    const draft = `${toFile(storagePath)}.part`;
    writeFileSync(draft, bytes);
    renameSync(draft, toFile(storagePath));
    return storagePath;
  }

  const find = (storagePath: string): string | undefined =>
    UPLOADED.test(storagePath) && existsSync(toFile(storagePath))
      ? toFile(storagePath)
      : findAsset(storagePath);
  const uploads = () => readdirSync(folder).map((name) => `uploads/${name}`);

  return {
    find,
    uploads,
    sizeOf(storagePath: string) {
      const file = find(storagePath);
      return file?.endsWith('.jpg') === true ? pixelsOf(file) : undefined;
    },
    sweep(isNamed: (storagePath: string) => boolean, namedUntilNow: readonly string[]): void {
      for (const upload of uploads()) {
        const file = toFile(upload);
        const isOld = () => Date.now() - statSync(file).mtimeMs > FORM_LIFETIME;
        if (!isNamed(upload) && (namedUntilNow.includes(upload) || isOld())) rmSync(file);
      }
    },
    async add(file: File): Promise<string | undefined> {
      const bytes = await file.bytes();
      const [, clip] = /^video\/(webm|mp4)$/.exec(file.type) ?? [];
      if (clip !== undefined) return keep(bytes, clip);
      // It is drawn anew: upright and without metadata.
      const picture = await sharp(bytes)
        .rotate()
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 86 })
        .toBuffer()
        .catch(() => undefined);
      return picture && keep(picture, 'jpg');
    },
  };
}
