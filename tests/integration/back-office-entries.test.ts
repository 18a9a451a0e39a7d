import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { APPLICATION } from '../support/filled-application.ts';
import { formOf, openOffice } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';

const MESSAGE = {
  name: 'Rui Prado',
  email: 'rui@mail.example',
  phone: '81 90000 1234',
  message: 'Oi! Quero conhecer a agência.',
};
const MULTIPART = 'multipart/form-data; boundary=edge';

const office = untilEnd(await openOffice({ talents: 4 }));
const photos: Record<string, Blob> = {};
for (const [index, shot] of ['book-1', 'book-2', 'book-5', 'book-7'].entries())
  photos[`image_${index + 1}`] = await (
    await fetch(`${office.url}/storage/talents/ana-sa/${shot}.jpg`)
  ).blob();

let standing: number;
beforeEach(() => {
  standing = storedEntries();
});

const storedEntries = (): number => office.entries.list({}, 1, 0).total;
const uploadFolders = async (): Promise<number> =>
  (await readdir(join(office.dataDir, 'uploads')).catch(() => [])).length;
const send = (entry: string, form: FormData, key?: string): Promise<Response> =>
  office.call(
    'POST',
    `/api/entry/${entry}/send`,
    form,
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

async function sendRaw(
  body: string | Uint8Array<ArrayBuffer>,
  type = MULTIPART,
): Promise<Response> {
  const headers = { Authorization: `Bearer ${office.token}`, 'Content-Type': type };
  return fetch(`${office.url}/api/entry/contact/send`, { method: 'POST', headers, body });
}

it('An entry is stored with its fields', async () => {
  const response = await send('contact', formOf({ ...MESSAGE, website: '', unknown: 'dropped' }));
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: number };
  expect(office.entries.find(id)).toMatchObject({ kind: 'contact', fields: MESSAGE, files: [] });
  expect(office.entries.find(id)?.fields).not.toHaveProperty('unknown');
});

it('An entry is stored with its photos, byte for byte, and shown on the desk', async () => {
  const response = await send(
    'getScoutedAmazingFace',
    formOf({ ...APPLICATION, note: 'https://video.example/1' }, photos),
  );
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: number };
  const shown = await (await fetch(`${office.url}/entradas/${id}`)).text();
  expect(shown).toContain('Edilene Barreto dos Santos');
  expect(shown).toContain('Garanhuns');
  for (const [name, photo] of Object.entries(photos)) {
    const stored = await fetch(`${office.url}/entradas/${id}/fotos/${name}`);
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    expect(
      Buffer.from(await stored.arrayBuffer()).equals(Buffer.from(await photo.arrayBuffer())),
    ).toBe(true);
  }
});

it('An entry may come from a country without states', async () => {
  const rest = Object.fromEntries(
    Object.entries(APPLICATION).filter(([name]) => name !== 'id_state' && name !== 'basedin'),
  );
  const abroad = { ...rest, country: JSON.stringify({ value: '620', label: 'Portugal' }) };
  expect((await send('getScouted', formOf(abroad, photos))).status).toBe(201);
});

it('A faulty entry is refused with a text for every faulty field, and leaves nothing behind', async () => {
  const folders = await uploadFolders();
  const response = await send('contact', formOf({ name: '  ', email: 'rui@', phone: ' ' }));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    message: 'Some fields were not accepted.',
    errors: {
      name: ['name is required.'],
      email: ['email must be a valid e-mail address.'],
      phone: ['phone is required.'],
      message: ['message is required.'],
    },
  });
  expect([storedEntries(), await uploadFolders()]).toEqual([standing, folders]);
});

it.each<[field: string, value: string]>([
  ['birthdate', '2006-02-30'],
  ['birthdate', '2999-01-01'],
  ['gender', 'other'],
  ['height', 'tall'],
  ['country', '76'],
  ['country', JSON.stringify({ value: 999, label: 'Atlantis' })],
  ['id_state', JSON.stringify({ value: 99, label: 'Nowhere' })],
  ['basedin', JSON.stringify({ value: 3550308, label: 'São Paulo' })],
  ...Object.keys(APPLICATION)
    .filter((name) => !['basedin', 'note'].includes(name))
    .map((name): [string, string] => [name, '']),
])('A faulty entry is refused for %s = %s', async (field, value) => {
  const response = await send('getScouted', formOf({ ...APPLICATION, [field]: value }, photos));
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  expect(storedEntries()).toBe(standing);
});

it('A faulty entry is refused when a photo is missing or is no picture, whatever it calls itself', async () => {
  const disguised = new Blob(['<svg onload=alert(1)>'], { type: 'image/jpeg' });
  const three = Object.fromEntries(Object.entries(photos).filter(([name]) => name !== 'image_3'));
  const response = await send('getScouted', formOf(APPLICATION, { ...three, image_2: disguised }));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: {
      image_2: ['image_2 must be a PNG, GIF or JPEG picture.'],
      image_3: ['image_3 is required.'],
    },
  });
});

it('An entry whose photos cannot all be kept is not kept at all', async () => {
  const folders = await uploadFolders();
  const photo = {
    field: 'image_1',
    name: 'a.jpg',
    type: 'image/jpeg',
    bytes: Buffer.of(1),
  } as const;
  const entry = { kind: 'getScouted', fields: {}, idempotencyKey: randomUUID() } as const;
  // A disk takes no number.
  const broken = { ...photo, bytes: 1 as unknown as Uint8Array };
  expect(() => office.entries.add({ ...entry, photos: [photo, broken] })).toThrow();
  expect([storedEntries(), await uploadFolders()]).toEqual([standing, folders]);
  expect((await send('contact', formOf(MESSAGE))).status).toBe(201);
});

it('A repeat gets the first answer and stores nothing', async () => {
  const key = randomUUID();
  const first = await (await send('contact', formOf(MESSAGE), key)).json();
  const again = await send('contact', formOf({ ...MESSAGE, message: 'changed' }), key);
  expect(again.status).toBe(201);
  expect(await again.json()).toEqual(first);
  expect(storedEntries()).toBe(standing + 1);
});

it('A repeat is known even when many arrive at once, photos and all', async () => {
  const key = randomUUID();
  const folders = await uploadFolders();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => send('getScouted', formOf(APPLICATION, photos), key)),
  );
  const ids = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { id: number }).id),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(ids).size).toBe(1);
  expect(storedEntries()).toBe(standing + 1);
  expect(await uploadFolders()).toBe(folders + 1);
});

it('A repeat after a refusal is judged anew', async () => {
  const key = randomUUID();
  expect((await send('contact', formOf({ ...MESSAGE, email: 'x' }), key)).status).toBe(422);
  expect((await send('contact', formOf(MESSAGE), key)).status).toBe(201);
});

it.each([
  ['no multipart', 'name=Rui', 'application/x-www-form-urlencoded', 415],
  ['JSON', '{}', 'application/json', 415],
  ['no boundary', 'x', 'multipart/form-data', 400],
  ['a body without parts', 'nothing to see', MULTIPART, 400],
  ['an empty body', '', MULTIPART, 400],
  [
    'a part that never ends',
    '--edge\r\nContent-Disposition: form-data; name="name"\r\n\r\nRui',
    MULTIPART,
    400,
  ],
  [
    'a part without a name',
    '--edge\r\nContent-Disposition: form-data\r\n\r\nx\r\n--edge--\r\n',
    MULTIPART,
    400,
  ],
])(
  'Garbage such as %s is a 4xx with a message, and leaves nothing on disk',
  async (_what, body, type, status) => {
    const folders = await uploadFolders();
    const response = await sendRaw(body, type);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) as string });
    expect([storedEntries(), await uploadFolders()]).toEqual([standing, folders]);
  },
);

it('Garbage by size is a 413: a huge field, a huge photo, a fifth file', async () => {
  const folders = await uploadFolders();
  expect((await send('contact', formOf({ ...MESSAGE, message: 'x'.repeat(40_000) }))).status).toBe(
    413,
  );
  const huge = new Blob([new Uint8Array(9 * 1024 * 1024)], { type: 'image/jpeg' });
  expect((await send('getScouted', formOf(APPLICATION, { ...photos, image_4: huge }))).status).toBe(
    413,
  );
  const [one = huge] = Object.values(photos);
  expect((await send('getScouted', formOf(APPLICATION, { ...photos, image_5: one }))).status).toBe(
    413,
  );
  expect(await uploadFolders()).toBe(folders);
});

it('Garbage from a sender who leaves in the middle of a photo leaves nothing behind', async () => {
  const folders = await uploadFolders();
  await new Promise<void>((resolve) => {
    const headers = {
      Authorization: `Bearer ${office.token}`,
      'Content-Type': MULTIPART,
      'Content-Length': 500_000,
    };
    const sender = httpRequest(`${office.url}/api/entry/getScouted/send`, {
      method: 'POST',
      headers,
    });
    sender.on('error', () => resolve());
    const begun =
      '--edge\r\nContent-Disposition: form-data; name="image_1"; filename="a.jpg"\r\n\r\n' +
      'x'.repeat(100_000);
    sender.write(begun, () => sender.destroy());
  });
  await expect.poll(uploadFolders, { timeout: 3000 }).toBe(folders);
  expect(storedEntries()).toBe(standing);
});
