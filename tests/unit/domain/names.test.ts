import { expect, it } from 'vitest';
import { NAME_LENGTH } from '../../../src/domain/constants.ts';
import { toDisplayName, toPersonName } from '../../../src/domain/display-name.ts';
import { compareNames } from '../../../src/domain/name-order.ts';
import { letterOf } from '../../../src/domain/letters.ts';
import { fold, toCardName } from '../../../src/domain/names.ts';
import { toSlug } from '../../../src/domain/slug.ts';
import { toNameClasses } from '../../../src/domain/name-setting.ts';

it.each([
  ['  Ana   Lúcia ', 'Ana Lúcia'],
  ['Maria \u202Eanilorac\u2066', 'Maria anilorac'],
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
  expect([toDisplayName(raw), toDisplayName(shown)]).toEqual([shown, shown]);
});

it('the name of a person has a length, is not cut through a letter and its marks or joined pictures, and has it where it is one endless sign', () => {
  expect(toPersonName('a'.repeat(500))).toBe('a'.repeat(NAME_LENGTH));
  expect(toPersonName('ü\u0323'.repeat(500))).toBe('ü\u0323'.repeat(NAME_LENGTH / 2));
  expect(toPersonName(`${'a'.repeat(NAME_LENGTH - 1)}👩‍🚀`)).toBe('a'.repeat(NAME_LENGTH - 1));
  expect(toPersonName(`${'Ana '.repeat(100)}`).endsWith('Ana')).toBe(true);
  expect(toPersonName('Zilda\u200BQuintela')).toBe('Zilda Quintela');
  const name = toPersonName(`a${'\u0301'.repeat(100_000)}`);
  expect([name.length > 0, name.length <= NAME_LENGTH]).toEqual([true, true]);
});

it.each([
  ['Conceição d’Ávila', 'conceicao-d-avila'],
  ['Søren Weiß', 'soren-weiss'],
  ['Conceição'.normalize('NFD'), 'conceicao'],
  ['王芳', 'talent'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Ana Falcon', 'ana-falcon'],
])('the slug of a name of %j is %j', (name, slug) => expect(toSlug(name)).toBe(slug));

const RESERVED = ['Índex', '404', '500', 'Con', 'NUL', 'aux.', 'com1', 'LPT9', 'prn'];
it.each(RESERVED)('the slug of %j, which no page may be called, is another', (name) => {
  expect(toSlug(name)).toMatch(/^talent-[a-z0-9]+$/);
});

it('the slug of a name of many letters costs no more than that of a few, and has an end', () => {
  expect(toSlug('Ana' + '\u0301'.repeat(4_500_000))).toBe('ana');
  expect(toSlug('Maria '.repeat(100))).toMatch(/^(?:maria-)+[a-z]+$/);
  expect(toSlug('Maria '.repeat(100)).length).toBeLessThanOrEqual(80);
  expect(toSlug(`${'a'.repeat(79)} Sá`)).toBe('a'.repeat(79));
});

it('names in order stand as a Portuguese reader expects, accents aside, by their numbers, and are found without accents and case', () => {
  const names = ['Zélia', 'Érico', 'ana', 'Ágata', 'Bento', 'Edu'].toSorted(compareNames);
  expect(names).toEqual(['Ágata', 'ana', 'Bento', 'Edu', 'Érico', 'Zélia']);
  expect(['Ana 10', 'Ana 9'].toSorted(compareNames)).toEqual(['Ana 9', 'Ana 10']);
  expect(compareNames('Érica', 'ERICA')).toBe(0);
  expect(fold('AÇUCENA')).toBe('acucena');
});

it.each([
  ['érico', 'E'],
  ['Øyvind', 'O'],
  ['zélia', 'Z'],
])('the letter of a name of %s is %s', (name, letter) => expect(letterOf(name)).toBe(letter));

it('a card has the first and the last of many names', () => {
  expect(toCardName('Ana Maria de Sá')).toEqual(['Ana', 'Sá']);
  expect(toCardName('Ana')).toEqual(['Ana']);
});

it.each(['', '7 Mares', '"Bia"', '王芳'])('the letter of a name is none for %j', (name) => {
  expect(letterOf(name)).toBeNull();
});

it('a name tells how wide it and its widest word are, never too little, other scripts as wider', () => {
  expect(toNameClasses('Thaís Moura')).toBe('word-6 whole-12');
  expect(toNameClasses('Anne-Charlotte de Rohan')).toBe('word-9 whole-27');
  expect(toNameClasses('山田 花子')).toBe('word-6 whole-15');
  expect(toNameClasses('Светлана')).toBe('word-27 whole-27');
  expect(toNameClasses('a'.repeat(200))).toBe('word-140 whole-140');
});
