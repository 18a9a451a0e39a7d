import { expect, it } from 'vitest';
import { CONTACT, PHOTOS, SCOUTED } from '../../../scripts/back-office/api/entries.ts';
import { FIELD_NAMES, PHOTO_NAMES } from '../../../scripts/back-office/desk/desk-words.ts';
import { contactSchema } from '../../../src/contracts/contact-form.ts';
import { PHOTO_FIELDS, scoutedSchema } from '../../../src/contracts/scouted-form.ts';
import { TEXT_FIELDS } from '../../../src/islands/application/form/application-fields.ts';

const APPLICATION = Object.keys(scoutedSchema('', false).entries);

it.each([
  ['contact', CONTACT.entries, Object.keys(contactSchema.entries)],
  ['getScouted', { ...SCOUTED.entries, ...PHOTOS.entries }, APPLICATION],
] as const)('the embedded office keeps and names every field of the form %s', (_, kept, fields) => {
  expect(Object.keys(kept).toSorted()).toEqual(fields.toSorted());
  const named = Object.keys({ ...FIELD_NAMES, ...PHOTO_NAMES });
  expect(named).toEqual(expect.arrayContaining(fields));
});

it('the application draws and sends every field of its contract', () =>
  expect([...TEXT_FIELDS, ...PHOTO_FIELDS].toSorted()).toEqual(APPLICATION.toSorted()));
