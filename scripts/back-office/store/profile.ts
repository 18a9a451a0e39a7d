import { toNamelessPath } from '../pictures/demo-pictures.ts';
import { optionLabel } from '../reference/option-values.ts';
import type { Galleries, Language, PictureItem, Talent, TalentCard } from './stored-talent.ts';

/** A listing's fields of a talent. Adults have no flag. */
export function toListEntry({
  id,
  name,
  cover,
  gender,
  categories,
  underAge,
}: TalentCard): Record<string, unknown> {
  return {
    id,
    name,
    cover: underAge ? toNamelessPath(cover) : cover,
    gender,
    categories: categories.map((category) => ({ id: category })),
    ...(underAge && { under_age: true }),
  };
}

/** Missing values are left out, null or empty in turn: clients must read them alike. */
export function toProfile(talent: Talent, language: Language): Record<string, unknown> {
  const optional = {
    instagram: talent.instagram,
    instagram_followers: talent.followers,
    height: talent.height,
    jeans: talent.jeans,
    shoes: talent.shoes,
    hair: optionLabel('hair', talent.hair, language),
    eyes: optionLabel('eyes', talent.eyes, language),
    bust: talent.bust,
    waist: talent.waist,
    hips: talent.hips,
  };
  const spelled: Record<string, string | null> = {};
  for (const [index, [name, value]] of Object.entries(optional).entries()) {
    const spelling = (talent.id + index) % 3;
    if (value !== '') spelled[name] = value;
    else if (spelling !== 0) spelled[name] = spelling === 1 ? null : '';
  }
  const toPath = talent.underAge ? toNamelessPath : (file: string) => file;
  return {
    ...toListEntry(talent),
    cover_web: toPath(talent.coverWeb),
    cover_web_secondary: toPath(talent.coverWide),
    ...spelled,
    ...(talent.measuredAt !== '' && { measured_at: talent.measuredAt }),
    galleries: toGalleries(talent.galleries, toPath),
  };
}

/** Videos are hosted elsewhere and keep their names. */
function toGalleries(
  galleries: Galleries,
  toPath: (file: string) => string,
): Record<string, readonly PictureItem[]> {
  const renamed = (item: PictureItem) =>
    'provider' in item ? item : { ...item, file: toPath(item.file) };
  return Object.fromEntries(
    Object.entries(galleries).map(([name, items]: [string, readonly PictureItem[]]) => [
      name,
      items.map(renamed),
    ]),
  );
}
