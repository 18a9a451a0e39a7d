/** The record of the published talents, kept with the releases for when the copies are gone or damaged. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealRecord, unsealRecord, type TalentRecord } from '../../src/catalogue/talent-record.ts';
import type { Releases } from './releases.ts';

const FILE = 'talents.json';
/** If the process dies, the drafts' clean-up removes it. */
const DRAFT = 'draft-talents.json';

export function writeTalentRecord({ folder }: Pick<Releases, 'folder'>, record: TalentRecord): void {
  writeFileSync(join(folder, DRAFT), sealRecord(record));
  renameSync(join(folder, DRAFT), join(folder, FILE));
}

/** `null` where the record is missing or damaged. */
export function readTalentRecord({ folder }: Pick<Releases, 'folder'>): TalentRecord | null {
  try {
    return unsealRecord(readFileSync(join(folder, FILE), 'utf8'));
  } catch {
    return null;
  }
}
