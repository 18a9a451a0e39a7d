import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export async function createSiteFolder(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
