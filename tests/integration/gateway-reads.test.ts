/** What visitors read through the gateway: the lists of places, and composites. */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { createTemporaryFolder, startGateway, type RunningGateway } from '../support/gateway.ts';

let dataDir: string;
let backOffice: BackOffice;
let gateway: RunningGateway;

/** A talent who has a composite. */
const WITH = 3101;

beforeAll(async () => {
  dataDir = await createTemporaryFolder();
  backOffice = await startBackOffice({ dataDir });
  gateway = await startGateway(backOffice, { talents: [WITH] });
});

afterEach(() => {
  backOffice.faults.clear();
});

afterAll(async () => {
  await gateway.close();
  await backOffice.close();
  await rm(dataDir, { recursive: true, force: true });
});

const ask: RunningGateway['ask'] = (path, init) => gateway.ask(path, init);

describe('the lists of places', () => {
  it('come in both languages, with the states of a country and the cities of a state', async () => {
    const { status, json, headers } = await ask('/api/options?language=pt');
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(json).toMatchObject({ countries: expect.arrayContaining([{ id: '76', value: 'Brasil' }]) as unknown, states: [], cities: [] });
    const english = await ask('/api/options?language=en&country=76');
    expect(english.json).toMatchObject({
      countries: expect.arrayContaining([{ id: '76', value: 'Brazil' }]) as unknown,
      states: expect.arrayContaining([{ id: '26', value: 'Pernambuco' }]) as unknown,
      cities: [],
    });
    const cities = await ask('/api/options?language=pt&country=76&state=26');
    expect(cities.json).toMatchObject({ cities: expect.arrayContaining([{ id: '2611606', value: 'Recife' }]) as unknown });
  });

  it.each([
    'language=xx',
    'state=26',
    'country=abc',
    'country=-1',
    'country=01',
    'country=76%26cities%3D1',
    'country=76&state=..%2F',
    'country=999999999999999999999',
  ])('are not asked for by %s', async (query) => {
    const { status, headers } = await ask(`/api/options?${query}`);
    expect([status, headers.get('Cache-Control')]).toEqual([400, 'no-store']);
  });

  it('are asked of the service once for many visitors', async () => {
    backOffice.requests.clear();
    const fresh = await startGateway(backOffice);
    try {
      await Promise.all(Array.from({ length: 30 }, () => fetch(`${fresh.url}/api/options?language=pt&country=76&state=35`)));
      expect(backOffice.requests.entries()['/api/talents/attributes']).toBe(1);
    } finally {
      await fresh.close();
    }
  });

  it('are 503 when the service is down and none are kept', async () => {
    backOffice.faults.add({ path: '/api/talents/attributes', kind: 'status' });
    const { status, json, headers } = await ask('/api/options?language=pt&country=76&state=29');
    expect([status, json, headers.get('Cache-Control')]).toEqual([503, { error: 'unavailable' }, 'no-store']);
    backOffice.faults.clear();
    expect((await ask('/api/options?language=pt&country=76&state=29')).status).toBe(200);
  });

  it.each(['malformed', 'truncate', 'hang'] as const)('are 503 when the answer is of the kind %s', async (kind) => {
    backOffice.faults.add({ path: '/api/talents/attributes', kind, ms: 50 });
    expect((await ask('/api/options?language=en&country=76&state=31')).status).toBe(503);
  });

  it('survive a token that ran out', async () => {
    backOffice.faults.add({ path: '/api/talents/attributes', kind: 'expire-token', times: 1 });
    expect((await ask('/api/options?language=en&country=76&state=33')).status).toBe(200);
  });
});

describe('a composite', () => {
  async function download(id: number | string): Promise<{ readonly answer: Response; readonly bytes: Buffer | null }> {
    const answer = await fetch(`${gateway.url}/api/composite/${id}`, { signal: AbortSignal.timeout(20_000) });
    return { answer, bytes: await answer.arrayBuffer().then(Buffer.from, () => null) };
  }

  it("is a zip under the talent's name", async () => {
    const { answer, bytes } = await download(WITH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Acucena Vilar - Amazing.zip"; filename*=UTF-8''A%C3%A7ucena%20Vilar%20%7C%20Amazing.zip`,
    );
    expect(bytes?.subarray(0, 2).toString()).toBe('PK');
    expect(bytes?.includes('PK\x05\x06')).toBe(true);
  });

  it.each(['999999999', '0', '-1', 'abc', '3101x', '%2e%2e', '3101%2F..%2F3102', '1e3'])('is 404 for the talent %s', async (id) => {
    expect((await download(id)).answer.status).toBe(404);
  });

  it.each([
    ['the profile cannot be had', { path: '/api/talent/profile', kind: 'status' }],
    ['the profile is no profile', { path: '/api/talent/profile', kind: 'malformed' }],
    ['the zip cannot be made', { path: '/api/download/gallery', kind: 'status' }],
    ['the zip is none', { path: '/api/download/gallery', kind: 'malformed' }],
  ] as const)('is 503 when %s', async (_, fault) => {
    backOffice.faults.add(fault);
    const { answer, bytes } = await download(WITH);
    expect([answer.status, bytes?.toString()]).toEqual([503, '{"error":"unavailable"}']);
  });

  it('that breaks off is broken off, not cut short, and the gateway lives on', async () => {
    backOffice.faults.add({ path: '/api/download/gallery', kind: 'truncate' });
    const { bytes } = await download(WITH).catch(() => ({ bytes: null }));
    expect(bytes).toBeNull();
    backOffice.faults.clear();
    expect((await download(WITH)).answer.status).toBe(200);
  });
});
