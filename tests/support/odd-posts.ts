/**
 * Posts as no editor should write them: what looks like markup and is none, markup that is left
 * open, crossed or nested without end, places that the page has too, addresses that are none. Every
 * one of them may cost its own looks and nothing else.
 */

/** One for each thing that once kept a release from being published, or might. */
export const WORST_HTML: readonly string[] = [
  'Write href="/x" and id="main" in your code',
  '<p>&lt;a href="/x"&gt;code&lt;/a&gt; <code>&lt;img src="/gone.jpg" srcset="/a 1x, /b 2x"&gt;</code></p>',
  'PANEL_SALT, PANEL_API_TOKEN, TALENT_SALT, TALENT_API_KEY, ALERT_WEBHOOK_URL, BUILD_HOOK_URL',
  '<a href=/x>x</a><a href=/x',
  '<a href="/x" title="a > b" rel="noopener">x</a><img alt="a href=" src="a.jpg">',
  '<!-- <a href="/x"> --><!-- open <a href="/x">',
  '<![CDATA[ <a href="/x"> ]]><?php echo "<a href=\'/x\'>" ?>',
  '<svg><a href="/x"><title><a href="/y"></title></a><style><a href="/z"></style></svg><math><mi href="/x">x</mi></math>',
  '<base href="/x/"><template><a href="/x" id="main">x</a></template><noscript><a href="/x">x</a></noscript>',
  '<script>document.write(\'<a href="/x">\')</script><style>a[href="/x"]{}</style><textarea><a href="/x"></textarea>',
  '<title><a href="/x"></title><xmp><a href="/x"></xmp><iframe><a href="/x"></iframe><plaintext><a href="/x">',
  '<img src="a.jpg" srcset="/x 1w,,, /y,  2w, :: 3q"><source srcset="/x"><video src="/x" poster="/y"></video>',
  '<img src="https://other.example/gone.jpg"><img src="/gone.jpg"><img src="gone.gif"><img src="//x"><img src="a b\tc.jpg">',
  '<h3 id="menu">a</h3><p id="offline" name="main">b</p><a name="progress"></a><a id="post-offline">c</a>',
  '<a href="#offline">a</a><a href="#main">b</a><a href="#">c</a><a href="">d</a><a href="#post-menu">e</a><a href="#%">f</a>',
  '<a href="https://other.example/gone">a</a><a href="/promo-100%">b</a><a href="http://[">c</a><a href="/modelos/7/index">d</a>',
  '<a href="/modelos/1/x#book">a</a><a href="/en/amazing-face#offline">b</a><a href="/contato?a=%00&b=%ff#%c3">c</a>',
  '<div>'.repeat(90) + 'deep',
  '<div>'.repeat(5_000) + 'too deep',
  '<b><i><u><s>'.repeat(20) + '</b></u>' + '<p>'.repeat(50),
  '<table><tr><a href="/x"><td colspan="9999999" rowspan="-1"><table></td></a>',
  '<ol start="9999999999999999999"><li value="-1">a<h1>b<h6>c</ol>',
  `<p title="${'x'.repeat(200_000)}">${'&amp;'.repeat(5_000)}`,
  '\u0301'.repeat(300_000),
  '\u202E\u2066\uFEFF\u0000\u001B[31m\uFFFE\uD800&#0;&#1;&#xD800;&#x110000;&#38;#38;&notanentity;&lt',
  '</article></main></body></html><a href="/x">after</a>',
  ']]>&lt;/content:encoded&gt;</content:encoded><link>https://other.example/gone</link>',
  '',
  ' \u00A0 ',
];

/** Slugs and titles that are taken, mean something elsewhere, or say nothing. */
export const WORST_WORDS: readonly string[] = [
  'offline', 'menu', 'main', 'progress', 'veil', 'skip', 'navigation-failed', 'contact-popup-title', 'index', '404', 'con', 'post', 'post-menu',
  '__proto__', 'constructor', 'href="/x"', '<a href="/x">', ' id="main"', 'PANEL_SALT', '王芳', '💃🏽', '-', '…', '../..', 'a'.repeat(5_000),
  'é'.repeat(400), '</title><a href="/x">', '<!--', ']]>', '"', "'", '%', '\u200B', '#', '?', '&amp;', '{{x}}', '${x}',
]; // prettier-ignore
