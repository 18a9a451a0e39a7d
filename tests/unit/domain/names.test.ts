import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames } from '../../../src/domain/name-order.ts';
import { fold, toCardName, toDisplayName, toSlug } from '../../../src/domain/names.ts';

describe('a shown name', () => {
  it.each([
    ['  Ana   Lúcia ', 'Ana Lúcia'],
    ['Ana\tLúcia\nSouza', 'Ana Lúcia Souza'],
    ['Ana\u00A0Lúcia', 'Ana Lúcia'],
    ['Maria \u202Eanilorac\u2066', 'Maria anilorac'],
    ['Ma\u00ADria', 'Maria'],
    ['\uFEFFMaria', 'Maria'],
    ['\u0000Ana\u0007Lúcia', 'Ana Lúcia'],
    ['\u200B \u200B', ''],
  ])('of %j reads %j', (raw, shown) => {
    expect(toDisplayName(raw)).toBe(shown);
  });

  it('stays as it is when shown again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        expect(toDisplayName(toDisplayName(raw))).toBe(toDisplayName(raw));
      }),
    );
  });
});

describe('a card', () => {
  it('shows the first and the last word of a name', () => {
    expect(toCardName('Maria da Conceição Albuquerque')).toEqual(['Maria', 'Albuquerque']);
  });

  it('shows a one-word name once', () => {
    expect(toCardName('Iara')).toEqual(['Iara']);
  });
});

describe('the slug of a name', () => {
  it.each([
    ['Ana Lúcia', 'ana-lucia'],
    ['Conceição d’Ávila', 'conceicao-d-avila'],
    ['  --Iara--  ', 'iara'],
    ['Søren Weiß', 'soren-weiss'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['王芳', 'talent'],
    ['', 'talent'],
    ['../../etc/passwd', 'etc-passwd'],
  ])('of %j is %j', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  it('is safe in an address whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(toSlug(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        expect(toSlug(name).length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

describe('names in order', () => {
  it('stand as a Portuguese reader expects, accents aside', () => {
    expect(['Zélia', 'Érico', 'ana', 'Ágata', 'Bento', 'Edu'].toSorted(compareNames)).toEqual([
      'Ágata',
      'ana',
      'Bento',
      'Edu',
      'Érico',
      'Zélia',
    ]);
  });

  it('are found without accents and case', () => {
    expect(fold('AÇUCENA')).toBe('acucena');
  });
});
