import { parseList, parseRecord } from '../records.ts';
import { READ_TIMEOUT } from '../session.ts';
import type { SourceRead } from '../source-read.ts';
import { toListedTalent, toProfile, type ListedTalent, type Profile } from './to-talent.ts';
import { listedTalentWire, profileWire } from './talent-wire.ts';

/** Milliseconds for the whole list. */
const LIST_TIMEOUT = 30_000;

export const TALENTS: SourceRead<readonly ListedTalent[]> = {
  collection: 'talents',
  request: { service: 'talent', method: 'POST', path: '/api/talents?language=pt&paginate=10000', body: '{}', timeout: LIST_TIMEOUT },
  parse: (json) => parseList(json, { schema: listedTalentWire, convert: toListedTalent, keyOf: ({ id }) => id, isOwnKey: true }),
};

/** The profile of one talent. */
export function profileRead(id: string): SourceRead<Profile> {
  return {
    collection: 'profiles',
    request: {
      service: 'talent',
      method: 'GET',
      path: `/api/talent/profile?language=pt&id=${id}&cover_web_secondary=1&cover_web=1`,
      timeout: READ_TIMEOUT,
    },
    parse: (json) => {
      const parsed = parseRecord(json, id, { schema: profileWire, convert: toProfile });
      if (!parsed.ok || parsed.value.id === null || parsed.value.id === id) return parsed;
      return { ok: false, reason: 'the profile of another talent' };
    },
  };
}
