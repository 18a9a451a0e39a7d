/** This visitor's favourites, in step with the browser's storage and with other tabs. */
import { toTextStorage } from '../lib/storage.ts';
import { createFavourites, FAVOURITES_KEY } from './favourites-store.ts';

export const favourites = createFavourites(toTextStorage(() => window.localStorage));

window.addEventListener('storage', (event) => {
  // Clearing the whole storage names no key.
  if (event.key === FAVOURITES_KEY || event.key === null) favourites.reload();
});
// A page in the back/forward cache gets no storage events.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) favourites.reload();
});
