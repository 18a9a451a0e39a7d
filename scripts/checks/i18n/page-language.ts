/** Finds other dictionaries' texts on a page and, outside posts, sentences that sound foreign. An
 * element's own `lang` decides. */
import { Parser } from 'htmlparser2';
import { dictionary } from '../../../i18n/dictionary.ts';
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_CODES,
  LOCALES,
  otherLocales,
  type Locale,
} from '../../../i18n/locales.ts';

const SPOKEN_ATTRIBUTES = [
  'alt',
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
];
const SPOKEN_META = ['description', 'og:title', 'og:description'];
const UNSPOKEN = new Set(['script', 'style', 'svg', 'template']);
/** Elements with the back office's words. */
const FOREIGN_PLACES = new Set(['article']);
/** Small words of one language. Two words of another language and none of its own mark a sentence
 * as foreign. */
const SMALL_WORDS: Readonly<Record<Locale, RegExp>> = {
  pt: /(?<![\p{L}.@/])(?:não|você|uma|para|com|dos|das|pelo|pela|mais|até|quem|sua|seu|está|são|também|nos|onde)(?![\p{L}.@/])/giu,
  en: /(?<![\p{L}.@/])(?:the|and|you|your|with|from|this|that|are|is|of|to|who|where|what|our|we|it)(?![\p{L}.@/])/giu,
};
/** Shorter texts coincide in many languages. */
const SHORTEST = 3;

interface Phrase {
  readonly text: string;
  readonly locale: Locale;
  readonly isForeign: boolean;
}

/** Creates the check of a page; it returns faults, one line each. */
export function createLanguageCheck(): (path: string, html: string) => readonly string[] {
  const others = new Map(
    LOCALE_CODES.map((locale) => [
      locale,
      otherLocales(locale).map((other) => createRecognition(other, locale)),
    ]),
  );
  return (path, html) => {
    const [, first = ''] = path.split('/');
    const locale = isLocale(first) ? first : DEFAULT_LOCALE;
    const { language, phrases } = readPhrases(html, locale);
    const { tag } = LOCALES[locale];
    return [
      ...(language === tag
        ? []
        : [`is in ${language === '' ? 'no language' : language}, not in ${tag}`]),
      ...phrases
        .filter(({ text, isForeign }) => !isForeign && /\{\w+\}/.test(text))
        .map(({ text }) => `“${text.slice(0, 80)}” has a blank that nothing filled`),
      ...phrases.flatMap((one) => {
        const found = others.get(one.locale)?.find((recognises) => recognises(one)) !== undefined;
        return found ? [`“${one.text.slice(0, 80)}” is not in ${LOCALES[one.locale].tag}`] : [];
      }),
    ].map((fault) => `${path}: ${fault}`);
  };
}

/** Tells whether an `own` text is in `other`. */
function createRecognition(other: Locale, own: Locale): (phrase: Phrase) => boolean {
  const ours = new Set(texts(dictionary(own)));
  const theirs = texts(dictionary(other)).filter(
    (text) => text.length >= SHORTEST && !ours.has(text),
  );
  const whole = new Set(theirs);
  const ownPatterns = new Set([...ours].map(toPattern));
  // Blanks alone, such as a date's, match anything.
  const isPhrase = (text: string) =>
    /\{\w+\}/.test(text) && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ''));
  const patterns = theirs.filter(isPhrase).map(toPattern);
  const filled = new RegExp(
    `^(?:${patterns.filter((pattern) => !ownPatterns.has(pattern)).join('|')})$`,
    'u',
  );
  const filledOwn = new RegExp(`^(?:${[...ours].filter(isPhrase).map(toPattern).join('|')})$`, 'u');
  return ({ text, isForeign }) => {
    if (whole.has(text) || (filled.test(text) && !filledOwn.test(text))) return true;
    const count = (locale: Locale) => text.match(SMALL_WORDS[locale])?.length ?? 0;
    return !isForeign && count(other) >= 2 && count(own) === 0;
  };
}

/** A pattern of all that a text with blanks can become. */
function toPattern(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('.{1,80}');
}

function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [toLine(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function toData(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** All texts that a page shows or speaks, with their languages. */
function readPhrases(
  html: string,
  locale: Locale,
): { readonly language: string; readonly phrases: readonly Phrase[] } {
  const phrases: Phrase[] = [];
  const open: (Omit<Phrase, 'text'> & { readonly element: string; readonly isSpoken: boolean })[] =
    [];
  let language = '';
  const say = (text: string, { locale: spoken, isForeign }: Omit<Phrase, 'text'>) => {
    const line = toLine(text);
    if (line !== '') phrases.push({ text: line, locale: spoken, isForeign });
  };
  let pending = '';
  /** Entities split text into pieces. */
  const flush = () => {
    const place = open.at(-1);
    if (place?.isSpoken === true) say(pending, place);
    pending = '';
  };
  const parser = new Parser({
    onopentag(element, attributes) {
      flush();
      const around = open.at(-1) ?? { locale, isForeign: false, isSpoken: true };
      const tag = attributes['lang'];
      if (element === 'html') language = tag ?? '';
      const place = {
        element,
        locale: LOCALE_CODES.find((code) => LOCALES[code].tag === tag) ?? around.locale,
        isForeign: around.isForeign || FOREIGN_PLACES.has(element),
        isSpoken: around.isSpoken && !UNSPOKEN.has(element),
      };
      open.push(place);
      if (!place.isSpoken) return;
      // Texts for scripts; some are the agency's.
      for (const [name, value] of Object.entries(attributes))
        if (name.startsWith('data-') || name === 'props')
          for (const text of texts(toData(value))) say(text, { ...place, isForeign: true });
      for (const name of SPOKEN_ATTRIBUTES) say(attributes[name] ?? '', place);
      if (
        element === 'meta' &&
        SPOKEN_META.includes(attributes['name'] ?? attributes['property'] ?? '')
      )
        say(attributes['content'] ?? '', place);
    },
    ontext(text) {
      pending += text;
    },
    onclosetag(element) {
      flush();
      if (open.at(-1)?.element === element) open.pop();
    },
  });
  parser.end(html);
  return { language, phrases };
}
