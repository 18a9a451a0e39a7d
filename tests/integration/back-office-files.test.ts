import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FIRST_ID, PEOPLE } from '../../scripts/back-office/seed/talents.ts';
import { toNamelessPath } from '../../scripts/back-office/pictures/demo-pictures.ts';
import { openOffice } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';
import { words } from '../support/words.ts';

const ASSETS = join(import.meta.dirname, '../../scripts/back-office/assets');

interface Item {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

interface Profile {
  readonly name: string;
  readonly cover: string;
  readonly under_age?: boolean;
  readonly cover_web: string;
  readonly cover_web_secondary: string;
  readonly galleries: Readonly<Record<'book' | 'snap' | 'compo', readonly Item[]>>;
}

const office = untilEnd(await openOffice());
const everybody = await Promise.all(
  PEOPLE.map((_, place) =>
    office.read<Profile>(`/api/talent/profile?language=pt&id=${FIRST_ID + place}`),
  ),
);
const [first] = everybody;
if (first === undefined) throw new Error('There is nobody');
const MINORS = PEOPLE.filter(({ underAge }) => underAge).map(({ slug }) => slug);

const storage = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${office.url}/storage/${path}`, init);
const bytesOf = async (path: string) => Buffer.from(await (await storage(path)).arrayBuffer());
const picturesOf = ({ galleries: { book, snap, compo } }: Profile): readonly Item[] => [
  ...book,
  ...snap,
  ...compo,
];
const coversOf = ({ cover, cover_web, cover_web_secondary }: Profile) =>
  [cover, cover_web, cover_web_secondary].filter((file) => file !== '');

/** The path that the site is given of a stored file: without a name for pictures of minors. */
function toShownPath(file: string): string {
  return MINORS.some((slug) => file.startsWith(`talents/${slug}/`)) ? toNamelessPath(file) : file;
}

/** What the site's pages, posts and slides show: every storage path in what the panel says. */
async function siteFiles(): Promise<readonly string[]> {
  const reads = ['/api/website-images', '/api/posts/amazing-face', '/api/slides/home'];
  const said = await Promise.all(reads.map((path) => office.read<unknown>(path)));
  return JSON.stringify(said).match(/\b(?:site|posts|slides)\/[\w-]+\.(?:jpg|webm)/g) ?? [];
}

it('The pictures of the demo agency are exactly those that its talents, pages, posts and slides show', async () => {
  const stored = (await readdir(ASSETS, { recursive: true })).filter((file) =>
    /\.(?:jpg|webm)$/.test(file),
  );
  const shown = everybody.flatMap((talent) => [
    ...coversOf(talent),
    ...picturesOf(talent).map(({ file }) => file),
  ]);
  expect(stored.map(toShownPath).toSorted()).toEqual(
    [...new Set([...shown, ...(await siteFiles())])].toSorted(),
  );
});

it('Minors have a cover and two pictures, in dots of ink on light paper', async () => {
  for (const slug of MINORS) {
    const folder = join(ASSETS, 'talents', slug);
    const files = (await readdir(folder)).toSorted();
    expect(files.join(' '), slug).toBe('book-1.jpg book-2.jpg cover.jpg');
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

it('A picture is the same whenever it is asked for, may be kept, and comes in parts to who asks for a part', async () => {
  const whole = await storage(first.cover);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const { headers } = whole;
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'image/jpeg',
    'public, max-age=3600',
  ]);
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  expect((await storage(first.cover, { headers: known })).status).toBe(304);
  for (const [range, part] of [
    ['bytes=0-9', bytes.subarray(0, 10)],
    ['bytes=-5', bytes.subarray(-5)],
    [`bytes=${bytes.length - 1}-`, bytes.subarray(-1)],
  ] as const) {
    const answer = await storage(first.cover, { headers: { Range: range } });
    expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([206, part]);
  }
  const beyond = await storage(first.cover, { headers: { Range: `bytes=${bytes.length}-` } });
  expect(beyond.status).toBe(416);
});

it.each([
  ...words(`
    talents/nobody-here/cover.jpg talents/ana-sa/book-12.jpg talents/ana-sa/cover.jpg/ ..%2f..%2fcredentials.env
    %2e%2e/credentials.env talents//cover.jpg
  `),
  '',
])('A picture at the unknown path "%s" is a 404', async (path) => {
  expect((await storage(path)).status).toBe(404);
});

/** Names in an archive's central directory, in order. */
const namesIn = (archive: Buffer) =>
  Array.from(
    archive.toString('latin1').matchAll(/PK\x01\x02[^]{42}(\S+?\.jpg)/g),
    ([, name]) => name,
  );

it('A download of a gallery is a ZIP of its pictures, named after the talent', async () => {
  const body = { talent: JSON.stringify({ ...first, id: FIRST_ID }), gallery: 'compo' };
  const response = await office.call('POST', '/api/download/gallery', body);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''A%C3%A7ucena%20Vilar%20compo.zip",
  );
  const archive = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(archive.length);
  expect(archive.includes(await bytesOf(first.galleries.compo[0]?.file ?? ''))).toBe(true);
});

it('A download of chosen files holds them in order, also when they are spelled as addresses of this server', async () => {
  const book = `${office.url}/storage/${first.galleries.book[0]?.file ?? ''}`;
  const body = { files: [first.cover, book, first.cover], name: 'Açucena "V"' };
  const response = await office.call('POST', '/api/download/zip', body);
  expect(namesIn(Buffer.from(await response.arrayBuffer()))).toEqual(
    ['01-acucena-vilar-cover', '02-acucena-vilar-book-1', '03-acucena-vilar-cover'].map(
      (name) => `${name}.jpg`,
    ),
  );
});

it.each<[string, string, object, number]>([
  ['an address elsewhere', 'zip', { files: ['https://elsewhere.example/a.jpg'] }, 422],
  ['a file of the disk', 'zip', { files: ['file:///etc/passwd'] }, 422],
  ['no files', 'zip', { files: [] }, 422],
  ['a profile that is no JSON', 'gallery', { talent: '{', gallery: 'compo' }, 422],
  ['an unknown talent', 'gallery', { talent: '{"id":1}', gallery: 'compo' }, 404],
  ['an unknown gallery', 'gallery', { talent: '{"id":3101}', gallery: 'video' }, 422],
])('A download of %s is refused', async (_what, kind, body, status) => {
  expect((await office.call('POST', `/api/download/${kind}`, body)).status).toBe(status);
});
