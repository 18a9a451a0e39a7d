/** Says how a received brief differs from the visitor's own. */
import { fill } from '../../../i18n/phrases.ts';
import { toBriefChanges } from '../../domain/brief-changes.ts';
import type { Brief } from '../../domain/brief.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';

/** Most lines before the others are counted. */
const SHOWN = 8;

/** One line for each change; none if the briefs are equal. `nameOf` takes an id of either brief. */
export function describeChanges(
  own: Brief,
  next: Brief,
  nameOf: (id: string) => string,
  { words }: Pick<SelectionPageView, 'words'>,
): readonly string[] {
  const { changes } = words.brief;
  const { moved, words: fields, ...kinds } = toBriefChanges(own, next);
  const lines = [
    ...moved.map(({ id, from, to }) =>
      fill(to < from ? changes.up : changes.down, { name: nameOf(id), from, to }),
    ),
    ...(['noted', 'renoted', 'unnoted', 'entered', 'left'] as const).flatMap((kind) =>
      kinds[kind].map((id) =>
        fill(changes[kind], { name: nameOf(id), to: next.order.indexOf(id) + 1 }),
      ),
    ),
    ...fields.map((kind) => changes[kind]),
  ];
  const more = lines.length - SHOWN;
  return more > 1 ? [...lines.slice(0, SHOWN), fill(changes.more, { n: more })] : lines;
}
