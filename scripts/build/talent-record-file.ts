/** The record of published talents, kept with the releases in case the copies are lost or
 * damaged. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealRecord, unsealRecord, type TalentRecord } from '../../src/catalogue/talent-record.ts';
import type { Releases } from './releases.ts';

const FILE = 'talents.json';
/** The clean-up of drafts removes it if the process dies. */
const DRAFT = 'draft-talents.json';

export function writeTalentRecord(
  { folder }: Pick<Releases, 'folder'>,
  record: TalentRecord,
): void {
  writeFileSync(join(folder, DRAFT), sealRecord(record));
  renameSync(join(folder, DRAFT), join(folder, FILE));
}

/** `null` if missing or damaged. */
export function readTalentRecord({ folder }: Pick<Releases, 'folder'>): TalentRecord | null {
  try {
    return unsealRecord(readFileSync(join(folder, FILE), 'utf8'));
  } catch {
    return null;
  }
}
