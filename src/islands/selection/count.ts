/** Shows the number of chosen talents on every link to the selection. */
import { $selection } from '../../stores/selection.ts';
import { countLabel } from './heart-words.ts';

$selection.subscribe((cards) => {
  const count = Object.keys(cards).length;
  for (const link of document.querySelectorAll('[data-selection-link]')) {
    link.setAttribute('aria-label', countLabel(count));
    link.querySelector('[data-selection-count]')?.replaceChildren(count === 0 ? '' : String(count));
  }
});
