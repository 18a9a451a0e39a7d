import { useStore } from '@nanostores/react';
import { favourites } from '../../../stores/own-favourites.ts';
import type { Favourite } from '../../../stores/favourites-store.ts';
import { heartLabel } from '../../selection/heart-words.ts';
import { Icon } from '../../Icon.tsx';

/** The heart in gallery mode; follows the hearts of the page and of other tabs. */
export function Heart({ card }: { readonly card: Favourite }) {
  const isFavourite = useStore(favourites.$favourites)[card.id] !== undefined;
  return (
    <button
      type="button"
      className="tap heart"
      aria-pressed={isFavourite}
      aria-label={heartLabel(card.name, isFavourite)}
      onClick={() => {
        if (isFavourite) favourites.remove([card.id]);
        else favourites.keep([card]);
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
