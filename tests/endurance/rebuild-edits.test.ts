/** However an agency is edited, what is rebuilt is what a build of everything would have made. */
import { expect, it, onTestFinished } from 'vitest';
import { randomFrom, type Random } from '../../scripts/back-office/random.ts';
import { editForm, sendForm, type Change } from '../../scripts/bench/press-publish.ts';
import { openOffice } from '../support/back-office.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import {
  differences,
  openPublished,
  openStage,
  SITE_URL,
  treeOf,
} from '../support/rebuild-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const FIRST = 3101;
const TALENTS = 60;

const office = untilEnd(await openOffice({ talents: TALENTS }));
const env = { ...toServiceVariables(office), SITE_URL };
const stage = await openPublished(env);

/** What was edited, for whoever reads of a failure. */
const edits: string[] = [];

async function editTalent({ range }: Random, change: Change): Promise<void> {
  const path = `/talentos/${Math.floor(range(FIRST, FIRST + TALENTS))}`;
  await editForm(office.url, path, (fields) => {
    change(fields);
    edits.push(`${path} ${fields.toString()}`);
  });
}

async function send(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  edits.push(`${path} ${JSON.stringify(fields)}`);
  await sendForm(office.url, path, new URLSearchParams(fields));
}

const EDITS: readonly ((random: Random) => Promise<void>)[] = [
  (random) =>
    editTalent(random, (fields) => {
      fields.set(
        'name',
        `${random.pick(['Ália', 'Zoraide', 'Nívea', 'Caetano'])} ${random.pick(['Sá', 'do Ó', 'Brandão'])}`,
      );
    }),
  (random) =>
    editTalent(random, (fields) => {
      fields.set('hidden', fields.getAll('hidden').includes('1') ? '' : '1');
    }),
  (random) =>
    editTalent(random, (fields) => {
      fields.delete('categories');
      for (const category of ['1', '2012', '2065', '2067'])
        if (random() < 0.5) fields.append('categories', category);
      fields.set('gender', random.pick(['woman', 'man', 'undefined']));
    }),
  (random) =>
    editTalent(random, (fields) => {
      fields.set('height', random.range(160, 190).toFixed());
      fields.set('followers', `${random.range(0, 99).toFixed()}k`);
    }),
  ({ range }) => send(`/posts/${range(1, 5).toFixed()}/mover`, { para: 'cima' }),
  ({ pick, range }) =>
    send('/posts', {
      slug_pt: `novo-${range(0, 1e6).toFixed()}`,
      title_pt: pick(['Novo', 'Outro']),
      text_pt: '<h2>Fila</h2><p>Chegou a hora.</p><script>alert(1)</script>',
    }),
  ({ pick, range }) =>
    send('/textos/2', {
      [`text_${pick(['pt', 'en'])}`]: `Venha ser Amazing, ${range(0, 99).toFixed()}.`,
    }),
  () => send('/agencia/1', { registrationClosed: '1' }),
  ({ range }) => send(`/slides/${range(1, 4).toFixed()}/mover`, { para: 'baixo' }),
];

it.each([11, 29, 47])(
  'a rebuild after any edits is byte for byte a build of everything (seed %i)',
  async (seed) => {
    const random = randomFrom(String(seed));
    edits.length = 0;
    for (let count = 0; count < 12; count += 1) await random.pick(EDITS)(random);
    const incremental = await stage.rebuild(env, '--force');
    expect(incremental.result?.result, edits.join('\n')).toBe('published');

    const clean = openStage();
    onTestFinished(clean.remove);
    const whole = await clean.rebuild(env, '--clean');
    expect(whole.result?.rendered).toBeGreaterThan(incremental.result?.rendered ?? Infinity);
    expect(differences(treeOf(clean.out), treeOf(stage.out)), edits.join('\n')).toEqual([]);
  },
);
