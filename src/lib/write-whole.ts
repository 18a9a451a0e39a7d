import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function writeWhole(file: string, text: string, mode = 0o666): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.draft`;
  writeFileSync(draft, text, { mode });
  renameSync(draft, file);
}
