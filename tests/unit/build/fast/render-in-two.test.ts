import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { renderInTwo, type RenderJob } from '../../../../scripts/build/fast/render-in-two.ts';
import type { Renderer } from '../../../../scripts/build/fast/render.ts';
import type { SitePath } from '../../../../scripts/build/site-job.ts';
import { folderForEachTest } from '../../../support/test-folder.ts';

const folder = folderForEachTest();

const pathsOf = (count: number): readonly SitePath[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/${index}`,
    file: `${index}.html`,
    key: null,
  }));

/** A job whose second thread has no renderer to open. */
const jobOf = (paths: readonly SitePath[]): Omit<RenderJob, 'next'> => ({
  bundle: { assets: folder.path, renderer: join(folder.path, 'missing.mjs'), styles: [] },
  content: {} as RenderJob['content'],
  paths,
  folder: folder.path,
  known: new Map(),
  secrets: [],
});

const rendererOf = (paths: readonly SitePath[]): Renderer => ({
  paths,
  render: (wanted) => {
    const files = Array.from(wanted, ({ file }) => file);
    for (const file of files) writeFileSync(join(folder.path, file), '');
    return Promise.resolve({
      digests: new Map(files.map((file) => [file, ''])),
      targets: new Map(),
      leaks: [],
    });
  },
});

it('makes a few pages by itself', async () => {
  const paths = pathsOf(20);
  const { digests } = await renderInTwo(rendererOf(paths), jobOf(paths));
  expect(digests.size).toBe(20);
  expect(paths.every(({ file }) => existsSync(join(folder.path, file)))).toBe(true);
});

it('fails where the second thread does, whatever the first one made', async () => {
  const paths = pathsOf(2_000);
  await expect(renderInTwo(rendererOf(paths), jobOf(paths))).rejects.toThrow(/missing\.mjs/);
  // A busy machine takes its time to load what the thread needs.
}, 60_000);

it('does not wait for the second thread where the first one fails, and ends it', async () => {
  const paths = pathsOf(2_000);
  const failing: Renderer = { paths, render: () => Promise.reject(new Error('/7: broken')) };
  const started = Promise.withResolvers<Worker>();
  process.once('worker', started.resolve);
  await expect(renderInTwo(failing, jobOf(paths))).rejects.toThrow('/7: broken');
  // The number of a thread that has ended.
  expect((await started.promise).threadId).toBe(-1);
});
