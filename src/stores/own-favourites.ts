/** This visitor's favourites, in step with the storage and other tabs. */
import { toTextStorage } from '../lib/browser-storage.ts';
import { createFavourites, FAVOURITES_KEY } from './favourites-store.ts';
import { keepInStep } from './in-step.ts';

export const favourites = createFavourites(toTextStorage(() => window.localStorage));
keepInStep(FAVOURITES_KEY, favourites);
