import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFaults } from '../../../scripts/build/check-site.ts';
import { toRichText } from '../../../src/components/blog/rich-text.ts';
import { toPlaces, toPosts } from '../../../src/views/blog-view.ts';
import { POSTS } from '../../../src/sources/panel/panel-reads.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';
import { elementsOf } from '../../support/custom-elements.ts';
import { WORST_HTML, WORST_WORDS } from '../../support/odd-posts.ts';
import { parsed } from '../../support/parsed.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

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
  writeFileSync(join(folder.path, 'amazing-face.html'), html);
  const made = { site: folder.path, files: ['amazing-face.html'], catalogue: aCatalogue({}) };
  const faults = findFaults({ ...made, siteUrl: SITE_URL, env: { PANEL_SALT: 'grain-of-salt' } });
  // The only page that there is.
  expect(faults.filter((fault) => !fault.endsWith('is missing'))).toEqual([]);
}

it('a release is published with each of the worst posts', () => {
  for (const [index, content] of WORST_HTML.entries()) {
    expectPublished([
      { slug: 'a', title: WORST_WORDS[index % WORST_WORDS.length] ?? 'A', content },
    ]);
  }
  expectPublished(WORST_WORDS.map((word) => ({ slug: word, title: word, content: word })));
});
