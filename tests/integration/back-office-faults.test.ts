import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { openFilesIn } from '../support/open-files.ts';
import { untilEnd } from '../support/until-end.ts';

const office = untilEnd(await openOffice({ talents: 5 }));

const profilePath = (id: number | string, language = 'pt'): string =>
  `/api/talent/profile?language=${language}&id=${id}&cover_web_secondary=1&cover_web=1`;

describe('Faults', () => {
  afterEach(() => {
    office.faults.clear();
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
});

it('The data folder keeps its agency, its changes and its credentials from one start to the next', async () => {
  const first = await openOffice({ talents: 5 });
  await first.post('/agencia/1', { registrationClosed: '1' });
  const { dataDir, credentials } = first;
  await first.close();
  const second = await openOffice({ dataDir });
  onTestFinished(second.remove);
  expect(second.credentials).toEqual(credentials);
  expect(await second.read('/api/customizations')).toMatchObject({
    registrationClosed: true,
    registrationClosedFace: false,
  });
  expect((await second.call('GET', profilePath(3105))).status).toBe(200);
  // Another process may work on it at the same time.
  const third = await openOffice({ dataDir });
  await third.post('/agencia/1', { registrationClosed: '' });
  await third.close();
  expect(await second.read('/api/customizations')).toMatchObject({ registrationClosed: false });
  expect((await second.call('GET', profilePath(3106))).status).toBe(404);
});

it('The data folder refuses to start when it was seeded with another number of talents or made by another version, and is let go of', async () => {
  const first = await openOffice({ talents: 4 });
  onTestFinished(() => rm(first.dataDir, { recursive: true }));
  await first.close();
  await expect(openOffice({ dataDir: first.dataDir, talents: 9 })).rejects.toThrow(
    /seeded with 4 talents, not 9/,
  );
  const sql = new DatabaseSync(join(first.dataDir, 'back-office.sqlite'));
  sql.exec('PRAGMA user_version = 1');
  sql.close();
  await expect(openOffice({ dataDir: first.dataDir })).rejects.toThrow('made by another version');
  expect(openFilesIn(first.dataDir)).toEqual([]);
});
