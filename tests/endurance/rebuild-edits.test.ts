/** However an agency is edited, what is rebuilt is what a build of everything would have made. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editForm, sendForm } from '../../scripts/bench/desk.ts';
import { openOffice, type Office } from '../support/back-office.ts';
import { toServiceVariables } from '../support/gateway.ts';
import { differences, openStage, treeOf, type Stage } from '../support/rebuild-stage.ts';

const FIRST = 3101;
const TALENTS = 60;

let office: Office;
let stage: Stage;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  office = await openOffice({ talents: TALENTS });
  env = { ...toServiceVariables(office), SITE_URL: 'https://www.amazing.example' };
  stage = openStage();
  const first = await stage.rebuild(env);
  expect(first.result?.result, first.stderr).toBe('published');
});
afterAll(async () => {
  await office.remove();
  stage.remove();
});

describe('a rebuild after any edits', () => {
  /** From a fixed seed, so that a failure can be had again. */
  function createRandom(seed: number): (limit: number) => number {
    let state = seed;
    return (limit) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * limit);
    };
  }

  const EDITS: readonly ((random: (limit: number) => number) => Promise<string>)[] = [
    async (random) => {
      const id = FIRST + random(TALENTS);
      await editForm(office.url, `/talentos/${id}`, (fields) => {
        fields.set(
          'name',
          `${['Ália', 'Zoraide', 'Nívea', 'Caetano'][random(4)] ?? ''} ${['Sá', 'do Ó', 'Brandão'][random(3)] ?? ''} ${random(99)}`,
        );
      });
      return `rename ${id}`;
    },
    async (random) => {
      const id = FIRST + random(TALENTS);
      await editForm(office.url, `/talentos/${id}`, (fields) => {
        if (fields.has('hidden')) fields.delete('hidden');
        else fields.set('hidden', '1');
      });
      return `hide or show ${id}`;
    },
    async (random) => {
      const id = FIRST + random(TALENTS);
      await editForm(office.url, `/talentos/${id}`, (fields) => {
        fields.delete('categories');
        for (const category of ['1', '2012', '2065', '2067']) if (random(2) === 0) fields.append('categories', category);
        fields.set('gender', ['woman', 'man', 'undefined'][random(3)] ?? 'woman');
      });
      return `categories of ${id}`;
    },
    async (random) => {
      const id = FIRST + random(TALENTS);
      await editForm(office.url, `/talentos/${id}`, (fields) => {
        fields.set('height', String(160 + random(30)));
        fields.set('followers', `${random(99)}k`);
      });
      return `measures of ${id}`;
    },
    async (random) => {
      const id = 1 + random(10);
      await sendForm(office.url, `/posts/${id}/mover`, new URLSearchParams({ para: 'cima' }));
      return `move post ${id}`;
    },
    async (random) => {
      const slug = `novo-${random(1_000_000)}`;
      const content = '<h2>Fila</h2><p>Chegou a hora.</p><script>alert(1)</script>';
      await sendForm(
        office.url,
        '/posts',
        new URLSearchParams({ language: random(2) === 0 ? 'pt' : 'en', slug, title: 'Novo', cover: '', content }),
      );
      return `write post ${slug}`;
    },
    async (random) => {
      const fields = new URLSearchParams({
        key: 'getScoutedTitle',
        language: random(2) === 0 ? 'pt' : 'en',
        name: `Título ${random(99)}`,
        description: 'Venha.',
        text: 'Venha ser Amazing.',
      });
      await sendForm(office.url, '/textos', fields);
      return 'text';
    },
    async () => {
      await sendForm(office.url, '/inscricoes', new URLSearchParams({ programa: 'registrationClosed', acao: 'fechar' }));
      return 'close registration';
    },
    async (random) => {
      const id = 1 + random(4);
      await sendForm(office.url, `/slides/${id}/mover`, new URLSearchParams({ para: 'baixo' }));
      return `move slide ${id}`;
    },
  ];

  it.each([11, 29, 47])('is byte for byte a build of everything (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const edits: string[] = [];
    for (let count = 0; count < 12; count += 1) edits.push((await EDITS[random(EDITS.length)]?.(random)) ?? '');
    const incremental = await stage.rebuild(env, '--force');
    expect(incremental.result?.result, edits.join(', ')).toBe('published');

    const clean = openStage();
    try {
      const whole = await clean.rebuild(env, '--clean');
      expect(whole.result?.rendered).toBeGreaterThan(incremental.result?.rendered ?? Infinity);
      expect(differences(treeOf(clean.out), treeOf(stage.out)), edits.join(', ')).toEqual([]);
    } finally {
      clean.remove();
    }
  });
});
