/** Colours of hair and eyes, by id. */
import type { Language } from '../store/records.ts';

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

export const COLOURS = { hair: HAIR, eyes: EYES } as const;

/** A colour's name in a language; an unknown id stays. */
export function colourName(list: keyof typeof COLOURS, id: string, language: Language): string {
  const [, pt, en] = COLOURS[list].find(([known]) => known === id) ?? [id, id, id];
  return language === 'en' ? en : pt;
}
