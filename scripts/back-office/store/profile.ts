/** Talents as the wire has them. */
import { toNamelessPath } from '../pictures/demo-pictures.ts';
import { colourName } from '../reference/colours.ts';
import { GALLERIES, type Item, type Language, type Stored } from './records.ts';

type Talent = Stored<'talents'>;

export function toListEntry(talent: Talent): Record<string, unknown> {
  const { id, name, cover, gender, categories, underAge } = talent;
  return {
    id,
    name,
    cover: underAge ? toNamelessPath(cover) : cover,
    gender,
    categories: categories.map((category) => ({ id: category })),
    under_age: underAge,
  };
}

/** Missing values are left out, null or empty in turn: clients must read them alike. */
export function toProfile(talent: Talent, language: Language): Record<string, unknown> {
  const { instagram, followers, height, jeans, shoes, bust, waist, hips } = talent;
  const hair = colourName('hair', talent.hair, language);
  const eyes = colourName('eyes', talent.eyes, language);
  const measures = { height, jeans, shoes, hair, eyes, bust, waist, hips };
  const optional = { instagram, instagram_followers: followers, ...measures };
  const spelled: Record<string, string | null> = {};
  for (const [index, [name, value]] of Object.entries(optional).entries()) {
    const spelling = (talent.id + index) % 3;
    if (value !== '') spelled[name] = value;
    else if (spelling !== 0) spelled[name] = spelling === 1 ? null : '';
  }
  const toPath = (file: string) => (talent.underAge ? toNamelessPath(file) : file);
  // Films are hosted elsewhere and keep their names.
  const toItem = (item: Item) =>
    item.provider === undefined ? { ...item, file: toPath(item.file) } : item;
  return {
    ...toListEntry(talent),
    cover_web: toPath(talent.coverWeb),
    cover_web_secondary: toPath(talent.coverWide),
    ...spelled,
    ...(talent.measuredAt !== '' && { measured_at: talent.measuredAt }),
    galleries: Object.fromEntries(GALLERIES.map((name) => [name, talent[name].map(toItem)])),
  };
}
