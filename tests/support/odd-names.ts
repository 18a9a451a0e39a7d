/** Names of people as a panel might hold them: every script, words that mean something to a site or
 * a machine, and no words at all. */

/** Words that Astro, Netlify, Windows, this site or a programming language keep for themselves. */
const TAKEN = [
  'index', 'Index', 'Índex', 'INDEX!', 'index.html', '404', '500', '404.html', 'page', 'pagina', 'api', 'en', 'pt', 'modelos', 'models', 'image',
  'mainboard', 'development', 'teen', 'contato', 'favoritos', 'talents.json', 'build.json', 'sitemap.xml', 'robots.txt', 'rss.xml', '_astro',
  '.netlify', '.netlify/images', '.well-known', '_redirects', '_headers', 'netlify.toml', 'con', 'CON', 'prn', 'aux', 'nul', 'NUL.txt', 'CONIN$',
  'COM0', 'com1', 'COM9', 'com¹', 'lpt1', 'LPT9', 'lpt²', 'desktop.ini', 'Thumbs.db', '.DS_Store', '.git', 'node_modules', 'undefined', 'null', 'NaN', 'true',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', '[...profile]', '[slug]', ':splat', '*', '/', '\\', '..', '.', '...', '-', '%2e%2e', '%00',
  '?', '#', '&', ';', '|', '~', '`', '"', "'", '<a href="/x">', '</title>', '${name}', '{{name}}', '{name}', '$&', '$1', '\\u0041', 'DROP TABLE',
] as const; // prettier-ignore

/** First letters of the scripts that people's names are written in, and of some that nobody's
 * is. */
const SCRIPTS = [
  0x0041, 0x00c0, 0x0100, 0x0180, 0x0370, 0x0400, 0x0530, 0x05d0, 0x0620, 0x0710, 0x0780, 0x07c0, 0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00,
  0x0c80, 0x0d00, 0x0d80, 0x0e00, 0x0e80, 0x0f00, 0x1000, 0x10a0, 0x1100, 0x1200, 0x13a0, 0x1400, 0x1680, 0x16a0, 0x1780, 0x1820, 0x1e00, 0x1f00, 0x2070,
  0x2460, 0x2c00, 0x2d30, 0x3040, 0x30a0, 0x3105, 0x4e00, 0xa000, 0xac00, 0xfb00, 0xfb50, 0xff00, 0x1d400, 0x1f1e6, 0x1f600, 0x20000,
] as const; // prettier-ignore

const SHAPES: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => ` ${word}  `,
  (word) => `${word}!`,
  (word) => `Ana ${word}`,
  (word) => `${word}.${word}`,
  (word) => `\u202E${word}\u2066`,
  (word) => word.split('').join('\u200D'),
  (word) => `${word}${'\u0301'.repeat(50)}`,
];

/** That many names, the same each time; the worst come first. */
export function oddNames(count: number): readonly string[] {
  const names = new Set<string>([
    '',
    ' ',
    '💃🏽',
    '👩‍👩‍👧',
    '🇧🇷',
    'a'.repeat(10_000),
    'ß'.repeat(200),
    '1',
    '00',
    '7014',
    '\uD800',
    '\0',
    '\n',
  ]);
  for (const word of TAKEN) names.add(word);
  for (const shape of SHAPES) for (const word of TAKEN) names.add(shape(word));
  for (let step = 0; names.size < count; step += 1) {
    for (const [index, start] of SCRIPTS.entries()) {
      const letters = Array.from({ length: 1 + ((step + index) % 9) }, (_, letter) =>
        String.fromCodePoint(start + ((step * 7 + letter * 3) % 0x30)),
      );
      names.add(SHAPES[(step + index) % SHAPES.length]?.(letters.join('')) ?? '');
    }
  }
  return Array.from(names).slice(0, count);
}
