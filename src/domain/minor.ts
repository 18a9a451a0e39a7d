/** What may be shown of a minor: the catalogue removes all else before any use. */
import { fold } from './names.ts';
import { NO_GALLERIES, type Galleries, type Picture, type Talent } from './talent.ts';
import { decodeOrSame } from './slug.ts';

export const PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
/** Words of this length are also found inside others (`anasilva.jpg`). */
const FOUND_WITHIN = 4;

export interface Withheld {
  readonly talent: Talent;
  readonly withheldPictures: readonly { readonly field: string; readonly isElsewhere: boolean }[];
}

/** Keeps pictures on the image CDN whose addresses tell no surname or handle. */
export function withholdForMinor(
  talent: Talent,
  isOnCdn: (file: string) => boolean,
  nameInProfile: string | null = null,
): Withheld {
  const { name, accounts } = talent;
  const tests = [name, nameInProfile ?? name].map((each) =>
    toSurnameTest({ name: each, accounts }),
  );
  const isTelling = (file: string): boolean => tests.some((test) => test(file));
  const withheldPictures: Withheld['withheldPictures'][number][] = [];
  const mayShow = (file: string, field: string): boolean => {
    const isElsewhere = !isOnCdn(file);
    const shown = !isElsewhere && !isTelling(file);
    if (!shown) withheldPictures.push({ field, isElsewhere });
    return shown;
  };
  const keep = (file: string | null, field: string): string | null =>
    file !== null && mayShow(file, field) ? file : null;
  const book = talent.galleries.book.filter(({ file }: Picture, index) =>
    mayShow(file, `galleries.book.${index}`),
  );
  const galleries: Galleries = { ...NO_GALLERIES, book };
  return {
    talent: {
      id: talent.id,
      underAge: true,
      name: toFirstName(talent.name),
      cover: keep(talent.cover, 'cover'),
      gender: talent.gender,
      categories: talent.categories,
      coverMobile: keep(talent.coverMobile, 'cover_web'),
      coverDesktop: keep(talent.coverDesktop, 'cover_web_secondary'),
      accounts: [],
      heightCm: talent.heightCm,
      jeans: null,
      shoes: talent.shoes,
      bustCm: null,
      waistCm: null,
      hipsCm: null,
      measuredAt: null,
      polaroidsAt: null,
      hair: null,
      eyes: null,
      galleries,
    },
    withheldPictures,
  };
}

const NAME_WORD = /\p{L}[\p{L}\p{M}\u200C\u200D]*(?:['’\-‐‑][\p{L}\p{M}\u200C\u200D]+)*/u;

/** `Silva, Ana` and `Ana Silva` give `Ana`. */
export function toFirstName(name: string): string {
  const parts = name.split(',');
  const given = parts.slice(1).find((part) => NAME_WORD.test(part)) ?? name;
  return NAME_WORD.exec(given)?.[0] ?? name.split(' ')[0] ?? name;
}

export function toSurnameTest({
  name,
  accounts,
}: Pick<Talent, 'name' | 'accounts'>): (file: string) => boolean {
  const first = toFileWords(toFirstName(name));
  const surnames = toSurnames(toFileWords(name), first);
  const joinedFirst = first.join('');
  // Within other words an initial counts only behind the first name: `anaS`, not `sAna`.
  const longSurnames = surnames.filter((word) => word.length > 1);
  const within = [
    ...surnames.filter((word) => word.length >= FOUND_WITHIN),
    ...surnames.map((word) => joinedFirst + word),
    ...longSurnames.flatMap((word) => [
      word + joinedFirst,
      ...Array.from(PARTICLES, (particle) => joinedFirst + particle + word),
    ]),
    ...accounts.map(({ handle }) => toFileWords(handle).join('')),
  ];
  return (file) => {
    const path = decodeOrSame(file.replace(/^https?:\/\/[^/]*/i, ''));
    const found = toFileWords(path);
    const joined = found.join('');
    return (
      found.some((word) => surnames.includes(word)) ||
      toWordParts(path).some((word) => longSurnames.includes(word)) ||
      within.some((word) => joined.includes(word))
    );
  };
}

/** `AnaLuz02` has the words `ana` and `luz`. */
function toWordParts(path: string): readonly string[] {
  const parts = toFileWords(path.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return parts.map((word) => word.replace(/^\p{N}+|\p{N}+$/gu, ''));
}

export function toSurnames(words: readonly string[], first: readonly string[]): readonly string[] {
  return words.filter(
    (word) => !first.includes(word) && !PARTICLES.has(word) && /\p{L}/u.test(word),
  );
}

function toFileWords(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
