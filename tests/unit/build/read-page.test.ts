import { expect, it } from 'vitest';
import { toTarget } from '../../../scripts/build/inspect.ts';
import { readPage, readXmlAddresses } from '../../../scripts/build/read-page.ts';

it('a page that is read names the addresses of links, pictures, videos and assets once each, the places on the page, and reads entities as a browser does', () => {
  const { addresses } = readPage(
    '<link rel="stylesheet" href="/_astro/a.css"><a class="x" href="/sobre-nos">a</a><a href="/sobre-nos">b</a>' +
      '<video poster="/p.jpg" src="/v.webm"></video><img src="/i.jpg" srcset="/i-1.jpg 160w, /i-2.jpg 320w">',
  );
  expect(Array.from(addresses)).toEqual([
    '/_astro/a.css',
    '/sobre-nos',
    '/v.webm',
    '/p.jpg',
    '/i.jpg',
    '/i-1.jpg',
    '/i-2.jpg',
  ]);
  expect(
    Array.from(readPage('<a href="/a?b=1&#38;c=2&amp;d=&#34;&#39;&quot;">').addresses),
  ).toEqual([`/a?b=1&c=2&d="'"`]);
  expect(Array.from(readPage('<main id="main"><h2 class="a" id="post-1">').ids)).toEqual([
    'main',
    'post-1',
  ]);
});

it('a page that is read passes over what content brings: links that somebody else wrote, pictures and videos by their whole address', () => {
  const page =
    '<link rel="preload" as="image" href="https://site.example/a.gif"><a href="/modelos/12/ana" rel="noopener">a</a>' +
    '<a class="u" href="https://site.example/gone" rel="noopener nofollow">b</a>' +
    '<a class="picture" href="https://site.example/a.jpg"><img src="https://site.example/a.gif"></a><video src="https://site.example/a.mp4" poster="https://site.example/a.jpg"></video>';
  expect(Array.from(readPage(page).addresses)).toEqual([]);
  expect(
    Array.from(readPage('<link rel="canonical" href="https://site.example/a">').addresses),
  ).toEqual(['https://site.example/a']);
});

it.each([
  ['text', '<p>Write href="/x" and id="y" &lt;a href="/x"&gt;</p>'],
  ['a quoted value', `<img alt="a > b href=" title=' id="y" href="/x"' data-a="<a href='/x'>">`],
  ['comments and CDATA', '<!-- <a href="/x" id="y"> --><![CDATA[ <a href="/x"> ]]><!--><!-- -->'],
  [
    'a script',
    '<script type="application/ld+json">{"a":"<a id=y href=\\"/x\\">"}</script><title><a href="/x"></title>',
  ],
  ['a tag that never ends', '<p>a < b <a href="/x"'],
])('a page that is read takes nothing in %s for a tag', (_, page) => {
  const { addresses, ids } = readPage(page);
  expect([...addresses, ...ids]).toEqual([]);
});

it('a page that is read reads attributes however they are written', () => {
  const page = `<a\nclass=a href = /x\tid='y'><a/href="/z" href="/second"/><img alt src=/i.jpg>`;
  const { addresses, ids } = readPage(page);
  expect([...addresses, ...ids]).toEqual(['/x', '/z', '/i.jpg', 'y']);
});

it('a page that is read passes over pictures of the image CDN and other attributes', () => {
  const page =
    '<img src="/.netlify/images?url=a" srcset="/.netlify/images?url=a 1w, /.netlify/images?url=b 2w"><i data-href="/x" hreflang="pt">';
  expect(readPage(page).addresses.size).toBe(0);
});

it('a sitemap or feed names the addresses of entries, alternates and items once each, and none of what a text quotes', () => {
  const xml =
    '<url><loc>https://site.example/a?b=1&amp;c=2</loc><xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/a"/></url>' +
    '<item><link>https://site.example/b#one</link><guid isPermaLink="true">https://site.example/b#one</guid>' +
    '<title>href="https://site.example/gone"</title><description><![CDATA[<link>https://site.example/gone</link>]]></description>' +
    '<content:encoded>&lt;a href=&quot;https://site.example/gone&quot;&gt;</content:encoded></item>';
  expect(Array.from(readXmlAddresses(xml))).toEqual([
    'https://site.example/a?b=1&c=2',
    'https://site.example/en/a',
    'https://site.example/b#one',
  ]);
});

it.each(['/100%', '/a#100%', 'http://['])(
  'an address stays as it is where it is none: %s',
  (address) => {
    expect(toTarget(address, '/', 'https://site.example')).toBe(address);
  },
);

it('an address is read without its encoding', () => {
  expect(toTarget('/jo%C3%A3o#%C3%A7', '/', 'https://site.example')).toBe('/joão#ç');
});
