import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';
import { split } from '../support/rows.ts';

const office = untilEnd(await openOffice());
const status = async (...call: Parameters<typeof office.call>) =>
  (await office.call(...call)).status;
const profilePath = (id: number) => `/api/talent/profile?language=pt&id=${id}`;

it('Signing in is refused for wrong credentials, and gives the token that every other call needs, those that do not exist included, and that runs out', async () => {
  const { PANEL_SALT, PANEL_API_TOKEN } = office.credentials;
  for (const [path, body] of [
    ['/api/signin', { salt: PANEL_SALT, api_key: PANEL_API_TOKEN }],
    ['/api/login', { salt: 'x', api_token: PANEL_API_TOKEN }],
    ['/api/login', { salt: 7, api_token: null }],
  ] as const)
    expect(await status('POST', path, body)).toBe(401);
  for (const [method, path] of [
    ['GET', '/api/staff'],
    ['GET', profilePath(1)],
    ['GET', '/api/nothing-here'],
    ['POST', '/api/talents'],
    ['POST', '/api/entry/contact/send'],
  ] as const)
    for (const headers of [{}, { Authorization: 'Bearer ' }])
      expect((await fetch(office.url + path, { method, headers })).status, path).toBe(401);
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await status('GET', '/api/staff')).toBe(200);
  expect(await status('HEAD', '/api/staff')).toBe(200);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await status('GET', '/api/staff')).toBe(401);
});

it.each(
  split(`
    talents/nobody-here/cover.jpg talents/3101/cover.jpg/ ..%2f..%2fcredentials.env %2e%2e/credentials.env
    talents//cover.jpg
  `),
)('The back office has no picture at %s', async (path) => {
  expect((await fetch(`${office.url}/storage/${path}`)).status).toBe(404);
});

it('Pictures are packed in their order, of nobody who is hidden, and under any of their addresses', async () => {
  const pack = (gallery: string) => ({ talent: '{"id":3104}', gallery });
  const namesIn = async (path: string, body: object) =>
    new Set((await (await office.call('POST', path, body)).text()).match(/\d\d-3104-\w+\.jpg/g));
  const files = [`${office.url}/storage/talents/3104/cover.jpg`, 'talents/3104/compo.jpg'];
  expect(await namesIn('/api/download/zip', { files })).toEqual(
    new Set(['01-3104-cover.jpg', '02-3104-compo.jpg']),
  );
  expect(await namesIn('/api/download/gallery', pack('compo'))).toEqual(
    new Set(['01-3104-compo.jpg']),
  );
  await office.post('/talentos/3104', { hidden: '1' });
  expect(await status('POST', '/api/download/gallery', pack('compo'))).toBe(404);
  expect(await status('GET', profilePath(3104))).toBe(404);
});

it('A list of another category or type holds nobody else', async () => {
  expect(await office.read('/api/posts/other')).toEqual({ data: [] });
  const listed = await office.call('POST', '/api/talents', { category: 2012 });
  const { data } = (await listed.json()) as { data: { categories: { id: number }[] }[] };
  expect(data.length).toBeGreaterThan(0);
  for (const { categories } of data) expect(categories).toContainEqual({ id: 2012 });
});

it('The data folder keeps its agency, its changes and its credentials, for its owner alone, from one start to the next, but not those of another version', async () => {
  const first = await openOffice({ talents: 5 });
  await first.post('/agencia/1', { registrationClosed: '1' });
  const { dataDir, credentials } = first;
  await first.close();
  expect(statSync(join(dataDir, 'credentials.env')).mode & 0o777).toBe(0o600);
  const second = await openOffice({ dataDir });
  onTestFinished(second.remove);
  const { registrationClosed } = await second.read<Record<string, unknown>>('/api/customizations');
  expect([second.credentials, registrationClosed]).toEqual([credentials, true]);
  expect((await second.call('GET', profilePath(3105))).status).toBe(200);
  expect((await second.call('GET', profilePath(3106))).status).toBe(404);
  using database = new DatabaseSync(join(dataDir, 'back-office.sqlite'));
  database.exec('PRAGMA user_version = 1');
  await expect(openOffice({ dataDir })).rejects.toThrow('was made by another version');
});
