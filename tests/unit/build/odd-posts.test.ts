import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFaults } from '../../../scripts/build/check-site.ts';
import { toRichText } from '../../../src/components/blog/rich-text.ts';
import { toPlaces, toPosts } from '../../../src/views/blog-view.ts';
import { POSTS } from '../../../src/sources/panel/panel-reads.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';
import { parseElements } from '../../support/hostile-parts.ts';
import { parsed } from '../../support/parsed.ts';
import { folderForEachTest } from '../../support/test-folder.ts';
import { words } from '../../support/words.ts';

const SITE_URL = 'https://other.example';
const PAGE = '/amazing-face';
const OWN_IDS = ['skip', 'main', 'menu', 'progress', 'veil', 'offline', 'navigation-failed'];

/** Markup that is none, is left open or nested without end, places that the page has too, addresses
 * that are none. */
const WORST_HTML = [
  '<p>&lt;a href="/x"&gt;code&lt;/a&gt; <code>&lt;img src="/gone.jpg" srcset="/a 1x, /b 2x"&gt;</code></p>',
  'PANEL_SALT, PANEL_API_TOKEN, TALENT_SALT, TALENT_API_KEY, ALERT_WEBHOOK_URL, BUILD_HOOK_URL',
  '<a href="/x" title="a > b" rel="noopener">x</a><img alt="a href=" src="a.jpg">',
  '<!-- <a href="/x"> --><!-- open <a href="/x">',
  '<svg><a href="/x"><title><a href="/y"></title></a><style><a href="/z"></style></svg><math><mi href="/x">x</mi></math>',
  '<base href="/x/"><template><a href="/x" id="main">x</a></template><noscript><a href="/x">x</a></noscript>',
  '<img src="a.jpg" srcset="/x 1w,,, /y,  2w, :: 3q"><source srcset="/x"><video src="/x" poster="/y"></video>',
  '<img src="https://other.example/gone.jpg"><img src="/gone.jpg"><img src="gone.gif"><img src="//x"><img src="a b\tc.jpg">',
  '<h3 id="menu">a</h3><p id="offline" name="main">b</p><a name="progress"></a><a id="post-offline">c</a>',
  '<a href="https://other.example/gone">a</a><a href="/promo-100%">b</a><a href="http://[">c</a><a href="/modelos/7/index">d</a>',
  '<div>'.repeat(90) + 'deep',
  '<b><i><u><s>'.repeat(20) + '</b></u>' + '<p>'.repeat(50),
  '\u202E\u2066\uFEFF\u0000\u001B[31m\uFFFE\uD800&#0;&#1;&#xD800;&#x110000;&#38;#38;&notanentity;&lt',
  '</article></main></body></html><a href="/x">after</a>',
];
/** Slugs and titles that are taken, mean something elsewhere, or say nothing. */
const WORST_WORDS = [
  ...words(
    'offline menu main veil index 404 con post post-menu __proto__ href="/x" PANEL_SALT 王芳 - ../.. <!-- ]]> % \u200B # {{x}}',
  ),
  ...['<a href="/x">', ' id="main"', 'a'.repeat(5_000), '</title><a href="/x">'],
];

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
  const ids = parseElements(html, { scriptingEnabled: false }).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'id').map(({ value }) => value),
  );
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
