/** One agency that holds the oddest content at once: every post and name that might keep a site from being built or published. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/files.ts';
import { elementsOf } from '../support/elements.ts';
import { hostileParts } from '../support/hostile-parts.ts';
import { oddNames } from '../support/odd-names.ts';
import { oddHtml, oddWords, WORST_HTML, WORST_WORDS } from '../support/odd-posts.ts';
import { startOtherAgency, type OtherAgency } from '../support/other-agency.ts';
import { expectWhole, openStage, type Rebuild, type Stage } from '../support/rebuild-stage.ts';

const SITE_URL = 'https://other.example';
const TALENTS = 160;
/** A storage that the site's own host proxies. */
const STORAGE = `${SITE_URL}/storage/`;
const SHOWN = { language: 'pt', cover: 'posts/a.jpg' };

const POSTS = [
  ...WORST_WORDS.map((word, index) => ({ ...SHOWN, slug: word, title: word, content: WORST_HTML[index % WORST_HTML.length] })),
  ...WORST_HTML.map((content, index) => ({ ...SHOWN, slug: `worst-${String(index)}`, title: 'A', content })),
  ...fc.sample(fc.record({ slug: oddWords, title: oddWords, content: oddHtml }), { numRuns: 300, seed: 11 }).map((post, index) => ({
    ...post,
    language: index % 2 === 0 ? 'pt' : 'en',
    cover: ['a.gif', 'a.svg', `${SITE_URL}/a.jpg`, null][index % 4],
  })),
];

const PICTURES = [
  { file: `${SITE_URL}/gone.jpg`, width: 800, height: 1200 },
  { file: `${STORAGE}dance.gif`, width: 800, height: 1200 },
  { file: `${STORAGE}logo.svg` },
  { file: 'dance.GIF?v=2' },
  { file: 'talents/a.jpg', width: 800, height: 1200 },
];

const NAMES = oddNames(TALENTS).map((name) => (name.trim() === '' ? 'Index' : name));

/** Puts odd content in the place of the agency's own. */
function edit(path: string, content: unknown): unknown {
  if (path.startsWith('/api/posts/')) return POSTS;
  if (path === '/api/social-media') {
    return { instagram: { name: 'a', url: `${SITE_URL}/gone` }, facebook: { name: 'PANEL_SALT', url: `${SITE_URL}/gone#x` } };
  }
  if (path.startsWith('/api/talents?')) return { data: NAMES.map((name, index) => ({ id: 1001 + index, name, categories: [{ id: 1 }] })) };
  const id = new URL(path, SITE_URL).searchParams.get('id');
  if (id === null || typeof content !== 'object') return content;
  return { ...content, name: NAMES[Number(id) - 1001], galleries: { book: PICTURES, snap: PICTURES } };
}

let agency: OtherAgency;
let stage: Stage;
let built: Rebuild;
const page = (file: string) => readFileSync(join(stage.out, file), 'utf8');

beforeAll(async () => {
  agency = await startOtherAgency({ talents: TALENTS, edit });
  stage = openStage();
  built = await stage.rebuild({ ...agency.env, SITE_URL, IMAGE_BASE_URL: STORAGE });
});
afterAll(async () => {
  await agency.close();
  stage.remove();
});

describe('the site of the oddest content', () => {
  it('is built, published and whole', () => {
    expect(built.stderr.split('\n').filter((line) => line.includes('failed'))).toEqual([]);
    expect(built.result).toMatchObject({ result: 'published', stale: [] });
    expectWhole(stage, SITE_URL);
  });

  it('has no id twice on any page, and nothing that acts among its posts', () => {
    for (const file of listFiles(stage.out).filter((name) => name.endsWith('.html'))) {
      const ids = elementsOf(page(file)).flatMap(({ id }) => (id === undefined ? [] : [id]));
      expect(ids.length, file).toBe(new Set(ids).size);
    }
    for (const file of ['amazing-face.html', 'en/amazing-face.html']) expect(hostileParts(page(file)), file).toEqual([]);
  });

  it('shows the post that is called as the notice of a lost network is', () => {
    const html = page('amazing-face.html');
    expect(html).toMatch(/<article[^>]* id="post-offline"/);
    expect(html).toMatch(/<p[^>]* id="offline"[^>]* hidden/);
    expect(page('amazing-face/rss.xml')).toContain(`${SITE_URL}/amazing-face#post-offline`);
  });

  it('has a page for a talent whose name is taken', () => {
    const files = listFiles(join(stage.out, 'modelos'));
    for (const slug of ['talent-index', 'talent-404', 'talent-con', 'talent-com1']) {
      expect(
        files.filter((file) => file.endsWith(`/${slug}.html`)),
        slug,
      ).not.toEqual([]);
    }
    expect(files.filter((file) => /\/(?:index|404|con|nul|aux|com\d)\.html$/.test(file))).toEqual([]);
  });

  it('shows pictures of its own origin, drawings and animations as they are', () => {
    const [file = ''] = listFiles(join(stage.out, 'modelos')).filter((name) => name.startsWith('1001/'));
    const html = page(`modelos/${file}`);
    for (const address of [`${SITE_URL}/gone.jpg`, `${STORAGE}dance.gif`, `${STORAGE}logo.svg`, `${STORAGE}dance.GIF?v=2`]) {
      expect(html).toContain(`src="${address}"`);
    }
    expect(html).toContain(`/.netlify/images?url=${encodeURIComponent(`${STORAGE}talents/a.jpg`)}`);
  });
});
