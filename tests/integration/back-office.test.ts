import { expect, it, onTestFinished, vi } from 'vitest';
import { BOARD_CATEGORIES } from '../../scripts/back-office/reference/boards.ts';
import { PEOPLE } from '../../scripts/back-office/seed/cast.ts';
import { AGENCY } from '../../src/domain/agency.ts';
import { openOffice, TALENT } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';

interface Listed {
  readonly id: number;
  readonly name: string;
  readonly cover: string;
  readonly gender: string;
  readonly categories: readonly { readonly id: number }[];
  readonly profile_etag: string;
}

interface Place {
  readonly id: number;
  readonly value: string;
}

const office = untilEnd(await openOffice());

async function listTalents(body: object = {}): Promise<readonly Listed[]> {
  const response = await office.call('POST', '/api/talents?language=pt&paginate=10000', body);
  return ((await response.json()) as { data: Listed[] }).data;
}

const profilePath = (id: number | string, language = 'pt'): string =>
  `/api/talent/profile?language=${language}&id=${id}&cover_web_secondary=1&cover_web=1`;

it.each([
  ['/api/signin', { salt: 'x', api_key: 'y' }],
  ['/api/signin', {}],
  ['/api/login', { salt: 7, api_token: null }],
])('The back office refuses wrong credentials at %s with 401 and a message', async (path, body) => {
  const response = await office.call('POST', path, body);
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ message: 'These credentials are wrong.' });
});

it('The back office does not take the credentials of one service for those of the other', async () => {
  const { PANEL_SALT, PANEL_API_TOKEN } = office.credentials;
  expect(
    (await office.call('POST', '/api/signin', { salt: PANEL_SALT, api_key: PANEL_API_TOKEN }))
      .status,
  ).toBe(401);
});

it('The back office asks for a token on every other call, those that do not exist included', async () => {
  for (const path of [
    '/api/staff',
    '/api/customizations',
    '/api/talents/attributes',
    profilePath(1),
    '/api/nothing-here',
  ]) {
    expect((await fetch(office.url + path)).status, path).toBe(401);
    expect(
      (await fetch(office.url + path, { headers: { Authorization: 'Bearer ' } })).status,
      path,
    ).toBe(401);
  }
  expect((await fetch(`${office.url}/api/talents`, { method: 'POST' })).status).toBe(401);
  expect((await fetch(`${office.url}/api/entry/contact/send`, { method: 'POST' })).status).toBe(
    401,
  );
});

it('Signing in gives a token that runs out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const hasty = await openOffice({ talents: 3, tokenLifetime: 60_000 });
  onTestFinished(hasty.remove);
  expect((await hasty.call('GET', '/api/staff')).status).toBe(200);
  vi.setSystemTime(Date.now() + 60_000);
  expect((await hasty.call('GET', '/api/staff')).status).toBe(401);
});

it('The panel answers every read of the contract, some lists bare and some wrapped', async () => {
  const { data: slides } = await office.read<{ data: Record<string, string>[] }>(
    '/api/slides/home',
  );
  expect(slides).toHaveLength(4);
  expect(slides.filter((slide) => /\.webm$/.test(slide['image_desktop'] ?? ''))).toHaveLength(1);
  const staff = await office.read<{ language: string }[]>('/api/staff');
  expect(staff.filter(({ language }) => language === 'en')).toHaveLength(6);
  expect(await office.read('/api/social-medias')).toEqual(await office.read('/api/social-media'));
  expect(await office.read('/api/customizations')).toMatchObject({
    registrationClosed: false,
    latitude: AGENCY.latitude,
  });
  const texts = await office.read<Record<string, object>>('/api/website-texts');
  expect(Object.keys(texts).sort()).toEqual([
    ...['amanhecer.webm', 'fila.jpg', 'passo.jpg', 'thais.jpg'].map(
      (file) => `cover:slides/${file}`,
    ),
    'getScoutedAmazingFaceText',
    'getScoutedAmazingFaceTitle',
    'getScoutedText',
    'getScoutedTitle',
    'openingHours',
  ]);
  const images = await office.read<Record<string, object>>('/api/website-images');
  expect(Object.keys(images)).toEqual(
    expect.arrayContaining(['about_4', 'getScouted_1', 'getScoutedAmazingFace_4']),
  );
  expect(await office.read('/api/get-scouted/owner')).toMatchObject({ name: 'Quero ser Amazing' });
  expect(Object.keys(await office.read('/api/get-scouted/images'))).toHaveLength(4);
});

it('The panel gives five posts per language, each also alone, and 404 for one that does not exist', async () => {
  const { data: posts } = await office.read<{ data: { slug: string; language: string }[] }>(
    '/api/posts/amazing-face',
  );
  for (const language of ['pt', 'en']) {
    const own = posts.filter((post) => post.language === language);
    expect(own).toHaveLength(5);
    expect(await office.read(`/api/posts/amazing-face/${language}/${own[0]?.slug ?? ''}`)).toEqual(
      own[0],
    );
  }
  expect((await office.call('GET', '/api/posts/amazing-face/pt/never-written')).status).toBe(404);
  for (const list of ['posts', 'slides'])
    expect(await office.read(`/api/${list}/of-another-type`)).toEqual({ data: [] });
});

it('The talent service lists the whole agency at once, every category and gender in it', async () => {
  const talents = await listTalents();
  expect(talents).toHaveLength(PEOPLE.length);
  expect(new Set(talents.map(({ gender }) => gender))).toEqual(
    new Set(['woman', 'man', 'undefined']),
  );
  expect(new Set(talents.flatMap(({ categories }) => categories.map(({ id }) => id)))).toEqual(
    new Set([...BOARD_CATEGORIES.map(([id]) => id), 2065, 2067]),
  );
  expect(talents.some(({ categories }) => categories.length === 0)).toBe(true);
  expect(new Set(talents.map(({ id }) => id)).size).toBe(talents.length);
});

it('The talent service gives a profile for every talent, with many mixes of galleries among them', async () => {
  const mixes = new Set<string>();
  for (const talent of await listTalents()) {
    const profile = await office.read<Listed & { galleries: Record<string, unknown[]> }>(
      profilePath(talent.id),
    );
    expect({ ...profile, profile_etag: talent.profile_etag }).toMatchObject(talent);
    mixes.add(
      ['book', 'snap', 'compo', 'video']
        .map((name) => (profile.galleries[name]?.length ? 1 : 0))
        .join(''),
    );
  }
  expect(mixes.size).toBeGreaterThanOrEqual(6);
});

it('The talent service names the ETag of every profile in the list, and colours, in the language of the request', async () => {
  for (const language of ['pt', 'en']) {
    const response = await office.call(
      'POST',
      `/api/talents?language=${language}&paginate=10000`,
      {},
    );
    for (const { id, profile_etag: etag } of (
      (await response.json()) as { data: Listed[] }
    ).data.slice(0, 9)) {
      expect((await office.call('GET', profilePath(id, language))).headers.get('ETag')).toBe(etag);
    }
  }
  const pt = await office.read<{ hair: string }>(profilePath(3101));
  const en = await office.read<{ hair: string }>(profilePath(3101, 'en'));
  expect(pt.hair).not.toBe(en.hair);
});

it.each([
  ...['999999', '0'].map((id) => ({ id, status: 404 })),
  ...['', 'abc', '1.5', '-1', '9'.repeat(40)].map((id) => ({ id, status: 422 })),
])('The talent service answers $status for the id "$id"', async ({ id, status }) => {
  expect((await office.call('GET', profilePath(id))).status).toBe(status);
});

it('The list of places names all countries in both languages, and Brazil the same in each', async () => {
  const pt = await office.read<{ countries: Place[] }>(
    '/api/talents/attributes?language=pt&countries=1',
  );
  const en = await office.read<{ countries: Place[] }>(
    '/api/talents/attributes?language=en&countries=1',
  );
  expect(pt.countries.length).toBeGreaterThan(240);
  expect(en.countries.length).toBe(pt.countries.length);
  expect(pt.countries.find(({ id }) => id === 276)?.value).toBe('Alemanha');
  expect(en.countries.find(({ id }) => id === 276)?.value).toBe('Germany');
  expect([pt, en].map(({ countries }) => countries.find(({ id }) => id === 76)?.value)).toEqual([
    'Brasil',
    'Brazil',
  ]);
});

it('The list of places offers the 27 states of Brazil and every one of its municipalities', async () => {
  const { states } = await office.read<{ states: Place[] }>(
    '/api/talents/attributes?language=pt&countries=1&states=76',
  );
  expect(states).toHaveLength(27);
  const cities: Place[] = [];
  for (const { id } of states) {
    const place = encodeURIComponent(JSON.stringify({ country: 76, state: id }));
    cities.push(
      ...(
        await office.read<{ cities: Place[] }>(
          `/api/talents/attributes?language=pt&cities=${place}`,
        )
      ).cities,
    );
  }
  // 5,569 municipalities, the Federal District, Fernando de Noronha: 5,571 since Boa Esperança do
  // Norte (2025).
  expect(new Set(cities.map(({ id }) => id)).size).toBe(5571);
  expect(cities).toContainEqual({ id: 2611606, value: 'Recife' });
});

it('The list of places has none of other countries, says what is wrong with a broken place, and carries the lists of measures and colours', async () => {
  const place = encodeURIComponent(JSON.stringify({ country: 276, state: 1 }));
  expect(await office.read(`/api/talents/attributes?states=276&cities=${place}`)).toMatchObject({
    states: [],
    cities: [],
  });
  const broken = await office.call('GET', '/api/talents/attributes?cities=%7Bnope');
  expect(broken.status).toBe(422);
  expect(await broken.json()).toMatchObject({ errors: { cities: [expect.any(String)] } });
  const lists = await office.read<Record<string, { id: string }[]>>(
    '/api/talents/attributes?language=pt',
  );
  expect(lists['height']).toContainEqual({ id: '170/5.7', value: '170 cm / 5′7″' });
  expect([
    lists['height']?.length,
    lists['jeans']?.length,
    lists['shoes']?.length,
    lists['weight']?.length,
  ]).toEqual([171, 27, 119, 198]);
  expect(lists).not.toHaveProperty('countries');
});

it.each([
  ['GET', '/api/staff', undefined],
  ['GET', '/api/talents/attributes?language=pt&countries=1', undefined],
  ['GET', profilePath(3105), undefined],
  ['POST', '/api/talents?language=pt&paginate=10000', {}],
])(
  'The back office answers 304 to %s %s when the copy is still good',
  async (method, path, body) => {
    const first = await office.call(method, path, body);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const second = await office.call(method, path, body, { 'If-None-Match': `"other", W/${etag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await office.call(method, path, body, { 'If-None-Match': '"other"' })).status).toBe(
      200,
    );
  },
);

it('The back office gives every changed talent a new validator at once, and leaves the others alone', async () => {
  const etag = async (path: string): Promise<string | null> =>
    (await office.call('GET', path)).headers.get('etag');
  const own = await etag(profilePath(3110));
  const other = await etag(profilePath(3111));
  const list = (await office.call('POST', '/api/talents?language=pt', {})).headers.get('etag');
  const edit = {
    name: 'Íris Falcão Lima',
    height: '181',
    rightHeight: '181',
    bust: '84',
    cover: 'talents/iris-falcao/book-2.jpg',
  };
  const saved = await office.post('/talentos/3110', { ...TALENT, ...edit });
  expect(saved.status).toBe(303);
  expect(await etag(profilePath(3110))).not.toBe(own);
  expect(await etag(profilePath(3111))).toBe(other);
  expect((await office.call('POST', '/api/talents?language=pt', {})).headers.get('etag')).not.toBe(
    list,
  );
  expect(await office.read(profilePath(3110))).toMatchObject({
    name: 'Íris Falcão Lima',
    height: '181',
    bust: '84',
    categories: [{ id: 1 }, { id: 2065 }],
  });
});

it('The back office answers 404 for an unknown path and 405 with the allowed methods for a known one', async () => {
  const unknown = await office.call('GET', '/api/nothing-here');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ message: 'Nothing is served at /api/nothing-here.' });
  const wrong = await office.call('DELETE', '/api/staff');
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toBe('GET, HEAD');
});
