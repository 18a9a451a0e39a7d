/** The demo agency's public files: they lie in `assets`, each at its storage path, and are served from there. */
import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';

const ASSETS = path.resolve(import.meta.dirname, '../assets');
const TYPES: Readonly<Record<string, string>> = { '.jpg': 'image/jpeg', '.webm': 'video/webm' };

/** Read once: nothing is added while the back office runs. */
const PATHS: ReadonlySet<string> = new Set(
  readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file) in TYPES)
    .map((file) => file.replaceAll(path.sep, '/')),
);

export interface StoredFile {
  readonly file: string;
  readonly type: string;
  /** Changes whenever the content does. */
  readonly identity: string;
}

/** Whether a storage path names a file. */
export function hasFile(storagePath: string): boolean {
  return PATHS.has(storagePath);
}

/** The file behind a storage path; `undefined` when there is none. */
export async function openFile(storagePath: string): Promise<StoredFile | undefined> {
  if (!hasFile(storagePath)) return undefined;
  const file = path.join(ASSETS, storagePath);
  const { size, mtimeMs } = await stat(file);
  return { file, type: TYPES[path.extname(file)] ?? '', identity: `${storagePath} ${size} ${mtimeMs}` };
}
