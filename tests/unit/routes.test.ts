import { describe, expect, it } from 'vitest';
import { parsePath, toParam, toPath } from '../../src/routes.ts';
import { words } from '../support/words.ts';

const TABLE: readonly [
  pt: string,
  en: string,
  alsoPt: readonly string[],
  alsoEn: readonly string[],
][] = [
  ['/', '/en', ['/pt', '/pt/'], ['/en/']],
  ['/sobre-nos', '/en/about', ['/about', '/pt/sobre-nos', '/pt/about'], ['/en/sobre-nos']],
  ['/contato', '/en/contact', ['/contact', '/pt/contact'], ['/en/contato']],
  ['/seja-amz', '/en/be-amz', ['/be-amz', '/pt/be-amz'], ['/en/seja-amz']],
  ['/seja-amazing-face', '/en/be-amazing-face', ['/be-amazing-face'], ['/en/seja-amazing-face']],
  ['/amazing-face', '/en/amazing-face', ['/pt/amazing-face'], []],
  ['/modelos', '/en/models', ['/models', '/models/page/2'], ['/en/modelos/pagina/2']],
  ['/image', '/en/image', ['/pt/image'], []],
  ['/mainboard', '/en/mainboard', ['/pt/mainboard'], []],
  ['/development', '/en/development', ['/teen', '/pt/teen'], ['/en/teen']],
  [
    '/modelos/17/ana-lucia',
    '/en/models/17/ana-lucia',
    ['/models/17/ana-lucia', '/pt/modelos/17/ana-lucia'],
    ['/en/modelos/17/ana-lucia'],
  ],
  ['/favoritos', '/en/favourites', ['/favourites'], ['/en/favoritos']],
  ['/privacidade', '/en/privacy', ['/privacy'], ['/en/privacidade']],
  ['/seguranca', '/en/safety', ['/safety', '/pt/seguranca'], ['/en/seguranca']],
];

function canonical(path: string): string | null {
  const parsed = parsePath(path);
  return parsed === null ? null : toPath(parsed.route, parsed.locale);
}

describe.each(TABLE)('the page %s (%s)', (pt, en, alsoPt, alsoEn) => {
  it('is canonical in both languages, and every other accepted address leads to its canonical one', () => {
    expect(canonical(pt)).toBe(pt);
    expect(canonical(en)).toBe(en);
    expect(alsoPt.map(canonical)).toEqual(alsoPt.map(() => pt));
    expect(alsoEn.map(canonical)).toEqual(alsoEn.map(() => en));
  });
});

it.each(
  words(`
    /fr /fr/about /en/nope /nope /pt/en /en/pt/about /about/us /image/17/ana /modelos/abc /modelos/17/ana/more /modelos/pagina
    /teen/17/x /%E0%A4%A /toString /__proto__
  `),
)('an address %s is no page', (path) => {
  expect(parsePath(path)).toBeNull();
});

it('an address of a profile without its slug is understood, and a rest parameter has no slash, and is none for the root', () => {
  expect(parsePath('/en/modelos/17')).toEqual({
    locale: 'en',
    route: { page: 'profile', id: '17', slug: '' },
  });
  expect(canonical('/en/modelos/17')).toBe('/en/models/17');
  expect(toParam({ page: 'home' }, 'pt')).toBeUndefined();
  expect(toParam({ page: 'home' }, 'en')).toBe('en');
  expect(toParam({ page: 'about' }, 'pt')).toBe('sobre-nos');
});
