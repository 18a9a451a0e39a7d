/** The talents that are not hidden, with their finished profiles, which are made once per change of
 * a record, because they are read most. */
import { etagOf, type KeptJson } from '../http/answer.ts';
import { toProfile } from './profile.ts';
import { type Language, type RecordStore, type Stored, type Talent } from './records.ts';

interface Made {
  readonly source: string;
  readonly talent: Stored<'talents'>;
  readonly etags: Readonly<Record<Language, string>>;
}

export type TalentList = ReturnType<typeof createTalentList>;

export function createTalentList(records: RecordStore) {
  let made = new Map<number, Made>();
  const toBody = (talent: Stored<'talents'>, language: Language): KeptJson => {
    const body = Buffer.from(JSON.stringify(toProfile(talent, language)));
    return { body, etag: etagOf(body) };
  };
  const make = (id: number, source: string): Made => {
    const talent = { id, ...(JSON.parse(source) as Talent) };
    return {
      source,
      talent,
      etags: { pt: toBody(talent, 'pt').etag, en: toBody(talent, 'en').etag },
    };
  };
  return {
    listed(): readonly Made[] {
      const next = new Map<number, Made>();
      for (const { id, value: source } of records.rows('talents')) {
        const known = made.get(id);
        next.set(id, known?.source === source ? known : make(id, source));
      }
      made = next;
      return Array.from(made.values()).filter(({ talent }) => !talent.hidden);
    },
    profile(id: number, language: Language): KeptJson | undefined {
      const talent = records.find('talents', id);
      return talent === undefined || talent.hidden ? undefined : toBody(talent, language);
    },
  };
}
