import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { UNFILLED } from '../../i18n/dictionary.ts';
import { LOCALE_CODES, LOCALES, otherLocales, type Locale } from '../../i18n/locales.ts';
import { maskedPhone, PHONE_MASK } from '../../src/contracts/form-fields.ts';
import { DATE_MASK, parseDate } from '../../src/islands/fields/date-text.ts';
import { texts } from '../support/sample-texts.ts';
import { words } from '../support/words.ts';

it.each(LOCALE_CODES)(
  'a language has its own name, and lists and dates of its page (%s)',
  (locale) => {
    const { tag, written, name } = LOCALES[locale];
    const known = new Intl.DisplayNames([tag], { type: 'language' }).of(locale);
    expect(known?.toLowerCase()).toBe(name.toLowerCase());
    expect(written.startsWith(tag)).toBe(true);
  },
);

function blanks(text: string): readonly string[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ([blank]) => blank).sort();
}

const [first, ...others] = LOCALE_CODES.map((locale) => new Map(texts(UNFILLED[locale])));

it('the dictionaries hold the same texts and leave the same blanks in every language', () => {
  for (const other of others)
    expect(Array.from(other.keys())).toEqual(Array.from(first?.keys() ?? []));
  for (const other of others) {
    for (const [path, text] of other) {
      const original = first?.get(path) ?? '';
      // The form for none may be empty, and the form for one may name the number in words.
      if (/\.(?:zero|one)$/.test(path)) continue;
      expect(blanks(text), path).toEqual(blanks(original));
    }
  }
});

it('the dictionaries count one thing without its number, and more with it', () => {
  const rest = (text: string) => blanks(text).filter((blank) => blank !== '{n}');
  for (const own of [first, ...others]) {
    for (const [path, one] of own ?? []) {
      if (!path.endsWith('.one')) continue;
      const more = own?.get(path.replace(/one$/, 'other')) ?? '';
      expect(one, path).not.toContain('{n}');
      expect(more, path).toMatch(/\{(?:n|count)\}/);
      expect(rest(one), path).toEqual(rest(more));
    }
  }
});

/** Words of both languages, and names. */
const SHARED = words(
  'amazing boards book brief cm composite development face home image instagram jeans m mainboard menu polaroids s tiktok whatsapp',
);
/** Rare words that the other language has as well, and a name, an email's ending, a place. */
const RARE = words('brasil com da final some são');

const wordsIn = (text: string) =>
  new Set(
    text
      .replace(/\{\w+\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  );

it.each(LOCALE_CODES)('the dictionaries write each language in its own words (%s)', (locale) => {
  const pathsOf = (own: Locale) => {
    const all = texts(UNFILLED[own]).flatMap(([path, text]) =>
      Array.from(wordsIn(text), (word) => ({ word, path })),
    );
    return Map.groupBy(all, ({ word }) => word);
  };
  const own = pathsOf(locale);
  for (const other of otherLocales(locale)) {
    const theirs = pathsOf(other);
    const same = new Map(texts(UNFILLED[other]));
    for (const [path, text] of texts(UNFILLED[locale])) {
      const elsewhere = (all: typeof own, word: string) =>
        (all.get(word) ?? []).filter((place) => place.path !== path).length;
      const astray = Array.from(wordsIn(text)).filter((word) =>
        same.get(path) === text
          ? !SHARED.includes(word)
          : elsewhere(own, word) === 0 && elsewhere(theirs, word) > 1 && !RARE.includes(word),
      );
      expect(astray, `${path}: ${text}`).toEqual([]);
    }
  }
});

it.each(LOCALE_CODES)(
  'the dictionaries write dates and phone numbers as the forms read them, the day first (%s)',
  (locale) => {
    const own = texts(UNFILLED[locale]).map(([, text]) => text.replaceAll('\u00a0', ' '));
    const find = (pattern: RegExp) => own.flatMap((text) => text.match(pattern) ?? []);
    const { placeholder, year, month } = UNFILLED[locale].forms.date;
    expect(placeholder.replace(/\w/g, '#')).toBe(DATE_MASK);
    const signs = placeholder.split('/').map(([sign]) => sign?.toUpperCase());
    expect(signs).toEqual(['D', month[0], year[0]]);
    const dates = find(/\d+\/\d+\/\d+/g);
    expect(dates).toHaveLength(1);
    expect(dates.map((date) => parseDate(date, []))).not.toContain(null);
    const named = texts(UNFILLED[locale].forms).filter(([, text]) =>
      [/\b(?:dia|day)\b/, month, year].every((word) => new RegExp(word, 'i').test(text)),
    );
    expect(named).toHaveLength(2);
    for (const [, text] of named)
      expect(text).toMatch(new RegExp(`(?:dia|day), ${month} (?:e|and) ${year}`, 'i'));
    for (const text of own.filter((one) => one.includes('{month}') && one.includes('{day}')))
      expect(text).toMatch(/\{day\}.*\{month\}.*\{year\}/);
    const phones = find(/\+\d[\d ()-]+/g);
    expect(phones).toHaveLength(2);
    for (const number of phones) expect(v.is(maskedPhone, number), number).toBe(true);
    const digits = PHONE_MASK.replace(/^\+##|[^#]/g, '').length;
    expect(UNFILLED[locale].safety.unsure.shortPhone).toContain(String(digits));
  },
);

it('the dictionaries hold no text that nothing reads: each key is a word of the code', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts', 'i18n/*.ts']);
  const code = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []));
  // Code puts some keys together, such as `phoneOf`, and a number is a place in a list.
  const isRead = (key: string) => code.has(key) || code.has(key.replace(/^[a-z]+/, ''));
  const unread = Array.from(first?.keys() ?? []).filter(
    (path) => !path.split('.').every((key) => /^\d+$/.test(key) || isRead(key)),
  );
  expect(unread).toEqual([]);
});

it('the dictionaries give no key the name of its neighbour, and name one thing alike in every area', () => {
  const split = (path: string) => path.split(/\.(?=[^.]+$)/);
  const english = texts(UNFILLED.en).map(([path, text]) => {
    const [area = '', key = ''] = split(path);
    return { path, area, key, text: text.toLowerCase() };
  });
  const isOwn = ({ key, text }: (typeof english)[number]) => text === key.toLowerCase();
  for (const near of Map.groupBy(english, ({ area }) => area).values()) {
    const others = near.filter(
      ({ key, text }) => !text.includes(key) && !['born', 'share'].includes(key),
    );
    const taken = others.filter(({ key }) => near.some(({ text }) => text === key.toLowerCase()));
    expect(taken).toEqual([]);
  }
  for (const named of Map.groupBy(english.filter(isOwn), ({ key }) => key).values()) {
    // Of a verb, another form.
    const stems = named.map(({ path }) => first?.get(path)?.toLowerCase().slice(0, 6));
    expect(new Set(stems).size, stems.join(', ')).toBe(1);
  }
});
