import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openOffice, TALENT } from '../support/back-office.ts';
import { noisePhoto, photoOnItsSide } from '../support/photos.ts';
import { sendRaw } from '../support/send-raw.ts';
import { untilEnd } from '../support/until-end.ts';
import { formOf, MESSAGE } from '../support/filled-forms.ts';

const office = untilEnd(await openOffice({ talents: 20 }));
const { page } = office;

interface Profile extends Readonly<Record<string, unknown>> {
  readonly cover: string;
  readonly galleries: Readonly<
    Record<'book' | 'snap' | 'video', readonly { readonly file: string; readonly width: number }[]>
  >;
}

const profile = (id: number) => office.read<Profile>(`/api/talent/profile?language=pt&id=${id}`);
const textsOf = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text);
const listed = () => office.talents<{ id: number; name: string; under_age?: boolean }>();
const photo = async (width = 40, height = 60) =>
  new Blob([await noisePhoto('jpeg', width, height)]);
const placeOf = (response: Response): string =>
  (response.headers.get('location') ?? '').replace(/\?.*/, '');

it('The desk has pages that need no script, and refuses whatever another website sends to any of their forms', async () => {
  const ahead = ['/'];
  const kinds = new Set<string>();
  const actions = new Set<string>();
  for (const address of ahead) {
    const kind = address.replace(/\d+|[?#].*/g, '#');
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const response = await fetch(office.url + address);
    expect(response.status, address).toBe(200);
    if (response.headers.get('content-type') !== 'text/html; charset=utf-8') continue;
    expect(Object.fromEntries(response.headers), address).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
      'referrer-policy': 'same-origin',
    });
    const html = await response.text();
    expect(html, address).not.toMatch(/<script|\son\w+=|style=/i);
    ahead.push(...textsOf(html, /\shref="(\/[^"/][^"]*)"/g));
    for (const action of textsOf(html, /method="post"\s+action="([^"]+)"/g)) actions.add(action);
  }
  expect(kinds.size).toBeGreaterThan(20);
  expect(actions.size).toBeGreaterThan(10);
  for (const action of actions)
    for (const headers of [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ])
      expect((await office.post(action, {}, headers)).status, action).toBe(403);
  const own = { Origin: office.url, 'Sec-Fetch-Site': 'same-origin' };
  expect((await office.post('/talentos/3102', { jeans: '37' }, own)).status).toBe(303);
});

it('The desk answers to the names of this machine alone', async () => {
  const answer = await sendRaw(
    office.url,
    'GET /entradas HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
});

it('The desk shows hostile text as text', async () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  await office.post('/talentos/3103', { ...TALENT, name: hostile });
  const contact = { ...MESSAGE, name: hostile, message: '<script>' };
  const sent = await office.call('POST', '/api/entry/contact/send', formOf(contact));
  const { id } = (await sent.json()) as { id: number };
  for (const address of ['/', '/talentos', '/talentos/3103', '/entradas', `/entradas/${id}`])
    expect(await page(address)).not.toMatch(/<img src=x|<script/);
});

it('A talent is added by one form, without a gender until one is chosen, and removed after a question', async () => {
  expect(await page('/talentos/novo')).toMatch(
    /<select name="gender"\s+required>\s*<option value="">Escolha/,
  );
  await office.post('/talentos/3104', { jeans: '40' });
  const before = (await listed()).length;
  const fields = { ...TALENT, name: 'Iara Campos', hair: 'Castanho', cover: '' };
  const form = formOf({ ...fields, book_file: await photo() });
  const address = placeOf(await office.post('/talentos', form));
  const made = await profile(Number(address.split('/').at(-1)));
  expect(made).toMatchObject({ name: 'Iara Campos', height: '176', hair: 'Castanho' });
  // The first picture of the book is the cover of who has none.
  expect(made.cover).toBe(made.galleries.book[0]?.file);
  expect(await page('/talentos')).toMatch(/Iara Campos[^]*Modelos[^]*176/);
  expect(await page(`${address}/remover`)).toContain('Sim, remover');
  const removed = await office.post(`${address}/remover`, {});
  expect(await page(removed.headers.get('location') ?? '')).toContain('Removido.');
  expect((await listed()).map(({ name }) => name)).not.toContain('Iara Campos');
  // Else a heart or an address of before would lead to another person.
  const next = await office.post('/talentos', formOf({ ...fields, book_file: await photo() }));
  expect(placeOf(next)).not.toBe(address);
  expect(await listed()).toHaveLength(before + 1);
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['/talentos', { ...TALENT, gender: '' }, 'Gênero: escolha um.'],
  ['/talentos/3107', { name: ' ' }, 'Nome: falta preencher.'],
  ['/talentos/3107', { video: 'https://films.example/1' }, 'não existe'],
  ['/talentos/3107', { cover: 'slides/amanhecer.webm' }, 'escolha uma foto que exista'],
  ['/talentos/3107', { cover: 'uploads/../../back-office.sqlite' }, 'escolha uma foto que exista'],
])('At %s is refused in words, and not saved: %j', async (address, fields, words) => {
  const list = address.replace(/\/\d+$/, '');
  const before = await page(list);
  const response = await office.post(address, fields);
  const shown = await response.text();
  expect([response.status, shown]).toEqual([422, expect.stringContaining(words)]);
  expect(shown).toContain('Não foi salvo');
  expect(await page(list)).toBe(before);
});

it('A refused form keeps what was typed and the photos that arrived, and names those that did not', async () => {
  const fields = { ...TALENT, name: 'Nina Prado' };
  const photos = {
    cover_file: await photo(30, 45),
    book_file: await photo(60, 90),
    coverWide_file: new Blob(['\xff\xd8\xff and no more']),
  };
  const refused = await office.post('/talentos', formOf({ ...fields, ...photos }));
  const form = await refused.text();
  expect(refused.status).toBe(422);
  expect(form).toContain('“coverWide_file.jpg” não é uma foto');
  expect(form).toContain('"Nina Prado"');
  const [cover = ''] = textsOf(form, /name="cover"\s+value="([^"]+)"/g);
  const [book = ''] = textsOf(form, /name="book">\s*([^<]+)</g);
  const saved = await office.post('/talentos', { ...fields, cover, book });
  const made = await profile(Number(placeOf(saved).split('/').at(-1)));
  expect(made).toMatchObject({ cover, galleries: { book: [{ file: book.trim(), width: 60 }] } });
});

it('A photo that is sent is kept upright, no larger than 2400 pixels, on white, and without what a phone says of it', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const wide = sharp({ create: { width: 3000, height: 10, channels: 4, background } });
  const form = formOf({
    coverWeb_file: new Blob([new Uint8Array(await photoOnItsSide())]),
    coverWide_file: new Blob([await wide.png().toBuffer()]),
  });
  await office.post('/talentos/3112', form);
  const { cover_web, cover_web_secondary } = await profile(3112);
  const [upright, flat] = await Promise.all(
    [cover_web, cover_web_secondary].map(async (file) =>
      sharp(await (await fetch(`${office.url}/storage/${String(file)}`)).bytes()),
    ),
  );
  const { width, height, exif } = (await upright?.metadata()) ?? {};
  expect([width, height, exif]).toEqual([400, 600, undefined]);
  expect((await flat?.metadata())?.width).toBe(2400);
  expect((await flat?.stats())?.channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

it('A talent marked as a minor has the flag, and the form says before any photo what the site shows', async () => {
  const form = await page('/talentos/novo');
  const said = form.indexOf('o site mostra só o primeiro nome');
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(form.indexOf('type="file"'));
  const flag = async () => (await listed()).find(({ id }) => id === 3102)?.under_age;
  await office.post('/talentos/3102', { underAge: '1' });
  expect(await flag()).toBe(true);
  expect(await page('/talentos')).toContain('Menor de 18 anos');
  await office.post('/posts', { title_pt: 'Estreia', text_pt: 'Hoje estreia **ANA** M. Sá.' });
  expect(await page('/')).toMatch(/<a href="\/posts\/\d+">Estreia<\/a>: Ana Sá/);
  await office.post('/talentos/3102', { underAge: '' });
  expect(await flag()).toBe(false);
  expect(await page('/')).not.toContain('Nomes de menores');
});

it('Pictures of a gallery are added, moved and taken away by its lines; films have one each', async () => {
  const files = async () => (await profile(3111)).galleries.book.map(({ file }) => file);
  const [one = '', two = ''] = await files();
  const swapped = formOf({ book: `${two}\r\n${one}`, book_file: await photo(60, 90) });
  await office.post('/talentos/3111', swapped);
  const added = (await files()).at(-1) ?? '';
  expect(await files()).toEqual([two, one, added]);
  await office.post('/talentos/3111', { book: added });
  expect(await files()).toEqual([added]);
  await office.post('/talentos/3111', { snap: `${one} 2026-09` });
  expect((await profile(3111)).galleries.snap).toMatchObject([{ file: one, date: '2026-09' }]);
  expect(await page('/talentos/3111')).toContain(`${one} 2026-09</textarea>`);
  const video = 'vimeo:76979871/8272103f6e 640x352\nyoutube:aqz-KE-bpKQ';
  await office.post('/talentos/3111', { video });
  expect((await profile(3111)).galleries.video).toMatchObject([
    { file: '76979871/8272103f6e', provider: 'vimeo', height: 352 },
    { file: 'aqz-KE-bpKQ', provider: 'youtube', height: 720 },
  ]);
});

it('Posts are written in Markdown, in both languages side by side, the newest first', async () => {
  const both = {
    ...{ title_pt: 'Verão à vista', title_en: 'Summer ahead', text_en: 'One line\nand another' },
    text_pt: 'Um **dia** *longo*.\n\n- [mar](https://mar.example)',
  };
  const address = placeOf(await office.post('/posts', both));
  const { data } = await office.read<{ data: { slug: string; content: string }[] }>(
    '/api/posts/amazing-face',
  );
  const [pt, en] = data;
  expect([pt?.slug, en?.slug]).toEqual(['verao-a-vista', 'summer-ahead']);
  for (const part of ['<strong>dia</strong>', '<em>longo</em>', '<a href="https://mar.example">'])
    expect(pt?.content).toContain(part);
  expect(en?.content).toBe('<p>One line<br>and another</p>');
  expect(await page(address)).toContain(both.text_pt);
  await office.post(address, { ...both, title_pt: 'Verão agora' });
  const renamed = await office.read<typeof pt>('/api/posts/amazing-face');
  expect(JSON.stringify(renamed)).toContain('"verao-a-vista"');
  await office.post(`${address}/remover`, {});
  const left = await office.read<typeof pt>('/api/posts/amazing-face');
  expect(JSON.stringify(left)).not.toContain('summer-ahead');
});

it('What is saved of covers, texts, agency and staff is on the wire', async () => {
  for (const [address, fields] of [
    ['/slides/1', { description_pt: 'Um set', description_en: 'A set' }],
    ['/textos/3', { name_en: 'Join', text_en: 'Two\r\nlines' }],
    ['/agencia/1', { latitude: '-8.05', registrationClosedFace: '1' }],
    ['/equipe/1', { role_en: 'Founder', phone: '+55 81 90000-0000' }],
  ] as const)
    expect((await office.post(address, fields)).status).toBe(303);
  expect(await office.read('/api/website-texts')).toMatchObject({
    'cover:slides/amanhecer.webm': { pt: 'Um set', en: 'A set' },
    getScoutedText: { en: { name: 'Join', description: 'Two\nlines' } },
  });
  expect(await page('/textos')).toContain('>Amazing Face</a>');
  const agency = { latitude: -8.05, registrationClosed: false, registrationClosedFace: true };
  expect(await office.read('/api/customizations')).toMatchObject(agency);
  const person = { role: 'Founder', phone: '+55 81 90000-0000', language: 'en' };
  expect(await office.read('/api/entities/staff/2')).toMatchObject(person);
});
