import { expect, it } from 'vitest';
import { toRichText } from '../../../../src/components/blog/rich-text.ts';

const PAGE = 'https://amazing.example/amazing-face';
const places = new Map([
  ['fila', 'post-fila'],
  ['post-fila', 'post-fila'],
]);
const options = {
  imageBaseUrl: 'https://panel.example/storage/',
  target: 'page',
  pageUrl: PAGE,
  places,
} as const;
const onPage = (html: string) => toRichText(html, options);

/** Each would hold a parser, a walk through its tree or the memory for long. */
const BEYOND_BOUNDS = [
  '\u0301'.repeat(4_500_000),
  '<div>'.repeat(100_000),
  `<a title="${'x'.repeat(1_000_000)}">a</a>`,
  '<br>'.repeat(40_000),
  Array.from({ length: 10_000 }, (_, index) => `<p><b id=${String(index)}></p>`).join(''),
  `<p><b title="${'x'.repeat(100_000)}">${'</p><p>a'.repeat(10_000)}`,
];

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<form action="https://evil.example"><input name="p"></form>',
  '<object data="x"></object><embed src="x"><base href="https://evil.example">',
  '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="//evil.example">x</a>',
])('the HTML of a post loses what could act: %s', (html) => {
  expect(onPage(html)).not.toMatch(
    /<script|<svg|<iframe|<form|<input|<object|<embed|<base|<style|onerror|onload|onclick|style=|javascript:|data:|\/\/evil/i,
  );
});

it('the HTML of a post keeps headings in order below the post title, and leads to no page that no link may lead to', () => {
  expect(onPage('<h3>B</h3><h5>C</h5>')).toBe('<h3>B</h3><h5>C</h5>');
  expect(onPage('<h1>A</h1><h2>B</h2><h3>C</h3>')).toBe('<h3>A</h3><h4>B</h4><h5>C</h5>');
  const html = '<a href="/modelos/7/iara">Iara</a> <a href="/en/models/8/ana">Ana</a>';
  expect(toRichText(html, { ...options, target: 'feed', unlinked: new Set(['7']) })).toBe(
    '<span>Iara</span> <a href="https://amazing.example/en/models/8/ana">Ana</a>',
  );
});

it('the HTML of a post gives pictures candidates, laziness and the dimensions they came with, and claims none that it does not know', () => {
  const html = onPage('<img src="posts/a.jpg" width="1200" height="800" alt="Fila" class="x">');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain('alt="Fila"');
  expect(html).toContain('srcset="/p/160/posts/a.jpg 160w, ');
  expect(html).not.toContain('class');
  expect(onPage('<img src="posts/a.jpg" width="100%">')).not.toMatch(/width=|height=/);
});

it.each([
  ['/models', '/modelos'],
  ['/pt/contato', '/contato'],
  ['/contato/', '/contato'],
  ['https://amazing.example/models', '/modelos'],
  ['contato#fale', '/contato#fale'],
  ['/en/contact', '/en/contact'],
  ['/modelos/12', '/modelos/12'],
  ['/pt/models/12/ana-lucia', '/modelos/12/ana-lucia'],
  ['/favoritos#ids=1,2', '/favoritos#ids=1,2'],
  ['/en/amazing-face?a=1&b=2#row', '/en/amazing-face?a=1&amp;b=2#row'],
  ['#fila', '/amazing-face#post-fila'],
  ['/amazing-face#post-fila', '/amazing-face#post-fila'],
])('the HTML of a post links %s, which is of this site, as %s', (href, address) => {
  expect(onPage(`<a href="${href}">x</a>`)).toBe(`<a href="${address}" rel="noopener">x</a>`);
});

it.each([
  'instagram.com/ana',
  '#_ftn1',
  '/amazing-face#_ftn1',
  '/promo-100%',
  '/promo',
  'http://[',
  'ftp://amazing.example/a',
])('the HTML of a post shows the link %s, which leads nowhere, as text, and says so', (href) => {
  const dead: string[] = [];
  expect(
    toRichText(`<p><a href="${href}">x</a></p>`, {
      ...options,
      onDeadLink: (link) => dead.push(link),
    }),
  ).toBe('<p><span>x</span></p>');
  expect(dead).toEqual([href]);
});

it('the HTML of a post leaves links to elsewhere as they are', () => {
  expect(onPage('<a href="https://elsewhere.example/100%?a=1">x</a>')).toBe(
    '<a href="https://elsewhere.example/100%?a=1" rel="noopener nofollow">x</a>',
  );
  expect(onPage('<a href="mailto:ola@amazing.example">x</a>')).toBe(
    '<a href="mailto:ola@amazing.example">x</a>',
  );
});

it('the HTML of a post has plain absolute pictures and links in a feed, and never an original that the image CDN can stand in for', () => {
  const inFeed = (html: string) => toRichText(html, { ...options, target: 'feed' });
  const photo = 'https://panel.example/storage/posts/a.jpg';
  const address = `https://amazing.example/.netlify/images?url=${encodeURIComponent(photo)}&amp;w=1200&amp;q=62&amp;fm=jpg`;
  expect(inFeed('<img src="posts/a.jpg" alt="">')).toBe(`<img src="${address}" alt="" />`);
  expect(inFeed('<img src="posts/a.gif" alt="">')).toBe(
    '<img src="https://panel.example/storage/posts/a.gif" alt="" />',
  );
  expect(inFeed('<a href="/en/contato">x</a>')).toBe(
    '<a href="https://amazing.example/en/contact">x</a>',
  );
  expect(inFeed('<a href="#fila">x</a>')).toBe(
    '<a href="https://amazing.example/amazing-face#post-fila">x</a>',
  );
  expect(inFeed('<a href="instagram.com/ana">x</a>')).toBe('<span>x</span>');
  expect(inFeed('<a href="javascript:alert(1)">x</a>')).toBe('<span>x</span>');
});

it('the HTML of a post has no place of its own that could be taken for one of the page, and no character that is invalid in a page or feed', () => {
  const html =
    '<a name="menu"></a><h3 id="main">A</h3><p id="offline" name="veil">b</p><img name="progress" id="skip" src="a.jpg">';
  expect(onPage(html)).not.toMatch(/\s(?:id|name)=/);
  expect(onPage('a&#1;b\u0007c&#xFFFE;d\u009Fe\uFFFF')).toBe('abcde');
});

it('the HTML of a post of any length and depth is processed quickly, left out beyond the bounds, and nested as a browser would', () => {
  expect(BEYOND_BOUNDS.map((html) => onPage(html).length)).toEqual(BEYOND_BOUNDS.map(() => 0));
  const longest = '<p>Olá, <b>mundo</b>!</p>'.repeat(6000);
  expect(onPage(longest)).toHaveLength(longest.length);
  expect(onPage('<p>um <b>dois<p>três')).toBe('<p>um <b>dois</b></p><p><b>três</b></p>');
});

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
it.each([
  [`<img src="${BLANK}" data-src="posts/a.jpg">`, 1],
  ['<img data-lazy-src="posts/a.jpg">', 1],
  [`<img src="${BLANK}" data-srcset="posts/b.jpg 300w, posts/a.jpg 800w">`, 1],
  [`<img src="${BLANK}" data-src="posts/a.jpg"><noscript><img src="posts/a.jpg"></noscript>`, 1],
  ['<img src="/storage/posts/a.jpg">', 1],
  ['<img src="http://panel.example/storage//posts/a.jpg">', 1],
  ['<img src="//panel.example//storage/posts/a.jpg">', 1],
  [`<img src="${BLANK}">`, 0],
])('the HTML of a post shows the picture of %s', (html, count) => {
  expect(onPage(html).match(/src="\/p\/960\/posts\/a\.jpg"/g) ?? []).toHaveLength(count);
});

it('the HTML of a post has a link in place of a picture that no page may show, and says so', () => {
  const unshown: string[] = [];
  const html = '<img src="http://elsewhere.example/a.jpg" alt="Fila">';
  expect(toRichText(html, { ...options, onUnshown: (url) => unshown.push(url) })).toBe(
    '<a href="http://elsewhere.example/a.jpg" rel="noopener nofollow">Fila</a>',
  );
  expect(unshown).toEqual(['http://elsewhere.example/a.jpg']);
});

it('the HTML of a post keeps the parts of a table and one empty line of many, and links no address with a name before it', () => {
  const table =
    '<table><caption>A</caption><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>';
  expect(onPage(table)).toBe(table);
  const lines =
    '<p>a</p><p><o:p>&nbsp;</o:p></p><p>&nbsp;</p> <p> </p><p><br></p><p>\u200B</p><p>b</p>';
  expect(onPage(lines).match(/<p>/g)).toHaveLength(3);
  expect(onPage('<a href="https://agency.example@evil.example/">x</a>')).toBe('<span>x</span>');
});
