import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/published.ts';
import {
  FOLLOWERS_SHOWN,
  givenName,
  secretsOf,
  toMinorsEdit,
  toSearchable,
  type Flag,
} from '../support/sample-minors.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { expectWhole, openStage, type Build } from '../support/build-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const SITE_URL = 'https://other.example';
const IDS = Array.from({ length: 24 }, (_, index) => 1001 + index).filter((id) => id !== 1010);
const FLAGS: readonly Flag[] = ['both', 'nobody', 'list', 'nobody', 'profile', 'nobody'];
const flags = new Map<number, Flag>(
  IDS.map((id, index) => [id, FLAGS[index % FLAGS.length] ?? 'nobody']),
);
const isMinor = (id: number) => (flags.get(id) ?? 'nobody') !== 'nobody';
const minors = () => IDS.filter(isMinor);
const adults = () => IDS.filter((id) => !isMinor(id));

const agency = untilEnd(
  await startOtherAgency({
    talents: 24,
    validators: true,
    edit: toMinorsEdit((id) => flags.get(id) ?? 'nobody'),
  }),
);
const stage = untilEnd(openStage());
let built: Build;
let published: ReturnType<typeof everything> | null = null;

const read = (file: string) => readFileSync(join(stage.out, file), 'utf8');
const pages = () => listFiles(stage.out).filter((file) => file.endsWith('.html'));
const pageOf = (id: number) =>
  pages().find((file) => file.startsWith(`modelos/${id}/`)) ?? `no page of ${id}`;
const metaOf = (file: string) =>
  new Map(
    Array.from(
      read(file).matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g),
      ([, name = '', content = '']) => [name, content] as const,
    ),
  );
const rebuild = async () => {
  built = await stage.build({
    ...agency.env,
    SITE_URL,
    IMAGE_BASE_URL: `${agency.panelUrl}/storage/`,
  });
  published = null;
};

function everything(): readonly (readonly [place: string, text: string])[] {
  const files = listFiles(stage.out);
  published ??= [
    ...files.map(
      (file) =>
        [file, toSearchable(readFileSync(join(stage.out, file), 'latin1'), read(file))] as const,
    ),
    ['the names of the files', toSearchable(files.join('\n'))],
    ['standard output', toSearchable(built.stdout)],
    ['standard error', toSearchable(built.stderr)],
  ];
  return published;
}

function leaks(ids: readonly number[]): readonly (readonly [place: string, secret: string])[] {
  // In order, so that those that begin alike are sought as one: looking for each by itself took
  // longer than the builds.
  const secrets = new RegExp(ids.flatMap(secretsOf).toSorted().map(RegExp.escape).join('|'), 'g');
  return everything().flatMap(([place, text]) =>
    Array.from(text.matchAll(secrets), ([secret]) => [place, secret] as const),
  );
}

beforeAll(rebuild);

it('an agency where every second talent is under 18 publishes nothing of a minor but what may be shown', () => {
  expect(built.result, built.stderr).toMatchObject({ result: 'published', stale: [] });
  expectWhole(stage);
  expect(leaks(minors())).toEqual([]);
});

it('an agency where every second talent is under 18 publishes all of everybody else, so that the search above would have found it', () => {
  const shown = new Set(leaks(adults()).map(([, secret]) => secret));
  expect(
    adults()
      .flatMap(secretsOf)
      .filter((secret) => !shown.has(secret)),
  ).toEqual([]);
});

it('an agency where every second talent is under 18 shows a minor by first name, height and shoes, with pictures of the image CDN alone', () => {
  for (const id of minors()) {
    const page = pageOf(id);
    expect(page).toBe(`modelos/${id}/${givenName(id).toLowerCase()}.html`);
    const html = read(page);
    expect(metaOf(page).get('description')).toMatch(
      /^\S+ na Amazing, agência de modelos no Recife\.$/,
    );
    expect(html).toMatch(/1,71/);
    expect(html).toMatch(/>\s*37\s*</);
    expect(html).toContain(`/talents/${id}/book-1.jpg`);
    expect(html).not.toMatch(/instagram\.com\/arroba|76979871|\/api\/composite|polaroids/);
    for (const followers of FOLLOWERS_SHOWN) expect(html).not.toContain(followers);
    const pictures = Array.from(html.matchAll(/<img[^>]* src="([^"]*)"/g), ([, src]) => src);
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((src) => !/^\/(?:p\/|\.netlify\/images\?)/.test(src ?? ''))).toEqual([]);
  }
});

it('an agency where every second talent is under 18 keeps the pages of minors out of searches, sitemaps, feeds, share cards and structured data', () => {
  const lists = listFiles(stage.out).filter(
    // The site's own index has everybody.
    (file) => /\.(?:xml|json|txt)$/.test(file) && file !== 'talents.json',
  );
  for (const id of minors()) {
    const page = pageOf(id);
    const meta = metaOf(page);
    expect(meta.get('robots')).toBe('noindex, noimageindex');
    expect(meta.get('og:image')).toBe(`${SITE_URL}/og-default.jpg`);
    for (const [name, content] of meta)
      if (/^(?:og|twitter):(?!url)/.test(name)) expect(content).not.toContain(givenName(id));
    const data =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read(page))?.[1] ?? '';
    expect(data).toContain('Organization');
    expect(data).not.toMatch(new RegExp(`${givenName(id)}|Person|${id}`, 'i'));
    for (const file of lists)
      expect(read(file).replaceAll('%2F', '/'), file).not.toContain(`/${id}/`);
  }
  for (const id of adults())
    expect(lists.some((file) => read(file).includes(`/modelos/${id}/`))).toBe(true);
});

it('an agency where every second talent is under 18 asks searches to leave out the pictures of every page that shows one of theirs', () => {
  const shown = pages().filter((file) => {
    const html = read(file);
    return minors().some((id) => html.includes(`/talents/${id}/`));
  });
  expect(shown.length).toBeGreaterThan(minors().length);
  const isLeftOut = (file: string) => metaOf(file).get('robots')?.includes('noimageindex') === true;
  expect(shown.filter((file) => !isLeftOut(file))).toEqual([]);
});

it('an agency where every second talent is under 18 does not reveal by its index who is a minor', () => {
  const rows = (JSON.parse(read('talents.json')) as { talents: (readonly unknown[])[] }).talents;
  expect(rows).toHaveLength(IDS.length);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(read('talents.json')).not.toMatch(/under|minor|true|false/i);
});

it('a flag that comes is honoured by the next rebuild, also where the profile cannot be read, and one that goes gives everything back', async () => {
  const [coming, unread, going] = [1002, 1004, 1001] as const;
  for (const id of [coming, unread]) flags.set(id, 'list');
  flags.set(going, 'nobody');
  agency.fail(`id=${unread}&`, 500);
  await rebuild();
  agency.recover();
  expect(built.result).toMatchObject({ result: 'published', stale: ['profiles'] });
  expectWhole(stage);
  expect(leaks(minors())).toEqual([]);
  expect(minors()).toEqual(expect.arrayContaining([coming, unread]));
  expect(read(pageOf(going))).toContain('instagram.com/arroba.');
  for (const id of [coming, going])
    expect(read('_redirects')).toContain(`/:name /${pageOf(id).replace('.html', '')} 301\n`);
});
