/** Builds on Netlify: each on a fresh machine, with what the plugin carries over by the platform's
 * own cache. */
import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { bindOpts } from '@netlify/cache-utils';
import { resolveConfig } from '@netlify/config';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { onBuild, onEnd, onPreBuild } from '../../scripts/netlify-plugin/index.js';
import { openOffice } from '../support/back-office.ts';
import { editForm } from '../../scripts/bench/press-publish.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { moveClock, seconds, untilAborted } from '../support/moved-clock.ts';
import {
  differences,
  openStage,
  SITE_URL,
  treeOf,
  type Rebuild,
  type Stage,
} from '../support/rebuild-stage.ts';
import { createSiteFolder } from '../support/site-folder.ts';
import { untilEnd } from '../support/until-end.ts';

type Cache = Parameters<typeof onEnd>[0]['utils']['cache'];

const ROOT = join(import.meta.dirname, '../..');

// What the plugin says belongs into Netlify's log.
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const office = untilEnd(await openOffice({ talents: 20 }));
const env = { ...toServiceVariables(office), SITE_URL };
/** On the disk of the machines, so that moving is renaming. */
const { folder: cacheDir } = untilEnd(openStage({ bundled: false }));

function openMachine(options?: Parameters<typeof openStage>[0]): Stage {
  const machine = openStage(options);
  onTestFinished(machine.remove);
  return machine;
}

/** One build on a machine of its own: the platform restores nothing but what plugins ask for. */
async function buildOnNetlify({ faulty = false, bundled = false } = {}): Promise<{
  machine: Stage;
  build: Rebuild;
}> {
  const machine = openMachine({ bundled });
  const parts = {
    utils: { cache: bindOpts({ cacheDir, cwd: machine.folder }) as Cache },
    constants: { IS_LOCAL: false },
  };
  await onPreBuild(parts);
  const build = await machine.rebuild(
    { ...env, NETLIFY: 'true', ...(faulty ? { PANEL_API_TOKEN: '' } : {}) },
    '--force',
  );
  await onEnd(parts);
  return { machine, build };
}

it('a build by Netlify’s CLI fills a real folder, which the plugin leaves whole, and keeps its data where they are', async () => {
  const machine = openMachine();
  // What `npm start` has left: a link to a release.
  await machine.rebuild(env);
  expect(lstatSync(machine.out).isSymbolicLink()).toBe(true);
  const cache = bindOpts({
    cacheDir: join(machine.folder, '.netlify/cache'),
    cwd: machine.folder,
  }) as Cache;
  await onPreBuild({ utils: { cache }, constants: { IS_LOCAL: true } });
  const build = await machine.rebuild(
    { ...env, NETLIFY_LOCAL: 'true', CONTEXT: 'production' },
    '--force',
  );
  expect(build.result, build.stderr).toMatchObject({ result: 'published', changed: 0 });
  const before = treeOf(machine.out);
  await onEnd({ utils: { cache }, constants: { IS_LOCAL: true } });
  expect(lstatSync(machine.out).isDirectory()).toBe(true);
  expect(lstatSync(join(machine.out, 'index.html')).isFile()).toBe(true);
  expect(differences(before, treeOf(machine.out))).toEqual([]);
  expect(before.size).toBeGreaterThan(60);
  expect(existsSync(join(machine.data, 'catalogue/copies.sqlite'))).toBe(true);
  expect(existsSync(join(machine.folder, '.netlify'))).toBe(false);
});

it('a build on Netlify begins with nothing but code that is bundled, to save the test time, and publishes a folder', async () => {
  const { machine, build } = await buildOnNetlify({ bundled: true });
  expect(build.result, build.stderr).toMatchObject({ result: 'published', release: '000001' });
  expect(lstatSync(machine.out).isDirectory()).toBe(true);
  expect(existsSync(join(machine.out, 'index.html'))).toBe(true);
  expect(existsSync(join(machine.data, 'releases'))).toBe(false);
});

it('a build on Netlify goes on where the one before ended: it reads and renders what changed', async () => {
  await editForm(office.url, '/talentos/3104', (fields) => {
    fields.set('followers', '31.7k');
  });
  office.requests.clear();
  const { machine, build } = await buildOnNetlify();
  expect(build.result).toMatchObject({ result: 'published', release: '000002', changed: 2 });
  expect(build.result?.rendered).toBeLessThan(13);
  expect(office.requests.entries()).toMatchObject({ '/api/talent/profile': 1 });
  // The pages once, and the copies.
  expect(listFiles(cacheDir).filter((file) => file.endsWith('/sobre-nos.html'))).toHaveLength(1);
  expect(listFiles(join(cacheDir, 'cwd/.local/catalogue'))).toEqual(['copies.sqlite']);
  const clean = openMachine();
  await clean.rebuild(env);
  expect(differences(treeOf(clean.out), treeOf(machine.out))).toEqual([]);
});

it('a build on Netlify that fails leaves the next one what the last good one left', async () => {
  expect((await buildOnNetlify({ faulty: true })).build.code).toBe(1);
  const { build } = await buildOnNetlify();
  expect(build.result).toMatchObject({ result: 'published', changed: 0 });
});

it.each([
  { NETLIFY: 'true' },
  { NETLIFY_LOCAL: 'true', CONTEXT: 'production' },
  { CONTEXT: 'deploy-preview' },
])(
  'a build on Netlify fails for want of its settings, and never publishes the demo agency (%j)',
  async (netlify) => {
    const machine = openMachine();
    const build = await machine.rebuild({ ...netlify, PANEL_URL: ' ' });
    expect(build.result, build.stderr).toMatchObject({
      result: 'failed',
      reason: expect.stringMatching(/PANEL_URL is not set.*TALENT_API_KEY is not set/) as string,
    });
    expect(existsSync(machine.out)).toBe(false);
  },
);

it('a build on Netlify goes on when the cache cannot be had', async () => {
  const broken = () => Promise.reject(new Error('no cache today'));
  const parts = {
    utils: { cache: { restore: broken, save: broken } },
    constants: { IS_LOCAL: false },
  };
  await expect(onPreBuild(parts)).resolves.toBeUndefined();
  await expect(onEnd(parts)).resolves.toBeUndefined();
});

it('a build on Netlify is deployed where the published site is silent', async () => {
  moveClock(0);
  vi.stubEnv('CONTEXT', 'production').stubEnv('INCOMING_HOOK_URL', 'x').stubEnv('URL', SITE_URL);
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => untilAborted(init?.signal));
  onTestFinished(() => void vi.unstubAllEnvs().unstubAllGlobals());
  const cancelBuild = vi.fn();
  const constants = { IS_LOCAL: false, PUBLISH_DIR: cacheDir };
  expect(await seconds(onBuild({ utils: { build: { cancelBuild } }, constants }))).toBeLessThan(30);
  expect(cancelBuild).not.toHaveBeenCalled();
});

it.each([
  ['of the hook’s build that made what is published', {}, true],
  ['of another context', { CONTEXT: 'deploy-preview' }, false],
  ['that no hook started', { INCOMING_HOOK_URL: '' }, false],
  ['of a site without an address', { URL: '' }, false],
  ['by Netlify’s CLI', { isLocal: true }, false],
  ['that made something else', { published: '{"site":"2"}' }, false],
  [
    'whose digest and that of the published site are unknown',
    { made: '{}', published: '{}' },
    false,
  ],
])('a build on Netlify %s is cancelled or not: %j, %s', async (_, change, isCancelled) => {
  const { isLocal, made, published, ...env } = {
    ...{ isLocal: false, made: '{"site":"1"}', published: '{"site":"1"}' },
    ...{ CONTEXT: 'production', INCOMING_HOOK_URL: 'x', URL: SITE_URL },
    ...change,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(published)));
  const folder = await createSiteFolder({ 'build.json': made });
  onTestFinished(() => folder.remove());
  onTestFinished(() => void vi.unstubAllEnvs().unstubAllGlobals());
  const cancelBuild = vi.fn();
  const constants = { IS_LOCAL: isLocal, PUBLISH_DIR: folder.path };
  await onBuild({ utils: { build: { cancelBuild } }, constants });
  expect(cancelBuild).toHaveBeenCalledTimes(Number(isCancelled));
});

it('a build on Netlify uses the plugin, by netlify.toml', async () => {
  const { config } = await resolveConfig({
    config: join(ROOT, 'netlify.toml'),
    cwd: ROOT,
    repositoryRoot: ROOT,
    offline: true,
    mode: 'cli',
    context: 'production',
    branch: 'main',
  });
  expect(
    (config as { plugins: { package: string }[] }).plugins.map((plugin) => plugin.package),
  ).toEqual(['/scripts/netlify-plugin']);
  expect(existsSync(join(ROOT, 'scripts/netlify-plugin/manifest.yml'))).toBe(true);
});
