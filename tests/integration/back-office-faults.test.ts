import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 5 }));

const profilePath = (id: number | string, language = 'pt'): string =>
  `/api/talent/profile?language=${language}&id=${id}&cover_web_secondary=1&cover_web=1`;

describe('Faults', () => {
  afterEach(() => {
    office.faults.clear();
  });

  it('can be switched on and off over HTTP, and are refused when they make no sense', async () => {
    const on = await office.call('POST', '/__faults', [{ path: '/api/staff', kind: 'status', status: 503, retryAfter: 7, times: 1 }]);
    expect(on.status).toBe(201);
    const struck = await office.call('GET', '/api/staff');
    expect([struck.status, struck.headers.get('retry-after')]).toEqual([503, '7']);
    expect((await office.call('GET', '/api/staff')).status).toBe(200);
    expect((await office.call('DELETE', '/__faults')).status).toBe(200);
    expect(office.faults.list()).toEqual([]);
    expect((await office.call('POST', '/__faults', [{ path: '/api', kind: 'earthquake' }])).status).toBe(422);
    expect((await office.call('POST', '/__faults', {}, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it('strike by prefix, by glob, by query and by method', async () => {
    office.faults.add(
      { path: '/api/posts/*/en/*', kind: 'status', status: 500 },
      { path: '/api/talent/profile?*id=3103&*', kind: 'status', status: 502 },
      { path: '/api/talents', method: 'POST', kind: 'status', status: 504 },
    );
    expect((await office.call('GET', '/api/posts/amazing-face/en/x')).status).toBe(500);
    expect((await office.call('GET', '/api/posts/amazing-face')).status).toBe(200);
    expect((await office.call('GET', profilePath(3103))).status).toBe(502);
    expect((await office.call('GET', profilePath(3104))).status).toBe(200);
    expect((await office.call('POST', '/api/talents')).status).toBe(504);
    expect((await office.call('GET', '/api/talents/attributes')).status).toBe(200);
  });

  it('can delay, hang up, cut a body short and spoil its JSON', async () => {
    office.faults.add(
      { path: '/api/staff', kind: 'latency', ms: 200 },
      { path: '/api/customizations', kind: 'hang', ms: 100 },
      { path: '/api/website-texts', kind: 'truncate' },
      { path: '/api/website-images', kind: 'malformed' },
    );
    const before = performance.now();
    expect((await office.call('GET', '/api/staff')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(190);
    await expect(office.call('GET', '/api/customizations')).rejects.toThrow();
    const cut = await office.call('GET', '/api/website-texts');
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow();
    const spoilt = await office.call('GET', '/api/website-images');
    expect(spoilt.headers.get('content-type')).toContain('application/json');
    await expect(spoilt.json()).rejects.toThrow(SyntaxError);
  });

  it('can end a token early: that request and the next ones need a new sign-in', async () => {
    const { TALENT_SALT: salt, TALENT_API_KEY: api_key } = office.credentials;
    const signedIn = await office.call('POST', '/api/signin', { salt, api_key });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    office.faults.add({ path: '/api/staff', kind: 'expire-token', times: 1 });
    const own = { Authorization: `Bearer ${token}` };
    expect((await office.call('GET', '/api/staff', undefined, own)).status).toBe(401);
    expect((await office.call('GET', '/api/customizations', undefined, own)).status).toBe(401);
    expect((await office.call('GET', '/api/staff')).status).toBe(200);
  });

  it('strike the given share of requests, the same ones each time', async () => {
    office.faults.add({ path: '/api/staff', kind: 'status', probability: 0.3 });
    const statuses: number[] = [];
    for (let i = 0; i < 100; i++) statuses.push((await office.call('GET', '/api/staff')).status);
    const failed = statuses.filter((status) => status === 503).length;
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
  });
});

describe('The data folder', () => {
  it('keeps its agency, its changes and its credentials from one start to the next', async () => {
    const first = await openOffice({ talents: 5 });
    await first.post('/inscricoes', { programa: 'registrationClosed', acao: 'fechar' });
    const { dataDir, credentials } = first;
    await first.close();
    const second = await openOffice({ dataDir });
    onTestFinished(second.remove);
    expect(second.credentials).toEqual(credentials);
    expect(await second.read('/api/customizations')).toMatchObject({ registrationClosed: true, registrationClosedFace: false });
    expect((await second.call('GET', profilePath(3105))).status).toBe(200);
    expect((await second.call('GET', profilePath(3106))).status).toBe(404);
  });

  it('refuses to start when it was seeded with another number of talents', async () => {
    const first = await openOffice({ talents: 4 });
    onTestFinished(first.remove);
    await expect(openOffice({ dataDir: first.dataDir, talents: 9 })).rejects.toThrow(/seeded with 4 talents, not 9/);
  });

  it('counts the requests of each path', async () => {
    office.requests.clear();
    await office.call('GET', '/api/staff?x=1');
    await office.call('GET', '/api/staff');
    await office.call('GET', '/api/slides/home');
    expect([office.requests.of('/api/staff'), office.requests.under('/api/'), office.requests.total()]).toEqual([2, 3, 3]);
    expect(await office.read('/__requests')).toMatchObject({ paths: { '/api/staff': 2, '/api/slides/home': 1 } });
  });
});
