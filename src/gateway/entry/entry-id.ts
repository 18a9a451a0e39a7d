import { createHash } from 'node:crypto';
import type { Entry } from '../../contracts/entry-kinds.ts';

/**
 * The id of an entry and its idempotency key: a UUID (version 8, RFC 9562) from the form's kind and id. It includes the kind because a
 * panel may share keys between kinds, and would then answer a message with the answer to an application.
 */
export function toEntryId(entry: Entry, submissionId: string): string {
  const bytes = createHash('sha256').update(`${entry}/${submissionId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
