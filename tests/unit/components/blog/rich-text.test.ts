import { expect, it } from 'vitest';
import { toRichText } from '../../../../src/components/blog/rich-text.ts';
import { HOSTILE_HTML } from '../../../support/other-agency-data.ts';

const PAGE = 'https://amazing.example/amazing-face';
const anchors = new Map([
  ['fila', 'post-fila'],
  ['post-fila', 'post-fila'],
]);
const options = {
  imageBaseUrl: 'https://panel.example/storage/',
  target: 'page',
  pageUrl: PAGE,
  anchors,
} as const;
const onPage = (html: string) => toRichText(html, options);
function readTelling(html: string, of: 'onDeadLink' | 'onMadeLink' | 'onLeftOut') {
  const told: string[] = [];
  return [toRichText(html, { ...options, [of]: (address: string) => told.push(address) }), told];
}

/** Each would hold a parser, a walk through its tree or the memory for long. */
const BEYOND_BOUNDS = [
  '\u0301'.repeat(4_500_000),
  '<div>'.repeat(100_000),
  `<a title="${'x'.repeat(1_000_000)}">a</a>`,
  '<br>'.repeat(40_000),
  Array.from({ length: 10_000 }, (_, index) => `<p><b id=${String(index)}></p>`).join(''),
  `<p><b title="${'x'.repeat(100_000)}">${'</p><p>a'.repeat(9_000)}`,
];

it.each([
  ...HOSTILE_HTML,
  '<a href=" java\tscript:alert(1)">x</a>',
  '<img src="javascript:alert(1)"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="//evil.example">x</a>',
])('the HTML of a post loses what could act: %.60s', (html) => {
  expect(onPage(html)).not.toMatch(
    /<script|<svg|<iframe|<form|<input|<object|<embed|<base|<style|\son\w+=|style=|javascript:|vbscript:|data:|\/\/evil/i,
  );
});

it('the HTML of a post keeps headings in order below the post title, and leads to no page that no link may lead to', () => {
  expect(onPage('<h3>B</h3><h5>C</h5>')).toBe('<h3>B</h3><h5>C</h5>');
  expect(onPage('<h1>A</h1><h2>B</h2><h3>C</h3>')).toBe('<h3>A</h3><h4>B</h4><h5>C</h5>');
  const html = '<a href="/modelos/7/iara">Iara</a> <a href="/en/models/8/ana">Ana</a>';
  expect(toRichText(html, { ...options, target: 'feed', unlinkedIds: new Set(['7']) })).toBe(
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
  const link = `<p><a href="${href}">x</a></p>`;
  expect(readTelling(link, 'onDeadLink')).toEqual(['<p><span>x</span></p>', [href]]);
});

it('the HTML of a post leaves links to elsewhere as they are', () => {
  expect(onPage('<a href="https://elsewhere.example/100%?a=1">x</a>')).toBe(
    '<a href="https://elsewhere.example/100%?a=1" rel="noopener nofollow">x</a>',
  );
  expect(onPage('<a href="mailto:ola@amazing.example">x</a>')).toBe(
    '<a href="mailto:ola@amazing.example">x</a>',
  );
  expect(onPage('<a href="/storage/a.pdf">x</a>')).toBe(
    '<a href="https://panel.example/storage/a.pdf" rel="noopener nofollow">x</a>',
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
  expect(onPage('a&#1;b\u0007c&#xFFFE;d\u009Fe\uFFFF')).toBe('<p>abcde</p>');
});

it('the HTML of a post of any length and depth is processed quickly, left out beyond the bounds, and nested as a browser would', () => {
  expect(BEYOND_BOUNDS.map((html) => onPage(html).length)).toEqual(BEYOND_BOUNDS.map(() => 0));
  const longest = '<p>Olá, <b>mundo</b>!</p>'.repeat(6000);
  expect(onPage(longest)).toHaveLength(longest.length);
  for (const sign of ['**a ', '_a ', '[a](b "', '[', '*a_', 'a\n', '\n\n*a_'])
    expect(onPage(sign.repeat(10_000)).length).toBeGreaterThan(0);
  expect(onPage('> '.repeat(60_000))).toBe('');
  expect(onPage('<p>um <b>dois<p>três')).toBe('<p>um <b>dois</b></p><p><b>três</b></p>');
});

const GIF =
  '<img src="https://panel.example/storage/a.gif" alt="" loading="lazy" decoding="async" data-fallback />';
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
it.each([
  [`<img src="${BLANK}" data-src="posts/a.jpg">`, 1],
  ['<img data-lazy-src="posts/a.jpg">', 1],
  [`<img src="${BLANK}" data-srcset="posts/b.jpg 300w, posts/a.jpg 800w">`, 1],
  [`<img src="${BLANK}" data-src="posts/a.jpg"><noscript><img src="posts/a.jpg"></noscript>`, 1],
  ['<img src="/storage/posts/a.jpg">', 1],
  ['<img src="posts/a.jpg" style="border-width: 0px; min-width: 0px; line-height: 1px">', 1],
  ['<img src="posts/a.jpg" alt="❤️" width="1200">', 1],
  ['<img src="http://panel.example/storage//posts/a.jpg">', 1],
  ['<img src="//panel.example//storage/posts/a.jpg">', 1],
  [`<img src="${BLANK}">`, 0],
])('the HTML of a post shows the picture of %s', (html, count) => {
  expect(onPage(html).match(/src="\/p\/960\/posts\/a\.jpg"/g) ?? []).toHaveLength(count);
});

it('the HTML of a post has a link in place of a picture that no page may show, and says so', () => {
  const url = 'http://elsewhere.example/a.jpg';
  const link = `<a href="${url}" rel="noopener nofollow">Fila</a>`;
  expect(readTelling(`<img src="${url}" alt="Fila">`, 'onMadeLink')).toEqual([link, [url]]);
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

it.each([
  [
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400;font-style:normal">a </span><span style="font-weight:700">b</span></p></b>',
    '<p><span>a </span><span><strong>b</strong></span></p>',
  ],
  ['<span style="font-style:italic;all:line-through">a</span>', '<span><s><em>a</em></s></span>'],
  ['<strike>a</strike> <ins>b</ins> <tt>c</tt>', '<s>a</s> <u>b</u> <code>c</code>'],
  ['<html><head><title>Sem nome</title></head><body><p>a</p></body></html>', '<p>a</p>'],
  ['<p>a</p><xml><w:WordDocument><w:Zoom>77</w:Zoom></w:WordDocument></xml>', '<p>a</p>'],
  ['<p>a</p><svg><title>b</title></svg><button>c</button><template>d</template>', '<p>a</p>'],
  ['<p>a <img class="wp-smiley" src="https://s.w.org/1f600.svg" alt="😀"> b</p>', '<p>a 😀 b</p>'],
  ['<p>a <img src="https://x.test/images/core/emoji/1f600.png" alt="😀"></p>', '<p>a 😀</p>'],
  ['<p>a</p><img src="https://pixel.test/p.gif" width="1" height="1">', '<p>a</p>'],
  ['<p>a</p><img src="https://pixel.test/p.gif" style="display: none;">', '<p>a</p>'],
  ['<p>a <img src="https://x.test/notoemoji/1f600.png" alt="👩🏽‍🦱"></p>', '<p>a 👩🏽‍🦱</p>'],
  ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  [
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="ordered" class="ql-indent-1">b</li><li data-list="ordered" class="ql-indent-1">c</li><li data-list="bullet">d</li></ol>',
    '<ul><li><span></span>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul>',
  ],
  [
    '<ul><li class="ql-indent-1">a</li><li>b</li><li class="ql-indent-2">c</li><li class="ql-indent-1">d</li></ul>',
    '<ul><li>a</li></ul><ul><li>b<ul><li>c</li></ul><ul><li>d</li></ul></li></ul>',
  ],
  [
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>a</p>\n<p style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>b</p><p>c</p>`,
    '<ul><li>a<ol><li>b</li></ol></li></ul><p>c</p>',
  ],
  [
    '<p>H<span style="vertical-align:sub">2</span>O, <span style="text-decoration:underline">a</span> m<span style="vertical-align:super">2</span></p>',
    '<p>H<span><sub>2</sub></span>O, <span><u>a</u></span> m<span><sup>2</sup></span></p>',
  ],
  ['[vc_row][vc_column width="1/2"]<p>a</p>[/vc_column][/vc_row]', '<p>a</p>'],
])('the HTML of a post keeps what %s means', (html, expected) => {
  expect(onPage(html)).toBe(expected);
});

const INSTAGRAM = 'https://www.instagram.com';
const YOUTUBE = 'https://www.youtube.com';
const FILM = `${YOUTUBE}/watch?v=BBBBBBBBB01`;
it.each([
  [`<iframe src="${YOUTUBE}/embed/BBBBBBBBB01?rel=0" title="Desfile"></iframe>`, FILM, 'Desfile'],
  ['<iframe data-src="//www.youtube-nocookie.com/embed/BBBBBBBBB01"></iframe>', FILM],
  ['<figure><oembed url="https://youtu.be/BBBBBBBBB01?t=3"></oembed></figure>', FILM],
  [`<iframe src="${YOUTUBE}/embed/videoseries?list=PL1"></iframe>`, `${YOUTUBE}/playlist?list=PL1`],
  [
    '<div data-oembed="https://player.vimeo.com/video/76979871?badge=0&amp;h=8272103f6e"></div>',
    'https://vimeo.com/76979871/8272103f6e',
  ],
  ['<figure><div>https://vimeo.com/1/ab</div></figure>', 'https://vimeo.com/1/ab'],
  ['<p>[embed width="9"]https://youtu.be/BBBBBBBBB01[/embed]</p>', 'https://youtu.be/BBBBBBBBB01'],
  [
    `<blockquote class="instagram-media" data-instgrm-permalink="${INSTAGRAM}/reel/C8/?utm_source=ig_embed"><div>&nbsp;</div></blockquote>`,
    `${INSTAGRAM}/reel/C8/`,
  ],
  [`<iframe src="${INSTAGRAM}/p/C8/embed/captioned/"></iframe>`, `${INSTAGRAM}/p/C8/`],
  [
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@ana/video/7"><section></section></blockquote>',
    'https://www.tiktok.com/@ana/video/7',
  ],
  [
    `<img class="mce-object" src="${BLANK}" data-mce-p-src="/storage/posts/v.mp4" data-mce-object="video">`,
    'https://panel.example/storage/posts/v.mp4',
  ],
  ['<iframe src="https://maps.google.com/?q=1"></iframe>', 'https://maps.google.com/?q=1'],
  ['<video controls><source src="/storage/v.mp4"></video>', 'https://panel.example/storage/v.mp4'],
])('the HTML of a post has a link in place of %s', (html, href, text = href) => {
  expect(onPage(html)).toContain(`<a href="${href}" rel="noopener nofollow">${text}</a>`);
});

it.each([
  ['file:///C:/fotos/a.jpg', 1],
  ['cid:image001', 1],
  ['blob:https://panel.example/1', 1],
  [`data:image/png;base64,${'A'.repeat(400)}`, 1],
  ['"><iframe src="https://elsewhere.example/frame', 1],
  [BLANK, 0],
])('the HTML of a post says that the picture %.20s is lost: %i', (src, count) => {
  const [html, lost] = readTelling(`<p>a</p><img src="${src}">`, 'onLeftOut');
  expect([html, lost?.length]).toEqual(['<p>a</p>', count]);
});

it.each([
  ['Um\r\ndois\r\n\r\nTrês & <4', '<p>Um<br />dois</p><p>Três &amp; &lt;4</p>'],
  [
    '# Título\nTexto **forte**, *assim* e ~~não~~',
    '<h3>Título</h3><p>Texto <strong>forte</strong>, <em>assim</em> e <del>não</del></p>',
  ],
  [
    '- a\n- b\n\n1. c\n2. d\n\n> e',
    '<ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol><blockquote><p>e</p></blockquote>',
  ],
  ['2 * 3 * 4 e um_nome_so', '<p>2 * 3 * 4 e um_nome_so</p>'],
  ['Oi.\n\n    Era\n---\n1*2 e 3*4', '<p>Oi.</p><p>Era</p><hr /><p>1*2 e 3*4</p>'],
  ['• a\n• b\n\n2026. Foi bom', '<ul><li>a</li><li>b</li></ul><p>2026. Foi bom</p>'],
  [
    '|a|b|\n|-|-|\n|1|2|',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '![Fila](/storage/a.gif "A fila")\n\n[![b](/storage/a.gif)](https://a.example/)',
    `<p>${GIF.replace('""', '"Fila"')}</p><p><a href="https://a.example/" rel="noopener nofollow">${GIF.replace('""', '"b"')}</a></p>`,
  ],
  [
    '[aqui][1], [Ali], ![][f] e [a](https://a.example/_x_(y) "z")\n\n[1]: <https://a.example/1> "Um"\n[ali]: mailto:b@a.example\n[f]: /storage/a.gif',
    `<p><a href="https://a.example/1" rel="noopener nofollow">aqui</a>, <a href="mailto:b@a.example">Ali</a>, ${GIF} e <a href="https://a.example/_x_(y)" rel="noopener nofollow">a</a></p>`,
  ],
  [
    'Leve:\n- a\n  1. b\n- `c_d_e`\n\n- \\*f\\*\n\n---\n## G ##',
    '<p>Leve:</p><ul><li><p>a</p><ol><li>b</li></ol></li><li><p><code>c_d_e</code></p></li><li><p>*f*</p></li></ul><hr /><h3>G</h3>',
  ],
  [
    'Veja <https://a.example/x_y_>, a<b e <ola@a.example> <3',
    '<p>Veja <a href="https://a.example/x_y_" rel="noopener nofollow">https://a.example/x_y_</a>, a&lt;b e <a href="mailto:ola@a.example">ola@a.example</a> &lt;3</p>',
  ],
])('a post from a field without an editor keeps lines and signs: %j', (text, expected) => {
  expect(onPage(text).replaceAll('>\n<', '><')).toBe(expected);
});
