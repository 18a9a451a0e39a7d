/** The options of a talent's measures and colours. A value is what is sent, a label what a reader sees. */
import { formatFeet, formatHeight, type MeasureLanguage } from './measures.ts';
import { toWords } from './slug.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** 1,50 to 2,10 m, where nearly every applicant is, then down to 30 cm: `170/5.7`, shown as a profile shows it. */
export function heightOptions(language: MeasureLanguage): readonly Option[] {
  return [...wholeNumbers(150, 210), ...wholeNumbers(30, 149).toReversed()].map((centimetres) => ({
    value: `${centimetres}/${formatFeet(centimetres).replace('′', '.').replace('″', '')}`,
    label: formatHeight(centimetres, language),
  }));
}

/** Jeans are made in whole sizes, 34 to 60. */
export function jeansOptions(): readonly Option[] {
  return wholeNumbers(34, 60).map((size) => ({ value: String(size), label: String(size) }));
}

/** English value and Portuguese label. */
const HAIR = {
  Black: 'Preto',
  'Dark brown': 'Castanho-escuro',
  Brown: 'Castanho',
  'Light brown': 'Castanho-claro',
  'Dark blonde': 'Loiro-escuro',
  Blonde: 'Loiro',
  Red: 'Ruivo',
  Grey: 'Grisalho',
  White: 'Branco',
  Coloured: 'Colorido',
  Shaved: 'Raspado',
} as const;

const EYES = {
  Black: 'Pretos',
  'Dark brown': 'Castanho-escuros',
  Brown: 'Castanhos',
  Hazel: 'Avelã',
  Honey: 'Mel',
  Green: 'Verdes',
  Blue: 'Azuis',
  Grey: 'Cinza',
} as const;

/** A colour: its key, and its label in each language. */
export interface Colour {
  /** The English name as it stands in addresses: `dark-brown`. */
  readonly key: string;
  readonly label: string;
}

/** Each colour by its word stems in both languages. */
function toStems(colours: Readonly<Record<string, string>>): ReadonlyMap<string, readonly [value: string, label: string]> {
  return new Map(Object.entries(colours).flatMap((colour) => colour.map((words) => [toStem(words), colour] as const)));
}

/** Characters of a colour's words that its key is made of. */
const LONGEST_KEY = 80;

let stems: Readonly<Record<'hair' | 'eyes', ReturnType<typeof toStems>>> | null = null;

/**
 * The colour that the back office's words name, in either language, any number and gender (`Preta`, `Castanho escuro`, `Green`). Unknown
 * words, of any script, are a colour of their own; `null` for no words.
 */
export function readColour(list: 'hair' | 'eyes', text: string, language: MeasureLanguage): Colour | null {
  const key = toWords(text) || toOwnScript(text);
  if (key === '') return null;
  stems ??= { hair: toStems(HAIR), eyes: toStems(EYES) };
  const known = stems[list].get(toStem(text));
  if (known === undefined) return { key, label: text };
  const [value, label] = known;
  return { key: toWords(value), label: language === 'pt' ? label : value };
}

/** `Морковный цвет` → `морковный-цвет`: words that have no ASCII letter. */
function toOwnScript(text: string): string {
  const words = text.slice(0, LONGEST_KEY).normalize('NFC').toLowerCase();
  return words.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? '';
}

/** The words of a colour without the endings that Portuguese gives them. */
function toStem(text: string): string {
  return toWords(text).replace(/[ao]?s?(?=-|$)/g, '');
}

function wholeNumbers(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
