/** The brief around the visitor's favourites: title, client, days, order and notes, as text under one key of the browser's storage. */
import { atom, type ReadableAtom } from 'nanostores';
import { EMPTY_BRIEF, toBrief, type Brief } from '../domain/brief.ts';
import { jsonOrNull } from '../lib/json-or-null.ts';
import type { TextStorage } from '../lib/storage.ts';

export interface BriefStore {
  readonly $brief: ReadableAtom<Brief>;
  /** Starts from what is stored now: another tab may have written in between. */
  change(apply: (brief: Brief) => Brief): void;
  /** Takes in what another tab has written. */
  reload(): void;
}

export const BRIEF_KEY = 'brief';
/** Characters of the stored text that are read at all: several times the largest brief. */
const TEXT_LIMIT = 500_000;

export function createBrief(storage: TextStorage): BriefStore {
  const read = (): Brief => {
    const text = storage.read(BRIEF_KEY);
    return text === null || text.length > TEXT_LIMIT ? EMPTY_BRIEF : toBrief(jsonOrNull(text));
  };
  const $brief = atom<Brief>(read());
  return {
    $brief,
    change(apply) {
      const brief = apply(read());
      storage.write(BRIEF_KEY, JSON.stringify(brief));
      $brief.set(brief);
    },
    reload() {
      const brief = read();
      if (JSON.stringify(brief) !== JSON.stringify($brief.get())) $brief.set(brief);
    },
  };
}
