/** The ways to a brief on paper: its button, and the keys that print any page. What draws the pages comes when it is asked for. */
import type { FavouritesWallView } from '../../views/favourites-view.ts';
import type { PrintedBrief } from './print-brief.ts';

/** `read` tells what there is to print. Where that is nobody, or the program of the pages does not come, the page itself is printed. */
export function bindPaper(button: HTMLElement, view: FavouritesWallView, read: () => PrintedBrief): void {
  const print = (): boolean => {
    const printed = read();
    if (printed.talents.length === 0) return false;
    void import('./print-brief.ts').then(
      ({ printBrief }) => printBrief(printed, view),
      () => {
        window.print();
      },
    );
    return true;
  };
  button.addEventListener('click', print);
  window.addEventListener('keydown', (event) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (isPrint && document.querySelector('dialog[open]') === null && print()) event.preventDefault();
  });
}
