import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FIRST_ID, PEOPLE } from '../../scripts/back-office/seed/talents.ts';
import { openOffice } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';
import { words } from '../support/words.ts';

const ASSETS = join(import.meta.dirname, '../../scripts/back-office/assets');

const office = untilEnd(await openOffice());
const storage = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${office.url}/storage/${path}`, init);

it('The pictures of the demo agency are exactly those that its talents, pages, posts and slides show', async () => {
  const reads = [
    ...['/api/website-images', '/api/posts/amazing-face', '/api/slides/home'],
    ...PEOPLE.map((_, place) => `/api/talent/profile?language=pt&id=${FIRST_ID + place}`),
  ];
  const said = await Promise.all(reads.map((path) => office.read<unknown>(path)));
  const shown = JSON.stringify(said).match(
    /\b(?:site|posts|slides|talents)\/[\w/-]+\.(?:jpg|webm)/g,
  );
  const stored = (await readdir(ASSETS, { recursive: true })).filter((file) =>
    /\.(?:jpg|webm)$/.test(file),
  );
  expect(stored.toSorted()).toEqual([...new Set(shown)].toSorted());
});

it('Minors have a cover and two pictures, in dots of ink on light paper', async () => {
  const minors = PEOPLE.flatMap(({ underAge }, place) => (underAge ? [FIRST_ID + place] : []));
  for (const id of minors) {
    const folder = join(ASSETS, 'talents', String(id));
    const files = (await readdir(folder)).toSorted();
    expect(files.join(' '), String(id)).toBe('book-1.jpg book-2.jpg cover.jpg');
    for (const file of files) {
      const picture = sharp(join(folder, file));
      const corner = picture.clone().extract({ left: 0, top: 0, width: 40, height: 40 });
      const paper = await corner.resize(1).raw().toBuffer();
      expect(Math.min(...paper), file).toBeGreaterThan(180);
      expect(Math.max(...paper) - Math.min(...paper), file).toBeLessThan(12);
      // A cover in full tone has 2 at most.
      expect((await picture.stats()).sharpness, file).toBeGreaterThan(4);
    }
  }
});

it.each([
  ...words(`
    talents/nobody-here/cover.jpg talents/3101/book-12.jpg talents/3101/cover.jpg/ ..%2f..%2fcredentials.env
    %2e%2e/credentials.env talents//cover.jpg
  `),
  '',
])('A picture at the unknown path "%s" is a 404', async (path) => {
  expect((await storage(path)).status).toBe(404);
});
