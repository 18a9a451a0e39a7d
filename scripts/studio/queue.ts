/**
 * `node scripts/studio/queue.ts [--again slug,slug]`: takes the pictures that are not there yet, one sitting after another, into
 * `.local/studio/done`. Stop it at any time and start it again: what is finished is kept. A picture that the assets have in the size of its
 * shot is finished, unless its person is to be taken again. Needs Blender 3.4, and Python 3 with numpy and OpenCV.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { sittings, type Picture } from './pictures.ts';

const DONE = path.resolve('.local/studio/done');
const ASSETS = path.resolve('scripts/back-office/assets');
const HERE = import.meta.dirname;
const LONGEST_SITTING = 20 * 60_000;

const again = (parseArgs({ options: { again: { type: 'string', default: '' } } }).values.again ?? '').split(',');
const outOf = (file: string): string => path.join(DONE, file.replace(/jpg$/, 'png'));

async function isTaken({ file, person, shot }: Picture): Promise<boolean> {
  if (existsSync(outOf(file))) return true;
  const asset = path.join(ASSETS, file);
  if (again.includes(person.slug) || !existsSync(asset)) return false;
  const { width, height } = await sharp(asset).metadata();
  return width === shot.size[0] && height === shot.size[1];
}

for (const { look, pictures } of sittings()) {
  const taken = await Promise.all(pictures.map(isTaken));
  const shots = pictures.filter((_, place) => taken[place] !== true).map(({ file, shot }) => ({ ...shot, out: outOf(file) }));
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
