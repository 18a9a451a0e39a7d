/**
 * Rebuilds whose services never answer, and rebuilds that a full disk ends or that are killed, at
 * many moments; `rebuild-broken.test.ts` has one of each of those two.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { editForm } from '../../scripts/bench/press-publish.ts';
import { listFiles } from '../../scripts/build/files.ts';
import { openOffice } from '../support/back-office.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import {
  differences,
  expectWhole,
  openPublished,
  openStage,
  SITE_URL,
  treeOf,
} from '../support/rebuild-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const FIRST = 3101;

const office = untilEnd(await openOffice({ talents: 30 }));
const env = { ...toServiceVariables(office), SITE_URL };
const stage = await openPublished(env);

let edits = 0;
const edit = () =>
  editForm(office.url, `/talentos/${FIRST}`, (fields) => {
    edits += 1;
    fields.set('name', `Nome ${edits}`);
  });
const leftovers = () =>
  listFiles(join(stage.data, 'releases/dist')).filter((file) => /^(?:draft-|replaced)/.test(file));

beforeEach(edit);
afterEach(() => expectWhole(stage));

it.each([0, 10, 60])(
  'a disk that is full after %i writes leaves the site as it was',
  async (writes) => {
    const before = treeOf(stage.out);
    const preload = join(import.meta.dirname, '../support/full-disk.ts');
    const { code, result } = await stage.rebuild(
      { ...env, NODE_IMPORT: preload, WRITES_LEFT: String(writes) },
      '--clean',
    );
    expect(code).toBe(1);
    expect(result).toMatchObject({
      result: 'failed',
      reason: expect.stringContaining('ENOSPC') as string,
    });
    expect(differences(before, treeOf(stage.out))).toEqual([]);
    expect(leftovers()).toEqual([]);
  },
);

it('kill -9 at ten moments leaves a whole site each time, and nothing that stands in the way of the next', async () => {
  const measured = await stage.rebuild(env, '--clean');
  const duration = (measured.result?.seconds ?? 0) * 1000;
  for (let death = 0; death < 10; death += 1) {
    await edit();
    const { child, ended } = stage.start(env, '--clean');
    await sleep(((death + 0.5) / 10) * duration);
    child.kill('SIGKILL');
    await ended;
    expectWhole(stage);
  }
  await edit();
  const last = await stage.rebuild(env);
  expect(last.result?.result, last.stderr).toBe('published');
  expect(treeOf(stage.out).has(`modelos/${FIRST}/nome-${edits}.html`)).toBe(true);
  expect(leftovers()).toEqual([]);
});

it('services that take a call and never answer end a rebuild within a minute', async () => {
  const silent = await startOtherAgency();
  const empty = openStage();
  onTestFinished(empty.remove);
  onTestFinished(silent.close);
  silent.addFault({ path: '/', fault: { kind: 'hang' } });
  const began = performance.now();
  const { code, result } = await empty.rebuild({ ...silent.env, SITE_URL });
  expect(code).toBe(1);
  expect(result?.reason).toMatch(/^\w+: POST http:\S+ did not answer within 10 s$/);
  expect(performance.now() - began).toBeLessThan(60_000);
});
