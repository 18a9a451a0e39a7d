/** Every public file by its storage path: clips lie beside the code, pictures are rendered once and kept on disk. */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { isPicture } from './catalogue.ts';
import { once } from './once.ts';
import type { Darkroom } from './darkroom.ts';

/** Raised when the studio's look changes, so that kept pictures of the old look are not served. */
const STUDIO_VERSION = '2';

const ASSETS = new URL('../assets/', import.meta.url);
/** Five seconds each, made once from the studio's frames: encoding video takes more than this project wants to install. */
const CLIPS: ReadonlyMap<string, string> = new Map([
  ['slides/amanhecer.webm', 'amanhecer.webm'],
  ['slides/amanhecer-mobile.webm', 'amanhecer-mobile.webm'],
]);

export interface StoredFile {
  readonly file: string;
  readonly type: string;
  /** Changes whenever the content does. */
  readonly identity: string;
}

export interface PictureStore {
  /** The file behind a storage path; `undefined` when there is none. A picture is rendered first when nobody asked before. */
  open(storagePath: string): Promise<StoredFile | undefined>;
}

/** Whether a storage path names a file, rendered or not. */
export function hasFile(storagePath: string): boolean {
  return CLIPS.has(storagePath) || isPicture(storagePath);
}

export function createPictureStore(dataDir: string, darkroom: Darkroom): PictureStore {
  const folder = path.join(dataDir, 'pictures', STUDIO_VERSION);
  const render = once(async (storagePath: string) => {
    const file = path.join(folder, ...storagePath.split('/'));
    if (await stat(file).catch(() => undefined)) return file;
    const picture = await darkroom.develop(storagePath);
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await writeFile(draft, picture, { flag: 'wx' });
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return file;
  });
  return {
    async open(storagePath) {
      const clip = CLIPS.get(storagePath);
      if (clip !== undefined) return { file: fileURLToPath(new URL(clip, ASSETS)), type: 'video/webm', identity: clip };
      if (!isPicture(storagePath)) return undefined;
      return { file: await render(storagePath), type: 'image/jpeg', identity: `${STUDIO_VERSION} ${storagePath}` };
    },
  };
}
