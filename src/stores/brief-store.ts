/** The open brief (title, client, days, order, notes), and the saved ones, latest first. */
import { toBrief, type Brief } from '../domain/brief.ts';
import { MOST_BRIEFS } from '../domain/constants.ts';
import type { TextStorage } from '../lib/browser-storage.ts';
import { createJsonStore, type JsonStore } from './json-store.ts';

export const BRIEF_KEY = 'brief';
export const SAVED_BRIEFS_KEY = 'briefs';
/** Characters: several times the largest brief. */
const TEXT_LIMIT = 500_000;

export function createBrief(storage: TextStorage): JsonStore<Brief> {
  return createJsonStore(storage, { key: BRIEF_KEY, limit: TEXT_LIMIT, parse: toBrief });
}

export function createSavedBriefs(storage: TextStorage): JsonStore<readonly Brief[]> {
  return createJsonStore(storage, {
    key: SAVED_BRIEFS_KEY,
    limit: MOST_BRIEFS * TEXT_LIMIT,
    parse: toBriefs,
  });
}

function toBriefs(value: unknown): readonly Brief[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MOST_BRIEFS)
    .map(toBrief)
    .filter(({ order }) => order.length > 0);
}
