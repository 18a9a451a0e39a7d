import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The file is renamed into place, so that no half of it is read. */
export function writeWhole(file: string, text: string, mode = 0o666): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  writeFileSync(draft, text, { mode });
  renameSync(draft, file);
}
