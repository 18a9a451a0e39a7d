/** What the schedule finds out about services of either kind: those whose list names the profiles'
 * ETags, and those that do not. */
import { createServer } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readBuildConfig } from '../../src/config/build-config.ts';
import { toDigestKey } from '../../src/config/services.ts';
import type { BuildInfo } from '../../src/contracts/build-info.ts';
import { compareContent, type CompareDeps } from '../../src/gateway/rebuild/compare-content.ts';
import { handleScheduledRebuild } from '../../src/gateway/rebuild/handle-scheduled-rebuild.ts';
import { createServiceClient } from '../../src/sources/service-client.ts';
import {
  dayPart,
  sealPart,
  sealParts,
  toFingerprint,
  type ContentParts,
} from '../../src/sources/content-parts.ts';
import { openOffice } from '../support/back-office.ts';
import { editForm } from '../../scripts/bench/edit-form.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { loadFrom } from '../support/load-stage.ts';
import { portOf } from '../support/free-port.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { untilEnd } from '../support/until-end.ts';

const keyOf = (env: Readonly<Record<string, string>>) => toDigestKey(readBuildConfig(env).services);

const toInfo = (
  env: Readonly<Record<string, string>>,
  parts: ContentParts,
  talents: number,
): BuildInfo => ({
  fingerprint: toFingerprint(parts),
  site: '',
  parts: { ...sealParts(parts, keyOf(env)) },
  time: new Date().toISOString(),
  counts: { talents },
  stale: [],
  minors: [],
});

const toDeps = (env: Readonly<Record<string, string>>): CompareDeps => ({
  client: createServiceClient(readBuildConfig(env).services),
  key: keyOf(env),
});

const soon = () => Date.now() + 30_000;

/** Lets the rest of the test be at a moment. */
function setClock(now: number): void {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const office = untilEnd(await openOffice({ talents: 30 }));
const env = toServiceVariables(office);
let info = toInfo(env, (await loadFrom(env)).parts, 30);

it('services whose list names the ETags of the profiles are compared without reading a profile', async () => {
  office.requests.clear();
  expect(await compareContent(info, soon(), toDeps(env))).toEqual({
    kind: 'same',
    profilesRead: 0,
  });
  expect(office.requests.has('/api/talent/profile')).toBe(false);
});

it.each<[collection: string, edit: () => Promise<unknown>]>([
  [
    'posts',
    () => editForm(office.url, '/posts/1', (fields) => fields.set('title_pt', 'Outro título')),
  ],
  ['slides', () => office.post('/slides/1/mover', { para: 'baixo' })],
  [
    'customizations',
    () => editForm(office.url, '/agencia/1', (fields) => fields.set('phone', '+55 81 3333-2010')),
  ],
  ['images', () => office.post('/imagens/9', { desktop: 'posts/diaria.jpg' })],
  [
    'talents',
    () => editForm(office.url, '/talentos/3106', (fields) => fields.set('name', 'Outro Nome')),
  ],
])(
  'services whose list names the ETags of the profiles are published anew where %s alone was edited',
  async (collection, edit) => {
    await edit();
    expect(await compareContent(info, soon(), toDeps(env))).toEqual({
      kind: 'different',
      part: collection,
    });
    const before = info;
    info = toInfo(env, (await loadFrom(env)).parts, 30);
    expect(info.fingerprint).not.toBe(before.fingerprint);
    expect(
      Object.keys(info.parts).filter((part) => info.parts[part] !== before.parts[part]),
    ).toEqual([collection]);
  },
);

it('services whose list names the ETags of the profiles are built again for what a build could not read in the hour after it, four hours later, and then once a day', async () => {
  const built = Date.parse(info.time);
  const partial = { ...info, parts: { ...info.parts, unread: 'some' } };
  const due: number[] = [];
  for (let hour = 0; hour < 60; hour += 1) {
    setClock(built + hour * 3_600_000);
    const comparison = await compareContent(partial, soon(), toDeps(env));
    if (comparison.kind === 'different' && comparison.part === 'unread') due.push(hour);
  }
  expect(due).toEqual([1, 5, 29, 53]);
});

it('services whose list names the ETags of the profiles count as changed when it is another year in Recife, and not before', async () => {
  const midnight = Date.parse('2027-01-01T00:00:00-03:00');
  info = {
    ...info,
    parts: { ...info.parts, day: sealPart(dayPart(midnight - 1).day, keyOf(env)) },
  };
  const at = (now: number) => {
    setClock(now);
    return compareContent(info, soon(), toDeps(env));
  };
  expect(await at(midnight - 1)).toMatchObject({ kind: 'same' });
  expect(await at(midnight)).toEqual({ kind: 'different', part: 'day' });
});

describe('services whose list says nothing of the profiles', async () => {
  const TALENTS = 60;
  const agency = untilEnd(await startOtherAgency({ talents: TALENTS }));
  const info = toInfo(agency.env, (await loadFrom(agency.env)).parts, TALENTS);
  afterEach(agency.clearFaults);

  it('have every profile read and compared, the bad ones too', async () => {
    const comparison = await compareContent(info, soon(), toDeps(agency.env));
    expect(comparison).toMatchObject({ kind: 'same' });
    expect(comparison.kind === 'same' && comparison.profilesRead).toBeGreaterThan(TALENTS - 5);
  });

  it.each([
    ['changed', { kind: 'answer', body: { id: 1003, name: 'Outra' } }],
    ['left', { kind: 'status', status: 404 }],
  ] as const)('differ in the group of a talent who %s', async (_, fault) => {
    agency.addFault({ path: '/api/talent/profile?language=pt&id=1003&', fault });
    expect(await compareContent(info, soon(), toDeps(agency.env))).toEqual({
      kind: 'different',
      part: `profiles ${1003 % 64}`,
    });
  });

  it('are read only for as long as there is time, each time from another profile on', async () => {
    agency.addFault({
      path: '/api/talent/profile?language=pt&id=1001&',
      fault: { kind: 'answer', body: { id: 1001, name: 'Outra' } },
    });
    const site = createServer((_, response) => response.end(JSON.stringify(info)));
    const siteUrl = `http://127.0.0.1:${await portOf(site)}`;
    const chance = vi.spyOn(Math, 'random');
    const began = Date.now();
    const countProfiles = () => agency.requests.get('GET /api/talent/profile') ?? 0;
    // A second for each profile.
    const time = vi.spyOn(Date, 'now').mockImplementation(() => began + 1000 * countProfiles());
    onTestFinished(() => {
      chance.mockRestore();
      time.mockRestore();
      site.close();
    });
    // The first profile is read first, or last.
    for (const [random, status] of [
      [0, 'started'],
      [0.25, 'same'],
      [0.5, 'same'],
      [0.9, 'started'],
    ] as const) {
      chance.mockReturnValue(random);
      const before = countProfiles();
      const answer = await handleScheduledRebuild({
        ...toDeps(agency.env),
        siteUrl,
        start: () => Promise.resolve(true),
        log: () => undefined,
      });
      expect(await answer.json(), String(random)).toEqual({ status });
      const read = countProfiles() - before;
      expect(read).toBeGreaterThan(0);
      expect(read).toBeLessThan(TALENTS / 2);
    }
  });

  it('are not believed when their list is suddenly empty', async () => {
    agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body: { data: [] } } });
    await expect(compareContent(info, soon(), toDeps(agency.env))).rejects.toThrow(
      'an empty list of talents',
    );
  });
});
