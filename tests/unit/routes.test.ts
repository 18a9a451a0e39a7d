import { expect, it } from 'vitest';
import { parsePath, toParam, toPath } from '../../src/routes.ts';
import { PAGES } from '../support/addresses.ts';
import { split } from '../support/rows.ts';

function canonical(path: string): string | null {
  const parsed = parsePath(path);
  return parsed === null ? null : toPath(parsed.route, parsed.locale);
}

it.each<(typeof PAGES)[number]>([
  ['/', '/en'],
  ...PAGES,
  ['/modelos/17/ana-lucia', '/en/models/17/ana-lucia'],
])('the page %s (%s) is canonical in both languages', (pt, en) => {
  expect([pt, en].map(canonical)).toEqual([pt, en]);
});

it.each(
  split(`
    /fr /fr/about /en/nope /nope /pt/en /en/pt/about /about/us /image/17/ana /modelos/abc /modelos/17/ana/more /modelos/pagina
    /teen/17/x /%E0%A4%A /toString /__proto__
  `),
)('an address %s is no page', (path) => expect(parsePath(path)).toBeNull());

it('an address of a profile without its slug is understood, and a rest parameter has no slash, and is none for the root', () => {
  expect(parsePath('/en/modelos/17')).toEqual({
    locale: 'en',
    route: { page: 'profile', id: '17', slug: '' },
  });
  expect(canonical('/en/modelos/17')).toBe('/en/models/17');
  expect(['/teen', '/en/teen'].map(canonical)).toEqual(['/development', '/en/development']);
  expect(toParam({ page: 'home' }, 'pt')).toBeUndefined();
  expect(toParam({ page: 'home' }, 'en')).toBe('en');
  expect(toParam({ page: 'about' }, 'pt')).toBe('sobre-nos');
});
