/** Orders for the darkroom, and how the house's own people are put into one. */
import { lineupBrief, type LineupOrder } from '../studio/briefs.ts';
import { castSitter } from '../studio/casting.ts';
import { CURATED } from '../studio/cast.ts';
import type { Card } from '../studio/paper-goods.ts';
import type { Brief, Sitter } from '../studio/types.ts';

/** What the darkroom is asked to make. */
export type PrintOrder =
  | { readonly kind: 'shot'; readonly sitter: Sitter; readonly brief: Brief }
  | { readonly kind: 'card'; readonly sitter: Sitter; readonly card: Card }
  | { readonly kind: 'polaroid'; readonly sitter: Sitter; readonly brief: Brief; readonly label: string; readonly width: number }
  | { readonly kind: 'sheet'; readonly sitter: Sitter; readonly briefs: readonly Brief[]; readonly width: number; readonly height: number };

/** Made when asked for: casting everybody at start-up would be work for nothing. */
export type Order = () => PrintOrder;

/** People of the house, in the order given. */
export function houseRow(slugs: readonly string[]): { sitter: Sitter; cm: number }[] {
  return slugs.map((slug) => {
    const person = CURATED.find((candidate) => candidate.slug === slug);
    if (!person) throw new RangeError(`Nobody curated is called ${slug}`);
    return { sitter: castSitter(slug, person.look), cm: person.cm };
  });
}

/** People of the house in a row on one floor. */
export function lineup(slugs: readonly string[], order: LineupOrder): Order {
  return () => {
    const row = houseRow(slugs);
    const [first] = row;
    if (!first) throw new RangeError('A line-up needs somebody');
    return { kind: 'shot', sitter: first.sitter, brief: lineupBrief(row, order) };
  };
}

/** One person of the house. */
export function shot(slug: string, brief: Brief): Order {
  return () => {
    const [person] = houseRow([slug]);
    if (!person) throw new RangeError('A picture needs somebody');
    return { kind: 'shot', sitter: person.sitter, brief };
  };
}
