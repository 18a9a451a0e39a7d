/** Facts of the business (ages, days, limits) stand in `src/domain/constants.ts`: dictionaries have
 * blanks for them, views take them from there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dictionary, UNFILLED } from '../../i18n/dictionary.ts';
import { toFacts } from '../../i18n/facts.ts';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import * as constants from '../../src/domain/constants.ts';
import { texts } from '../support/sample-texts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Numbers of the dictionaries that are no facts of the business, and why. */
const OTHER_NUMBERS: readonly (readonly [number: RegExp, why: string])[] = [
  [/\barts?\.\s\d+º?(?: (?:e|and) \d+)?/g, 'articles of the law'],
  [/[02]5\/03\/2001/g, 'a date as an example'],
  [/\+55\s\(81\)\s90000-0000/g, 'a phone number as an example'],
  [
    /com o DDD, um celular tem 11|has 11, area code included/g,
    'digits of a Brazilian phone number',
  ],
  [/\b(?:Disque 100|190)\b/g, 'phone numbers of the state'],
  [
    /\b(?:quatro fotos|four (?:simple )?(?:pictures|photos))\b/gi,
    'photos of an application, a field each',
  ],
  [/três frentes|three boards/g, 'boards, a page each'],
  [/15\.211\/2025/g, 'a law'],
  [/duas vezes/g, 'twice'],
  [/às nove|at nine/g, 'the hour of an invitation'],
];

const DIGITS = /\d+/g;
const WORDS = [
  'dois duas três quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta sessenta',
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty sixty',
].flatMap((words) => words.split(' '));
/** From two on a number in words is one; a single one only before a length of time. */
const SPELT = new RegExp(
  `(?<!\\p{L})(?:${WORDS.join('|')}|uma? (?:minuto|hora|dia|semana|mês|ano)|(?:one|an?) (?:working )?(?:minute|hour|day|week|month|year))(?!\\p{L})`,
  'giu',
);

function numbersIn(text: string): readonly string[] {
  const rest = OTHER_NUMBERS.reduce((left, [number]) => left.replace(number, ''), text);
  return [DIGITS, SPELT].flatMap((pattern) =>
    Array.from(rest.matchAll(pattern), ([number]) => number),
  );
}

it.each(LOCALE_CODES)(
  'a fact of the business stands in no dictionary, in digits or in words (%s)',
  (locale) => {
    const written = texts(UNFILLED[locale])
      // Units are what facts are filled with; the form for one thing names that one.
      .filter(([path]) => !path.startsWith('units.') && !path.endsWith('.one'))
      .flatMap(([path, text]) => numbersIn(text).map((number) => `${path}: ${number}`));
    expect(written).toEqual([]);
  },
);

it('a fact of the business is found in every spelling, and digits that are no phone number are not', () => {
  const seeded = [
    'a partir dos 16 anos',
    'Espere um minuto',
    'within one working day',
    'over fifteen days',
    'since 2010',
  ];
  for (const text of seeded) expect(numbersIn(text), text).toHaveLength(1);
  for (const text of ['(LGPD, arts. 18 e 19)', 'as quatro fotos', 'olha uma por uma', 'um dialeto'])
    expect(numbersIn(text), text).toEqual([]);
});

it('a fact of the business stands in no view: what is counted there is something else', () => {
  /** Digits of a phone number and its country, page numbers in full, a picture's shape, midnight,
   * addresses of a file. */
  const other = ['11', "'55'", '12', '10', '640', '960', '00', '10_000'];
  const folder = join(ROOT, 'src/views');
  const written = readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replace(
        /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g,
        '',
      );
      return Array.from(
        code.matchAll(/'\d{2,}'|(?<![\w./-])\d[\d_]+(?!\w)/g),
        ([number]) => number,
      );
    });
  expect(written).toEqual(other);
});

it.each(LOCALE_CODES)(
  'a fact of the business is told wherever a text has a blank for it (%s)',
  (locale) => {
    const facts = Object.keys(toFacts(dictionary(locale), locale));
    for (const [path, text] of texts(dictionary(locale))) {
      for (const name of facts) expect(text, path).not.toContain(`{${name}}`);
    }
    const blanks = texts(UNFILLED[locale]).flatMap(([, text]) =>
      Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name),
    );
    expect(facts.filter((name) => !blanks.includes(name))).toEqual([]);
  },
);

it('a fact of the business is listed the British way, and agrees in number with its unit', () => {
  expect(toFacts(UNFILLED.en, 'en')['boardNames']).toMatch(/\w, \w+ and \w+$/);
  const { days, months, workingDays } = UNFILLED.pt.units;
  expect([days.one, months.one, workingDays.one]).toEqual(['um dia', 'um mês', 'um dia útil']);
  expect(toFacts(UNFILLED.pt, 'pt')['retention']).toBe(
    `${String(constants.ENTRY_RETENTION_MONTHS)} meses`,
  );
  expect(toFacts(UNFILLED.en, 'en')['retention']).toBe(
    `${String(constants.ENTRY_RETENTION_MONTHS)} months`,
  );
});

it('the rate limits of the functions pause for as long as visitors are told, though Netlify reads them as literals', () => {
  const folder = join(ROOT, 'src/gateway/functions');
  const pauses = readdirSync(folder).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/windowSize: (\d+)/g),
      ([, seconds]) => Number(seconds),
    ),
  );
  expect(pauses.length).toBeGreaterThan(0);
  expect(new Set(pauses)).toEqual(new Set([constants.RATE_LIMIT_MINUTES * 60]));
});
