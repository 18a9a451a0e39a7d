import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FIRST_ID } from '../../scripts/back-office/seed/seed-talents.ts';
import { PEOPLE } from '../../scripts/back-office/seed/cast.ts';
import { toNamelessPath } from '../../scripts/back-office/pictures/demo-pictures.ts';
import { openOffice } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';
import { words } from '../support/words.ts';

const ASSETS = join(import.meta.dirname, '../../scripts/back-office/assets');
const MOST_BYTES = 30_000_000;

interface Item {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

interface Profile {
  readonly name: string;
  readonly categories: readonly { readonly id: number }[];
  readonly cover: string;
  readonly under_age?: boolean;
  readonly cover_web: string;
  readonly cover_web_secondary: string;
  readonly galleries: Readonly<Record<'book' | 'snap' | 'compo', readonly Item[]>>;
}

const office = untilEnd(await openOffice());
const readProfile = (id: number) =>
  office.read<Profile>(`/api/talent/profile?language=pt&id=${id}`);
const listed = (await (
  await office.call('POST', '/api/talents?language=pt&paginate=10000', {})
).json()) as { data: { id: number }[] };
const everybody = await Promise.all(
  listed.data
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)
    .map(readProfile),
);
const profile = await readProfile(FIRST_ID);
const MINORS = PEOPLE.filter(({ underAge }) => underAge).map(({ slug }) => slug);

const storage = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${office.url}/storage/${path}`, init);

const picturesOf = ({ galleries: { book, snap, compo } }: Profile): readonly Item[] => [
  ...book,
  ...snap,
  ...compo,
];

async function dimensions(
  path: string,
): Promise<{ format: string; width: number; height: number }> {
  const response = await storage(path);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height };
}

/** The path that the site is given of a stored file: without a name for pictures of minors. */
function toShownPath(file: string): string {
  return MINORS.some((slug) => file.startsWith(`talents/${slug}/`)) ? toNamelessPath(file) : file;
}

/** What the site's pages, posts and slides show. */
async function siteFiles(): Promise<readonly string[]> {
  const images =
    await office.read<Record<string, { mobile: string; desktop: string }>>('/api/website-images');
  const { data: posts } = await office.read<{ data: { cover: string; content: string }[] }>(
    '/api/posts/amazing-face',
  );
  const { data: slides } = await office.read<{
    data: { image_mobile: string; image_desktop: string }[];
  }>('/api/slides/home');
  return [
    ...Object.values(images).flatMap(({ mobile, desktop }) => [mobile, desktop]),
    ...posts.flatMap(({ cover, content }) => [
      cover,
      ...[...content.matchAll(/src="([^"]+)"/g)].map(([, file = '']) => file),
    ]),
    ...slides.flatMap(({ image_mobile, image_desktop }) => [image_mobile, image_desktop]),
  ];
}

it('The pictures of the demo agency are exactly those that its talents, pages, posts and slides show', async () => {
  const stored = (await readdir(ASSETS, { recursive: true })).filter((file) =>
    /\.(?:jpg|webm)$/.test(file),
  );
  const shown = everybody.flatMap((talent) => [
    ...[talent.cover, talent.cover_web, talent.cover_web_secondary].filter((file) => file !== ''),
    ...picturesOf(talent).map(({ file }) => file),
  ]);
  expect(stored.map(toShownPath).toSorted()).toEqual(
    [...new Set([...shown, ...(await siteFiles())])].toSorted(),
  );
  const sizes = await Promise.all(
    stored.map(async (file) => (await stat(join(ASSETS, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

it('The pictures of the demo agency are JPEGs of exactly the size that a profile announces', async () => {
  for (const { file, width, height } of everybody.flatMap(picturesOf))
    expect([file, await dimensions(file)]).toEqual([file, { format: 'jpeg', width, height }]);
});

it('The pictures of the demo agency give every talent but one a cover of their own that is a two by three portrait', async () => {
  const covers = everybody.map(({ cover }) => cover).filter(Boolean);
  expect(new Set(covers).size).toBe(everybody.length - 1);
  for (const cover of covers) {
    const { width, height } = await dimensions(cover);
    expect([cover, width * 3]).toEqual([cover, height * 2]);
  }
});

it('The pictures of the demo agency make whole books, polaroids and composites for who opens a board', () => {
  const byName = everybody.toSorted((a, b) => a.name.trim().localeCompare(b.name.trim(), 'pt-BR'));
  for (const board of [2065, 2067, 2012]) {
    const opening = byName
      .filter(({ categories }) => categories.some(({ id }) => id === board))
      .filter(({ under_age: isMinor }) => isMinor !== true)
      .slice(0, 5);
    for (const { name, galleries } of opening) {
      const { book, snap, compo } = galleries;
      expect(book.length, name).toBeGreaterThanOrEqual(4);
      expect([name, snap.length, compo.length]).toEqual([name, 4, 1]);
    }
  }
});

it('The pictures of the demo agency show nobody under age but in four plain pictures on light paper, by daylight, the face whole', async () => {
  for (const { name, cover, galleries, ...shown } of everybody.filter(
    (talent) => talent.under_age,
  )) {
    expect([shown.cover_web, shown.cover_web_secondary], name).toEqual([cover, '']);
    const files = galleries.book.map(({ file }) => file);
    expect(picturesOf({ name, cover, galleries, ...shown })).toHaveLength(4);
    for (const file of [cover, ...files]) {
      const picture = sharp(await (await storage(file)).arrayBuffer());
      // The paper fills the upper corners.
      const corner = { left: 0, top: 0, width: 60, height: 60 };
      const { channels } = await sharp(await picture.extract(corner).toBuffer()).stats();
      const light = channels.map(({ mean }) => mean);
      expect(Math.min(...light), `${name} ${file}`).toBeGreaterThan(180);
      expect(Math.max(...light) - Math.min(...light), `${name} ${file}`).toBeLessThan(12);
    }
  }
  // Polaroids alone are by daylight; prints, blurs and glass are pictures of a book.
  const stored = await Promise.all(MINORS.map((slug) => readdir(join(ASSETS, 'talents', slug))));
  const plain = ['cover', ...[1, 2, 3, 4].map((n) => `digital-${n}`)].map((shot) => `${shot}.jpg`);
  expect(stored.map((files) => files.toSorted())).toEqual(MINORS.map(() => plain));
});

it('The pictures of the demo agency have the faces of covers and slides where their list says', async () => {
  const boxes = JSON.parse(await readFile(join(ASSETS, 'face-boxes.json'), 'utf8')) as Record<
    string,
    readonly (readonly number[])[]
  >;
  const covers = everybody
    .flatMap((talent) => [talent.cover, talent.cover_web, talent.cover_web_secondary])
    .filter(Boolean);
  const slides = (await siteFiles()).filter((file) => /^slides\/.*\.jpg$/.test(file));
  expect(Object.keys(boxes).map(toShownPath).toSorted()).toEqual(
    [...new Set([...covers, ...slides])].toSorted(),
  );
  for (const [file, faces] of Object.entries(boxes)) {
    expect(faces.length, file).toBeGreaterThan(0);
    for (const [x = -1, y = -1, width = 0, height = 0] of faces) {
      expect(Math.min(x, y, 1 - x - width, 1 - y - height), file).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height), file).toBeGreaterThan(0);
    }
  }
});

it('A picture is the same for many who ask at the same time, and is kept', async () => {
  const path = 'talents/zuleide-prado/cover.jpg';
  const bodies = await Promise.all(
    Array.from({ length: 8 }, async () => Buffer.from(await (await storage(path)).arrayBuffer())),
  );
  expect(
    bodies.every((body) => body.length > 10_000 && body.equals(bodies[0] ?? Buffer.alloc(0))),
  ).toBe(true);
  const etag = (await storage(path)).headers.get('etag') ?? '';
  expect((await storage(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it.each([
  ...words(`
    talents/nobody-here/cover.jpg talents/ana-sa/book-12.jpg face-boxes.json talents/ana-sa/cover.jpg/ ..%2f..%2fcredentials.env
    %2e%2e/credentials.env talents//cover.jpg
  `),
  '',
])('A picture at the unknown path "%s" is a 404', async (path) => {
  expect((await storage(path)).status).toBe(404);
});

it('A download of a gallery is a ZIP of its pictures, named after the talent', async () => {
  const response = await office.call('POST', '/api/download/gallery', {
    talent: JSON.stringify(profile),
    gallery: 'compo',
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''A%C3%A7ucena%20Vilar%20compo.zip",
  );
  const archive = Buffer.from(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(archive.length);
  const [compo] = profile.galleries.compo;
  const picture = Buffer.from(await (await storage(compo?.file ?? '')).arrayBuffer());
  expect(readZip(archive)).toEqual([
    { name: '01-acucena-vilar-compo.jpg', sound: true, content: picture },
  ]);
});

it('A download of chosen files holds them in order, also when they are spelled as addresses of this server', async () => {
  const files = [
    profile.cover,
    `${office.url}/storage/${profile.galleries.book[0]?.file ?? ''}`,
    profile.cover,
  ];
  const response = await office.call('POST', '/api/download/zip', { files, name: 'Açucena "V"' });
  const entries = readZip(Buffer.from(await response.arrayBuffer()));
  expect(entries.map(({ name, sound }) => [name, sound])).toEqual([
    ['01-acucena-vilar-cover.jpg', true],
    ['02-acucena-vilar-book-1.jpg', true],
    ['03-acucena-vilar-cover.jpg', true],
  ]);
});

it.each<[string, string, object, number]>([
  ['an address elsewhere', 'zip', { files: ['https://elsewhere.example/a.jpg'] }, 422],
  ['an address without a scheme', 'zip', { files: ['//elsewhere.example/a.jpg'] }, 422],
  ['a file of the disk', 'zip', { files: ['file:///etc/passwd'] }, 422],
  ['a path that climbs', 'zip', { files: ['../credentials.env'] }, 404],
  ['no files', 'zip', { files: [] }, 422],
  ['no list', 'zip', { files: 'cover.jpg' }, 422],
  ['a profile that is no JSON', 'gallery', { talent: '{', gallery: 'compo' }, 422],
  ['an unknown talent', 'gallery', { talent: '{"id":1}', gallery: 'compo' }, 404],
  ['an unknown gallery', 'gallery', { talent: '{"id":3101}', gallery: 'video' }, 422],
])('A download of %s is refused', async (_what, kind, body, status) => {
  expect((await office.call('POST', `/api/download/${kind}`, body)).status).toBe(status);
});

/** Reads an archive from its central directory, as every unpacker does; entries here are stored,
 * not compressed. */
function readZip(archive: Buffer): { name: string; sound: boolean; content: Buffer }[] {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const checksum = archive.readUInt32LE(at + 16);
    const size = archive.readUInt32LE(at + 24);
    const nameLength = archive.readUInt16LE(at + 28);
    const extraLength = archive.readUInt16LE(at + 30);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + size);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32);
    return { name, sound: crc32(content) === checksum, content };
  });
}
