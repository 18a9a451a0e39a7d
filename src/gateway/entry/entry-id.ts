import { createHash } from 'node:crypto';
import type { Entry } from '../../contracts/entries.ts';

/**
 * The id under which an entry is kept and sent: a UUID (version 8, RFC 9562) of its kind and of the filled form's own id. A panel may know
 * keys without asking for what, and would answer a second kind of entry under the same key with the answer to the first.
 */
export function toEntryId(entry: Entry, submissionId: string): string {
  const bytes = createHash('sha256').update(`${entry}/${submissionId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
