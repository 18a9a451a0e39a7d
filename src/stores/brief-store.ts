/** The open brief (title, client, days, order, notes), and the saved ones, latest first. */
import { EMPTY_BRIEF, toBrief, type Brief } from '../domain/brief.ts';
import { MOST_BRIEFS } from '../domain/constants.ts';
import type { TextStorage } from '../lib/browser-storage.ts';
import { createJsonStore, holdsAll, type JsonStore } from './json-store.ts';

export const BRIEF_KEY = 'brief';
export const SAVED_BRIEFS_KEY = 'briefs';
/** Characters: several times the largest brief. */
const TEXT_LIMIT = 500_000;

export function createBrief(storage: TextStorage): JsonStore<Brief> {
  const parse = (stored: unknown) => {
    const value = toBrief(stored);
    return { value, isWhole: holdsAll(value, stored) };
  };
  return createJsonStore(
    storage,
    { key: BRIEF_KEY, version: 1, limit: TEXT_LIMIT, parse },
    EMPTY_BRIEF,
  );
}

export function createSavedBriefs(storage: TextStorage): JsonStore<readonly Brief[]> {
  const parse = (stored: unknown) => {
    if (!Array.isArray(stored)) return null;
    const latest = stored.slice(0, MOST_BRIEFS).map(toBrief);
    const value = latest.filter(({ order }) => order.length > 0);
    return { value, isWhole: holdsAll(value, stored) };
  };
  return createJsonStore(
    storage,
    { key: SAVED_BRIEFS_KEY, version: 0, limit: MOST_BRIEFS * TEXT_LIMIT, parse },
    [],
  );
}
