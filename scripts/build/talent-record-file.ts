/** What the published release tells the next build of its talents, in a file of its own, for when the copies are gone or damaged. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealRecord, unsealRecord, type TalentRecord } from '../../src/catalogue/talent-record.ts';
import type { Releases } from './releases.ts';

const FILE = 'talents.json';
/** One that a death leaves behind is removed with the drafts. */
const DRAFT = 'draft-talents.json';

export function writeTalentRecord({ folder }: Pick<Releases, 'folder'>, record: TalentRecord): void {
  writeFileSync(join(folder, DRAFT), sealRecord(record));
  renameSync(join(folder, DRAFT), join(folder, FILE));
}

/** `null` where there is none, or one that is damaged. */
export function readTalentRecord({ folder }: Pick<Releases, 'folder'>): TalentRecord | null {
  try {
    return unsealRecord(readFileSync(join(folder, FILE), 'utf8'));
  } catch {
    return null;
  }
}
