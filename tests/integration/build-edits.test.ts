/** Builds of one agency into one place: each test begins with what the one before it left. */
import { existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { listFiles, notePublished, readPublished } from '../../scripts/build/published.ts';
import { startPreview } from '../../scripts/preview/preview-server.ts';
import { CATALOGUE_FILE } from '../../src/config/build-config.ts';
import { buildInfoSchema } from '../../src/contracts/build-info.ts';
import { openOffice } from '../support/back-office.ts';
import { differences, expectWhole, openStage, SITE_URL, treeOf } from '../support/build-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const FIRST = 3101;
const TALENTS = 30;
const [MINOR, ...GROWING] = [5, 12, 13, 14, 15].map((n) => FIRST + n) as [number, ...number[]];

const office = untilEnd(await openOffice({ talents: TALENTS }));
const env = { ...office.env, SITE_URL };
const stage = untilEnd(openStage());

const read = (path: string) => readFileSync(join(stage.out, path), 'utf8');
const filesOf = (id: number) =>
  listFiles(stage.out)
    .filter((file) => file.includes(`/${id}/`))
    .toSorted();
const profileReads = () => office.requests.get('/api/talent/profile') ?? 0;
const edit = (id: number, changes: Record<string, string>) =>
  office.post(`/talentos/${id}`, changes);

afterEach(() => expectWhole(stage));

it('a build publishes the first site and says so in one line', async () => {
  for (const id of [MINOR, ...GROWING]) await edit(id, { underAge: '1', waist: '61' });
  const { code, stdout, stderr, result } = await stage.build(env);
  expect(code, stderr).toBe(0);
  expect(stdout.trimEnd()).not.toContain('\n');
  expect(stderr).toContain(`Reading the content of ${office.url}\n`);
  expect(result).toMatchObject({ result: 'published', stale: [] });
  expect(result?.pages).toBeGreaterThan(2 * TALENTS);
  for (const text of ['https://www.amazing.example/', ';upgrade-insecure-requests'])
    expect(read('index.html')).toContain(text);
  // Of the wide cover, too.
  expect(read('modelos/3128/ciro-linhares.html')).toContain('wide-paper paper-coal');
});

it('a build says in build.json what the site is made of, and not who is under age', async () => {
  const info = parse(buildInfoSchema, JSON.parse(read('build.json')));
  expect(info.counts).toMatchObject({ talents: TALENTS, profiles: TALENTS, posts: 10 });
  expect(Math.abs(Date.now() - Date.parse(info.time))).toBeLessThan(600_000);
  expect(info.minors).toHaveLength(64);
});

it('a build publishes nothing where an edit changes what no page shows', async () => {
  const shown = read('build.json');
  await edit(MINOR, { waist: '62' });
  expect((await stage.build(env)).result?.result).toBe('unchanged');
  expect(read('build.json')).toBe(shown);
});

it('a build does nothing when nothing changed, and reads no profile to find out; a wrong flag ends it', async () => {
  office.requests.clear();
  const before = read('build.json');
  const { code, result } = await stage.build(env);
  expect([code, result?.result]).toEqual([0, 'unchanged']);
  expect(profileReads()).toBe(0);
  const asked = [...office.requests.values()].reduce((sum, count) => sum + count, 0);
  expect(asked).toBeLessThan(20);
  expect(read('build.json')).toBe(before);
  const wrong = await stage.build(env, '--nonsense');
  expect([wrong.code, wrong.stderr]).toEqual([1, "build failed: Unknown option '--nonsense'\n"]);
});

it('a build changes what one edit changed and nothing else', async () => {
  const before = treeOf(stage.out);
  const profiles = filesOf(FIRST);
  await edit(FIRST, { followers: '77.1k' });
  office.requests.clear();
  const { result } = await stage.build(env);
  expect(result?.result).toBe('published');
  expect(differences(before, treeOf(stage.out)).toSorted()).toEqual(profiles.toSorted());
  expect(profiles).toHaveLength(2);
  expect(profileReads()).toBe(1);
});

it('a build says that a service is mended, though no page changes', async () => {
  const kept = join(stage.data, 'build/assets');
  for (const file of ['recent.js', 'former.js']) writeFileSync(join(kept, file), '');
  utimesSync(join(kept, 'former.js'), 0, 0);
  // Every page has it at its foot.
  await office.post('/agencia/1', { instagram_url: 'https://www.instagram.com/outra_example/' });
  office.fail({ path: '/api/staff', answer: 503 });
  expect((await stage.build(env)).result).toMatchObject({ result: 'published', stale: ['staff'] });
  office.fail();
  expect((await stage.build(env)).result).toMatchObject({ result: 'published', stale: [] });
  // Pages that were open for a week at most still load their code.
  const assets = listFiles(join(stage.out, '_astro'));
  expect(assets.filter((file) => /^(?:recent|former)\.js$/.test(file))).toEqual(['recent.js']);
});

it('a build leaves no file of an old page where a name changed, a flag came or went, or a talent left or came back, nor a link to a minor in a feed', async () => {
  const [renamed, flagged, hidden] = [FIRST + 1, FIRST + 3, FIRST + 4];
  const [, post = ''] =
    /href="(\/posts\/\d+)"/.exec(await (await fetch(`${office.url}/posts`)).text()) ?? [];
  const text_pt = `[Ela](/modelos/${renamed}) [Ela](/modelos/${flagged})`;
  await office.post(post, { text_pt });
  const expectSlug = (id: number, slug: string) =>
    expect(filesOf(id)).toEqual(
      ['en/models', 'modelos'].map((folder) => `${folder}/${id}/${slug}.html`),
    );
  const inFeeds = (id: number) =>
    (read('amazing-face/rss.xml') + read('en/amazing-face/rss.xml')).includes(`/modelos/${id}`);
  await edit(renamed, { name: 'Nome Novo', underAge: '' });
  await edit(flagged, { name: 'Outro Nome', underAge: '1' });
  await edit(hidden, { name: 'Mais Um', underAge: '', hidden: '1' });
  expect((await stage.build(env)).result?.result).toBe('published');
  expectSlug(renamed, 'nome-novo');
  expectSlug(flagged, 'outro');
  expect(filesOf(hidden)).toEqual([]);
  expect([renamed, flagged].map(inFeeds)).toEqual([true, false]);
  await edit(flagged, { underAge: '' });
  await edit(hidden, { hidden: '' });
  // Those beside her show her, too.
  await edit(FIRST + 6, { height: '191' });
  expect((await stage.build(env)).result?.result).toBe('published');
  expectSlug(flagged, 'outro-nome');
  expectSlug(hidden, 'mais-um');
  expect(inFeeds(flagged)).toBe(true);
});

it('what was built in place, edit by edit, is what a build of everything makes; one of the demo is compared with no other agency, nor is another with it', async () => {
  const inPlace = treeOf(stage.out);
  const last = readPublished(stage.data);
  if (!last?.memory) throw new Error('nothing is known of the last build');
  const people = Object.entries(last.memory.people).map(([id, name]) => [`9${id}`, name]);
  const memory = { ...last.memory, people: Object.fromEntries(people) };
  notePublished(stage.data, { ...last, memory });
  rmSync(join(stage.data, 'catalogue'), { recursive: true });
  expect((await stage.build(env, '--force', '--demo')).result?.result).toBe('published');
  expect(differences(inPlace, treeOf(stage.out))).toEqual([]);
  expect(readPublished(stage.data)?.memory).toBeNull();
});

it('a build renders everything anew where what it kept does not fit, and where it was killed', async () => {
  const before = treeOf(stage.out);
  const cached = join(stage.data, 'build/astro/dist');
  let thousands = 1;
  for (const spoil of [
    () => writeFileSync(join(cached, 'sobre-nos.html'), '<a href="/nowhere">x</a>'),
    () => rmSync(join(stage.data, 'build/whole')),
  ]) {
    spoil();
    await edit(FIRST + 2, { followers: `${(thousands += 1)}.3k` });
    const { result, stderr } = await stage.build(env);
    expect(result?.result, stderr).toBe('published');
    const changed = differences(before, treeOf(stage.out));
    expect(changed.toSorted()).toEqual(filesOf(FIRST + 2).toSorted());
  }
});

it('a build does not believe that a third of the talents left at once, until somebody says so', async () => {
  const before = treeOf(stage.out);
  for (let id = FIRST; id < FIRST + 10; id += 1) await edit(id, { hidden: '1' });
  const doubted = await stage.build(env);
  expect(doubted).toMatchObject({
    code: 3,
    result: { result: 'unchanged', stale: ['profiles', 'talents'] },
  });
  const doubt = /talents: POST \S+ answered a list without 10 of the 30 known .*--allow-shrink/;
  expect(doubted.stderr).toMatch(doubt);
  const strict = await stage.build({ ...env, CONTENT_STRICT: '1' });
  expect(strict).toMatchObject({ code: 1, result: { result: 'failed' } });
  expect(strict.result?.reason).toMatch(doubt);
  // The last release tells who is known, too.
  rmSync(join(stage.data, CATALOGUE_FILE));
  expect((await stage.build(env, '--force')).result?.reason).toMatch(doubt);
  expect(differences(before, treeOf(stage.out))).toEqual([]);
  expect((await stage.build(env, '--allow-shrink')).result?.result).toBe('published');
  expect(filesOf(FIRST)).toEqual([]);
});

it('a build whose site is whole says by its code that somebody has to decide who grew up', async () => {
  for (const id of GROWING) await edit(id, { underAge: '' });
  expect(await stage.build(env)).toMatchObject({ code: 3, result: { stale: [] } });
  // The published site tells of them where all else is gone.
  for (const file of [CATALOGUE_FILE, 'build/published.json']) rmSync(join(stage.data, file));
  expect((await stage.build(env)).code).toBe(3);
  expect((await stage.build(env, `--allow-grown=${GROWING.join(',')}`)).code).toBe(0);
});

it('the site of a build that was killed between its two renames is back at the next start of preview and build, which waits for another one', async () => {
  const former = join(stage.folder, '.dist-former');
  renameSync(stage.out, former);
  await using preview = await startPreview({ port: 0, dist: stage.out, env, log: () => undefined });
  expect((await fetch(preview.url)).status).toBe(200);
  renameSync(stage.out, former);
  const both = await Promise.all([stage.build(env, '--force'), stage.build(env)]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ result }) => result?.result)).toContain('published');
  expect(existsSync(former)).toBe(false);
});
