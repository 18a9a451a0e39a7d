/** What the visitor wrote about the selection: title, client, days, order, notes. Selections that
 * earlier sites put aside stay readable until the visitor empties them. */
import { EMPTY_SELECTION, toSelection, type Selection } from '../domain/selection.ts';
import { deviceTexts, type TextStorage } from '../lib/browser-storage.ts';
import { keepInStep } from './in-step.ts';
import { createJsonStore, holdsAll, type JsonStore } from './json-store.ts';

/** The names of earlier sites. */
const KEY = 'brief';
const ASIDE_KEY = 'briefs';
/** Characters: several times the largest selection. */
const TEXT_LIMIT = 500_000;
const MOST_ASIDE = 12;

export function createTexts(storage: TextStorage): JsonStore<Selection> {
  const parse = (stored: unknown) => {
    const value = toSelection(stored);
    return { value, isWhole: holdsAll(value, stored) };
  };
  return createJsonStore(
    storage,
    { key: KEY, version: 1, limit: TEXT_LIMIT, parse },
    EMPTY_SELECTION,
  );
}

export function createPutAside(storage: TextStorage): JsonStore<readonly Selection[]> {
  const parse = (stored: unknown) => {
    if (!Array.isArray(stored)) return null;
    const latest = stored.slice(0, MOST_ASIDE).map(toSelection);
    const value = latest.filter(({ order }) => order.length > 0);
    return { value, isWhole: holdsAll(value, stored) };
  };
  return createJsonStore(
    storage,
    { key: ASIDE_KEY, version: 0, limit: MOST_ASIDE * TEXT_LIMIT, parse },
    [],
  );
}

export const texts = createTexts(deviceTexts);
keepInStep(KEY, texts);

export const putAside = createPutAside(deviceTexts);
keepInStep(ASIDE_KEY, putAside);
