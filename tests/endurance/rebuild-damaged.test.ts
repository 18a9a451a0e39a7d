/** Whatever is damaged of what a build leaves for the next: none of it is published, and the next build finds it whole again. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindOpts } from '@netlify/cache-utils';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { onEnd, onPreBuild } from '../../scripts/netlify-plugin/index.js';
import { openOffice, type Office } from '../support/back-office.ts';
import { DAMAGES, OF_BYTES, OF_JSON } from '../support/damages.ts';
import { toServiceVariables } from '../support/gateway.ts';
import { differences, openStage, treeOf, type Rebuild, type Stage } from '../support/rebuild-stage.ts';

const ROOT = join(import.meta.dirname, '../..');

let office: Office;
let env: Readonly<Record<string, string>>;
let whole: ReadonlyMap<string, string>;

/** The only entry of a folder that matches. */
function entry(folder: string, pattern: RegExp): string {
  const found = readdirSync(folder).find((name) => pattern.test(name));
  if (found === undefined) throw new Error(`nothing like ${String(pattern)} in ${folder}`);
  return join(folder, found);
}

/** The last file below a folder, by name, that matches. */
function file(folder: string, pattern: RegExp): string {
  const found = listFiles(folder)
    .toSorted()
    .findLast((name) => pattern.test(name));
  if (found === undefined) throw new Error(`no file like ${String(pattern)} in ${folder}`);
  return join(folder, found);
}

const current = (data: string) =>
  join(data, 'releases/dist', readdirSync(join(data, 'releases/dist')).findLast((name) => /^\d{6}$/.test(name)) ?? '');
const bundle = (data: string) => entry(join(data, 'releases/dist/bundles'), /^[\da-f]{64}$/);

/** What is parsed, and so may fail in more ways than what is only compared with its digest. */
const PARSED = ['the state', 'the copies'];
/** What a build leaves, below its folder of data, each with another file that may take its place. */
const KEPT: Readonly<Record<string, (data: string) => readonly [file: string, other: string]>> = {
  'the renderer of the bundle': (data) => [
    file(join(bundle(data), 'renderer'), /^prerender-entry/),
    file(join(bundle(data), 'renderer'), /chunks\/.*mjs$/),
  ],
  'an asset of the bundle': (data) => [
    file(join(bundle(data), 'assets'), /_astro\/.*\.css$/),
    file(join(bundle(data), 'assets'), /_astro\/.*\.js$/),
  ],
  'the state': (data) => [join(current(data), 'state.json'), join(current(data), 'site/talents.json')],
  'a profile': (data) => [file(join(current(data), 'site'), /^modelos\/\d+\//), file(join(current(data), 'site'), /^en\/models\/\d+\//)],
  'a page that others lead into': (data) => [join(current(data), 'site/contato.html'), join(current(data), 'site/en/contact.html')],
  'the copies': (data) => [join(data, 'catalogue/copies.sqlite'), join(current(data), 'state.json')],
};

beforeAll(async () => {
  // What the plugin says belongs into Netlify's log.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  office = await openOffice({ talents: 20 });
  env = { ...toServiceVariables(office), SITE_URL: 'https://www.amazing.example' };
});
afterAll(async () => {
  vi.restoreAllMocks();
  await office.remove();
});

describe('on Netlify', () => {
  let cacheDir: string;
  let machine: Stage;

  beforeAll(async () => {
    mkdirSync(join(ROOT, '.local'), { recursive: true });
    cacheDir = mkdtempSync(join(ROOT, '.local/netlify-cache-'));
    machine = openStage();
    expect((await build()).code).toBe(0);
    whole = treeOf(machine.out);
  });
  afterAll(() => {
    machine.remove();
    rmSync(cacheDir, { recursive: true });
  });

  /** On a machine that has nothing but what the cache brings. */
  async function build(): Promise<Rebuild> {
    for (const folder of [machine.out, machine.data]) rmSync(folder, { recursive: true, force: true });
    const cache = bindOpts({ cacheDir, cwd: machine.folder }) as Parameters<typeof onEnd>[0]['utils']['cache'];
    const parts = { utils: { cache }, constants: { IS_LOCAL: false } };
    await onPreBuild(parts);
    const built = await machine.rebuild({ ...env, NETLIFY: 'true' }, '--force');
    await onEnd(parts);
    return built;
  }

  const cases = Object.entries(KEPT).flatMap(([what, find]) =>
    (PARSED.includes(what) ? DAMAGES : OF_BYTES).map(([how, damage], index) => ({ what, how, damage, find, isFirst: index === 0 })),
  );

  it.each(cases)('$what that $how is made anew', async ({ find, damage, isFirst }) => {
    damage(...find(join(cacheDir, 'cwd/.local')));
    const built = await build();
    expect(built.result, built.stderr).toMatchObject({ result: 'published' });
    expect(differences(whole, treeOf(machine.out))).toEqual([]);
    // What is made anew is kept like all else, however it was damaged.
    if (!isFirst) return;
    const next = await build();
    expect(next.result, next.stderr).toMatchObject({ result: 'published', changed: 0 });
    expect(next.result?.rendered).toBeLessThan(12);
    expect(differences(whole, treeOf(machine.out))).toEqual([]);
  });

  it.each(OF_JSON)('what the platform notes of the cache, which %s, stops nothing', async (_, damage) => {
    damage(join(cacheDir, 'cwd/.local/releases.netlify.cache.json'), join(cacheDir, 'cwd/.local/catalogue.netlify.cache.json'));
    expect((await build()).result).toMatchObject({ result: 'published' });
    expect(differences(whole, treeOf(machine.out))).toEqual([]);
    expect((await build()).result?.rendered).toBeLessThan(12);
  });
});

describe('beside npm start', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = openStage();
    expect((await stage.rebuild(env)).result?.result).toBe('published');
  });
  afterAll(() => {
    stage.remove();
  });

  it.each(OF_BYTES)('a published page that %s is made anew, although nothing changed', async (_, damage) => {
    damage(join(stage.out, 'contato.html'), join(stage.out, 'en/contact.html'));
    const built = await stage.rebuild(env);
    expect(built.result, built.stderr).toMatchObject({ result: 'published' });
    expect(differences(whole, treeOf(stage.out))).toEqual([]);
    expect((await stage.rebuild(env)).result).toMatchObject({ result: 'unchanged' });
  });

  it('a file that somebody put beside the pages is in no later release', async () => {
    for (const stray of ['stray.html', 'modelos/stray.html']) writeFileSync(join(stage.out, stray), 'x');
    for (let release = 0; release < 3; release += 1) {
      expect((await stage.rebuild(env, '--force')).result).toMatchObject({ result: 'published' });
      expect(differences(whole, treeOf(stage.out))).toEqual([]);
    }
  });
});
