import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { agencyDay } from '../../src/domain/agency-day.ts';
import { addDays, addMonths } from '../../src/domain/calendar-day.ts';
import { APPLICATION_ANSWER_DAYS, ENTRY_RETENTION_MONTHS } from '../../src/domain/constants.ts';
import { PER_PAGE } from '../../scripts/back-office/desk/pager.ts';
import { fold } from '../../scripts/back-office/store/fold.ts';
import { APPLICATION } from '../support/filled-application.ts';
import { formOf, openOffice, TALENT } from '../support/back-office.ts';
import { PHONE_MARKS, phonePhoto, plainPhoto } from '../support/photos.ts';
import { sendRaw } from '../support/send-raw.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 20 }));

const page = async (path: string): Promise<string> => (await fetch(office.url + path)).text();
const profile = (id: number): Promise<Response> =>
  office.call('GET', `/api/talent/profile?language=pt&id=${id}`);
const textsOf = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, text = '']) => text);
const names = async (): Promise<string[]> => {
  const list = await office.call('POST', '/api/talents?language=pt', {});
  return ((await list.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
};

it('The desk has pages that need no script, and refuses whatever another website sends to any of their forms', async () => {
  await sendApplication({});
  const ahead = ['/'];
  const kinds = new Set<string>();
  const actions = new Set<string>();
  for (const address of ahead) {
    const kind = address.replace(/\d+|\?.*/g, '#');
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    const response = await fetch(office.url + address);
    expect(response.status, address).toBe(200);
    if (response.headers.get('content-type') !== 'text/html; charset=utf-8') continue;
    expect(response.headers.get('content-security-policy'), address).toContain(
      "default-src 'none'",
    );
    const html = await response.text();
    expect(html, address).not.toMatch(/<script|\son\w+=|style=/i);
    ahead.push(...Array.from(html.matchAll(/\shref="(\/[^"/][^"]*)"/g), ([, href = '']) => href));
    for (const [, action = ''] of html.matchAll(/(?:method="post" |form)action="([^"]+)"/g))
      actions.add(action);
  }
  expect(kinds.size).toBeGreaterThan(30);
  expect(actions.size).toBeGreaterThan(45);
  for (const action of actions)
    expect(
      (await office.post(action, {}, { Origin: 'https://elsewhere.example' })).status,
      action,
    ).toBe(403);
});

it.each([
  ...[
    '/talentos/1',
    '/talentos/x',
    '/talentos/1/fotos',
    '/entradas/9',
    '/slides/77',
    '/slides/77/remover',
    '/posts/77',
    '/posts/77/ver',
  ],
  ...['/equipe/77', '/imagens/__proto__', '/imagens/other', '/entradas/9/fotos/image_1'],
])('The desk says in a page that there is nothing at %s', async (path) => {
  const response = await fetch(office.url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
});

it.each([
  ['Origin', 'https://elsewhere.example'],
  ['Origin', 'null'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', 'same-site'],
])('The desk refuses a form that another website sends (%s: %s)', async (header, value) => {
  expect(
    (await office.post('/talentos/3102', { ...TALENT, name: 'Hijacked' }, { [header]: value }))
      .status,
  ).toBe(403);
  expect(await names()).not.toContain('Hijacked');
});

it('The desk answers to the names of this machine alone', async () => {
  expect(new URL(office.url).hostname).toBe('127.0.0.1');
  const answer = await sendRaw(
    office.url,
    'GET /entradas HTTP/1.1\r\nHost: rebound.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
});

it('The desk accepts a form of its own', async () => {
  const own = { Origin: office.url, 'Sec-Fetch-Site': 'same-origin' };
  expect((await office.post('/talentos/3102', { ...TALENT, jeans: '37' }, own)).status).toBe(303);
  expect(await (await profile(3102)).json()).toMatchObject({ jeans: '37' });
});

it('The desk shows hostile text as text', async () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  await office.post('/talentos/3103', { ...TALENT, name: hostile });
  const contact = {
    name: hostile,
    email: 'x@mail.example',
    phone: '81 90000 0000',
    message: '<script>alert(1)</script>',
  };
  const { id } = (await (
    await office.call('POST', '/api/entry/contact/send', formOf(contact))
  ).json()) as { id: number };
  for (const path of [
    '/',
    '/talentos',
    '/talentos/3103',
    '/entradas',
    `/entradas/${id}`,
    '/talentos?q=%22%3E%3Cimg',
  ]) {
    const shown = await page(path);
    expect(shown).not.toContain('<img src=x');
    expect(shown).not.toContain('<script');
  }
  expect(await page(`/entradas/${id}`)).toContain('&lt;script&gt;');
});

it('A talent that is marked as a minor has the flag in list and profile and pictures without a name, and loses both again', async () => {
  type Listed = Readonly<{ id: number; cover: string; under_age?: boolean }>;
  const listed = async () => {
    const { data } = (await (await office.call('POST', '/api/talents?language=pt', {})).json()) as {
      data: Listed[];
    };
    return data.find(({ id }) => id === 3102);
  };
  await office.post('/talentos/3102', { ...TALENT, underAge: '1' });
  const minor = await listed();
  expect(minor?.under_age).toBe(true);
  const text = await (await profile(3102)).text();
  expect(text).toContain('"under_age":true');
  expect(text).not.toContain('ana-sa');
  expect(
    (await fetch(`${office.url}/storage/${minor?.cover ?? ''}`)).headers.get('content-type'),
  ).toBe('image/jpeg');
  expect(await page('/talentos')).toContain('Menor de 18 anos');
  expect(await page('/talentos/3102')).toMatch(/name="underAge"[^>]*checked/);
  await office.post('/talentos/3102', TALENT);
  expect(await listed()).not.toHaveProperty('under_age');
  expect(await (await profile(3102)).text()).not.toContain('under_age');
});

it('A talent that is marked as a minor is named on the front page where a post gives the whole name', async () => {
  await office.post('/talentos/3102', { ...TALENT, name: 'Ana Sá', underAge: '1' });
  const write = (content: string) =>
    office.post('/posts', { language: 'pt', slug: 'estreia', title: 'Estreia', content });
  await write('<p>Hoje estreia <b>ANA</b> M. Sá.</p>');
  expect(await page('/')).toMatch(/<a href="\/posts\/\d+">Post “Estreia”<\/a>: Ana Sá/);
  await office.post('/talentos/3102', { ...TALENT, name: 'Ana Sá' });
  expect(await page('/')).not.toContain('Nomes de menores');
});

it('A talent is added with its board, measures, hair, eyes and pictures, and removed after a question, which can be taken back', async () => {
  const form = new FormData();
  const fields = {
    ...TALENT,
    name: 'Iara Campos',
    gender: 'woman',
    categories: '1',
    height: '177',
    hair: 'brown',
    eyes: 'honey',
  };
  for (const [name, value] of Object.entries(fields))
    if (!name.startsWith('cover')) form.set(name, value);
  for (const field of ['cover_file', 'book', 'book'])
    form.append(field, new Blob([await plainPhoto('jpeg')]), 'foto.jpg');
  const saved = await fetch(`${office.url}/talentos`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const path = (saved.headers.get('location') ?? '').replace('?aviso=salvo', '');
  const id = Number(path.split('/').at(-1));
  const made = (await (await profile(id)).json()) as { galleries: { book: unknown[] } };
  expect(made).toMatchObject({
    name: 'Iara Campos',
    height: '177',
    hair: 'Castanho',
    eyes: 'Mel',
    categories: [{ id: 1 }],
  });
  expect(made.galleries.book).toHaveLength(2);
  expect(await page('/talentos?q=iara')).toContain('Modelos, Image');

  expect(await page(`${path}/remover`)).toContain('Sim, remover');
  await office.post(`${path}/remover`, {});
  expect([(await profile(id)).status, await names()]).toEqual([
    404,
    expect.not.arrayContaining(['Iara Campos']),
  ]);
  expect(await page('/talentos?aviso=removido')).toContain('Desfazer: Iara Campos');
  await office.post('/desfazer', {});
  expect(await (await profile(id)).json()).toEqual(made);
  expect((await names()).at(-1)).toBe('Iara Campos');
  // What is taken back is not taken back twice.
  expect(await page('/talentos?aviso=removido')).not.toContain('Desfazer');
});

it.each(['110', '230', '150'])(
  'A talent of %s cm is asked about before it is saved',
  async (height) => {
    await office.post('/talentos/3106', { ...TALENT, height: '178' });
    const asked = await office.post('/talentos/3106', { ...TALENT, height });
    expect([asked.status, await asked.text()]).toEqual([
      422,
      expect.stringContaining(`A altura é mesmo ${height} cm`),
    ]);
    const saved = await office.post('/talentos/3106', { ...TALENT, height, rightHeight: height });
    expect([saved.status, await (await profile(3106)).json()]).toMatchObject([303, { height }]);
    await office.post('/talentos/3106', { ...TALENT, height: '178', rightHeight: '178' });
  },
);

it('A talent that is hidden leaves the list and the profiles, and comes back', async () => {
  await office.post('/talentos/3104', { ...TALENT, name: 'Benício Lira', hidden: '1' });
  expect((await profile(3104)).status).toBe(404);
  expect(await names()).not.toContain('Benício Lira');
  await office.post('/talentos/3104', { ...TALENT, name: 'Benício Lira' });
  expect((await profile(3104)).status).toBe(200);
  expect(await names()).toContain('Benício Lira');
});

it('A talent is found whatever the accents and the case of who searches', async () => {
  await office.post('/talentos/3105', { ...TALENT, name: 'Conceição Araújo' });
  for (const words of ['conceicao', 'CONCEIÇÃO', 'araujo', 'cao ara']) {
    expect(await page(`/talentos?q=${encodeURIComponent(words)}`)).toContain('Conceição Araújo');
  }
  expect(await page('/talentos?q=%25')).toContain('0 talentos');
  const listed = textsOf(await page('/talentos'), /<a href="\/talentos\/\d+">([^<]+)<\/a>/g);
  expect(listed.length).toBeGreaterThan(19);
  expect(listed.map(fold)).toEqual(listed.map(fold).toSorted());
});

it.each([
  ['an empty name', { name: ' ' }],
  ['a height that is no number', { height: '1,78' }],
  ['a cover that does not exist', { cover: 'talents/nobody/cover.jpg' }],
  ['a cover that is a script', { cover: 'javascript:alert(1)' }],
])('A talent is not saved with %s, and the form says why', async (_what, change) => {
  const before = await (await profile(3107)).text();
  const response = await office.post('/talentos/3107', { ...TALENT, ...change });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('Não foi salvo');
  expect(await (await profile(3107)).text()).toBe(before);
});

it('Slides are added, changed, reordered and removed', async () => {
  const slides = async (): Promise<string[]> => {
    const { data } = await office.read<{ data: { image_desktop: string }[] }>('/api/slides/home');
    return data.map(({ image_desktop }) => image_desktop);
  };
  const [first = '', second = '', ...rest] = await slides();
  // The first has nowhere to go up, the last nowhere down.
  for (const word of ['Subir', 'Descer'])
    expect(textsOf(await page('/slides'), new RegExp(`aria-label="(${word})`, 'g'))).toHaveLength(
      rest.length + 1,
    );
  const described = {
    image_desktop: 'posts/diaria.jpg',
    image_mobile: 'posts/luzia.jpg',
    description_pt: 'Um set',
    description_en: 'A set',
  };
  await office.post('/slides', described);
  expect(await office.read('/api/website-texts')).toMatchObject({
    'cover:posts/diaria.jpg': { pt: 'Um set', en: 'A set' },
  });
  expect(await page('/slides/5')).toContain('value="Um set"');
  expect(await slides()).toEqual([first, second, ...rest, 'posts/diaria.jpg']);
  await office.post('/slides/2/mover', { para: 'cima' });
  expect(await slides()).toEqual([second, first, ...rest, 'posts/diaria.jpg']);
  await office.post('/slides/5/remover', {});
  await office.post('/slides/2/mover', { para: 'baixo' });
  expect(await slides()).toEqual([first, second, ...rest]);
  expect(
    (await office.post('/slides/1', { image_desktop: 'nope.jpg', image_mobile: 'nope.jpg' }))
      .status,
  ).toBe(422);
});

it('Posts are added, changed, reordered and removed, one address per language', async () => {
  const post = {
    title: 'Novidade',
    language: 'pt',
    slug: 'novidade',
    cover: '',
    content: '<p>Oi</p>',
  };
  expect((await office.post('/posts', post)).status).toBe(303);
  expect((await office.post('/posts', post)).status).toBe(422);
  expect((await office.post('/posts', { ...post, slug: 'Com Acento é' })).status).toBe(422);
  const { data } = await office.read<{ data: { slug: string }[] }>('/api/posts/amazing-face');
  expect(data[0]?.slug).toBe('novidade');
  const { id } = await office.read<{ id: number }>('/api/posts/amazing-face/pt/novidade');
  await office.post(`/posts/${id}`, { ...post, content: '<p>Tchau</p>' });
  expect(await office.read('/api/posts/amazing-face/pt/novidade')).toMatchObject({
    content: '<p>Tchau</p>',
    cover: null,
  });
  // A step passes one post of the same language, wherever the others stand.
  const order = async (language: string): Promise<string[]> => {
    const posts = await office.read<{ data: Record<'slug' | 'language', string>[] }>(
      '/api/posts/amazing-face',
    );
    return posts.data.filter((one) => one.language === language).map(({ slug }) => slug);
  };
  const [own, other] = [await order('pt'), await order('en')];
  for (const para of ['baixo', 'baixo']) await office.post(`/posts/${id}/mover`, { para });
  expect((await order('pt')).indexOf('novidade')).toBe(2);
  await office.post(`/posts/${id}/mover`, { para: 'cima' });
  expect(await order('pt')).toEqual([own[1], 'novidade', ...own.slice(2)]);
  expect(await order('en')).toEqual(other);
  await office.post(`/posts/${id}/remover`, {});
  expect((await office.call('GET', '/api/posts/amazing-face/pt/novidade')).status).toBe(404);
});

it('The site texts keep their form', async () => {
  await office.post('/textos', {
    key: 'getScoutedText',
    language: 'en',
    name: 'Join',
    description: 'Two\r\nlines',
  });
  await office.post('/textos', { key: 'getScoutedTitle', language: 'pt', text: 'Venha' });
  await office.post('/textos', { key: 'invented', language: 'pt', text: 'x' });
  expect(await office.read('/api/website-texts')).toMatchObject({
    getScoutedText: { en: { name: 'Join', description: 'Two\nlines' } },
    getScoutedTitle: { pt: 'Venha' },
  });
  expect(await office.read('/api/website-texts')).not.toHaveProperty('invented');
});

it('The desk closes and opens each registration by itself', async () => {
  await office.post('/inscricoes', { programa: 'registrationClosedFace', acao: 'fechar' });
  expect(await office.read('/api/customizations')).toMatchObject({
    registrationClosed: false,
    registrationClosedFace: true,
  });
  await office.post('/inscricoes', { programa: 'registrationClosedFace', acao: 'abrir' });
  expect(await office.read('/api/customizations')).toMatchObject({
    registrationClosed: false,
    registrationClosedFace: false,
  });
});

const kept = () =>
  Promise.all(
    ['/api/slides', '/api/panel/posts?type=amazing-face&language=pt'].map(async (path) =>
      office.call('GET', path).then((answer) => answer.text()),
    ),
  );

it.each([
  ['a talent', '/talentos/3103', { ...TALENT, name: 'Outro Nome' }, '/talentos?q=outro'],
  ['a text', '/textos', { key: 'openingHours', language: 'pt', text: 'Nunca' }, '/textos'],
  ['the registrations', '/inscricoes', { programa: 'registrationClosed', acao: 'fechar' }, '/'],
  ['an order', '/slides/1/mover', { para: 'baixo' }, '/slides'],
  ['a removal', '/posts/1/remover', {}, '/posts'],
  ['a new person', '/equipe', { language: 'pt', name: 'Nova Pessoa' }, '/equipe'],
])('The last change, %s, is taken back', async (_what, path, fields, shown) => {
  const before = [await page(shown), ...(await kept())];
  await office.post(path, fields);
  expect([await page(shown), ...(await kept())]).not.toEqual(before);
  await office.post('/desfazer', {});
  expect([await page(shown), ...(await kept())]).toEqual(before);
});

const send = (
  path: string,
  fields: Readonly<Record<string, string>>,
  photos: Readonly<Record<string, Blob>>,
): Promise<Response> =>
  fetch(office.url + path, { method: 'POST', body: formOf(fields, photos), redirect: 'manual' });
const book = async (): Promise<{ file: string; width: number; height: number }[]> =>
  (await office.read<{ galleries: { book: [] } }>('/api/talent/profile?language=pt&id=3110'))
    .galleries.book;

it('Pictures that are uploaded are served without what a camera wrote into them, and without a name', async () => {
  const response = await send(
    '/talentos/3110',
    { ...TALENT, cover: '' },
    { cover_file: new Blob([await phonePhoto()]) },
  );
  expect(response.status).toBe(303);
  const { cover } = (await (await profile(3110)).json()) as { cover: string };
  expect(cover).toMatch(/^uploads\/[0-9a-f]{32}\.jpg$/);
  const served = await fetch(`${office.url}/storage/${cover}`);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await served.arrayBuffer()).toString('latin1');
  expect(PHONE_MARKS.filter((mark) => bytes.includes(mark))).toEqual([]);
});

it('Pictures of a profile’s own cover may be missing, the one in the lists may not', async () => {
  const covers = { coverWeb: '', coverWide: '' };
  expect((await send('/talentos/3110', { ...TALENT, ...covers }, {})).status).toBe(303);
  expect(await (await profile(3110)).json()).toMatchObject({
    cover_web: '',
    cover_web_secondary: '',
  });
  expect((await send('/talentos/3110', { ...TALENT, cover: '' }, {})).status).toBe(422);
});

it('Pictures are added to a gallery with their size, sorted and taken away', async () => {
  const before = await book();
  const photo = new Blob([await plainPhoto('png', 60, 90)]);
  expect((await send('/talentos/3110/fotos/book', {}, { photos: photo })).status).toBe(303);
  const added = (await book()).at(-1) ?? { file: '' };
  expect(await book()).toEqual([...before, { file: added.file, width: 60, height: 90 }]);
  const shown = await page('/talentos/3110/fotos');
  for (const [name, place] of [
    ['antes', -2],
    ['depois', -1],
  ] as const) {
    expect(shown).toContain(`name="${name}" value="${added.file}"`);
    await send('/talentos/3110/fotos/book', { [name]: added.file }, {});
    expect((await book()).at(place)?.file).toBe(added.file);
  }
  await send('/talentos/3110/fotos/book', { tirar: added.file }, {});
  expect(await book()).toEqual(before);
});

it.each([
  ['a page', Buffer.from('<script>alert(1)</script>')],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['the beginning of a photo', Buffer.from('\xff\xd8\xff\xe0 and no more', 'latin1')],
  ['a clip', Buffer.from('\x1aE\xdf\xa3 clip', 'latin1')],
])('Pictures are judged by what they are, not by their name: %s', async (_what, bytes) => {
  const before = await book();
  const cover = await (await profile(3110)).text();
  const refused = await send('/talentos/3110/fotos/book', {}, { photos: new Blob([bytes]) });
  expect(refused.status).toBe(422);
  expect(
    (await send('/talentos/3110', { ...TALENT }, { cover_file: new Blob([bytes]) })).status,
  ).toBe(422);
  expect(await book()).toEqual(before);
  expect(await (await profile(3110)).text()).toBe(cover);
});

it.each([
  ['/talentos/3110', ['cover', 'coverWeb', 'coverWide']],
  ['/slides/1', ['image_desktop', 'image_mobile']],
  ['/imagens/about_1', ['desktop', 'mobile']],
  ['/posts/1', ['cover']],
])(
  'Pictures are chosen one for each field among those that there are: %s',
  async (path, fields) => {
    const radios = [...(await page(path)).matchAll(/<input\s+type="radio"\s+name="([^"]*)"/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(radios)]).toEqual(fields);
  },
);

it('Pictures have a limit of size and number', async () => {
  const large = await send(
    '/talentos/3110/fotos/book',
    {},
    { photos: new Blob([Buffer.alloc(21 * 1024 * 1024)]) },
  );
  expect(large.status).toBe(413);
  expect(await large.text()).toContain('até 12 arquivos');
  const many = Object.fromEntries(
    Array.from({ length: 13 }, (_, index) => [`photos_${index}`, new Blob(['x'])]),
  );
  expect((await send('/talentos/3110/fotos/book', {}, many)).status).toBe(413);
});

it('Pictures are never opened outside the storage', async () => {
  for (const cover of [
    'uploads/../../back-office.sqlite',
    '../credentials.json',
    'uploads/0123456789abcdef0123456789abcdef.jpg',
  ]) {
    expect((await office.post('/talentos/3110', { ...TALENT, cover })).status).toBe(422);
    expect(
      (await fetch(`${office.url}/storage/${cover.split('/').map(encodeURIComponent).join('/')}`))
        .status,
    ).toBe(404);
  }
});

it('Pictures of films are addresses at their players', async () => {
  const films = async () =>
    (await office.read<{ galleries: { video: [] } }>('/api/talent/profile?language=pt&id=3111'))
      .galleries.video;
  for (const { file } of (await films()) as { file: string }[])
    await office.post('/talentos/3111/fotos/video', { tirar: file });
  await office.post('/talentos/3111/fotos/video', {
    video: 'https://vimeo.com/76979871/8272103f6e',
  });
  await office.post('/talentos/3111/fotos/video', { video: 'https://youtu.be/aqz-KE-bpKQ' });
  expect(
    (await office.post('/talentos/3111/fotos/video', { video: 'https://films.example/1' })).status,
  ).toBe(422);
  expect(await films()).toEqual([
    { file: '76979871/8272103f6e', provider: 'vimeo', width: 1280, height: 720 },
    { file: 'aqz-KE-bpKQ', provider: 'youtube', width: 1280, height: 720 },
  ]);
});

it('Pictures of the site are changed too', async () => {
  await office.post('/imagens/about_1', { desktop: 'posts/diaria.jpg' });
  expect(await office.read('/api/website-images')).toMatchObject({
    about_1: { desktop: 'posts/diaria.jpg', mobile: 'site/sobre-1-mobile.jpg' },
  });
});

it('The agency changes how it is reached', async () => {
  const contact = {
    phone: '+55 81 3333-2010',
    whatsapp: '+55 81 90000-2010',
    email: 'oi@amazing.example',
    address: 'Rua Nova, 1',
  };
  const networks = {
    instagram_name: '@amz',
    instagram_url: 'https://instagram.example/amz',
    facebook_name: '',
    facebook_url: '',
  };
  const place = { latitude: '-8,05', longitude: '-34.9' };
  expect((await office.post('/agencia', { ...contact, ...networks, ...place })).status).toBe(303);
  expect(await office.read('/api/customizations')).toMatchObject({
    ...contact,
    latitude: -8.05,
    registrationClosed: false,
  });
  expect(await office.read('/api/social-media')).toMatchObject({ instagram: { name: '@amz' } });
  expect(
    (await office.post('/agencia', { ...contact, ...networks, ...place, email: 'nobody' })).status,
  ).toBe(422);
  expect(
    (
      await office.post('/agencia', {
        ...contact,
        ...networks,
        ...place,
        instagram_url: 'javascript:alert(1)',
      })
    ).status,
  ).toBe(422);
});

it('The agency changes who works there', async () => {
  const staff = async () =>
    (await office.read<{ name: string; language: string }[]>('/api/staff'))
      .filter(({ language }) => language === 'pt')
      .map(({ name }) => name);
  const before = await staff();
  await office.post('/equipe', {
    name: 'Nova Pessoa',
    language: 'pt',
    role: 'Booking',
    email: 'nova@amazing.example',
    phone: '',
  });
  expect(await staff()).toEqual([...before, 'Nova Pessoa']);
  await office.post('/equipe/13/mover', { para: 'cima' });
  expect(await staff()).toEqual(before.toSpliced(-1, 0, 'Nova Pessoa'));
  expect((await office.post('/equipe/13', { name: '', language: 'pt' })).status).toBe(422);
  expect(await page('/equipe/13/remover')).toContain('Remover “Nova Pessoa”?');
  await office.post('/equipe/13/remover', {});
  expect(await staff()).toEqual(before);
});

async function sendApplication(fields: Readonly<Record<string, string>>): Promise<number> {
  const photo = new Blob([await plainPhoto('jpeg')]);
  const form = formOf(
    { ...APPLICATION, ...fields },
    { image_1: photo, image_2: photo, image_3: photo, image_4: photo },
  );
  return (
    (await (await office.call('POST', '/api/entry/getScouted/send', form)).json()) as { id: number }
  ).id;
}

it('An entry is shown in words with links to answer, and with the days until which it is answered and deleted', async () => {
  const id = await sendApplication({ birthdate: '2010-05-20' });
  const shown = await page(`/entradas/${id}`);
  for (const text of ['Mulher', '20/05/2010, ', ' anos', '177 cm', 'Garanhuns'])
    expect(shown).toContain(text);
  for (const link of [
    'mailto:edilene%40mail.example',
    'https://wa.me/5581900002010',
    'https://www.instagram.com/edilene_example',
  ]) {
    expect(shown).toContain(link);
  }
  const toDay = (at: Date) =>
    new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' }).format(at);
  const today = agencyDay(new Date());
  const days = {
    Responder: addDays(today, APPLICATION_ANSWER_DAYS),
    Apagar: addMonths(today, ENTRY_RETENTION_MONTHS),
  };
  for (const [what, day] of Object.entries(days))
    expect(shown).toMatch(new RegExp(`${what} até</dt>\\s*<dd>${toDay(new Date(day))}`));
});

it.each([
  ['2024-11-22', '22:00', ['07/12/2024', '25/11/2024', '22/11/2025']],
  ['2024-11-21', '01:00', ['06/12/2024', '22/11/2024', '21/11/2025']],
] as const)(
  'An entry that comes on %s at %s in Recife comes on that day, and is answered and deleted by that day',
  async (day, time, [application, message, deletion]) => {
    vi.useFakeTimers({ now: Date.parse(`${day}T${time}:00-03:00`), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const shown = await page(`/entradas/${await sendApplication({ birthdate: '2010-11-23' })}`);
    const fields = { name: 'Ana', email: 'a@mail.example', phone: '1', message: 'Oi' };
    const sent = await office.call('POST', '/api/entry/contact/send', formOf(fields));
    const other = await page(`/entradas/${((await sent.json()) as { id: number }).id}`);
    for (const [where, label, text] of [
      [shown, 'Nascimento', '23/11/2010, 13 anos'],
      [shown, 'Chegou', `${day.split('-').reverse().join('/')}, ${time}`],
      [shown, 'Responder até', application],
      [other, 'Responder até', message],
      [other, 'Apagar até', deletion],
    ] as const)
      expect(where).toMatch(new RegExp(`<dt>${label}</dt>\\s*<dd>${text}`));
  },
);

it('An entry has a state, by which and by any of its words it is found', async () => {
  const id = await sendApplication({ note: 'Código: AMZ-7K2Q-94XM' });
  const link = `/entradas/${id}"`;
  for (const words of ['AMZ-7K2Q-94XM', 'amz7k2q94xm', 'EDILENE', 'garanhuns'])
    expect(await page(`/entradas?q=${words}`)).toContain(link);
  expect(await page('/entradas?q=AMZ-2222-2222')).not.toContain(link);
  expect(await page('/entradas?estado=new')).toContain(link);
  // The newest first.
  const ids = textsOf(await page('/entradas'), /<a href="\/entradas\/(\d+)">/g).map(Number);
  expect([ids[0], ids]).toEqual([id, ids.toSorted((one, other) => other - one)]);
  await office.post(`/entradas/${id}/estado`, { estado: 'invited' });
  expect(await page('/entradas?estado=new')).not.toContain(link);
  expect(await page('/entradas?estado=invited')).toContain(link);
  expect(await page(`/entradas/${id}`)).toMatch(/convidada em/);
  await office.post(`/entradas/${id}/estado`, { estado: 'lost' });
  expect(await page('/entradas?estado=invited')).toContain(link);
});

it('An entry is deleted with its photos, after a question', async () => {
  const id = await sendApplication({});
  const uploads = path.join(office.dataDir, 'uploads');
  const before = await readdir(uploads);
  expect(await page(`/entradas/${id}/remover`)).toContain('Não dá para desfazer');
  await office.post(`/entradas/${id}/remover`, {});
  expect((await readdir(uploads)).length).toBe(before.length - 1);
  expect((await fetch(`${office.url}/entradas/${id}`)).status).toBe(404);
});

it('An entry that asks about another one leads to it', async () => {
  const message = 'Código: AMZ-7K2Q-94XM\nPedido: retirar\n\nObrigada';
  const form = formOf({
    name: 'Edilene',
    email: 'edilene@mail.example',
    phone: '81900002010',
    message,
  });
  const { id } = (await (await office.call('POST', '/api/entry/contact/send', form)).json()) as {
    id: number;
  };
  expect(await page(`/entradas/${id}`)).toContain('href="/entradas?q=AMZ-7K2Q-94XM"');
});

it('the photos of an entry are shown by the desk alone, and kept nowhere', async () => {
  const url = `${office.url}/entradas/${await sendApplication({})}/fotos/image_1`;
  const own = await fetch(url, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(own.status).toBe(200);
  expect(own.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(own.headers.get('Cache-Control')).toBe('private, no-cache');
  for (const site of ['cross-site', 'same-site']) {
    expect((await fetch(url, { headers: { 'Sec-Fetch-Site': site } })).status).toBe(403);
  }
});

it.each([
  [
    'Responsável: Maria',
    'Relação: mãe',
    'Telefone do responsável: (81) 98888-0000',
    'E-mail do responsável: maria@mail.example',
  ],
  [
    'Guardian: Maria',
    'Relation: mother',
    "Guardian's phone: +55 81 98888-0000",
    "Guardian's email: maria@mail.example",
  ],
  [
    'Responsável: eu@casa.example',
    'Telefone do responsável: (81) 98888-0000',
    'E-mail do responsável: maria@mail.example',
  ],
])(
  'An entry of somebody under age leads to the guardian whom its note names first (%s)',
  async (...lines) => {
    const note = `${lines.join('\n')}\n\nE-mail: somebody@else.example`;
    const shown = await page(
      `/entradas/${await sendApplication({ birthdate: '2010-05-20', instagr: '-', note })}`,
    );
    expect(shown).toMatch(/<dt>Instagram<\/dt>\s*<dd>não tem<\/dd>/);
    expect(shown).toMatch(/href="mailto:maria%40mail\.example[^>]*>Responder ao responsável/);
    expect(shown).toContain('https://wa.me/5581988880000');
    // In fields of their own, ahead of the applicant's.
    expect(shown).toMatch(
      /<dt>(?:Responsável|Guardian)<\/dt>[\s\S]*Quem se inscreveu[\s\S]*<dd>E-mail: somebody@else\.example/,
    );
  },
);

it('A post is looked at before it is saved, in a frame where nothing runs', async () => {
  const draft = {
    title: 'Rascunho',
    language: 'pt',
    slug: 'rascunho',
    content: '<p><img src="posts/luzia.jpg" alt=""></p>',
  };
  const shown = await office.post('/posts/ver', draft);
  expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
  expect(await shown.text()).toContain('<img src="/storage/posts/luzia.jpg"');
  expect((await office.call('GET', '/api/posts/amazing-face/pt/rascunho')).status).toBe(404);
});

it('A post is written in Markdown, in both languages at once, its link made from its title', async () => {
  const text = 'Um **dia** *longo*.\n\n- [mar](https://mar.example)\n- sol';
  await office.post('/posts', {
    title: 'Verão à vista',
    content: text,
    other_title: 'Summer ahead',
    other_content: 'One line\nand another',
  });
  const pt = await office.read<{ id: number; content: string }>(
    '/api/posts/amazing-face/pt/verao-a-vista',
  );
  for (const part of [
    '<strong>dia</strong>',
    '<em>longo</em>',
    '<a href="https://mar.example">mar</a>',
    '<li>sol</li>',
  ])
    expect(pt.content).toContain(part);
  const en = '/api/posts/amazing-face/en/summer-ahead';
  expect(await office.read(en)).toMatchObject({ content: '<p>One line<br>and another</p>' });

  // The editor sees what was written, and is told when only one language has changed.
  const form = await page(`/posts/${pt.id}`);
  expect(form).toContain(text);
  expect(form).toContain('One line\nand another');
  const both = {
    title: 'Verão à vista',
    slug: 'verao-a-vista',
    other_title: 'Summer ahead',
    other_slug: 'summer-ahead',
  };
  const save = async (content: string, other: string) =>
    (await office.post(`/posts/${pt.id}`, { ...both, content, other_content: other })).headers.get(
      'location',
    );
  expect(await save('Outro texto', 'One line\nand another')).toBe('/posts?aviso=salvo-pt');
  expect(await save('Outro texto', 'Another text')).toBe('/posts?aviso=salvo-en');
  expect(await save('Um', 'One')).toBe('/posts?aviso=salvo');
  expect(await office.read(en)).toMatchObject({ content: '<p>One</p>' });
  expect((await office.post('/posts', { title: 'Verão à vista', content: '' })).status).toBe(422);
});

it('a list of the desk that is longer than a page has another', async () => {
  await Promise.all(Array.from({ length: PER_PAGE + 1 }, () => sendApplication({})));
  const pages = Math.ceil(office.entries.list({}, 1, 0).total / PER_PAGE);
  expect(await page('/entradas')).toContain(`Página 1 de ${pages}`);
});
