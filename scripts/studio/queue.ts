/**
 * `node scripts/studio/queue.ts`: takes the pictures that are not there yet, one sitting after another, into `.local/studio/done`. Stop it at
 * any time and start it again: what is finished is kept. Needs Blender 3.4, and Python 3 with numpy and OpenCV.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sittings } from './pictures.ts';

const DONE = path.resolve('.local/studio/done');
const HERE = import.meta.dirname;
const LONGEST_SITTING = 20 * 60_000;

for (const { look, pictures } of sittings()) {
  const shots = pictures
    .map(({ file, shot }) => ({ ...shot, out: path.join(DONE, file.replace(/jpg$/, 'png')) }))
    .filter(({ out }) => !existsSync(out));
  if (shots.length === 0) continue;
  for (const { out } of shots) mkdirSync(path.dirname(out), { recursive: true });
  const job = path.join(DONE, 'job.json');
  writeFileSync(job, JSON.stringify({ person: look, shots }));
  const started = Date.now();
  for (const [tool, ...options] of [
    ['blender', '-b', '-P', path.join(HERE, 'studio.py'), '--', job],
    ['/usr/bin/python3', path.join(HERE, 'develop.py'), job],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(tool, options, { encoding: 'utf8', timeout: LONGEST_SITTING, maxBuffer: 2 ** 26 });
    if (status !== 0 || stdout.includes('Traceback') || stderr.includes('Traceback'))
      console.error(`${tool} failed for ${shots[0]?.out}\n${stderr.slice(-800)}`);
  }
  console.log(
    `${new Date().toISOString().slice(11, 19)} ${shots.map(({ out }) => path.relative(DONE, out)).join(' ')} ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
