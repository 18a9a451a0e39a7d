import { join } from 'node:path';
import { startPreview } from '../preview/preview-server.ts';
import { editForm } from './press-publish.ts';
import { openFixture } from './fixture.ts';
import { startVisitors } from './visitors.ts';

const FIRST_ID = 3101;
const RATE = 100;

/** Edits, rebuilds and swaps under visitors at a steady rate; returns one line on what they met. */
export async function measureSwaps(
  cycles: number,
  talents: number,
  folder: string,
): Promise<string> {
  await using fixture = await openFixture(talents, folder);
  await fixture.rebuild();
  await using preview = await startPreview({
    dist: fixture.out,
    env: { ...fixture.env, OUTBOX_DIR: join(folder, 'outbox'), RATE_LIMIT: 'off' },
    imageCache: join(folder, 'images'),
    log: () => undefined,
  });
  const paths = [
    '/',
    '/en',
    '/modelos',
    '/en/models',
    '/sobre-nos',
    '/contato',
    '/amazing-face',
    `/modelos/${FIRST_ID + 5}`,
    '/talents.json',
  ];
  const startedAt = performance.now();
  const visitors = startVisitors(preview.url, paths, RATE);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    await editForm(fixture.office.url, `/talentos/${FIRST_ID}`, (fields) => {
      fields.set('name', `Nome ${cycle}`);
    });
    await fixture.rebuild();
  }
  const { requests, failures } = await visitors.stop();
  const seconds = (performance.now() - startedAt) / 1000;
  const met =
    failures.length === 0
      ? 'no failure'
      : `${failures.length} FAILURES, the first ${failures[0] ?? ''}`;
  return `${cycles} rebuilds and swaps of ${talents} talents in ${seconds.toFixed(0)} s under ${Math.round(requests / seconds)} requests a second: ${requests} requests, ${met}`;
}
