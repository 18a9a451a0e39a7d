import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openBundle } from '../../../../scripts/build/fast/bundle.ts';
import { buildCode } from '../../../../scripts/build/fast/internals.ts';
import { folderForEachTest } from '../../../support/test-folder.ts';

// Astro's own bundling takes seconds; every build from nothing shows that it is called as it wants
// to be.
vi.mock('../../../../scripts/build/fast/internals.ts', { spy: true });

const folder = folderForEachTest();
beforeEach(() => {
  vi.mocked(buildCode).mockReset().mockImplementation(bundle);
});

function bundle({
  assets,
  renderer,
}: Parameters<typeof buildCode>[0]): ReturnType<typeof buildCode> {
  for (const made of [assets, renderer]) mkdirSync(made, { recursive: true });
  writeFileSync(join(assets, 'page.css'), 'p {}');
  writeFileSync(join(renderer, 'prerender-entry.a1.mjs'), 'export {};');
  writeFileSync(join(renderer, 'chunk.mjs'), 'export {};');
  return Promise.resolve([['page', []]]);
}

const bundles = () => join(folder.path, 'bundles');
const open = (code = 'one', clean = false) =>
  openBundle({ root: folder.path, kept: bundles(), code, clean, verbose: false });
const times = () => vi.mocked(buildCode).mock.calls.length;

it('the bundled code is made where there is none, and names what it holds', async () => {
  const { assets, renderer, styles } = await open();
  expect(existsSync(join(assets, 'page.css'))).toBe(true);
  expect([existsSync(renderer), basename(renderer), styles]).toEqual([
    true,
    'prerender-entry.a1.mjs',
    [['page', []]],
  ]);
});

it('the bundled code is kept as long as the code is the same', async () => {
  const made = await open();
  expect(await open()).toEqual(made);
  expect(times()).toBe(1);
});

it('the bundled code of other code takes the place of all others', async () => {
  await open('one');
  await open('two');
  expect([times(), readdirSync(bundles())]).toEqual([2, ['two']]);
});

it('the bundled code is made anew where that is asked for', async () => {
  await open();
  await open('one', true);
  expect([times(), readdirSync(bundles())]).toEqual([2, ['one']]);
});

it.each([
  'styles.json',
  'assets/page.css',
  'renderer/prerender-entry.a1.mjs',
  'renderer/chunk.mjs',
  'digest',
])(
  'the bundled code is made anew, and kept again, when its %s is damaged or gone',
  async (file) => {
    const { renderer } = await open();
    const place = join(bundles(), 'one', file);
    writeFileSync(place, '[]');
    expect((await open()).renderer).toBe(renderer);
    rmSync(place);
    await open();
    await open();
    expect([times(), readdirSync(bundles())]).toEqual([3, ['one']]);
  },
);

it('the bundled code is made anew where a file came to it', async () => {
  await open();
  writeFileSync(join(bundles(), 'one/renderer/more.mjs'), '');
  await open();
  expect(times()).toBe(2);
});

it('the bundled code that was broken off is made from its beginning', async () => {
  vi.mocked(buildCode).mockImplementationOnce(async (parts) => {
    await bundle(parts);
    writeFileSync(join(parts.assets, 'half.css'), 'p {');
    throw new Error('ENOSPC');
  });
  await expect(open()).rejects.toThrow('ENOSPC');
  const { assets } = await open();
  expect(readdirSync(assets)).toEqual(['page.css']);
  expect(readdirSync(bundles())).toEqual(['one']);
});
