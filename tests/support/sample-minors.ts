/** Talents whose every secret is a word that stands nowhere else, so that searching a site tells
 * whether it got out. */
import { fold } from '../../src/domain/names.ts';

const FIRST_ID = 1001;

/** Which answers say that she is a minor. */
export type Flag = 'nobody' | 'list' | 'profile' | 'both';

type Json = Readonly<Record<string, unknown>>;

/** Letters alone, so that no digest or address holds them by chance. */
function toWord(place: number): string {
  return Array.from(String(place), (digit) => 'bcdfghjklm'[Number(digit)] ?? 'b').join('');
}

export function givenName(id: number): string {
  return `Nina${toWord(id)}`;
}

function surname(id: number): string {
  return `Quaresmeira${toWord(id)}`;
}

function panelName(id: number): string {
  const given = givenName(id);
  const family = surname(id);
  const names = [
    `${given} da ${family}`,
    `${given} da ${family}`,
    `${family}, ${given}`,
    `  ${given}\u200B   “Apelido${toWord(id)}”  da ${family} `,
    `${given.toUpperCase()} DA ${family.toUpperCase()}`,
  ];
  return names[id % names.length] ?? given;
}

/** What must not stand in any published byte while the talent is a minor, folded. */
export function secretsOf(id: number): readonly string[] {
  const word = toWord(id);
  return [
    surname(id),
    ...(panelName(id).includes('Apelido') ? [`apelido${word}`] : []),
    `arroba.${word}`,
    `jeans${word}`,
    `cabelo${word}`,
    `olhos${word}`,
    `polaroid${word}`,
    `composto${word}`,
    `elsewhere${word}`,
  ].map(fold);
}

export const FOLLOWERS_SHOWN = ['73,3 mil', '73.3K'] as const;

/** The answers of another agency's talent service about these talents. */
export function toMinorsEdit(
  flagOf: (id: number) => Flag,
): (path: string, content: unknown) => unknown {
  return (path, content) => {
    if (path.startsWith('/api/talents?')) {
      const { data } = content as { readonly data: readonly Json[] };
      return { data: data.map((_, index) => toListed(FIRST_ID + index, flagOf(FIRST_ID + index))) };
    }
    const id = Number(/\/api\/talent\/profile\?.*\bid=(\d+)/.exec(path)?.[1]);
    return Number.isNaN(id) ? content : toProfile(id, flagOf(id));
  };
}

function toListed(id: number, flag: Flag): Json {
  return {
    id,
    name: panelName(id),
    cover: `talents/${id}/cover.jpg`,
    gender: id % 2 === 0 ? 'woman' : 'man',
    categories: [{ id: 1 }, { id: 2012 }],
    under_age: flag === 'list' || flag === 'both',
  };
}

function toProfile(id: number, flag: Flag): Json {
  const word = toWord(id);
  const picture = (file: string) => ({ file, width: 800, height: 1200 });
  return {
    ...toListed(id, 'nobody'),
    cover_web: `talents/${surname(id)}/mobile.jpg`,
    cover_web_secondary: `https://pictures.example/elsewhere${word}.jpg`,
    instagram: `@arroba.${word}`,
    instagram_followers: '73300',
    height: '171',
    jeans: `jeans${word}`,
    shoes: '37 BR',
    bust: '83',
    waist: 61,
    hips: '89',
    hair: `cabelo${word}`,
    eyes: `olhos${word}`,
    galleries: {
      book: [
        picture(`talents/${id}/book-1.jpg`),
        picture(`talents/${id}/${fold(surname(id))}.jpg`),
        picture(`ig/arroba_${word}.jpg`),
      ],
      snap: [picture(`talents/${id}/polaroid${word}.jpg`)],
      compo: [picture(`talents/${id}/composto${word}.jpg`)],
      video: [{ file: '76979871', provider: 'vimeo' }],
    },
    under_age: flag === 'profile' || flag === 'both',
  };
}

/** Reads bytes as a search engine might: accents, case, and what is written in the codes of
 * addresses, pages and scripts, twice if need be. */
export function toSearchable(...texts: readonly string[]): string {
  const once = texts.map(decode);
  return fold(Array.from(new Set([...texts, ...once, ...once.map(decode)])).join('\n'));
}

function decode(text: string): string {
  return text
    .replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        return encoded;
      }
    })
    .replace(
      /&#x([\da-f]{1,6});|\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi,
      (encoded, page?: string, script?: string, short?: string) =>
        toLetter(Number.parseInt(page ?? script ?? short ?? '', 16), encoded),
    )
    .replace(/&#(\d{1,7});/g, (encoded, code: string) => toLetter(Number(code), encoded));
}

function toLetter(code: number, encoded: string): string {
  return code > 0x10_ff_ff ? encoded : String.fromCodePoint(code);
}
