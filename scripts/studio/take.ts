/** One sitting: builds a person in Blender, takes and develops the pictures. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;
const LONGEST_SITTING = 60 * 60_000;

/** Writes each shot to its `out`; reports failures and goes on. */
export function takePictures(look: object, shots: readonly { readonly out: string }[]): void {
  for (const { out } of shots) mkdirSync(path.dirname(out), { recursive: true });
  const job = `${shots[0]?.out ?? ''}.job.json`;
  writeFileSync(job, JSON.stringify({ person: look, shots }));
  for (const [tool, ...options] of [
    ['blender', '-b', '-P', path.join(HERE, 'studio.py'), '--', job],
    ['/usr/bin/python3', path.join(HERE, 'develop.py'), job],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(tool, options, { encoding: 'utf8', timeout: LONGEST_SITTING, maxBuffer: 2 ** 26 });
    if (status !== 0 || stdout.includes('Traceback') || stderr.includes('Traceback'))
      console.error(`${tool} failed for ${shots[0]?.out}\n${stderr.slice(-800)}`);
  }
}
