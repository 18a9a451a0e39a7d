/** Sizes of pictures published for other programs. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltSite } from '../built-site.ts';

/** Pixels by file, such as `icons/icon-192.png`. */
export type PictureSizes = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

export async function readPictureSizes({
  folder,
  files,
}: Pick<BuiltSite, 'folder' | 'files'>): Promise<PictureSizes> {
  const pictures = Array.from(files).filter((file) =>
    /^(?:icons\/)?[^/]+\.(?:png|jpg)$/.test(file),
  );
  const sizes = pictures.map(async (file) => {
    const { width, height } = await sharp(join(folder, file)).metadata();
    return [file, { width, height }] as const;
  });
  return new Map(await Promise.all(sizes));
}
