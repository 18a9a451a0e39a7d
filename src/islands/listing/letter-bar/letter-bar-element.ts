/** `<letter-bar>`: starts the letter bar when the page is idle. Arrow keys between cards work
 * before that. */
import { followArrows } from '../../arrow-keys.ts';
import { defineLateIsland } from '../../idle-island.ts';

defineLateIsland('letter-bar', async () => (await import('./LetterBar.tsx')).LetterBar);

const wall = document.querySelector<HTMLElement>('.wall');
wall?.addEventListener('keydown', (event) => {
  followArrows(event, [...wall.querySelectorAll<HTMLElement>('.card:not([hidden])')]);
});
