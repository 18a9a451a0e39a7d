import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { expect, it } from 'vitest';
import { readPage } from '../../../scripts/build/read-page.ts';
import { verify } from '../../../scripts/build/verify.ts';
import { toRichText } from '../../../src/components/blog/rich-text.ts';
import { toPlaces, toPosts } from '../../../src/views/blog-view.ts';
import { POSTS } from '../../../src/sources/panel/panel-reads.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';
import { elementsOf } from '../../support/custom-elements.ts';
import { oddHtml, oddWords, WORST_HTML, WORST_WORDS } from '../../support/odd-posts.ts';
import { parsed } from '../../support/parsed.ts';
import { folderForEachTest } from '../../support/test-folder.ts';
import { fc } from '../../support/chance.ts';

const SITE_URL = 'https://other.example';
const PAGE = '/amazing-face';
const OWN_IDS = ['skip', 'main', 'menu', 'progress', 'veil', 'offline', 'navigation-failed'];

const folder = folderForEachTest();

interface OddPost {
  readonly slug: string;
  readonly title: string;
  readonly content: string;
}

/** The page of these posts, as the site would write it. */
function toHtml(posts: readonly OddPost[]): string {
  const sent = posts.map((post) => ({ ...post, language: 'pt' }));
  const views = toPosts(aCatalogue({ posts: parsed(POSTS, sent).value }), 'pt');
  const options = {
    target: 'page',
    imageBaseUrl: `${SITE_URL}/storage/`,
    pageUrl: SITE_URL + PAGE,
    places: toPlaces(views),
  } as const;
  const articles = views.map(
    ({ anchor, title, content }) =>
      `<article id="${anchor}"><h2 title="${escape(title)}">${escape(title)}</h2>${toRichText(content, options)}</article>`,
  );
  return `<!DOCTYPE html><html><head><link rel="canonical" href="${SITE_URL}${PAGE}"></head><body>${OWN_IDS.map((id) => `<p id="${id}"></p>`).join('')}${articles.join('')}</body></html>`;
}

/** As Astro escapes. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${String(letter.charCodeAt(0))};`);
}

function expectPublished(posts: readonly OddPost[]): void {
  const html = toHtml(posts);
  const ids = elementsOf(html).flatMap(({ id }) => (id === undefined ? [] : [id]));
  expect(ids.toSorted()).toEqual(Array.from(new Set(ids)).toSorted());
  const site = folder.path;
  writeFileSync(join(site, 'amazing-face.html'), html);
  const files = ['amazing-face.html'];
  const secrets = [{ name: 'PANEL_SALT', value: 'grain-of-salt' }];
  const release = {
    site,
    files,
    changed: new Set(files),
    paths: [PAGE],
    siteUrl: SITE_URL,
    secrets,
    before: null,
    allowShrink: false,
  };
  expect(() => verify(release)).not.toThrow();
}

it('a release is published with each of the worst posts', () => {
  for (const [index, content] of WORST_HTML.entries()) {
    expectPublished([
      { slug: 'a', title: WORST_WORDS[index % WORST_WORDS.length] ?? 'A', content },
    ]);
  }
  expectPublished(WORST_WORDS.map((word) => ({ slug: word, title: word, content: word })));
});

it('a release is published with any post', () => {
  const post = fc.record({ slug: oddWords, title: oddWords, content: oddHtml });
  fc.assert(fc.property(fc.array(post, { minLength: 5, maxLength: 20 }), expectPublished), {
    numRuns: 40,
  });
});

it('a page is read as a browser reads it, whatever stands on it', () => {
  fc.assert(
    fc.property(oddHtml, (raw) => {
      // Inside drawings and formulas other rules hold; the site's own have no raw text.
      const soup = raw.replace(/svg|math|\u00A0/gi, '');
      const html = serialize(parse(soup, { scriptingEnabled: false }));
      const elements = elementsOf(html);
      const { addresses, ids } = readPage(html);
      const links = elements.flatMap(({ name, href, rel = '' }) =>
        href === undefined ||
        rel.includes('noopener') ||
        (/^https?:/i.test(href) && name !== 'link')
          ? []
          : [href],
      );
      for (const link of links) expect(addresses).toContain(link);
      expect(Array.from(ids).toSorted()).toEqual(
        Array.from(
          new Set(elements.flatMap(({ id }) => (id === undefined ? [] : [id]))),
        ).toSorted(),
      );
    }),
    { numRuns: 400 },
  );
});
