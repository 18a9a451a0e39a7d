/** What fails while the site is rebuilt changes nothing of what is served; the endurance tests hold the whole matrix of failures. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOtherAgency, type OtherAgency } from '../support/other-agency.ts';
import { differences, expectWhole, openStage, treeOf, type Stage } from '../support/rebuild-stage.ts';

const SITE_URL = 'https://www.amazing.example';

let agency: OtherAgency;
let stage: Stage;
let env: Readonly<Record<string, string>>;
let before: ReadonlyMap<string, string>;
/** A setting that every page may show: all of them are made anew. */
const OTHER = { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' };

beforeAll(async () => {
  agency = await startOtherAgency({ talents: 20 });
  stage = openStage();
  env = { ...agency.env, SITE_URL };
  const first = await stage.rebuild(env);
  expect(first.result?.result, first.stderr).toBe('published');
});
beforeEach(() => {
  before = treeOf(stage.out);
});
afterEach(() => {
  agency.clearFaults();
  expectWhole(stage, SITE_URL);
});
afterAll(async () => {
  await agency.close();
  stage.remove();
});

describe('a rebuild', () => {
  it('with a service down leaves the site as it is, and says what was not seen', async () => {
    agency.addFault({ path: '/', fault: { kind: 'status', status: 503 } });
    const { code, result } = await stage.rebuild(env);
    expect({ code, result: result?.result }).toEqual({ code: 0, result: 'unchanged' });
    expect(result?.stale).toContain('slides');
    expect(differences(before, treeOf(stage.out))).toEqual([]);
  });

  it('of nothing but fresh content fails where a service does', async () => {
    agency.addFault({ path: '/api/posts', fault: { kind: 'status', status: 503 } });
    const { code, result } = await stage.rebuild({ ...env, CONTENT_STRICT: '1' });
    expect(code).toBe(1);
    expect(result).toMatchObject({ result: 'failed', reason: expect.stringMatching(/^posts: GET \S+ answered 503$/) as string });
    expect(differences(before, treeOf(stage.out))).toEqual([]);
  });

  it('on a disk that fills up leaves the site as it was, and no half of the next', async () => {
    const preload = join(import.meta.dirname, '../support/full-disk.ts');
    const { code, result } = await stage.rebuild({ ...env, ...OTHER, NODE_IMPORT: preload, WRITES_LEFT: '30' });
    expect(code).toBe(1);
    expect(result).toMatchObject({ result: 'failed', reason: expect.stringContaining('ENOSPC') as string });
    expect(differences(before, treeOf(stage.out))).toEqual([]);
  });

  it('that is killed leaves a whole site and does not block the next', async () => {
    const { child, ended } = stage.start({ ...env, ...OTHER });
    await sleep(Math.random() * 1500);
    child.kill('SIGKILL');
    await ended;
    expectWhole(stage, SITE_URL);
    const next = await stage.rebuild({ ...env, ...OTHER }, '--force');
    expect(next.result?.result, next.stderr).toBe('published');
  });
});
