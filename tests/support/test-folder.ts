import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, onTestFinished } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

export async function createFolder(files: Files = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-'));
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function openTestFolder(files: Files = {}): Promise<string> {
  const folder = await createFolder(files);
  onTestFinished(folder.remove);
  return folder.path;
}

export function folderForEachTest(): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await openTestFolder();
  });
  return folder;
}
