/** Shows the number of favourites on every link to them. */
import { favourites } from '../../stores/own-favourites.ts';
import { countLabel } from './heart-words.ts';

favourites.$favourites.subscribe((cards) => {
  const count = Object.keys(cards).length;
  for (const link of document.querySelectorAll('[data-selection-link]')) {
    link.setAttribute('aria-label', countLabel(count));
    link.querySelector('[data-selection-count]')?.replaceChildren(count === 0 ? '' : String(count));
  }
});
