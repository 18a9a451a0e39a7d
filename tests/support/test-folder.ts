import { beforeEach, onTestFinished } from 'vitest';
import { createSiteFolder } from './site-folder.ts';

export function folderForEachTest(): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await openTestFolder();
  });
  return folder;
}

export async function openTestFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const { path, remove } = await createSiteFolder(files);
  onTestFinished(remove);
  return path;
}
