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
  const sizes = steps(1, 60, 0.5).map((size) => sizeOption(size, language));
  return {
    height: steps(30, 200, 1).map(heightOption),
    bust: steps(50, 150, 1).map(girthOption),
    waist: steps(40, 150, 1).map(girthOption),
    hips: steps(50, 160, 1).map(girthOption),
    chest: steps(50, 160, 1).map(girthOption),
    weight: steps(3, 200, 1).map((kilograms) => ({
      id: String(kilograms),
      value: `${kilograms} kg / ${Math.round(kilograms * POUNDS_PER_KILOGRAM)} lb`,
    })),
    jeans: steps(34, 60, 1).map((size) => sizeOption(size, language)),
    shirt: sizes,
    suit: sizes,
    shoes: sizes,
    hair: colours('hair'),
    eyes: colours('eyes'),
  };
}

/** 170 cm → `170/5.7`, shown as `170 cm / 5′7″`. */
function heightOption(centimetres: number): Option {
  const inches = Math.round(centimetres / CENTIMETRES_PER_INCH);
  const feet = Math.floor(inches / 12);
  const rest = inches % 12;
  return { id: `${centimetres}/${feet}.${rest}`, value: `${centimetres} cm / ${feet}′${rest}″` };
}

function girthOption(centimetres: number): Option {
  return {
    id: String(centimetres),
    value: `${centimetres} cm / ${(centimetres / CENTIMETRES_PER_INCH).toFixed(1)}″`,
  };
}

function sizeOption(size: number, language: Language): Option {
  const shown = String(size);
  return { id: shown, value: language === 'pt' ? shown.replace('.', ',') : shown };
}

function steps(first: number, last: number, step: number): number[] {
  return Array.from(
    { length: Math.round((last - first) / step) + 1 },
    (_, index) => first + index * step,
  );
}
