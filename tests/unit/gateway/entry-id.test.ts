import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ENTRY_KINDS } from '../../../src/contracts/entry-kinds.ts';
import { toEntryId } from '../../../src/gateway/entry/panel-entry.ts';

it('the id of an entry is a UUID of its form and its kind, the same whenever it is asked for', () => {
  const forms = [randomUUID(), randomUUID()];
  const ids = forms.flatMap((form) => ENTRY_KINDS.map((kind) => toEntryId(kind, form)));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  // Entries that wait in a deployed outbox must be known by the same id after the next deploy.
  expect(toEntryId('contact', 'f47ac10b-58cc-4372-a567-0e02b2c3d479')).toMatchInlineSnapshot(
    `"92a846c4-4492-8cb5-9b3b-b15d654b8a61"`,
  );
});
