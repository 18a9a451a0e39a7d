/** The rebuild command against a back office that is edited as a person edits it. */
import { readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInfoSchema } from '../../src/contracts/build-info.ts';
import { parse } from 'valibot';
import { openOffice } from '../support/back-office.ts';
import { editForm } from '../../scripts/bench/press-publish.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { differences, inodeOf, openStage, SITE_URL, treeOf } from '../support/rebuild-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const FIRST = 3101;
const TALENTS = 30;

const office = untilEnd(await openOffice({ talents: TALENTS }));
const env = { ...toServiceVariables(office), SITE_URL };
const stage = untilEnd(openStage());

const page = (path: string) => readFileSync(join(stage.out, path), 'utf8');
const profileOf = (id: number) =>
  Array.from(treeOf(stage.out).keys()).find((file) => file.startsWith(`modelos/${id}/`)) ?? '';
const profileReads = () =>
  Object.entries(office.requests.entries()).find(([path]) => path === '/api/talent/profile')?.[1] ??
  0;

it('the rebuild publishes the first release and says so in one line', async () => {
  const { code, stdout, stderr, result } = await stage.rebuild(env);
  expect(code).toBe(0);
  expect(stdout.trimEnd()).not.toContain('\n');
  // One back office is both services, and named once.
  expect(stderr).toContain(`Reading the content of ${office.url}\n`);
  expect(result).toMatchObject({ result: 'published', release: '000001', stale: [] });
  expect(page('index.html')).toContain('https://www.amazing.example/');
});

it('the rebuild says in build.json what the site is made of, and nothing secret', () => {
  const info = parse(buildInfoSchema, JSON.parse(page('build.json')));
  expect(info.counts).toMatchObject({ talents: TALENTS, profiles: TALENTS, posts: 10 });
  expect(info.counts['pages']).toBeGreaterThan(2 * TALENTS);
  expect(Math.abs(Date.now() - Date.parse(info.time))).toBeLessThan(120_000);
  for (const secret of Object.values(office.credentials))
    expect(page('build.json')).not.toContain(secret);
});

it('the rebuild does nothing when nothing changed, and reads no profile to find out', async () => {
  office.requests.clear();
  const { code, result } = await stage.rebuild(env);
  expect(code).toBe(0);
  expect(result).toMatchObject({ result: 'unchanged', release: '000001' });
  expect(profileReads()).toBe(0);
  expect(office.requests.total()).toBeLessThan(15);
});

it('the rebuild renders and writes what one edit changed and nothing else', async () => {
  const before = treeOf(stage.out);
  const about = join(stage.out, 'sobre-nos.html');
  const profile = profileOf(FIRST);
  const inodes = { about: inodeOf(about), profile: inodeOf(join(stage.out, profile)) };
  await editForm(office.url, `/talentos/${FIRST}`, (fields) => {
    fields.set('followers', '77.1k');
  });
  office.requests.clear();
  const { result } = await stage.rebuild(env);
  const changed = differences(before, treeOf(stage.out));
  expect(changed.toSorted()).toEqual(
    ['build.json', profile.replace('modelos', 'en/models'), profile].toSorted(),
  );
  expect(result).toMatchObject({ result: 'published', release: '000002', changed: 2 });
  // Two profiles, and the files that no key stands for: two 404 pages, feeds, sitemap, redirects,
  // robots, index of talents, security.txt.
  expect(result?.rendered).toBeLessThanOrEqual(12);
  expect(profileReads()).toBe(1);
  expect(inodeOf(about)).toBe(inodes.about);
  expect(inodeOf(join(stage.out, profile))).not.toBe(inodes.profile);
});

it('the rebuild takes the link to a new minor out of the feed, although no post changed', async () => {
  const LINKED = FIRST + 9;
  const [, post = ''] =
    /href="(\/posts\/\d+)"/.exec(await (await fetch(`${office.url}/posts`)).text()) ?? [];
  const feeds = () => page('amazing-face/rss.xml') + page('en/amazing-face/rss.xml');
  await editForm(office.url, post, (fields) => {
    fields.set('content', `[Ela](/modelos/${LINKED})`);
  });
  await stage.rebuild(env);
  expect(feeds()).toContain(`/modelos/${LINKED}`);
  await editForm(office.url, `/talentos/${LINKED}`, (fields) => {
    fields.set('underAge', '1');
  });
  await stage.rebuild(env);
  expect(feeds()).not.toContain(`/modelos/${LINKED}`);
});

it('the rebuild publishes even what is unchanged when it is forced to, of the code that is bundled', async () => {
  const bundles = join(stage.data, 'releases/dist/bundles');
  const made = () =>
    readdirSync(bundles).map((name) => [
      name,
      statSync(join(bundles, name, 'styles.json')).mtimeMs,
    ]);
  const before = made();
  const { result } = await stage.rebuild(env, '--force');
  expect(result).toMatchObject({ result: 'published', release: '000005', changed: 0 });
  expect(made()).toEqual(before);
});

it('the rebuild makes anew what was damaged of the published release, although nothing changed', async () => {
  const before = treeOf(stage.out);
  writeFileSync(join(stage.out, 'sobre-nos.html'), page('contato.html'));
  rmSync(join(stage.out, profileOf(FIRST)));
  const { result } = await stage.rebuild(env);
  expect(result).toMatchObject({ result: 'published', changed: 2 });
  expect(differences(before, treeOf(stage.out))).toEqual([]);
  expect((await stage.rebuild(env)).result).toMatchObject({ result: 'unchanged' });
});

it('the rebuild makes everything anew where what it noted of the published release is damaged', async () => {
  const before = treeOf(stage.out);
  const state = join(realpathSync(stage.out), '../state.json');
  writeFileSync(state, readFileSync(state, 'utf8').replace('sobre-nos.html', 'sobre-vos.html'));
  const { result } = await stage.rebuild(env);
  expect(result?.result).toBe('published');
  expect(result?.rendered).toBeGreaterThan(2 * TALENTS);
  expect(differences(before, treeOf(stage.out))).toEqual([]);
});

it('the rebuild does not believe that a third of the talents left at once, until somebody says so', async () => {
  const hide = async (hidden: boolean) => {
    for (let id = FIRST; id < FIRST + 10; id += 1) {
      await editForm(office.url, `/talentos/${id}`, (fields) => {
        if (hidden) fields.set('hidden', '1');
        else fields.delete('hidden');
      });
    }
  };
  const before = treeOf(stage.out);
  await hide(true);
  const doubted = await stage.rebuild(env);
  expect(doubted).toMatchObject({ code: 0, result: { result: 'unchanged', stale: ['talents'] } });
  expect(doubted.stderr).toMatch(
    /talents: POST \S+ answered 20 talents where 30 are known and at least 24 expected; --allow-shrink takes it/,
  );
  expect(differences(before, treeOf(stage.out))).toEqual([]);
  const strict = await stage.rebuild({ ...env, CONTENT_STRICT: '1' });
  const reason = expect.stringMatching(
    /^talents: POST \S+ answered 20 talents where 30 are known .*--allow-shrink takes it$/,
  ) as string;
  expect(strict).toMatchObject({ code: 1, result: { result: 'failed', reason } });
  expect(differences(before, treeOf(stage.out))).toEqual([]);
  expect((await stage.rebuild(env, '--allow-shrink')).result?.result).toBe('published');
  expect(profileOf(FIRST)).toBe('');
  expect((await stage.rebuild(env)).result).toMatchObject({ result: 'unchanged', stale: [] });
  await hide(false);
  expect((await stage.rebuild(env)).result?.result).toBe('published');
  expect(profileOf(FIRST)).not.toBe('');
});

it('the rebuild keeps a second one out while it is under way', async () => {
  const both = await Promise.all([stage.rebuild(env, '--force'), stage.rebuild(env, '--force')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 4]);
  expect(both.find(({ code }) => code === 4)?.result).toMatchObject({
    result: 'locked',
    reason: 'another build is under way',
  });
});

it('the rebuild says what is wrong with its flags', async () => {
  expect(await stage.rebuild(env, '--nonsense')).toMatchObject({
    code: 2,
    result: { result: 'usage' },
  });
});
