/** What a month of hourly checks costs: the real check, reading and plugin, by a clock of the
 * test's own. A page shows its catalogue. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { onBuild } from '../../scripts/netlify-plugin/index.js';
import { readBuildConfig } from '../../src/config/build-config.ts';
import type { BuildInfo } from '../../src/contracts/build-info.ts';
import { handleScheduledRebuild } from '../../src/gateway/rebuild/handle-scheduled-rebuild.ts';
import { createServiceClient } from '../../src/gateway/service-client.ts';
import { digest } from '../../src/lib/digest.ts';
import { toFingerprint } from '../../src/sources/content-parts.ts';
import { startAgency } from '../support/agencies.ts';
import { portOf } from '../support/free-port.ts';
import { briskTools, loadFrom, openTestCopies } from '../support/load-stage.ts';
import { openTestFolder } from '../support/test-folder.ts';

const HOUR = 60 * 60 * 1000;
const HOURS = 30 * 24;
const FAILING = {
  path: '/api/talent/profile?language=pt&id=1003&',
  fault: { kind: 'status', status: 500 },
} as const;

const guide = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8');
/** What the guide says of such a month. */
function told(month: string) {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${month}`)) ?? '';
  const [, , builds, deploys, credits = ''] = row.split('|');
  expect(Number.parseInt(credits, 10)).toBe(15 * Number(deploys));
  return { builds: Number(builds), deploys: Number(deploys) };
}

vi.setConfig({ testTimeout: 180_000 });
afterEach(() => {
  vi.unstubAllEnvs();
});

/** `fetch` that asks once for what stays the same: ten thousand requests a month take minutes on a
 * busy machine. */
function remembering(edition: () => number): typeof fetch {
  const answers = new Map<string, { readonly body: string; readonly init: ResponseInit }>();
  return async (input, init) => {
    const key = `${edition()} ${init?.method ?? ''} ${input instanceof Request ? input.url : String(input)}`;
    let answer = answers.get(key);
    if (answer === undefined) {
      const first = await fetch(input, init);
      answer = { body: await first.text(), init: { status: first.status, headers: first.headers } };
      answers.set(key, answer);
    }
    return new Response(answer.init.status === 304 ? null : answer.body, answer.init);
  };
}

/** Builds and deploys in thirty days from a moment on: edits are spread evenly; a profile may fail
 * all month. */
async function countMonth({
  from = '2026-11-01T00:00:20-03:00',
  edits = 0,
  isFailing = false,
} = {}) {
  let now = Date.parse(from) - HOUR;
  let edition = 0;
  let builds = 0;
  let deploys = 0;
  const edit = (path: string, content: unknown): unknown =>
    path === '/api/staff'
      ? JSON.parse(JSON.stringify(content).replaceAll('Irene', `Irene ${edition}`))
      : content;
  const agency = await startAgency({ talents: 6, edit });
  const copies = openTestCopies();
  let published: BuildInfo | null = null;
  const site = createServer((_, response) => response.end(JSON.stringify(published)));
  onTestFinished(() => void site.close());
  const folder = await openTestFolder();
  const siteUrl = `http://127.0.0.1:${await portOf(site)}`;
  vi.stubEnv('CONTEXT', 'production');
  vi.stubEnv('INCOMING_HOOK_URL', 'https://api.netlify.com/build_hooks/1');
  vi.stubEnv('URL', siteUrl);

  const fetchOnce = remembering(() => edition);
  const build = async (): Promise<boolean> => {
    builds += 1;
    const { catalogue, parts } = await loadFrom(agency.env, {
      copies,
      tools: briskTools({ now: () => now, fetch: fetchOnce }),
    });
    const time = new Date(now).toISOString();
    const made = {
      fingerprint: toFingerprint(parts),
      site: digest(catalogue),
      parts,
      time,
      counts: { talents: 6 },
      stale: [],
    };
    writeFileSync(join(folder, 'build.json'), JSON.stringify(made));
    const cancelBuild = vi.fn();
    await onBuild({
      utils: { build: { cancelBuild } },
      constants: { IS_LOCAL: false, PUBLISH_DIR: folder },
    });
    if (cancelBuild.mock.calls.length > 0) return true;
    published = made;
    deploys += 1;
    return true;
  };
  const check = {
    siteUrl,
    fetcher: () => Promise.resolve(Response.json(published)),
    now: () => now,
    random: () => 0,
    log: () => undefined,
    start: build,
  };
  const client = createServiceClient(
    readBuildConfig(agency.env).services,
    remembering(() => edition),
  );

  if (isFailing) {
    // The month begins with a good copy of what fails.
    await loadFrom(agency.env, { copies, tools: briskTools({ now: () => now }) });
    agency.addFault(FAILING);
  }
  await build();
  builds = 0;
  deploys = 0;
  for (let hour = 0; hour < HOURS; hour += 1) {
    now += HOUR;
    if (edits > 0 && hour % (HOURS / edits) === 5) edition += 1;
    await handleScheduledRebuild({ ...check, client });
  }
  return { builds, deploys };
}

it('without an edit nothing is built', async () => {
  expect(await countMonth()).toEqual({ builds: 0, deploys: 0 });
  expect(told('without an edit  ')).toEqual({ builds: 0, deploys: 0 });
});

it('the turn of a year, which every page shows, is one deploy', async () => {
  expect(await countMonth({ from: '2026-12-15T00:00:20-03:00' })).toEqual({
    builds: 1,
    deploys: 1,
  });
  expect(told('January, July')).toEqual({ builds: 1, deploys: 1 });
});

it('each of twenty edits is a deploy', async () => {
  expect(await countMonth({ edits: 20 })).toEqual({ builds: 20, deploys: 20 });
  expect(told('20 edits, an hour or more')).toEqual({ builds: 20, deploys: 20 });
});

it('a profile that always fails is asked for less and less often, and deploys nothing', async () => {
  // After 1 hour, after 5, and once a day from the 29th on.
  expect(await countMonth({ isFailing: true })).toEqual({ builds: 2 + 29, deploys: 0 });
  expect(told('without an edit, one profile')).toEqual({ builds: 2 + 29, deploys: 0 });
});

it('a profile that always fails hides no edit, and none is deployed twice', async () => {
  const { builds, deploys } = await countMonth({ edits: 20, isFailing: true });
  expect(deploys).toBe(20);
  // Two before the first edit; each edit, and one hour, five hours and 29 hours after it.
  expect(builds).toBe(2 + 20 + 3 * 20);
  expect(told('20 edits, one profile')).toEqual({ builds, deploys });
});
