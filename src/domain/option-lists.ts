/**
 * The option lists of a talent's measures and colours, made by rule. The application form offers height and jeans; the others complete
 * what the talent service knows. A value is what is sent, a label what a reader sees.
 */
import { formatFeet, type MeasureLanguage } from './measures.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

const CENTIMETRES_PER_INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.204_622_6;

/** 30 to 200 cm: `170/5.7`, shown as `170 cm (5′7″)`. */
export function heightOptions(): readonly Option[] {
  return steps(30, 200, 1).map((centimetres) => {
    const feet = formatFeet(centimetres);
    return { value: `${centimetres}/${feet.replace('′', '.').replace('″', '')}`, label: `${centimetres} cm (${feet})` };
  });
}

const GIRTHS = { bust: [50, 150], waist: [40, 150], hips: [50, 160], chest: [50, 160] } as const;

/** Centimetres with inches: `88/34.6`, shown as `88 cm (34,6″)` in Portuguese. */
export function girthOptions(girth: keyof typeof GIRTHS, language: MeasureLanguage): readonly Option[] {
  const [first, last] = GIRTHS[girth];
  return steps(first, last, 1).map((centimetres) => {
    const inches = (centimetres / CENTIMETRES_PER_INCH).toFixed(1);
    return { value: `${centimetres}/${inches}`, label: `${centimetres} cm (${toDecimal(inches, language)}″)` };
  });
}

/** 3 to 200 kg with pounds: `60/132`, shown as `60 kg (132 lb)`. */
export function weightOptions(): readonly Option[] {
  return steps(3, 200, 1).map((kilograms) => {
    const pounds = Math.round(kilograms * POUNDS_PER_KILOGRAM);
    return { value: `${kilograms}/${pounds}`, label: `${kilograms} kg (${pounds} lb)` };
  });
}

/** Jeans are made in whole sizes, 34 to 60. */
export function jeansOptions(): readonly Option[] {
  return steps(34, 60, 1).map((size) => ({ value: String(size), label: String(size) }));
}

/** Shirts, suits and shoes: 1 to 60 in half steps; `37.5`, shown as `37,5` in Portuguese. */
export function sizeOptions(language: MeasureLanguage): readonly Option[] {
  return steps(1, 60, 0.5).map((size) => ({ value: String(size), label: toDecimal(String(size), language) }));
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

/** Hair colours: the English name is the value. */
export function hairOptions(language: MeasureLanguage): readonly Option[] {
  return toColours(HAIR, language);
}

/** Eye colours: the English name is the value. */
export function eyeOptions(language: MeasureLanguage): readonly Option[] {
  return toColours(EYES, language);
}

function toColours(colours: Readonly<Record<string, string>>, language: MeasureLanguage): readonly Option[] {
  return Object.entries(colours).map(([value, label]) => ({ value, label: language === 'pt' ? label : value }));
}

function toDecimal(number: string, language: MeasureLanguage): string {
  return language === 'pt' ? number.replace('.', ',') : number;
}

function steps(first: number, last: number, step: number): readonly number[] {
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
}
