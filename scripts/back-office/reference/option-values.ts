/** Options of measures and colours, as the attributes call offers them. */
import type { Language } from '../store/records.ts';

export interface Option {
  readonly id: number | string;
  readonly value: string;
}

const CENTIMETRES_PER_INCH = 2.54;
const POUNDS_PER_KILOGRAM = 2.20462;

const HAIR: readonly (readonly [id: string, pt: string, en: string])[] = [
  ['black', 'Preto', 'Black'],
  ['dark-brown', 'Castanho-escuro', 'Dark brown'],
  ['brown', 'Castanho', 'Brown'],
  ['light-brown', 'Castanho-claro', 'Light brown'],
  ['dark-blonde', 'Loiro-escuro', 'Dark blonde'],
  ['blonde', 'Loiro', 'Blonde'],
  ['red', 'Ruivo', 'Red'],
  ['grey', 'Grisalho', 'Grey'],
  ['white', 'Branco', 'White'],
  ['shaved', 'Raspado', 'Shaved'],
  ['coloured', 'Colorido', 'Coloured'],
];

const EYES: readonly (readonly [id: string, pt: string, en: string])[] = [
  ['black', 'Pretos', 'Black'],
  ['dark-brown', 'Castanho-escuros', 'Dark brown'],
  ['brown', 'Castanhos', 'Brown'],
  ['hazel', 'Avelã', 'Hazel'],
  ['honey', 'Mel', 'Honey'],
  ['green', 'Verdes', 'Green'],
  ['blue', 'Azuis', 'Blue'],
  ['grey', 'Cinza', 'Grey'],
];

/** Ids and names in both languages. */
export const COLOURS = { hair: HAIR, eyes: EYES } as const;

/** A colour's name in a language; an unknown id stays. */
export function optionLabel(list: keyof typeof COLOURS, id: string, language: Language): string {
  const [, pt, en] = COLOURS[list].find(([known]) => known === id) ?? [id, id, id];
  return language === 'en' ? en : pt;
}

/** Every list in a language, by its name in the attributes call. */
export function optionLists(language: Language): Readonly<Record<string, readonly Option[]>> {
  const colours = (list: keyof typeof COLOURS): Option[] =>
    COLOURS[list].map(([id]) => ({ id, value: optionLabel(list, id, language) }));
  const toSize = (size: number): Option => {
    const id = String(size);
    return { id, value: language === 'pt' ? id.replace('.', ',') : id };
  };
  const sizes = steps(1, 60, 0.5).map(toSize);
  return {
    height: steps(30, 200, 1).map(toHeight),
    bust: steps(50, 150, 1).map(toGirth),
    waist: steps(40, 150, 1).map(toGirth),
    hips: steps(50, 160, 1).map(toGirth),
    chest: steps(50, 160, 1).map(toGirth),
    weight: steps(3, 200, 1).map((kilograms) => ({
      id: String(kilograms),
      value: `${kilograms} kg / ${Math.round(kilograms * POUNDS_PER_KILOGRAM)} lb`,
    })),
    jeans: steps(34, 60, 1).map(toSize),
    shirt: sizes,
    suit: sizes,
    shoes: sizes,
    hair: colours('hair'),
    eyes: colours('eyes'),
  };
}

/** 170 cm → `170/5.7`, shown as `170 cm / 5′7″`. */
function toHeight(centimetres: number): Option {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  const [feet, rest] = [Math.floor(inches / 12), inches % 12];
  return { id: `${centimetres}/${feet}.${rest}`, value: `${centimetres} cm / ${feet}′${rest}″` };
}

function toGirth(centimetres: number): Option {
  const inches = (centimetres / CENTIMETRES_PER_INCH).toFixed(1);
  return { id: String(centimetres), value: `${centimetres} cm / ${inches}″` };
}

function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}
