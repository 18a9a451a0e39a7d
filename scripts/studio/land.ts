/**
 * `node scripts/studio/land.ts [--skip slug,slug]`: copies finished pictures from `.local/studio/done` to the assets as JPEG, records the
 * covers' faces, prints from new covers, composes cards, and draws contact sheets in `.local/studio`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { DEMO_TALENTS } from '../back-office/seed/cast.ts';
import { seedTalents } from '../back-office/seed/seed-talents.ts';
import { drawComposites } from './draw-composites.ts';
import { readFaceBoxes, writeFaceBoxes, type Box } from './face-boxes.ts';
import { drawPages } from './pages.ts';
import { prints, sittings, WHOLE_BOOKS } from './sittings.ts';

const DONE = path.resolve('.local/studio/done');
const PRINTED = path.resolve('.local/studio/prints');
const ASSETS = path.resolve('scripts/back-office/assets');

const skipped = (parseArgs({ options: { skip: { type: 'string', default: '' } } }).values.skip ?? '').split(',');
const boxes = readFaceBoxes();
const landed: string[] = [];
const fresh = new Set<string>();
const boxOf = (file: string): Box => JSON.parse(readFileSync(path.join(DONE, file.replace(/jpg$/, 'face.json')), 'utf8')) as Box;

for (const { file, person } of sittings().flatMap(({ pictures }) => pictures)) {
  const source = path.join(DONE, file.replace(/jpg$/, 'png'));
  if (!existsSync(source) || skipped.includes(person.slug)) continue;
  const target = path.join(ASSETS, file);
  if (!existsSync(target) || statSync(source).mtimeMs > statSync(target).mtimeMs) {
    await sharp(source).jpeg({ quality: 80, mozjpeg: true }).toFile(target);
    fresh.add(file);
  }
  // Only named people's covers are listed.
  if (file in boxes) boxes[file] = [boxOf(file)];
  landed.push(file);
}
writeFaceBoxes(boxes);

/** Missing prints, and prints of new covers. */
const missing = prints().filter(
  ({ file, from }) => fresh.has(from) || (existsSync(path.join(ASSETS, from)) && !existsSync(path.join(ASSETS, file))),
);
if (missing.length > 0) {
  const outOf = (file: string): string => path.join(PRINTED, file.replaceAll('/', '-').replace(/jpg$/, 'png'));
  mkdirSync(PRINTED, { recursive: true });
  const job = path.join(PRINTED, 'job.json');
  writeFileSync(job, JSON.stringify(missing.map((print) => ({ ...print, from: path.join(ASSETS, print.from), out: outOf(print.file) }))));
  execFileSync('/usr/bin/python3', [path.join(import.meta.dirname, 'darkroom.py'), job]);
  for (const { file, kind } of missing) {
    await sharp(outOf(file))
      .jpeg({ quality: kind === 'screen' ? 60 : 72, mozjpeg: true })
      .toFile(path.join(ASSETS, file));
    landed.push(file);
    fresh.add(file);
  }
}

const changed = new Set(Array.from(fresh, (file) => path.basename(path.dirname(file))));
const cards = new Set(
  WHOLE_BOOKS.filter(({ slug, underAge }) => !underAge && changed.has(slug)).map(({ slug }) => `talents/${slug}/cover.jpg`),
);
const carded = seedTalents(DEMO_TALENTS).filter(
  ({ cover }, place, talents) => cards.has(cover) && talents.findIndex((other) => other.cover === cover) === place,
);
await drawComposites(carded, ASSETS);
await drawPages(ASSETS);

const CELL = { width: 200, height: 300 };
const COLUMNS = 8;
for (const kind of ['cover', 'book', 'digital', 'compo']) {
  const files = landed.filter((file) => path.basename(file).startsWith(kind));
  if (files.length === 0) continue;
  const cells = await Promise.all(
    files.map((file) =>
      sharp(path.join(ASSETS, file))
        .resize({ ...CELL, fit: 'cover' })
        .toBuffer(),
    ),
  );
  const width = Math.min(COLUMNS, cells.length) * CELL.width;
  await sharp({ create: { width, height: Math.ceil(cells.length / COLUMNS) * CELL.height, channels: 3, background: 'white' } })
    .composite(
      cells.map((input, place) => ({ input, left: (place % COLUMNS) * CELL.width, top: Math.floor(place / COLUMNS) * CELL.height })),
    )
    .jpeg({ quality: 80 })
    .toFile(`.local/studio/${kind}s.jpg`);
}
console.log(`${String(landed.length)} pictures of the studio are in the assets`);
