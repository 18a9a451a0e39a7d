import { createHash } from 'node:crypto';
import type { Entry } from '../../contracts/entry-kinds.ts';

/** UUID 8 (RFC 9562) from kind and form id: a panel may share keys between kinds. */
export function toEntryId(entry: Entry, submissionId: string): string {
  const bytes = createHash('sha256').update(`${entry}/${submissionId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
