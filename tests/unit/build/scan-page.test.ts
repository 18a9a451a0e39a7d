import { describe, expect, it } from 'vitest';
import { scanPage, scanXml } from '../../../scripts/build/scan-page.ts';

describe('a scanned page', () => {
  it('names the addresses of links, pictures, videos and assets once each', () => {
    const { addresses } = scanPage(
      '<link rel="stylesheet" href="/_astro/a.css"><a class="x" href="/sobre-nos">a</a><a href="/sobre-nos">b</a>' +
        '<video poster="/p.jpg" src="/v.webm"></video><img src="/i.jpg" srcset="/i-1.jpg 160w, /i-2.jpg 320w">',
    );
    expect(Array.from(addresses)).toEqual(['/_astro/a.css', '/sobre-nos', '/p.jpg', '/v.webm', '/i.jpg', '/i-1.jpg', '/i-2.jpg']);
  });

  it('reads entities as a browser does', () => {
    expect(Array.from(scanPage('<a href="/a?b=1&#38;c=2&amp;d=&#34;&#39;&quot;">').addresses)).toEqual([`/a?b=1&c=2&d="'"`]);
  });

  it('knows the places on the page', () => {
    expect(Array.from(scanPage('<main id="main"><h2 class="a" id="post-1">').ids)).toEqual(['main', 'post-1']);
  });

  it('passes over what content brings: links that somebody else wrote, pictures and videos by their whole address', () => {
    const page =
      '<link rel="preload" as="image" href="https://site.example/a.gif"><a href="/modelos/12/ana" rel="noopener">a</a>' +
      '<a class="u" href="https://site.example/gone" rel="noopener nofollow">b</a>' +
      '<img src="https://site.example/a.gif"><video src="https://site.example/a.mp4" poster="https://site.example/a.jpg"></video>';
    expect(Array.from(scanPage(page).addresses)).toEqual([]);
    expect(Array.from(scanPage('<link rel="canonical" href="https://site.example/a">').addresses)).toEqual(['https://site.example/a']);
  });

  it('passes over pictures of the image CDN and other attributes', () => {
    const page =
      '<img src="/.netlify/images?url=a" srcset="/.netlify/images?url=a 1w, /.netlify/images?url=b 2w"><i data-href="/x" hreflang="pt">';
    expect(scanPage(page).addresses.size).toBe(0);
  });
});

describe('a scanned sitemap or feed', () => {
  it('names the addresses of entries, alternates and items once each, and none of what a text quotes', () => {
    const xml =
      '<url><loc>https://site.example/a?b=1&amp;c=2</loc><xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/a"/></url>' +
      '<item><link>https://site.example/b#one</link><guid isPermaLink="true">https://site.example/b#one</guid>' +
      '<content:encoded>&lt;a href=&quot;https://site.example/gone&quot;&gt;</content:encoded></item>';
    expect(Array.from(scanXml(xml))).toEqual(['https://site.example/a?b=1&c=2', 'https://site.example/en/a', 'https://site.example/b#one']);
  });
});
