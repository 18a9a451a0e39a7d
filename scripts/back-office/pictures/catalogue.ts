/**
 * Which pictures exist, and the order behind each: storage path in, brief out. Only the named people and the site's own
 * pictures have one, so a made-up path costs nothing.
 */
import type { Person } from '../seed/cast.ts';
import { bookBriefs, coverBrief, digitalBriefs, snapBriefs, wideCoverBrief } from '../studio/briefs.ts';
import type { Brief, Sitter } from '../studio/types.ts';
import { COMPOSITE, SHOTS } from './shots.ts';
import type { PrintOrder } from './orders.ts';
import { SITE_PICTURES } from './site-pictures.ts';
import { curatedPerson, personOf, sitterOf } from './sitters.ts';

const SERIES: ReadonlyMap<string, (sitter: Sitter) => readonly Brief[]> = new Map([
  ['book', bookBriefs],
  ['snap', snapBriefs],
  ['digital', digitalBriefs],
]);
/** Width of a composite card at full scale. */
const CARD_WIDTH = 1748;
/** Defocus of covers: the nearer the face, the softer. */
const COVER_BLUR = { full: 1.6, three: 1.9, half: 2.2, bust: 2.6, head: 3.2, tight: 4 } as const;

export function isPicture(path: string): boolean {
  return SITE_PICTURES.has(path) || readTalentPath(path) !== undefined;
}

/** The order for a path; `undefined` for a path without a picture. */
export function orderFor(path: string): PrintOrder | undefined {
  const site = SITE_PICTURES.get(path);
  if (site) return site();
  const found = readTalentPath(path);
  return found && talentOrder(found.person, found.shot);
}

function readTalentPath(path: string): { readonly person: Person; readonly shot: string } | undefined {
  const [, slug = '', shot = ''] = /^talents\/([a-z0-9-]+)\/([a-z0-9-]+)\.jpg$/.exec(path) ?? [];
  const person = personOf(slug);
  return person && SHOTS.has(shot) ? { person, shot } : undefined;
}

function talentOrder(person: Person, shot: string): PrintOrder {
  const sitter = sitterOf(person);
  if (shot === 'compo') {
    const card = { name: shortName(person.name), measures: cardMeasures(person.slug), scale: COMPOSITE.width / CARD_WIDTH };
    return { kind: 'card', sitter, card };
  }
  const { width: w, height: h } = SHOTS.get(shot) ?? {};
  return { kind: 'shot', sitter, brief: { ...shotBrief(sitter, shot), ...(w && h && { w, h }) } };
}

function shotBrief(sitter: Sitter, shot: string): Brief {
  const cover = curatedPerson(sitter.seed)?.cover;
  const [series, number] = shot.split('-');
  const index = Number(number) - 1;
  switch (shot) {
    case 'cover':
      return cover ? coverBrief(sitter, { ...cover, x: 0.5, blur: COVER_BLUR[cover.crop ?? 'bust'] }) : coverBrief(sitter);
    case 'cover-web':
      return coverBrief(sitter, { ...cover, crop: 'bust', blur: COVER_BLUR.bust });
    case 'cover-wide':
      return wideCoverBrief(sitter, { wear: cover?.wear ?? 'suit', blur: COVER_BLUR.bust });
    default:
      return SERIES.get(series ?? '')?.(sitter)[index] ?? {};
  }
}

function cardMeasures(slug: string): readonly string[] {
  const known = curatedPerson(slug);
  if (!known) return ['AMAZING.EXAMPLE'];
  return [`ALTURA ${(known.cm / 100).toFixed(2).replace('.', ',')}`, `JEANS ${known.jeans}`, `SAPATOS ${known.shoes}`];
}

/** First and last word: what fits on a card. */
function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.length > 1 ? `${words[0] ?? ''} ${words.at(-1) ?? ''}` : (words[0] ?? '');
}
