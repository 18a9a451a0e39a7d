/**
 * `node scripts/studio/queue.ts [--again slug/,slug/digital] [--part 1/2]`: takes missing pictures into `.local/studio/done`, one sitting
 * after another. Interrupted runs resume, and parts may run in parallel. An asset of the shot's size is finished unless `--again` names how
 * its path starts. Needs Blender 3.4, and Python 3 with numpy and OpenCV.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { sittings, type Picture } from './sittings.ts';
import { takePictures } from './take.ts';

const DONE = path.resolve('.local/studio/done');
const ASSETS = path.resolve('scripts/back-office/assets');

const { values } = parseArgs({ options: { again: { type: 'string', default: '' }, part: { type: 'string', default: '1/1' } } });
const again = values.again.split(',').filter((start) => start !== '');
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const outOf = (file: string): string => path.join(DONE, file.replace(/jpg$/, 'png'));

async function isTaken({ file, shot }: Picture): Promise<boolean> {
  if (existsSync(outOf(file))) return true;
  const asset = path.join(ASSETS, file);
  if (again.some((start) => file.startsWith(`talents/${start}`)) || !existsSync(asset)) return false;
  const { width, height } = await sharp(asset).metadata();
  return width === shot.size[0] && height === shot.size[1];
}

for (const { look, pictures } of sittings().filter((_, place) => place % parts === part - 1)) {
  const taken = await Promise.all(pictures.map(isTaken));
  const shots = pictures.filter((_, place) => taken[place] !== true).map(({ file, shot }) => ({ ...shot, out: outOf(file) }));
  if (shots.length === 0) continue;
  const started = Date.now();
  takePictures(look, shots);
  console.log(
    `${new Date().toISOString().slice(11, 19)} ${shots.map(({ out }) => path.relative(DONE, out)).join(' ')} ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
