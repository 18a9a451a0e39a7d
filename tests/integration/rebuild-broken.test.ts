/** What fails while the site is rebuilt changes nothing of what is served; the endurance tests
 * break it off at many moments. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startOtherAgency } from '../support/other-agency.ts';
import {
  differences,
  expectWhole,
  openPublished,
  SITE_URL,
  treeOf,
} from '../support/rebuild-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const agency = untilEnd(await startOtherAgency({ talents: 20 }));
const env = { ...agency.env, SITE_URL };
const stage = await openPublished(env);
/** With a setting that every page may show: all of them are made anew. */
const anew = { ...env, MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' };
const releases = join(stage.data, 'releases/dist');

afterEach(() => expectWhole(stage));

it('A rebuild on a disk that fills up leaves the site as it was, and no half of the next', async () => {
  const before = treeOf(stage.out);
  const preload = join(import.meta.dirname, '../support/full-disk.ts');
  const { code, result } = await stage.rebuild({
    ...anew,
    NODE_IMPORT: preload,
    WRITES_LEFT: '30',
  });
  expect(code).toBe(1);
  expect(result).toMatchObject({
    result: 'failed',
    reason: expect.stringContaining('ENOSPC') as string,
  });
  expect(differences(before, treeOf(stage.out))).toEqual([]);
  expect(readdirSync(releases).filter((name) => name.startsWith('draft-'))).toEqual([]);
});

it('A rebuild that is killed leaves a whole site and does not block the next', async () => {
  const { child, ended } = stage.start(anew);
  await vi.waitUntil(() => readdirSync(releases).some((name) => name.startsWith('draft-')), {
    interval: 5,
    timeout: 30_000,
  });
  child.kill('SIGKILL');
  await ended;
  expectWhole(stage);
  const next = await stage.rebuild(anew, '--force');
  expect(next.result?.result, next.stderr).toBe('published');
});
