import { expect, it, vi } from 'vitest';
import { CREDENTIALS } from '../support/bare-env.ts';
import { loadFrom, reasonOf } from '../support/load-stage.ts';
import { moveClock, seconds, untilAborted } from '../support/moved-clock.ts';

const ENV = { PANEL_URL: 'https://panel.example', ...CREDENTIALS };

function stubServices(silent: RegExp, stops = false, refused = /^$/) {
  const underWay = new Set<string>();
  const never = (address: string, signal: AbortSignal | null | undefined) => {
    underWay.add(address);
    return untilAborted(signal).finally(() => underWay.delete(address));
  };
  const answer = async (address: string, init: RequestInit = {}) => {
    if (refused.test(address)) return new Response('', { status: 403 });
    if (/(?:login|signin)$/.test(address) && !silent.test(address))
      return Response.json({ token: 't', access_token: 't' });
    if (!silent.test(address)) return Response.json(/slides|staff|posts/.test(address) ? [] : {});
    const pull = () => never(address, init.signal);
    return stops ? new Response(new ReadableStream({ pull })) : await pull();
  };
  vi.stubGlobal('fetch', answer);
  return { answer, underWay };
}

const READS = /^(?!.*(?:login|signin)$)/;

it.each([
  ['are silent', /./, false, 40],
  ['are silent after the sign-ins', READS, false, 110],
  ['are silent about the list of talents', /talents\?/, false, 110],
  ['stop in the middle of each answer', READS, true, 110],
])('A build is over within two minutes where services %s', async (_, silent, stops, most) => {
  moveClock(Date.UTC(2026, 10, 21));
  stubServices(silent, stops);
  const reason = reasonOf(loadFrom(ENV));
  expect(await seconds(reason)).toBeLessThan(most);
  expect(await reason).toMatch(/did not answer within (?:10|30) s/);
});

it('A build that fails leaves no request under way', async () => {
  moveClock(Date.UTC(2026, 10, 21));
  const others = /\/(?!login$|signin$|staff$)\w+(?:\?.*)?$/;
  const { underWay } = stubServices(others, false, /staff$/);
  const reason = reasonOf(loadFrom(ENV));
  expect(await seconds(reason)).toBe(0);
  expect(await reason).toContain('403');
  expect([...underWay]).toEqual([]);
});

it.each([1, 2])('A build does not wait for profiles of a service silent at %i', async (probe) => {
  moveClock(Date.UTC(2026, 10, 21));
  const { answer } = stubServices(/\/profile/);
  let signIns = 0;
  const list = Array.from({ length: 400 }, (_, id) => ({ id: id + 1, name: `Ana ${id}` }));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.includes('/talents?')) return Response.json(list);
    if (address.endsWith('/signin')) signIns += 1;
    return await (signIns > probe ? untilAborted(init.signal) : answer(address, init));
  });
  const reason = reasonOf(loadFrom(ENV));
  expect(await seconds(reason)).toBeLessThan(110);
  expect(await reason).toMatch(/did not answer/);
});
