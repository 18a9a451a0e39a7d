import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formOf, openOffice, type Office } from '../support/back-office.ts';

const SECRET = 'shared with the site, 32 characters long';
const TALENT = {
  name: 'Ana Sá',
  gender: 'woman',
  height: '176',
  jeans: '36',
  shoes: '37',
  instagram: '@ana',
  followers: '',
  cover: 'talents/ana-sa/cover.jpg',
  categories: '1',
};

let office: Office;
let published = 0;
beforeAll(async () => {
  office = await openOffice({
    talents: 20,
    onPublish: () => {
      published += 1;
    },
  });
});
afterAll(() => office.remove());

const page = async (path: string): Promise<string> => (await fetch(office.url + path)).text();
const profile = (id: number): Promise<Response> => office.call('GET', `/api/talent/profile?language=pt&id=${id}`);
const names = async (): Promise<string[]> => {
  const list = await office.call('POST', '/api/talents?language=pt', {});
  return ((await list.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
};

describe('The desk', () => {
  it.each(['/', '/entradas', '/talentos', '/talentos/3102', '/slides', '/slides/1', '/posts', '/posts/novo', '/posts/1', '/textos'])(
    'has a page at %s that needs no script',
    async (path) => {
      const response = await fetch(office.url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await response.text()).not.toMatch(/<script|\son\w+=/i);
    },
  );

  it.each(['/talentos/1', '/talentos/x', '/entradas/9', '/slides/77', '/posts/77', '/entradas/9/fotos/image_1'])(
    'says in a page that there is nothing at %s',
    async (path) => {
      const response = await fetch(office.url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  it.each([
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('refuses a form that another website sends (%o)', async (headers) => {
    expect((await office.post('/talentos/3102', { ...TALENT, name: 'Hijacked' }, headers)).status).toBe(403);
    expect(await names()).not.toContain('Hijacked');
  });

  it('accepts a form of its own', async () => {
    const response = await office.post(
      '/talentos/3102',
      { ...TALENT, jeans: '37' },
      { Origin: office.url, 'Sec-Fetch-Site': 'same-origin' },
    );
    expect(response.status).toBe(303);
    expect(await (await profile(3102)).json()).toMatchObject({ jeans: '37' });
  });

  it('shows hostile text as text', async () => {
    const hostile = '"><img src=x onerror=alert(1)>';
    await office.post('/talentos/3103', { ...TALENT, name: hostile });
    const contact = { name: hostile, email: 'x@mail.example', phone: '81 90000 0000', message: '<script>alert(1)</script>' };
    const { id } = (await (await office.call('POST', '/api/entry/contact/send', formOf(contact))).json()) as { id: number };
    for (const path of ['/', '/talentos', '/talentos/3103', '/entradas', `/entradas/${id}`, '/talentos?q=%22%3E%3Cimg']) {
      const shown = await page(path);
      expect(shown).not.toContain('<img src=x');
      expect(shown).not.toContain('<script');
    }
    expect(await page(`/entradas/${id}`)).toContain('&lt;script&gt;');
  });
});

describe('A talent', () => {
  it('that is marked as a minor has the flag in list and profile and pictures without a name, and loses both again', async () => {
    interface Listed {
      readonly id: number;
      readonly cover: string;
      readonly under_age?: boolean;
    }
    const listed = async () => {
      const { data } = (await (await office.call('POST', '/api/talents?language=pt', {})).json()) as { data: Listed[] };
      return data.find(({ id }) => id === 3102);
    };
    await office.post('/talentos/3102', { ...TALENT, underAge: '1' });
    const minor = await listed();
    expect(minor?.under_age).toBe(true);
    const text = await (await profile(3102)).text();
    expect(text).toContain('"under_age":true');
    expect(text).not.toContain('ana-sa');
    expect((await fetch(`${office.url}/storage/${minor?.cover ?? ''}`)).headers.get('content-type')).toBe('image/jpeg');
    expect(await page('/talentos')).toContain('(menor de 18)');
    expect(await page('/talentos/3102')).toMatch(/name="underAge"[^>]*checked/);
    await office.post('/talentos/3102', TALENT);
    expect(await listed()).not.toHaveProperty('under_age');
    expect(await (await profile(3102)).text()).not.toContain('under_age');
  });

  it('that is hidden leaves the list and the profiles, and comes back', async () => {
    await office.post('/talentos/3104', { ...TALENT, name: 'Benício Lira', hidden: '1' });
    expect((await profile(3104)).status).toBe(404);
    expect(await names()).not.toContain('Benício Lira');
    await office.post('/talentos/3104', { ...TALENT, name: 'Benício Lira' });
    expect((await profile(3104)).status).toBe(200);
    expect(await names()).toContain('Benício Lira');
  });

  it('moves up and down among the others', async () => {
    const before = await names();
    await office.post('/talentos/3106/mover', { para: 'cima' });
    const after = await names();
    expect(after.indexOf('Davi Holanda')).toBe(before.indexOf('Davi Holanda') - 1);
    await office.post('/talentos/3106/mover', { para: 'baixo' });
    expect(await names()).toEqual(before);
  });

  it.each([
    ['an empty name', { name: ' ' }],
    ['a height that is no number', { height: '1,78' }],
    ['a cover that does not exist', { cover: 'talents/nobody/cover.jpg' }],
    ['a cover that is a script', { cover: 'javascript:alert(1)' }],
  ])('is not saved with %s, and the form says why', async (_what, change) => {
    const before = await (await profile(3107)).text();
    const response = await office.post('/talentos/3107', { ...TALENT, ...change });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Não foi salvo');
    expect(await (await profile(3107)).text()).toBe(before);
  });
});

describe('Content', () => {
  it('is added, changed, reordered and removed: slides', async () => {
    const slides = async (): Promise<string[]> => {
      const { data } = await office.read<{ data: { image_desktop: string }[] }>('/api/slides/home');
      return data.map(({ image_desktop }) => image_desktop);
    };
    const [first = '', second = '', ...rest] = await slides();
    await office.post('/slides', { image_desktop: 'posts/diaria.jpg', image_mobile: 'posts/luzia.jpg' });
    expect(await slides()).toEqual([first, second, ...rest, 'posts/diaria.jpg']);
    await office.post('/slides/2/mover', { para: 'cima' });
    expect(await slides()).toEqual([second, first, ...rest, 'posts/diaria.jpg']);
    await office.post('/slides/5/remover', {});
    await office.post('/slides/2/mover', { para: 'baixo' });
    expect(await slides()).toEqual([first, second, ...rest]);
    expect((await office.post('/slides/1', { image_desktop: 'nope.jpg', image_mobile: 'nope.jpg' })).status).toBe(422);
  });

  it('is added, changed and removed: posts, one address per language', async () => {
    const post = { title: 'Novidade', language: 'pt', slug: 'novidade', cover: '', content: '<p>Oi</p>' };
    expect((await office.post('/posts', post)).status).toBe(303);
    expect((await office.post('/posts', post)).status).toBe(422);
    expect((await office.post('/posts', { ...post, slug: 'Com Acento é' })).status).toBe(422);
    const { id } = await office.read<{ id: number }>('/api/posts/amazing-face/pt/novidade');
    await office.post(`/posts/${id}`, { ...post, content: '<p>Tchau</p>' });
    expect(await office.read('/api/posts/amazing-face/pt/novidade')).toMatchObject({ content: '<p>Tchau</p>', cover: null });
    await office.post(`/posts/${id}/remover`, {});
    expect((await office.call('GET', '/api/posts/amazing-face/pt/novidade')).status).toBe(404);
  });

  it('of the site texts keeps its form', async () => {
    await office.post('/textos', { key: 'getScoutedText', language: 'en', name: 'Join', description: 'Two\r\nlines' });
    await office.post('/textos', { key: 'getScoutedTitle', language: 'pt', text: 'Venha' });
    await office.post('/textos', { key: 'invented', language: 'pt', text: 'x' });
    expect(await office.read('/api/website-texts')).toMatchObject({
      getScoutedText: { en: { name: 'Join', description: 'Two\nlines' } },
      getScoutedTitle: { pt: 'Venha' },
    });
    expect(await office.read('/api/website-texts')).not.toHaveProperty('invented');
  });

  it('closes and opens each registration by itself', async () => {
    await office.post('/inscricoes', { programa: 'registrationClosedFace', acao: 'fechar' });
    expect(await office.read('/api/customizations')).toMatchObject({ registrationClosed: false, registrationClosedFace: true });
    await office.post('/inscricoes', { programa: 'registrationClosedFace', acao: 'abrir' });
    expect(await office.read('/api/customizations')).toMatchObject({ registrationClosed: false, registrationClosedFace: false });
  });
});

describe('Publishing', () => {
  let site: Server | undefined;
  afterEach(() => {
    site?.close();
    office.publishTo(undefined);
  });

  it('sends the site a webhook signed with the shared secret, and shows its answer', async () => {
    const received = new Promise<{ signature: string | undefined; body: string }>((resolve) => {
      site = createServer((request, response) => {
        const parts: Buffer[] = [];
        request.on('data', (part: Buffer) => parts.push(part));
        request.on('end', () => {
          response.writeHead(202).end('{"status":"<asked>"}');
          const signature = request.headers['x-signature'];
          resolve({ signature: typeof signature === 'string' ? signature : undefined, body: Buffer.concat(parts).toString() });
        });
      });
    });
    await new Promise<void>((resolve) => site?.listen(0, '127.0.0.1', resolve));
    const { port } = site?.address() as AddressInfo;
    office.publishTo({ url: `http://127.0.0.1:${port}/api/rebuild`, secret: SECRET });
    const before = published;
    expect((await office.post('/publicar', {})).status).toBe(303);
    const { signature, body } = await received;
    expect(signature).toBe(`sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`);
    expect(JSON.parse(body)).toMatchObject({ event: 'content.changed', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown });
    expect(published).toBe(before + 1);
    const shown = await page('/');
    expect(shown).toContain('resposta 202');
    expect(shown).toContain('&lt;asked&gt;');
  });

  it('says so when nobody answers, and when no address is set', async () => {
    office.publishTo({ url: 'http://127.0.0.1:9/api/rebuild', secret: SECRET });
    await office.post('/publicar', {});
    expect(await page('/')).toContain('sem resposta');
    office.publishTo(undefined);
    await office.post('/publicar', {});
    expect(await page('/')).toContain('Nenhum endereço');
  });
});
