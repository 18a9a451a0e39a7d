import { expect, it, onTestFinished } from 'vitest';
import { openOffice } from '../support/back-office.ts';
import { startGateway } from '../support/gateway-stage.ts';
import { untilEnd } from '../support/until-end.ts';
import { words } from '../support/words.ts';

const backOffice = untilEnd(await openOffice({ talents: 1 }));
const gateway = untilEnd(await startGateway(backOffice));

it('the lists of places come in both languages, with the states of a country and the cities of a state', async () => {
  const { status, json, headers } = await gateway.ask('/api/options?language=pt');
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  expect(json).toMatchObject({
    countries: expect.arrayContaining([{ id: '76', value: 'Brasil' }]) as unknown,
    states: [],
    cities: [],
  });
  const english = await gateway.ask('/api/options?language=en&country=76');
  expect(english.json).toMatchObject({
    countries: expect.arrayContaining([{ id: '76', value: 'Brazil' }]) as unknown,
    states: expect.arrayContaining([{ id: '26', value: 'Pernambuco' }]) as unknown,
    cities: [],
  });
  const cities = await gateway.ask('/api/options?language=pt&country=76&state=26');
  expect(cities.json).toMatchObject({
    cities: expect.arrayContaining([{ id: '2611606', value: 'Recife' }]) as unknown,
  });
});

it.each(
  words(`
    language=xx state=26 country=abc country=-1 country=01 country=76%26cities%3D1 country=76&state=..%2F
    country=999999999999999999999 language=pt&language=en country=76&country=32
  `),
)('the lists of places are not asked for by %s', async (query) => {
  const { status, headers } = await gateway.ask(`/api/options?${query}`);
  expect([status, headers.get('Cache-Control')]).toEqual([400, 'no-store']);
});

it('the lists of places are the last good ones while the service is down, and 503 where there are none', async () => {
  const ask = (state: number) => gateway.ask(`/api/options?language=pt&country=76&state=${state}`);
  const good = await ask(26);
  backOffice.faults.add({ path: '/api/talents/attributes', kind: 'status' });
  onTestFinished(() => backOffice.faults.clear());
  const kept = await ask(26);
  expect([kept.status, kept.json]).toEqual([200, good.json]);
  expect(kept.headers.get('Cache-Control')).toBe('public, max-age=30');
  const none = await ask(29);
  expect([none.status, none.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  expect(none.json).toEqual({ error: 'unavailable' });
});
