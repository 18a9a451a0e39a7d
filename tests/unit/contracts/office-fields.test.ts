import { expect, it } from 'vitest';
import { judgeEntry } from '../../../scripts/back-office/api/entry-rules.ts';
import { FIELD_NAMES, PHOTO_NAMES } from '../../../scripts/back-office/desk/desk-words.ts';
import { Problem } from '../../../scripts/back-office/http/answer.ts';
import { contactSchema } from '../../../src/contracts/contact-form.ts';
import { PHOTO_FIELDS, scoutedSchema } from '../../../src/contracts/scouted-form.ts';
import { TEXT_FIELDS } from '../../../src/islands/application/form/application-fields.ts';

const APPLICATION = Object.keys(scoutedSchema('', { isMinor: false }).entries);

/** The fields that the office knows: it says of each of them that the text is too long. */
function judgedFields(entry: 'contact' | 'getScouted', fields: readonly string[]) {
  const texts = fields.map((field) => [field, 'x'.repeat(20_000)]);
  const form = { fields: new URLSearchParams(texts), files: [] };
  try {
    judgeEntry(entry, form);
  } catch (error) {
    if (error instanceof Problem) return Object.keys(error.errors ?? {});
    throw error;
  }
  return [];
}

it.each([
  ['contact', Object.keys(contactSchema.entries)],
  ['getScouted', APPLICATION],
] as const)('the embedded office keeps and names every field of the form %s', (entry, fields) => {
  expect(judgedFields(entry, fields).toSorted()).toEqual(fields.toSorted());
  const named = [...FIELD_NAMES, ...PHOTO_NAMES].map(([field]) => field);
  expect(named).toEqual(expect.arrayContaining(fields));
});

it('the application draws and sends every field of its contract', () => {
  expect([...TEXT_FIELDS, ...PHOTO_FIELDS].toSorted()).toEqual(APPLICATION.toSorted());
});
