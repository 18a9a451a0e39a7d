/** `null`, `""`, `false` (json-shapes.ts takes it out) and the 0 of an empty column are absent. */
import * as v from 'valibot';
import { ADDRESS_LENGTH } from '../domain/constants.ts';
import { toDisplayName, toPersonName } from '../domain/display-name.ts';
import { isId } from '../domain/id.ts';
import { jsonOrNull } from '../lib/or-null.ts';
import { toLanguage } from './language.ts';
import { toNumber } from './quantity.ts';
import { toPlainText } from './plain-text.ts';
import type { FaultKind } from './source-read.ts';

const CONTROL_CHARACTERS = /[\0-\x08\x0E-\x1F\x7F\uFFFE\uFFFF]/g;
const LONGEST_SHORT = 200;
const LONGEST_TEXT = 20_000;
/** A longer name is cut, a far longer one is a mistake. */
const LONGEST_NAME = 1_000;

export const UNFIT = 'is not fit to be shown';

export function wireRecord<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, (issue) => (issue.path === undefined ? 'is no object' : 'is missing'));
}

export function wireOptional<const Wire extends v.GenericSchema>(schema: Wire) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((value) => (Array.isArray(value) && value.length === 0 ? null : value)),
    v.check((value) => !Array.isArray(value), 'is a list'),
    v.nullable(schema),
  );
}

export function wireList<const Wire extends v.GenericSchema>(item: Wire) {
  return v.pipe(
    v.nullish(v.array(v.nullable(item), 'is no list'), []),
    v.transform((items) => items.filter((one) => one !== null)),
  );
}

interface TextFault {
  readonly fault: string;
  readonly kind?: FaultKind;
}
/** `''` is no value, `null` does not fit. */
type ReadText = (text: string) => string | TextFault | null;

function wireRead(read: ReadText, longest: number) {
  return v.pipe(
    v.nullish(v.union([v.string(), v.number()], 'is no text'), ''),
    v.rawTransform(({ dataset, addIssue, NEVER }): string | null => {
      if (dataset.value === 0) return null;
      const sent = String(dataset.value).toWellFormed();
      const text = sent
        .replace(/[\v\f]/g, '\n')
        .replace(CONTROL_CHARACTERS, '')
        .trim();
      if (text === '') return null;
      const value =
        text.length > longest
          ? tooLong(longest)
          : ((isData(text) ? DATA : read(text)) ?? { fault: UNFIT });
      if (typeof value === 'string') return value.trim() || null;
      const { fault: message, kind } = value;
      // Issues have no field of ours: the kind travels as what was expected.
      addIssue(kind === undefined ? { message } : { message, expected: kind });
      return NEVER;
    }),
  );
}

/** Panels may send all translations of a text, or the blocks of an editor. */
const DATA: TextFault = { fault: 'is data of a program' };
const isData = (text: string): boolean => /^[{[]/.test(text) && jsonOrNull(text) !== null;

const tooLong = (longest: number): TextFault => ({
  fault: `is longer than ${longest} characters`,
  kind: 'overlong',
});

const NO_VALUE =
  /^[\p{P}\p{S}\s]*(?:(?:null|undefined|nan|nil|none|empty|not set|invalid date|\\n|object (?:date|null|object|promise|undefined)|n[/.][ad]|tb[ad]|nenhum[ao]?|n[ãa]o(?: (?:tem|possui|informad[oa]|se aplica))?|vazi[oa]|privad[oa]|private|desativad[oa]|inexistente|a (?:definir|confirmar|preencher)|sem informa\S+|selecione|please select)[\p{P}\p{S}\s]*)+$|^#(?:ref|value|name|num|div\/0)[!?]$|^(?:0000-00-00|-?0001-\d\d-\d\d|19(?:00|70)-01-01|00\/00\/0000)(?!-)/iu;
const PROGRAM_NO_VALUE =
  /^[\p{P}\s]*(?:(?:null|NULL|undefined|NaN|object (?:Object|Null|Undefined))[\p{P}\s]*)+$/u;
const LONGEST_NO_VALUE = 40;

const unlessNoValue =
  (read: ReadText): ReadText =>
  (text) => {
    const value = read(text);
    return [text, value].some(isNoValue) ? noValueFault(text) : value;
  };

const noValueFault = (text: string): TextFault => ({
  fault: `is "${text}", which is nothing`,
  kind: 'harmless',
});

export const isNoValue = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_NO_VALUE && NO_VALUE.test(value.trim());

/** `<script>Ana</script>` is a name all the same. */
const toWords = (text: string): string | TextFault =>
  /[<&]/.test(text) ? toPlainText(text) || toPlainText(text.replace(/<[^<>]*>/g, ' ')) : text;

/** A person may be called None; only a program writes `null`. */
const toNameWords: ReadText = (text) => (PROGRAM_NO_VALUE.test(text) ? '' : toWords(text));

function toLine(text: string): ReturnType<ReadText> {
  const words = toWords(text);
  if (typeof words !== 'string') return words;
  const line = toDisplayName(words);
  return line.length > LONGEST_SHORT ? tooLong(LONGEST_SHORT) : line;
}

const toFilledLine: ReadText = (text) => {
  const line = toLine(text);
  return typeof line === 'string' && /^\p{P}*$/u.test(line) ? '' : line;
};

export const wireLine = wireRead(unlessNoValue(toFilledLine), LONGEST_TEXT);

/** A town may be called None. */
export const wirePlace = wireRead(toFilledLine, LONGEST_TEXT);

export const wireTitle = wireRead(toNameWords, LONGEST_TEXT);

export const wireSlug = wireRead(unlessNoValue(toWords), LONGEST_TEXT);

export const wirePlainText = wireRead(
  unlessNoValue((text) => toPlainText(text)),
  LONGEST_TEXT,
);

export const wireHtml = wireRead(
  unlessNoValue((text) => text),
  Number.POSITIVE_INFINITY,
);

export const wireLanguage = wireRead(unlessNoValue(toLanguage), LONGEST_SHORT);

export const wireAsSent = wireRead((text) => text, LONGEST_SHORT);

export function wireByRule(rule: ReadText) {
  const read: ReadText = (text) => {
    const line = toLine(text);
    return typeof line === 'string' && line !== '' ? rule(line) : line;
  };
  return wireRead(unlessNoValue(read), ADDRESS_LENGTH);
}

export function wireAddress(rule: ReadText) {
  const read: ReadText = (text) => {
    const plain = text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '').replaceAll('&amp;', '&');
    const [, name = '', ending] = /([^/]*?)(\.\w+)?\/?(?:[?#].*)?$/.exec(plain) ?? [];
    // `none` is no address, `none.jpg` may be one, `null.jpg` is none.
    const isNone = ending === undefined ? isNoValue(name) : PROGRAM_NO_VALUE.test(name);
    return isNone ? noValueFault(text) : rule(plain);
  };
  return wireRead(unlessNoValue(read), ADDRESS_LENGTH);
}

export function wireEither<
  const Whole extends v.GenericSchema,
  const Short extends v.GenericSchema,
>(whole: Whole, short: Short) {
  return v.lazy((value): Whole | Short =>
    typeof value === 'object' && value !== null ? whole : short,
  );
}

export const wireName = v.pipe(
  wireRead((text) => {
    const name = toNameWords(text);
    return typeof name === 'string' ? toPersonName(name) : name;
  }, LONGEST_NAME),
  v.transform((name) => name ?? ''),
  v.nonEmpty('is missing'),
);

export const wireId = v.pipe(
  v.union([v.number(), v.string()], 'is missing'),
  v.transform((value) =>
    String(value)
      .trim()
      .replace(/^0+(?=\d)/, ''),
  ),
  v.check(isId, 'is no positive whole number'),
);

export const wireNumber = v.pipe(
  wireRead((text) => {
    const number = toNumber(text, 'decimals');
    if (number === 0) return '';
    return Number.isFinite(number) ? String(number) : { fault: 'is no number' };
  }, LONGEST_SHORT),
  v.transform((text) => (text === null ? null : Number(text))),
);

export const wirePixels = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): number | null => {
    const pixels = toNumber(String(value).replace(/\s*(?:px|pixels?)$/i, ''), 'thousands');
    return Number.isInteger(pixels) && pixels > 0 ? pixels : null;
  }),
);

export function toWord(value: unknown): string | null {
  const isScalar =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? String(value).normalize('NFC').trim().toLowerCase() : null;
}

const ON: ReadonlySet<unknown> = new Set('true 1 yes sim on t y s \x01'.split(' '));
const OFF: ReadonlySet<unknown> = new Set('false 0 no nao não off f n \0'.split(' '));

export function isOn(value: unknown): boolean {
  return ON.has(toWord(toBit(value)));
}

export function isOff(value: unknown): boolean {
  return OFF.has(toWord(toBit(value)));
}

/** A bit of MySQL, of which Node makes a list of bytes. */
function toBit(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
}

export const wireSwitch = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => value ?? false),
  v.check((value) => isOn(value) || isOff(value), 'is neither on nor off'),
  v.transform((value): boolean => isOn(value)),
);
