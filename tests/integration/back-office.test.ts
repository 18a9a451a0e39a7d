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

it('The data folder keeps its agency, its changes and its credentials from one start to the next', async () => {
  const first = await openOffice({ talents: 5 });
  await first.post('/agencia/1', { registrationClosed: '1' });
  const { dataDir, credentials } = first;
  await first.close();
  const second = await openOffice({ dataDir });
  onTestFinished(second.remove);
  const { registrationClosed } = await second.read<Record<string, unknown>>('/api/customizations');
  expect([second.credentials, registrationClosed]).toEqual([credentials, true]);
  expect((await second.call('GET', profilePath(3105))).status).toBe(200);
  expect((await second.call('GET', profilePath(3106))).status).toBe(404);
});
