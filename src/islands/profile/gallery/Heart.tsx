import { useStore } from '@nanostores/react';
import type { CardTalent } from '../../../domain/card-talent.ts';
import { $selection, selection } from '../../../stores/selection.ts';
import { heartLabel } from '../../selection/heart-words.ts';
import { Icon } from '../../Icon.tsx';

/** The heart in gallery mode; follows the hearts of the page and of other tabs. */
export function Heart({ card }: { readonly card: CardTalent }) {
  const isChosen = useStore($selection)[card.id] !== undefined;
  return (
    <button
      type="button"
      className="tap heart"
      aria-pressed={isChosen}
      aria-label={heartLabel(card.name, isChosen)}
      onClick={() => selection.toggle(card)}
    >
      <Icon name="heart" />
    </button>
  );
}
