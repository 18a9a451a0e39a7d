import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, onTestFinished } from 'vitest';
import { createSiteFolder } from './site-folder.ts';

export function folderForEachTest(): { readonly path: string } {
  let path = '';
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), 'test-'));
    return () => {
      rmSync(path, { recursive: true });
    };
  });
  return {
    get path() {
      return path;
    },
  };
}

export async function openTestFolder(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const { path, remove } = await createSiteFolder(files);
  onTestFinished(remove);
  return path;
}
