/** `<letter-bar>`: wakes the letter bar when the page has come to rest. */
import { defineLateIsland } from '../late-island.ts';

defineLateIsland('letter-bar', async () => (await import('./LetterBar.tsx')).LetterBar);
