/** All public files: those of the demo agency, and those that were uploaded at the desk, which lie in the data folder. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { hasFile, openFile, TYPES, type StoredFile } from './store.ts';

export interface Upload {
  /** Storage path: it says nothing of whom the picture shows. */
  readonly file: string;
  /** Pixels; none of a clip. */
  readonly width: number;
  readonly height: number;
  readonly isClip: boolean;
}

export interface Storage {
  has(storagePath: string): boolean;
  /** The file behind a storage path; `undefined` when there is none. */
  open(storagePath: string): Promise<StoredFile | undefined>;
  /** Keeps an uploaded picture or clip; `undefined` for what is neither, whatever it is called. */
  add(file: string): Promise<Upload | undefined>;
}

/** Longest side that is kept, and the most pixels that are read of a picture, which may be far more than its bytes say. */
const LONGEST_SIDE = 2400;
const MOST_PIXELS = 80_000_000;
const DRAWING_LIMIT = 20;
const UPLOADED = /^uploads\/[0-9a-f]{32}\.(?:jpg|webm|mp4)$/;

export function openStorage(dataDir: string): Storage {
  const toFile = (storagePath: string): string => path.join(dataDir, 'pictures', path.basename(storagePath));
  const isUploaded = (storagePath: string): boolean => UPLOADED.test(storagePath) && existsSync(toFile(storagePath));

  /** Written beside and renamed, so that nobody reads half a file. */
  async function keep(bytes: Uint8Array, extension: string, write: (draft: string) => Promise<void>): Promise<string> {
    const storagePath = `uploads/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
    const [file, draft] = [toFile(storagePath), `${toFile(storagePath)}.${process.pid}.part`];
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await write(draft);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return storagePath;
  }

  return {
    has: (storagePath) => hasFile(storagePath) || isUploaded(storagePath),
    async open(storagePath) {
      if (!isUploaded(storagePath)) return openFile(storagePath);
      const file = toFile(storagePath);
      const { size, mtimeMs } = await stat(file);
      return { file, type: TYPES[path.extname(file)] ?? '', identity: `${storagePath} ${size} ${mtimeMs}` };
    },
    async add(file) {
      const kind = kindOf(await readHead(file));
      if (kind === undefined) return undefined;
      if (kind !== 'picture') {
        const stored = await keep(await readFile(file), kind, (draft) => copyFile(file, draft));
        return { file: stored, width: 0, height: 0, isClip: true };
      }
      // Drawn anew: upright, without what a camera writes beside it (a place, a name), and nothing else hidden in the file.
      const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 86 })
        .timeout({ seconds: DRAWING_LIMIT });
      const drawn = await picture.toBuffer({ resolveWithObject: true }).catch(() => undefined);
      if (!drawn) return undefined;
      const stored = await keep(drawn.data, 'jpg', (draft) => writeFile(draft, drawn.data));
      return { file: stored, width: drawn.info.width, height: drawn.info.height, isClip: false };
    },
  };
}

async function readHead(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(12);
    await handle.read(head, 0, head.length, 0);
    return head.toString('latin1');
  } finally {
    await handle.close();
  }
}

/** Told from the first bytes, never from a name or from what the sender says. */
function kindOf(head: string): 'picture' | 'webm' | 'mp4' | undefined {
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/.test(head)) return 'picture';
  if (head.startsWith('\x1aE\xdf\xa3')) return 'webm';
  return head.startsWith('ftyp', 4) ? 'mp4' : undefined;
}
