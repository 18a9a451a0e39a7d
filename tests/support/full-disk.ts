/**
 * A disk that is full after so many writes (`WRITES_LEFT`). Loaded before the program (`node
 * --import`), because a real full disk needs rights that a test does not have.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env['WRITES_LEFT'] ?? '0');

function spend(path: unknown): void {
  left -= 1;
  if (left >= 0) return;
  throw Object.assign(new Error(`ENOSPC: no space left on device, write '${String(path)}'`), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  });
}

const { writeFileSync, linkSync } = fs;
const { writeFile } = fs.promises;
fs.writeFileSync = (...given) => {
  spend(given[0]);
  writeFileSync(...given);
};
fs.linkSync = (...given) => {
  spend(given[1]);
  linkSync(...given);
};
fs.promises.writeFile = async (...given) => {
  spend(given[0]);
  await writeFile(...given);
};
syncBuiltinESMExports();
