/** A folder that a test may fill. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach } from 'vitest';

/** Gives each test of the file an empty folder, which goes with the test. */
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
