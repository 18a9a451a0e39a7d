import { expect, it } from 'vitest';
import { NAME_LENGTH } from '../../../src/domain/constants.ts';
import { cutText, toDisplayName, toPersonName } from '../../../src/domain/display-name.ts';
import { compareNames } from '../../../src/domain/name-order.ts';
import { fold, toCardName } from '../../../src/domain/names.ts';
import { toSlug } from '../../../src/domain/slug.ts';
import { fc } from '../../support/chance.ts';

it.each([
  ['  Ana   Lúcia ', 'Ana Lúcia'],
  ['Ana\tLúcia\nSouza', 'Ana Lúcia Souza'],
  ['Ana\u00A0Lúcia', 'Ana Lúcia'],
  ['Maria \u202Eanilorac\u2066', 'Maria anilorac'],
  ['Ma\u00ADria', 'Maria'],
  ['\uFEFFMaria', 'Maria'],
  ['\u0000Ana\u0007Lúcia', 'Ana Lúcia'],
  ['\u200B \u200B', ''],
  ['Ma\u034Fria\u3164 \uFFA0Sá\u{E0041}\uFE00', 'Maria Sá'],
  ['Ana\u200D Sá\u200C', 'Ana Sá'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['علی\u200C رضا', 'علی رضا'],
  ['क्\u200Dष', 'क्\u200Dष'],
  ['രാജന്\u200D', 'രാജന്\u200D'],
  ['Ana 👩‍🚀 ❤️‍🔥 👩🏽‍🤝‍👨🏿 1️⃣ ☀️', 'Ana 👩‍🚀 ❤️‍🔥 👩🏽‍🤝‍👨🏿 1️⃣ ☀️'],
  ['Ana 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Ana 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['👩‍ Ana‍🚀 A\uFE0F\u200D❤', '👩 Ana🚀 A❤'],
])('a shown name of %j reads %j', (raw, shown) => {
  expect(toDisplayName(raw)).toBe(shown);
});

it('a shown name stays as it is when shown again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (raw) => {
      expect(toDisplayName(toDisplayName(raw))).toBe(toDisplayName(raw));
    }),
  );
});

it('the name of a person has a length, is not cut through a letter and its marks or joined pictures, and has it where it is one endless sign', () => {
  expect(toPersonName('a'.repeat(500))).toBe('a'.repeat(NAME_LENGTH));
  expect(toPersonName('ü\u0323'.repeat(500))).toBe('ü\u0323'.repeat(NAME_LENGTH / 2));
  expect(toPersonName(`${'a'.repeat(NAME_LENGTH - 1)}👩‍🚀`)).toBe('a'.repeat(NAME_LENGTH - 1));
  expect(toPersonName(`${'Ana '.repeat(100)}`).endsWith('Ana')).toBe(true);
  const name = toPersonName(`a${'\u0301'.repeat(100_000)}`);
  expect([name.length > 0, name.length <= NAME_LENGTH]).toEqual([true, true]);
});

it('the name of a person is cut wherever a text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(80), (text, limit) => {
      const start = cutText(text, limit);
      expect(start.length).toBeLessThanOrEqual(limit);
      expect(text.startsWith(start)).toBe(true);
      if (text.length <= limit) expect(start).toBe(text);
    }),
  );
});

it('a card shows the first and the last word of a name, and a one-word name once', () => {
  expect(toCardName('Maria da Conceição Albuquerque')).toEqual(['Maria', 'Albuquerque']);
  expect(toCardName('Ana Lúcia')).toEqual(['Ana', 'Lúcia']);
  expect(toCardName('Iara')).toEqual(['Iara']);
});

it.each([
  ['Ana Lúcia', 'ana-lucia'],
  ['Conceição d’Ávila', 'conceicao-d-avila'],
  ['  --Iara--  ', 'iara'],
  ['Søren Weiß', 'soren-weiss'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['王芳', 'talent'],
  ['', 'talent'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Ana Falcon', 'ana-falcon'],
])('the slug of a name of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

it.each(['Index', 'Índex', 'INDEX!', '404', '500', 'Con', 'NUL', 'aux.', 'com1', 'LPT9', 'prn'])(
  'the slug of a name of %j, which no page may be called, begins with another word',
  (name) => {
    expect(toSlug(name)).toMatch(/^talent-[a-z0-9]+$/);
  },
);

it('the slug of a name of many letters costs no more than that of a few, and is safe in an address whatever the name', () => {
  expect(toSlug('Ana' + '\u0301'.repeat(4_500_000))).toBe('ana');
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      expect(toSlug(name)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(toSlug(name).length).toBeLessThanOrEqual(80);
      expect(toSlug(name.normalize('NFD'))).toBe(toSlug(name));
    }),
  );
});

it('names in order stand as a Portuguese reader expects, accents aside, by their numbers, and are found without accents and case', () => {
  const names = ['Zélia', 'Érico', 'ana', 'Ágata', 'Bento', 'Edu'].toSorted(compareNames);
  expect(names).toEqual(['Ágata', 'ana', 'Bento', 'Edu', 'Érico', 'Zélia']);
  expect(['Ana 10', 'Ana 9'].toSorted(compareNames)).toEqual(['Ana 9', 'Ana 10']);
  expect(compareNames('Érica', 'ERICA')).toBe(0);
  expect(fold('AÇUCENA')).toBe('acucena');
});
