import { readColour } from './option-lists.ts';
import { readJeans, readShoes } from './sizes.ts';
import type { Talent } from './talent.ts';

export const GIRTHS = ['bust', 'waist', 'hips'] as const;
export const RANGED = ['height', 'shoes', ...GIRTHS] as const;
export type Ranged = (typeof RANGED)[number];
export const COLOURED = ['hair', 'eyes'] as const;
export type Coloured = (typeof COLOURED)[number];
export const GALLERY_CRITERIA = ['video', 'polaroids'] as const;
export const CRITERIA = [
  'height',
  'shoes',
  'jeans',
  ...GIRTHS,
  'gender',
  ...COLOURED,
  ...GALLERY_CRITERIA,
] as const;
export type Criterion = (typeof CRITERIA)[number];

export function isOneOf<Name extends Criterion>(
  list: readonly Name[],
  criterion: Criterion,
): criterion is Name {
  return list.some((name) => name === criterion);
}

export type FinderValue = number | string;
export type FinderValues = Readonly<Partial<Record<Criterion, FinderValue | null>>>;

export function toFinderValues(talent: Talent): FinderValues {
  const { underAge, heightCm, shoes, jeans, bustCm, waistCm, hipsCm, gender, galleries } = talent;
  const measured = { height: heightCm, shoes: shoes === null ? null : readShoes(shoes) };
  if (underAge) return measured;
  const colour = (list: Coloured) => {
    const text = talent[list];
    return text === null ? null : (readColour(list, text, 'en')?.key ?? null);
  };
  return {
    ...measured,
    jeans: jeans === null ? null : readJeans(jeans),
    bust: bustCm,
    waist: waistCm,
    hips: hipsCm,
    gender: gender === 'undefined' ? null : gender,
    hair: colour('hair'),
    eyes: colour('eyes'),
    video: galleries.video.length > 0 ? 1 : null,
    polaroids: galleries.snap.length > 0 ? 1 : null,
  };
}

export function toFamily(colour: string): string {
  return colour.replace(/^(?:dark|light)-/, '');
}
