/** Builds whose services never answer, that a full disk ends or that are killed, at many moments; and
 * however an agency is edited, what is built in place is what a build of everything would have made. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { randomFrom } from '../../scripts/back-office/random.ts';
import { editForm, sendForm } from '../../scripts/bench/edit-form.ts';
import { openOffice } from '../support/back-office.ts';
import {
  differences,
  expectWhole,
  openPublished,
  openStage,
  SITE_URL,
  treeOf,
} from '../support/build-stage.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { untilEnd } from '../support/until-end.ts';

const FIRST = 3101;
const TALENTS = 40;

const office = untilEnd(await openOffice({ talents: TALENTS }));
const env = { ...toServiceVariables(office), SITE_URL };
const stage = await openPublished(env);

let edits = 0;
const rename = () =>
  editForm(office.url, `/talentos/${FIRST}`, (fields) => {
    edits += 1;
    fields.set('name', `Nome ${edits}`);
  });

afterEach(() => expectWhole(stage));

it.each([0, 10, 60])(
  'a disk that is full after %i writes leaves the site as it was',
  async (writes) => {
    const before = treeOf(stage.out);
    await rename();
    const NODE_IMPORT = join(import.meta.dirname, '../support/full-disk.ts');
    const { code, result } = await stage.build(
      { ...env, NODE_IMPORT, WRITES_LEFT: String(writes) },
      '--force',
    );
    expect([code, result?.result]).toEqual([1, 'failed']);
    expect(result?.reason).toContain('ENOSPC');
    expect(differences(before, treeOf(stage.out))).toEqual([]);
  },
);

it('kill -9 at ten moments leaves a whole site each time, and nothing that stands in the way of the next', async () => {
  const measured = await stage.build(env, '--force');
  const duration = (measured.result?.seconds ?? 0) * 1000;
  for (let death = 0; death < 10; death += 1) {
    await rename();
    const { child, ended } = stage.start(env, ...(death % 2 === 0 ? [] : ['--force']));
    await sleep(((death + 0.5) / 10) * duration);
    child.kill('SIGKILL');
    await ended;
  }
  await rename();
  const last = await stage.build(env);
  expect(last.result?.result, last.stderr).toBe('published');
  expect(treeOf(stage.out).has(`modelos/${FIRST}/nome-${edits}.html`)).toBe(true);
});

it('services that take a call and never answer end a build within a minute', async () => {
  const silent = await startOtherAgency();
  const empty = openStage();
  onTestFinished(empty.remove);
  onTestFinished(silent.close);
  silent.addFault({ path: '/', fault: { kind: 'hang' } });
  const began = performance.now();
  const { code, result } = await empty.build({ ...silent.env, SITE_URL });
  expect(code).toBe(1);
  expect(result?.reason).toMatch(/^\w+: POST http:\S+ did not answer within 10 s$/);
  expect(performance.now() - began).toBeLessThan(60_000);
});

it.each([11, 29, 47])(
  'a build in place after any edits is byte for byte a build of everything (seed %i)',
  async (seed) => {
    const random = randomFrom(String(seed));
    const { pick, range } = random;
    const said: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const talent = `/talentos/${Math.floor(range(FIRST, FIRST + TALENTS))}`;
      const [path, field, value] = pick([
        [talent, 'name', `${pick(['Ália', 'Nívea'])} ${pick(['Sá', 'do Ó', 'Brandão'])}`],
        [talent, 'underAge', pick(['1', ''])],
        [talent, 'hidden', pick(['1', ''])],
        [talent, 'categories', pick(['1', '2012', '2065', '2067'])],
        [talent, 'height', range(160, 190).toFixed()],
        [`/posts/${range(1, 10).toFixed()}`, 'title_pt', `Título ${range(0, 99).toFixed()}`],
        [`/posts/${range(1, 10).toFixed()}/mover`, 'para', 'cima'],
        [`/slides/${range(1, 4).toFixed()}/mover`, 'para', 'baixo'],
      ] as const);
      said.push(`${path} ${field} ${value}`);
      if (path.endsWith('/mover'))
        await sendForm(office.url, path, new URLSearchParams({ [field]: value }));
      else
        await editForm(office.url, path, (fields) => {
          fields.set(field, value);
        });
    }
    expect((await stage.build(env)).result?.result, said.join('\n')).toBe('published');
    const inPlace = treeOf(stage.out);
    expect((await stage.build(env, '--force')).result?.result).toBe('published');
    expect(differences(inPlace, treeOf(stage.out)), said.join('\n')).toEqual([]);
  },
);
