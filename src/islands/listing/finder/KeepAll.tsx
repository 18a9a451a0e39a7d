/** A heart that keeps every talent who passes the finder, if they fit in one brief. */
import { useSyncExternalStore } from 'react';
import { fillCount } from '../../../../i18n/phrases.ts';
import { $selection, selection } from '../../../stores/selection.ts';
import { Icon } from '../../Icon.tsx';
import { loadTalentIndex } from '../load-talent-index.ts';
import type { FinderProps } from './finder-props.ts';

const MOST_KEPT = 20;

// `useStore` would take the opened finder past its limit of code.
const follow = (tell: () => void) => $selection.listen(tell);
const read = () => $selection.get();

export function KeepAll({ answer: { view, data, outcome, found } }: Pick<FinderProps, 'answer'>) {
  const kept = useSyncExternalStore(follow, read);
  if (found === undefined || outcome.count === 0 || outcome.count > MOST_KEPT) return null;
  const ids = data.ids.filter((_, position) => outcome.fails[position] === 0);
  const isKept = ids.every((id) => kept[id] !== undefined);
  const press = async () => {
    if (isKept) selection.remove(ids);
    else
      selection.keep(
        (await loadTalentIndex()).flatMap(({ card }) => (ids.includes(card.id) ? [card] : [])),
      );
  };
  return (
    <button
      type="button"
      className="tap heart num"
      aria-pressed={isKept}
      aria-label={fillCount(view.words.keep, ids.length)}
      // If the list does not load, the heart stays empty.
      onClick={() => void press().catch(() => undefined)}
    >
      <Icon name="heart" /> {ids.length}
    </button>
  );
}
