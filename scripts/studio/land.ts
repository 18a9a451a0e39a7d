/**
 * `node scripts/studio/land.ts [--skip slug,slug]`: puts the finished pictures from `.local/studio/done` into the back office's assets as
 * JPEG, writes down where their faces are, puts them into composites, takes away the older pictures that they stand for, and draws contact sheets in `.local/studio`.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readFaceBoxes, writeFaceBoxes, type Box } from './face-boxes.ts';
import { sittings } from './pictures.ts';

const DONE = path.resolve('.local/studio/done');
const ASSETS = path.resolve('scripts/back-office/assets');
/** What minors keep of older pictures: the outline of a head before a light paper, and of somebody far away. */
const OUTLINES = ['book-8.jpg', 'book-10.jpg'];

const skipped = (parseArgs({ options: { skip: { type: 'string', default: '' } } }).values.skip ?? '').split(',');
const boxes = readFaceBoxes();
const landed: string[] = [];
/** Covers that came in this time. */
const fresh: string[] = [];
const boxOf = (file: string): Box => JSON.parse(readFileSync(path.join(DONE, file.replace(/jpg$/, 'face.json')), 'utf8')) as Box;

for (const { file, person } of sittings().flatMap(({ pictures }) => pictures)) {
  const source = path.join(DONE, file.replace(/jpg$/, 'png'));
  if (!existsSync(source) || skipped.includes(person.slug)) continue;
  const target = path.join(ASSETS, file);
  const folder = path.dirname(target);
  if (!existsSync(target) || statSync(source).mtimeMs > statSync(target).mtimeMs) {
    if (file.endsWith('/cover.jpg')) {
      const gone = [
        'cover-web.jpg',
        'cover-wide.jpg',
        ...(person.underAge ? readdirSync(folder).filter((name) => !OUTLINES.includes(name)) : []),
      ];
      for (const name of gone) rmSync(path.join(folder, name), { force: true });
    }
    await sharp(source).jpeg({ quality: 80, mozjpeg: true }).toFile(target);
    if (file.endsWith('/cover.jpg')) fresh.push(file);
  }
  if (file.endsWith('/cover.jpg')) {
    for (const name of ['cover-web', 'cover-wide']) boxes[`talents/${person.slug}/${name}.jpg`] = [];
    // The list is that of the named people.
    if (file in boxes) boxes[file] = [boxOf(file)];
  }
  landed.push(file);
}
writeFaceBoxes(boxes);

/** Composites: the new cover stands where the old one stood, the face and the face in black and white in the two places above. */
for (const file of fresh) {
  const card = path.join(ASSETS, file.replace('cover', 'compo'));
  if (!existsSync(card)) continue;
  const cover = await sharp(path.join(ASSETS, file)).toBuffer();
  const { width = 0, height = 0 } = await sharp(cover).metadata();
  const [x = 0, y = 0, w = 0, h = 0] = boxOf(file);
  const side = Math.min(width, Math.round(Math.max(w * width, h * height) * 1.15));
  const left = Math.round(Math.min(Math.max(0, (x + w / 2) * width - side / 2), width - side));
  const top = Math.round(Math.min(Math.max(0, (y + h / 2) * height - side / 2), height - side));
  const face = sharp(cover).extract({ left, top, width: side, height: side });
  const places = [
    { input: await sharp(cover).resize(499, 814, { fit: 'cover' }).toBuffer(), left: 33, top: 33 },
    { input: await face.clone().resize(329, 349).toBuffer(), left: 541, top: 33 },
    { input: await face.clone().flop().resize(329, 349).grayscale().toBuffer(), left: 879, top: 33 },
  ];
  writeFileSync(card, await sharp(readFileSync(card)).composite(places).jpeg({ quality: 84, mozjpeg: true }).toBuffer());
}

const CELL = { width: 200, height: 300 };
const COLUMNS = 8;
for (const kind of ['cover', 'book']) {
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
