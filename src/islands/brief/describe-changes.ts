/** Says how a received brief differs from the visitor's own. */
import { fill, fillCount } from '../../../i18n/phrases.ts';
import type { BriefChanges } from '../../domain/brief-changes.ts';
import type { FavouritesWallView } from '../../views/favourites-view.ts';

/** Most names in the sentence. */
const NAMED = 6;

/** One sentence; empty if the briefs are equal. `nameOf` takes an id of either brief. */
export function describeChanges(
  changes: BriefChanges,
  nameOf: (id: string) => string,
  { words: { brief } }: Pick<FavouritesWallView, 'words'>,
): string {
  const { changes: words } = brief;
  const people = (['entered', 'left', 'up', 'down'] as const).flatMap((kind) =>
    changes[kind].map((id) => fill(words[kind], { name: nameOf(id) })),
  );
  const notes = (['noted', 'renoted', 'unnoted'] as const)
    .filter((kind) => changes[kind].length > 0)
    .map((kind) => fillCount(words[kind], changes[kind].length));
  const all = [...changes.words.map((kind) => words[kind]), ...notes, ...people];
  if (all.length === 0) return '';
  const more = all.length - NAMED;
  const named = more > 1 ? [...all.slice(0, NAMED), fill(words.more, { n: more })] : all;
  return fill(words.heading, { changes: named.join(', ') });
}
