import { formatFeet, formatHeight, type MeasureLanguage } from './measures.ts';
import { toKebabCase } from './slug.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** The lower heights come last: few need them. Values are the panel's: centimetres/feet.inches. */
export function heightOptions(language: MeasureLanguage): readonly Option[] {
  return [...wholeNumbers(150, 210), ...wholeNumbers(30, 149).toReversed()].map((centimetres) => ({
    value: `${centimetres}/${formatFeet(centimetres).replace('′', '.').replace('″', '')}`,
    label: formatHeight(centimetres, language),
  }));
}

export function jeansOptions(): readonly Option[] {
  return wholeNumbers(34, 60).map((size) => ({ value: String(size), label: String(size) }));
}

const HAIR = {
  Black: 'Preto',
  'Dark brown': 'Castanho-escuro',
  Brown: 'Castanho',
  'Light brown': 'Castanho-claro',
  'Dark blonde': 'Loiro-escuro',
  Blonde: 'Loiro',
  'Light blonde': 'Loiro-claro',
  'Dark red': 'Ruivo-escuro',
  Red: 'Ruivo',
  'Light red': 'Ruivo-claro',
  'Dark grey': 'Grisalho-escuro',
  Grey: 'Grisalho',
  'Light grey': 'Grisalho-claro',
  White: 'Branco',
  Coloured: 'Colorido',
  Shaved: 'Raspado',
} as const;

const EYES = {
  Black: 'Pretos',
  'Dark brown': 'Castanho-escuros',
  Brown: 'Castanhos',
  'Light brown': 'Castanho-claros',
  'Dark hazel': 'Avelã-escuros',
  Hazel: 'Avelã',
  'Light hazel': 'Avelã-claros',
  'Dark honey': 'Mel-escuros',
  Honey: 'Mel',
  'Light honey': 'Mel-claros',
  'Dark green': 'Verde-escuros',
  Green: 'Verdes',
  'Light green': 'Verde-claros',
  'Dark blue': 'Azul-escuros',
  Blue: 'Azuis',
  'Light blue': 'Azul-claros',
  'Dark grey': 'Cinza-escuros',
  Grey: 'Cinza',
  'Light grey': 'Cinza-claros',
} as const;

function toStems(
  colours: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly [en: string, pt: string]> {
  return new Map(
    Object.entries(colours).flatMap((enAndPt) =>
      enAndPt.map((words) => [toStem(words), enAndPt] as const),
    ),
  );
}

const LONGEST_KEY = 80;

let stems: Readonly<Record<'hair' | 'eyes', ReturnType<typeof toStems>>> | null = null;

/** `text` may be in either language and any inflection. */
export function readColour(list: 'hair' | 'eyes', text: string, language: MeasureLanguage) {
  const key = toKebabCase(text) || toOwnScript(text);
  if (key === '') return null;
  stems ??= { hair: toStems(HAIR), eyes: toStems(EYES) };
  const known = stems[list].get(toStem(text));
  if (known === undefined) return { key, label: text };
  const [en, pt] = known;
  const labels: Readonly<Record<MeasureLanguage, string>> = { pt, en };
  return { key: toKebabCase(en), label: labels[language] };
}

function toOwnScript(text: string): string {
  const words = text.slice(0, LONGEST_KEY).normalize('NFC').toLowerCase();
  return words.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? '';
}

/** `azuis` → `azul`, `gray` → `grey`; then without the ends of gender and number, and `médio`. */
function toStem(text: string): string {
  const plain = toKebabCase(text).replace(/uis(?=-|$)/g, 'ul');
  const british = plain.replace('gray', 'grey').replace('colored', 'coloured');
  return british.replace(/^medium-|-medi[ao]s?$/, '').replace(/[aeo]?s?(?=-|$)/g, '');
}

function wholeNumbers(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
