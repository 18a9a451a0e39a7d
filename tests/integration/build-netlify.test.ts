/** Builds on Netlify: each on a fresh machine, with what the plugin carries over by the platform's
 * own cache. */
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindOpts } from '@netlify/cache-utils';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listFiles } from '../../scripts/build/published.ts';
import { onBuild, onEnd, onPreBuild } from '../../scripts/netlify-plugin/index.js';
import { openOffice } from '../support/back-office.ts';
import { moveClock, seconds, untilAborted } from '../support/moved-clock.ts';
import {
  differences,
  openStage,
  SITE_URL,
  treeOf,
  type Build,
  type Stage,
} from '../support/build-stage.ts';
import { openTestFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';

type Cache = Parameters<typeof onEnd>[0]['utils']['cache'];

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const office = untilEnd(await openOffice({ talents: 20 }));
const env = { ...office.env, SITE_URL };
/** On the disk of the machines, so that moving is renaming. */
const { folder: cacheDir } = untilEnd(openStage());

/** The site that the first test leaves in the cache, and the second makes anew. */
let continued: ReadonlyMap<string, string> = new Map();

function openMachine(): Stage {
  const machine = openStage();
  onTestFinished(machine.remove);
  return machine;
}

async function buildOnNetlify(
  more: Readonly<Record<string, string>> = {},
): Promise<{ machine: Stage; build: Build }> {
  const machine = openMachine();
  const parts = {
    utils: { cache: bindOpts({ cacheDir, cwd: machine.folder }) as Cache },
    constants: { IS_LOCAL: false },
  };
  await onPreBuild(parts);
  const build = await machine.build({ ...env, NETLIFY: 'true', ...more });
  await onEnd(parts);
  return { machine, build };
}

it('a build on Netlify publishes a folder and leaves all else to the cache; the next one goes on where the last good one ended: it reads what changed', async () => {
  const first = await buildOnNetlify();
  expect(first.build.result?.result, first.build.stderr).toBe('published');
  expect(lstatSync(first.machine.out).isDirectory()).toBe(true);
  expect(existsSync(join(first.machine.data, 'build'))).toBe(false);
  expect((await buildOnNetlify({ PANEL_API_TOKEN: '' })).build.code).toBe(1);
  await office.post('/talentos/3104', { followers: '31.7k' });
  office.requests.clear();
  const { machine, build } = await buildOnNetlify();
  expect(build.result?.result, build.stderr).toBe('published');
  expect(office.requests.get('/api/talent/profile')).toBe(1);
  expect(listFiles(join(cacheDir, 'cwd/.local/catalogue'))).toEqual(['copies.jsonl']);
  continued = treeOf(machine.out);
});

it('a build of a preview asks search engines to stay away, and a production build after it takes none of its pages: it makes what the cache’s last build made', async () => {
  const preview = openMachine();
  const read = (file: string) => readFileSync(join(preview.out, file), 'utf8');
  const pages = () => listFiles(preview.out).filter((file) => file.endsWith('.html'));
  const unindexed = () =>
    pages().filter((file) => read(file).includes('<meta name="robots" content="noindex'));
  await preview.build({ ...env, CONTEXT: 'deploy-preview' });
  expect(unindexed()).toEqual(pages());
  const withoutPictures = () => pages().filter((file) => read(file).includes('noimageindex'));
  const inPreview = withoutPictures();
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  const production = await preview.build({ ...env, CONTEXT: 'production' });
  expect(production.result?.result, production.stderr).toBe('published');
  expect(differences(treeOf(preview.out), continued)).toEqual([]);
  expect(inPreview).toEqual(withoutPictures());
  const others = unindexed().filter((file) => !read(file).includes('"noindex, noimageindex"'));
  expect(others.toSorted()).toEqual(['404.html', 'en/404.html']);
  expect(read('robots.txt')).toContain('Allow: /\n');
});

it('a build on Netlify fails for want of its settings, and never publishes the demo agency', async () => {
  const machine = openMachine();
  const build = await machine.build({ NETLIFY: 'true', PANEL_URL: ' ' });
  expect(build.result, build.stderr).toMatchObject({
    result: 'failed',
    reason: expect.stringMatching(/PANEL_URL is not set.*TALENT_API_KEY is not set/) as string,
  });
  expect(existsSync(machine.out)).toBe(false);
});

it('a build by Netlify’s CLI keeps its data where they are, and one on Netlify goes on when the cache cannot be had', async () => {
  const broken = vi.fn(() => Promise.reject(new Error('no cache today')));
  for (const [IS_LOCAL, calls] of [
    [true, 0],
    [false, 2],
  ] as const) {
    const parts = { utils: { cache: { restore: broken, save: broken } }, constants: { IS_LOCAL } };
    await onPreBuild(parts);
    await onEnd(parts);
    expect(broken).toHaveBeenCalledTimes(calls);
  }
});

it('a build on Netlify is deployed where the published site is silent', async () => {
  moveClock(0);
  vi.stubEnv('CONTEXT', 'production').stubEnv('INCOMING_HOOK_URL', 'x').stubEnv('URL', SITE_URL);
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => untilAborted(init?.signal));
  const cancelBuild = vi.fn();
  const constants = { IS_LOCAL: false, PUBLISH_DIR: cacheDir };
  expect(await seconds(onBuild({ utils: { build: { cancelBuild } }, constants }))).toBeLessThan(30);
  expect(cancelBuild).not.toHaveBeenCalled();
});

const STALE = '{"site":"1","stale":["talents"]}';
const OTHER_CODE = { made: '{"site":"2","fingerprint":"1"}', published: '{"fingerprint":"1"}' };
it.each([
  ['of the hook that made what is published', {}, true],
  ['of the hook that shows the same content', OTHER_CODE, true],
  ['that is stale as what is published', { made: STALE, published: STALE }, true],
  ['that is no longer stale', { made: '{"site":"1","stale":[]}', published: STALE }, false],
  ['of another context', { CONTEXT: 'deploy-preview' }, false],
  ['that no hook started', { INCOMING_HOOK_URL: '' }, false],
  ['of a site without an address', { URL: '' }, false],
  ['by Netlify’s CLI', { isLocal: true }, false],
  ['that made something else', { published: '{"site":"2"}' }, false],
  ['without digests', { made: '{}', published: '{}' }, false],
])('a build on Netlify %s is cancelled or not: %j, %s', async (_, change, isCancelled) => {
  const { isLocal, made, published, ...env } = {
    ...{ isLocal: false, made: '{"site":"1"}', published: '{"site":"1"}' },
    ...{ CONTEXT: 'production', INCOMING_HOOK_URL: 'x', URL: SITE_URL },
    ...change,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(published)));
  const PUBLISH_DIR = await openTestFolder({ 'build.json': made });
  const cancelBuild = vi.fn();
  const constants = { IS_LOCAL: isLocal, PUBLISH_DIR };
  await onBuild({ utils: { build: { cancelBuild } }, constants });
  expect(cancelBuild).toHaveBeenCalledTimes(Number(isCancelled));
});
