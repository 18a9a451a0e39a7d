/** The talents as rows, and finished profiles with validators, because profiles are read most. */
import { etagOf, type KeptJson } from '../http/answer.ts';
import type { Changes } from './changes.ts';
import type { Database } from './database.ts';
import { fold } from './fold.ts';
import { toProfile } from './profile.ts';
import {
  LANGUAGES,
  type Language,
  type ListedTalent,
  type Talent,
  type TalentCard,
  type TalentDetails,
} from './stored-talent.ts';

export type TalentStore = ReturnType<typeof createTalentStore>;

export function createTalentStore(database: Database, changes: Changes) {
  const { sql, query } = database;
  const selectListed = query<CardRow & Pick<ListedTalent, 'profileEtag'>>(`
    SELECT id, name, cover, gender, categories, under_age, etag AS profileEtag FROM talents JOIN profiles ON talent = id AND language = ?
    WHERE hidden = 0 ORDER BY id`);
  const selectProfile = query<KeptJson>(
    'SELECT body, etag FROM profiles WHERE talent = ? AND language = ?',
  );
  const columns = 'id, name, cover, gender, categories, under_age, hidden, details';
  const selectOne = query<TalentRow>(`SELECT ${columns} FROM talents WHERE id = ?`);
  sql.function('fold', { deterministic: true }, (name) => fold(String(name)));
  const selectMatching = query<TalentRow>(
    `SELECT ${columns} FROM talents WHERE instr(fold(name), ?) ORDER BY fold(name), id LIMIT ? OFFSET ?`,
  );
  const countMatching = query<{ total: number }>(
    'SELECT count(*) AS total FROM talents WHERE instr(fold(name), ?)',
  );
  const upsert = sql.prepare(`
    INSERT INTO talents (id, hidden, name, gender, cover, categories, under_age, details) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET hidden = excluded.hidden, name = excluded.name, gender = excluded.gender,
      cover = excluded.cover, categories = excluded.categories, under_age = excluded.under_age, details = excluded.details`);
  const selectGreatest = query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM talents');
  const deleteOne = sql.prepare('DELETE FROM talents WHERE id = ?');
  const deleteProfiles = sql.prepare('DELETE FROM profiles WHERE talent = ?');
  const insertProfile = sql.prepare(
    'INSERT INTO profiles (talent, language, body, etag) VALUES (?, ?, ?, ?)',
  );

  return {
    /** In order, without hidden ones. */
    listed: (language: Language): ListedTalent[] => selectListed.all(language).map(toCard),
    profile: (id: number, language: Language) => selectProfile.get(id, language),
    find(id: number): Talent | undefined {
      const row = selectOne.get(id);
      return row && toTalent(row);
    },
    /** A page of all talents whose name contains the words, hidden ones too. */
    search(words: string, limit: number, offset: number) {
      const wanted = fold(words);
      const talents = selectMatching.all(wanted, limit, offset).map(toTalent);
      return { talents, total: countMatching.get(wanted)?.total ?? 0 };
    },
    freeId: () => (selectGreatest.get()?.id ?? 0) + 1,
    remove(id: number): void {
      database.atomically(() => {
        deleteProfiles.run(id);
        deleteOne.run(id);
        changes.note();
      });
    },
    /** Appends talents, or overwrites those with the same id in place. */
    save(talents: readonly Talent[]): void {
      database.atomically(() => {
        for (const talent of talents) {
          const { id, name, gender, cover, categories, underAge, hidden, ...details } = talent;
          const texts = [name, gender, cover, JSON.stringify(categories)];
          upsert.run(id, Number(hidden), ...texts, Number(underAge), JSON.stringify(details));
          deleteProfiles.run(id);
          if (hidden) continue;
          for (const language of LANGUAGES) {
            const body = Buffer.from(JSON.stringify(toProfile(talent, language)));
            insertProfile.run(id, language, body, etagOf(body));
          }
        }
        changes.note();
      });
    },
  };
}

interface CardRow extends Omit<TalentCard, 'categories' | 'underAge'> {
  readonly categories: string;
  readonly under_age: 0 | 1;
}

interface TalentRow extends CardRow {
  readonly hidden: 0 | 1;
  readonly details: string;
}

function toCard<Row extends CardRow>({ categories, under_age: underAge, ...rest }: Row) {
  return { ...rest, categories: JSON.parse(categories) as number[], underAge: underAge === 1 };
}

function toTalent({ hidden, details, ...card }: TalentRow): Talent {
  return { ...toCard(card), ...(JSON.parse(details) as TalentDetails), hidden: hidden === 1 };
}
