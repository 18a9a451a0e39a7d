/**
 * Whatever fails while the site is rebuilt: what is served is a whole release, the one before or the next. A service that is down, and one
 * that fails where nothing but fresh content will do, are integration tests.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { openOffice, type Office } from '../support/back-office.ts';
import { editForm } from '../../scripts/bench/desk.ts';
import { toServiceVariables } from '../support/gateway.ts';
import { startOtherAgency, type OtherAgency } from '../support/other-agency.ts';
import { differences, expectWhole, openStage, treeOf, type Stage } from '../support/rebuild-stage.ts';

const SITE_URL = 'https://www.amazing.example';
const TALENTS = 30;
const FIRST = 3101;

describe('a service that fails', () => {
  let agency: OtherAgency;
  let stage: Stage;
  let env: Readonly<Record<string, string>>;
  let before: ReadonlyMap<string, string>;

  beforeAll(async () => {
    agency = await startOtherAgency({ talents: TALENTS });
    stage = openStage();
    env = { ...agency.env, SITE_URL };
    const first = await stage.rebuild(env);
    expect(first.result?.result, first.stderr).toBe('published');
    before = treeOf(stage.out);
  });
  afterEach(() => {
    agency.clearFaults();
    expect(differences(before, treeOf(stage.out))).toEqual([]);
    expectWhole(stage, SITE_URL);
  });
  afterAll(async () => {
    await agency.close();
    stage.remove();
  });

  const forgetCopies = () => {
    rmSync(join(stage.data, 'catalogue'), { recursive: true, force: true });
  };

  it.each([
    ['whose list is no list', '/api/talents', { kind: 'answer', body: { data: 'nobody' } }, 'talents'],
    ['whose list is no JSON', '/api/talents', { kind: 'text', body: '<html>' }, 'talents'],
    ['whose list is suddenly empty', '/api/talents', { kind: 'answer', body: { data: [] } }, 'talents'],
    ['whose list breaks off', '/api/talents', { kind: 'truncate' }, 'talents'],
    ['that answers no profile', '/api/talent/profile', { kind: 'status', status: 500 }, 'profiles'],
  ] as const)('%s leaves the site as it is, and the result says what was not seen', async (_, path, fault, stale) => {
    agency.addFault({ path, fault });
    const { code, result } = await stage.rebuild(env);
    expect({ code, result: result?.result }).toEqual({ code: 0, result: 'unchanged' });
    expect(result?.stale).toContain(stale);
  });

  it('in half of the profiles, of which there are no copies, is a failure', async () => {
    forgetCopies();
    for (let id = 1001; id <= 1000 + TALENTS; id += 2) {
      agency.addFault({ path: `/api/talent/profile?language=pt&id=${id}&`, fault: { kind: 'status', status: 404 + 99 } });
    }
    const { code, result } = await stage.rebuild(env);
    expect(code).toBe(1);
    expect(result?.reason).toMatch(/^profiles: \d+ of \d+ could not be read/);
  });

  it('with an empty list, of which there is no copy, is a failure by what the release tells', async () => {
    forgetCopies();
    agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body: { data: [] } } });
    const { code, result } = await stage.rebuild(env);
    expect(code).toBe(1);
    expect(result?.reason).toMatch(
      /^talents: POST \S+ answered an empty list where \d+ are known and at least \d+ expected; --allow-shrink takes it$/,
    );
  });
});

describe('a rebuild that is broken off', () => {
  let office: Office;
  let stage: Stage;
  let env: Readonly<Record<string, string>>;
  let edits = 0;

  const edit = () =>
    editForm(office.url, `/talentos/${FIRST}`, (fields) => {
      edits += 1;
      fields.set('name', `Nome ${edits}`);
    });

  beforeAll(async () => {
    office = await openOffice({ talents: TALENTS });
    stage = openStage();
    env = { ...toServiceVariables(office), SITE_URL };
    const first = await stage.rebuild(env);
    expect(first.result?.result, first.stderr).toBe('published');
  });
  beforeEach(edit);
  afterEach(() => {
    expectWhole(stage, SITE_URL);
  });
  afterAll(async () => {
    await office.remove();
    stage.remove();
  });

  it.each([0, 10, 60])('by a disk that is full after %i writes leaves the site as it was', async (writes) => {
    const before = treeOf(stage.out);
    const preload = join(import.meta.dirname, '../support/full-disk.ts');
    const { code, result } = await stage.rebuild({ ...env, NODE_IMPORT: preload, WRITES_LEFT: String(writes) }, '--clean');
    expect(code).toBe(1);
    expect(result).toMatchObject({ result: 'failed', reason: expect.stringContaining('ENOSPC') as string });
    expect(differences(before, treeOf(stage.out))).toEqual([]);
    expect(listFiles(join(stage.data, 'releases/dist')).filter((file) => file.startsWith('draft-'))).toEqual([]);
  });

  it('by kill -9 at ten random moments leaves a whole site each time, and nothing that stands in the way of the next', async () => {
    const measured = await stage.rebuild(env, '--clean');
    const duration = (measured.result?.seconds ?? 0) * 1000;
    const moments = Array.from({ length: 10 }, () => Math.random() * duration);
    for (const moment of moments) {
      await edit();
      const { child, ended } = stage.start(env, '--clean');
      await sleep(moment);
      child.kill('SIGKILL');
      await ended;
      expectWhole(stage, SITE_URL);
    }
    await edit();
    const last = await stage.rebuild(env);
    expect(last.result?.result, last.stderr).toBe('published');
    expect(treeOf(stage.out).has(`modelos/${FIRST}/nome-${edits}.html`)).toBe(true);
    expect(listFiles(join(stage.data, 'releases/dist')).filter((file) => /^(?:draft-|replaced)/.test(file))).toEqual([]);
  });
});
