import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/published.ts';
import { startCommand, type Ended } from '../support/run-command.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { openStage } from '../support/build-stage.ts';
import { untilEnd } from '../support/until-end.ts';

const stage = untilEnd(openStage());
const agency = untilEnd(await startOtherAgency({ talents: 30 }));
const command = ['run', '--silent', 'build', '--', '--out', stage.out, '--data', stage.data];
let first: Ended;
beforeAll(async () => {
  first = await startCommand('npm', command, { ...agency.env, SITE_URL: 'https://other.example' })
    .ended;
});

const page = (path: string) => readFileSync(join(stage.out, path), 'utf8');

it('the build of another agency ends well, reports what it read, and tells of links of posts that lead nowhere', () => {
  expect(first.code).toBe(0);
  expect(
    first.stderr.split('\n').filter((line) => line !== '' && !line.startsWith('posts ')),
  ).toEqual([]);
  expect(first.stderr).toContain(
    'posts pt/post-hostil: the link "instagram.com/agency" leads nowhere and is shown as text',
  );
  expect(first.stdout).toContain('talents         29  1 left out');
  expect(first.stdout).toContain('talents 1020: name is missing; left out');
  expect(first.stdout).toMatch(/Published (\d+) pages, \1 of them changed\nBuilt in [\d.]+ s\n$/);
});

it('the build of another agency holds no salt, key or token anywhere', () => {
  const secrets = agency.secrets().map((secret) => Buffer.from(secret));
  expect(secrets.length).toBeGreaterThan(4);
  for (const folder of [stage.out, join(stage.data, 'build')]) {
    const leaks = listFiles(folder).filter((file) => {
      const content = readFileSync(join(folder, file));
      return secrets.some((secret) => content.includes(secret));
    });
    expect(leaks).toEqual([]);
  }
});

type Element = DefaultTreeAdapterTypes.Element;

function* elementsIn(node: DefaultTreeAdapterTypes.Node): Iterable<Element> {
  if ('tagName' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elementsIn(child);
}

/** What runs, frames, submits or leads elsewhere than to web, mail and phone. */
function* activeParts({ tagName, attrs, childNodes: [text] }: Element): Iterable<string> {
  if (/^(?:iframe|object|embed|base)$/.test(tagName)) yield tagName;
  if (tagName === 'script' && text !== undefined && 'value' in text) {
    if (attrs.some(({ value }) => value === 'application/ld+json')) JSON.parse(text.value);
    else if (text.value.includes('hacked')) yield text.value;
  }
  for (const { name, value } of attrs) {
    const leads = /^(?:href|action)$/.test(name);
    if (leads ? !/^(?:https?:|mailto:|tel:|[/#])/.test(value) : /^on|^srcdoc$|action$/.test(name))
      yield `${name}="${value}"`;
  }
}

it('the build of another agency runs, frames and submits nothing that editors wrote, and links to web, mail and phone alone', () => {
  let attacks = 0;
  for (const file of listFiles(stage.out).filter((name) => name.endsWith('.html'))) {
    const html = page(file);
    attacks += Number(html.includes('hacked'));
    const parts = Array.from(elementsIn(parse(html, { scriptingEnabled: false })), (element) =>
      Array.from(activeParts(element)),
    );
    expect(parts.flat(), file).toEqual([]);
  }
  expect(attacks).toBeGreaterThan(5);
});

it('the build of another agency names the Portuguese page to searches of other languages', () => {
  for (const file of ['contato.html', 'en/contact.html', 'sitemap.xml']) {
    const placesIn = (tag: string) => {
      const found = page(file).matchAll(new RegExp(`hreflang="${tag}" href="([^"]+)"`, 'g'));
      return Array.from(found, ([, href]) => href);
    };
    expect(placesIn('x-default'), file).toEqual(placesIn('pt-BR'));
    expect(placesIn('x-default'), file).toContain('https://other.example/contato');
    expect(placesIn('en'), file).toContain('https://other.example/en/contact');
  }
});

const NAMES = ['en Image', 'en Mainboard', 'en Development', 'en Amazing Face'];
const SWITCH = ['pt-BR PT', 'en EN'];
const IN_PORTUGUESE = ['pt-BR', ...NAMES, ...SWITCH, ...NAMES, ...SWITCH, 'en Powered by'];

it.each([
  ['contato.html', IN_PORTUGUESE],
  ['seja-amz.html', IN_PORTUGUESE],
  ['en/contact.html', ['en', ...SWITCH, ...SWITCH, 'pt Segunda a sexta', 'en Powered by']],
])('the build of another agency marks what is in another language: %s', (file, marked) => {
  const found = page(file).matchAll(/<\w+(?=[^>]*\slang="([^"]+)")[^>]*>\s*([^<]*)/g);
  expect(Array.from(found, ([, lang, text]) => `${lang} ${text}`.trim())).toEqual(marked);
});

it('the build of another agency leads from each page to all others, in order', () => {
  const around = page('en/contact.html').replace(
    /<main[^]*<\/main>|<(script|style)\b[^]*?<\/\1>/g,
    '',
  );
  const links = Array.from(
    around.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g),
    ([, attributes = '', text = '']) =>
      [/ href="([^"]*)"/, / aria-label="([^"]*)"/]
        .flatMap((attribute) => attribute.exec(attributes)?.[1] ?? [])
        .concat(text.replace(/<[^>]*>/g, ' '))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
  );
  const boards = [
    '/en/models Models',
    '/en/image Image women',
    '/en/mainboard Mainboard men',
    '/en/development Development new faces',
  ];
  const pages = ['/en/amazing-face Amazing Face', '/en/about About', '/en/contact Contact'];
  const apply = '/en/be-amz Become Amazing';
  const languages = ['/contato PT', '/en/contact EN'];
  const selection = '/en/favourites Shortlist';
  expect(links).toEqual([
    ...[
      '#main Skip to content',
      '/en Amazing, Home',
      ...boards,
      ...pages,
      apply,
      selection,
      ...languages,
    ],
    ...['/en Amazing, Home', ...boards, apply, ...pages, ...languages, selection],
    ...[
      apply,
      '/en/safety Is it really Amazing?',
      '/en/my-application My application',
      '/en/privacy Privacy',
    ],
    expect.stringContaining('Maré Fashion Software'),
  ]);
});

it('the build of another agency tells browsers, searches and shared links what a page is', () => {
  const site = 'https://other.example';
  const description = expect.stringContaining('Stories, advice and news') as unknown;
  const head = /<(?:link|meta) (?!rel="(?:preload|stylesheet)"|http-equiv)([^>]*)>/g;
  expect(Array.from(page('en/amazing-face.html').matchAll(head), ([, tag]) => tag)).toEqual([
    'charset="utf-8"',
    'name="viewport" content="width=device-width, initial-scale=1"',
    description,
    `rel="canonical" href="${site}/en/amazing-face"`,
    `rel="alternate" hreflang="pt-BR" href="${site}/amazing-face"`,
    `rel="alternate" hreflang="en" href="${site}/en/amazing-face"`,
    `rel="alternate" hreflang="x-default" href="${site}/amazing-face"`,
    'rel="alternate" type="application/rss+xml" title="Amazing Face, RSS feed" href="/en/amazing-face/rss.xml"',
    'rel="icon" href="/favicon.ico" sizes="32x32"',
    'rel="icon" href="/favicon.svg" type="image/svg+xml"',
    'rel="apple-touch-icon" href="/apple-touch-icon.png"',
    'rel="manifest" href="/manifest.webmanifest"',
    'name="theme-color" content="#ffffff"',
    'property="og:type" content="website"',
    'property="og:site_name" content="Amazing"',
    'property="og:title" content="Amazing Face · Amazing"',
    description,
    `property="og:url" content="${site}/en/amazing-face"`,
    `property="og:image" content="${site}/og-default.jpg"`,
    'property="og:image:width" content="1200"',
    'property="og:image:height" content="630"',
    'property="og:locale" content="en_GB"',
    'property="og:locale:alternate" content="pt_BR"',
    'name="twitter:card" content="summary_large_image"',
  ]);
  expect(page('en/404.html')).toContain('<title>Page not found · Amazing</title>');
});

/** Elements with their text, without styles' marks. */
const partsOf = (file: string) =>
  page(file)
    .replaceAll(/ (?:class|data-astro-\S+?)(?:="[^"]*")?(?=[ >])/g, '')
    .replaceAll(/\s+/g, ' ');

it('the build of another agency says what a sighted visitor sees otherwise', () => {
  const profiles = listFiles(stage.out).filter((file) => /^en\/models\/\d/.test(file));
  const parts = profiles.map(partsOf).join('');
  expect(parts).toContain('property="og:type" content="profile"');
  expect(parts).toMatch(/<span aria-hidden="true">([^<]+)<\/span> ?<span>[^<]+ m \/ [^<]+<\/span>/);
  expect(parts).toMatch(
    /<span>[^<]+ on Instagram \(opens in a new tab\):<\/span>@talent\.\d+ ?<\/a> ?<span>[\d.,]+K? followers/,
  );
  expect(partsOf('en.html')).toMatch(
    /The sun rises here first\..*<span[^>]*> ?Image ?<\/span> ?<span> ?women ?<\/span>/,
  );
  expect(partsOf('en/contact.html')).toContain(
    '<a href="/contato" lang="pt-BR" hreflang="pt-BR" title="Português"',
  );
});

it('the build of another agency names its people with their roles and channels', () => {
  expect(partsOf('contato.html')).toMatch(
    /<span translate="no"> ?Irene Bastos ?<\/span>.{0,40}<a translate="no" href="mailto:irene@agency\.example"> ?irene@agency\.example ?<\/a> ?<a href="tel:\+5581900003000">/,
  );
  expect(partsOf('en/contact.html')).toMatch(/Irene Bastos ?<\/span> ?<span>Bookings<\/span>/);
});

it('the build of another agency has a feed of its posts in each language', () => {
  expect(page('en/amazing-face/rss.xml')).toMatch(
    /<title>Amazing Face · Amazing<\/title><description>Stories, .*<language>en<\/language>.*<title>Xilogravura en<\/title><link>https:\/\/other\.example\/en\/amazing-face#post-ensaio<\/link>/s,
  );
  expect(page('amazing-face/rss.xml')).toContain('<language>pt-BR</language>');
});
