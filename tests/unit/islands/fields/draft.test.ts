import { expect, it, vi } from 'vitest';
import { DRAFT_DAYS } from '../../../../src/domain/constants.ts';
import {
  parseDraft,
  readDraft,
  removeExpiredDrafts,
  writeDraft,
} from '../../../../src/islands/fields/draft.ts';
import { forbiddenStorage, storageOf } from '../../../support/text-storage.ts';

const ID = '3f2b8c1e-6a54-4c0b-9a3e-0d1f2a3b4c5d';
const DRAFT_LIFETIME = DRAFT_DAYS * 24 * 60 * 60 * 1000;
/** A day in 2026. */
const NOW = 1_795_000_000_000;

it('a draft comes back as it was left, with its identity and the form’s own fields only, and is gone when nothing is left in it', () => {
  const storage = storageOf();
  const draft = {
    submission: { id: ID, touchedAt: NOW },
    values: { name: 'Clara', message: 'Olá\nmundo' },
  };
  writeDraft(storage, 'draft', draft, NOW);
  expect(readDraft(storage, 'draft', ['name', 'message'], NOW)).toEqual(draft);
  const text = JSON.stringify({
    id: ID,
    touchedAt: null,
    values: { name: 'Clara', __proto__: 'x', constructor: 'y', other: 'z' },
  });
  expect(parseDraft(text, ['name', 'constructor', 'toString'])?.values).toEqual({
    name: 'Clara',
    constructor: 'y',
  });
  const texts = new Map([['draft', 'old']]);
  writeDraft(
    storageOf(texts),
    'draft',
    { submission: { id: ID, touchedAt: 1 }, values: { name: '', message: '' } },
    NOW,
  );
  expect(texts.has('draft')).toBe(false);
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"values":{}}',
  `{"id":"${ID}"}`,
  `{"id":"${ID}","values":[]}`,
  '{"id":"<script>","values":{}}',
  '{"id":7,"values":{"name":"x"}}',
])('a draft is none when it is damaged or foreign: %s', (text) => {
  expect(parseDraft(text, ['name'])).toBeNull();
});

it('a draft leaves out a field that is no text, or more text than any form takes', () => {
  const text = JSON.stringify({
    id: ID,
    touchedAt: 'soon',
    values: { name: 7, message: 'x'.repeat(10_001), email: 'a@b.c' },
  });
  expect(parseDraft(text, ['name', 'message', 'email'])).toMatchObject({
    submission: { id: ID, touchedAt: null },
    values: { email: 'a@b.c' },
  });
});

it('a draft is forgotten after thirty days, its text with it', () => {
  const texts = new Map<string, string>();
  const storage = storageOf(texts);
  writeDraft(
    storage,
    'draft',
    { submission: { id: ID, touchedAt: NOW - 1 }, values: { name: 'Clara' } },
    NOW,
  );
  expect(readDraft(storage, 'draft', ['name'], NOW + DRAFT_LIFETIME - 1)?.values).toEqual({
    name: 'Clara',
  });
  expect(readDraft(storage, 'draft', ['name'], NOW + DRAFT_LIFETIME)).toBeNull();
  expect(texts.has('draft')).toBe(false);
});

it('a draft counts its days from when it was last written', () => {
  const storage = storageOf();
  const draft = {
    submission: { id: ID, touchedAt: NOW - 2 * DRAFT_LIFETIME },
    values: { name: 'Clara' },
  };
  writeDraft(storage, 'draft', draft, NOW);
  expect(readDraft(storage, 'draft', ['name'], NOW)).toEqual(draft);
});

it.each([undefined, null, 'soon', -1, NOW + 2 * DRAFT_LIFETIME])(
  'a draft without time (%j) is as old as its first touch',
  (writtenAt) => {
    const text = (touchedAt: unknown) =>
      JSON.stringify({ id: ID, touchedAt, writtenAt, values: { name: 'Clara' } });
    const read = (touchedAt: unknown) =>
      readDraft(storageOf(new Map([['draft', text(touchedAt)]])), 'draft', ['name'], NOW);
    expect(read(NOW - 1000)?.values).toEqual({ name: 'Clara' });
    for (const touchedAt of [null, NOW - DRAFT_LIFETIME, NOW + 2 * DRAFT_LIFETIME])
      expect(read(touchedAt)).toBeNull();
  },
);

it('a draft leaves a page’s storage with whatever form is opened: expired ones of every form go, all else stays', () => {
  const old = JSON.stringify({ id: ID, touchedAt: 1, writtenAt: 1, values: { name: 'Clara' } });
  const young = JSON.stringify({
    id: ID,
    touchedAt: NOW,
    writtenAt: NOW,
    values: { name: 'Clara' },
  });
  const texts = new Map([
    ['scouted-draft-models', old],
    ['scouted-draft-face', young],
    ['favorites', old],
  ]);
  removeExpiredDrafts(storageOf(texts), ['scouted-draft-models', 'scouted-draft-face'], NOW);
  expect([...texts.keys()]).toEqual(['scouted-draft-face', 'favorites']);
});

it('a draft is null where the text is longer than all fields of a form', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const values = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x'.repeat(10_000)]),
  );
  expect(parseDraft(JSON.stringify({ id: ID, touchedAt: null, values }), ['field1'])).toBeNull();
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it('a draft lives as long as the page where the browser stores nothing', () => {
  const storage = forbiddenStorage();
  writeDraft(
    storage,
    'draft',
    { submission: { id: ID, touchedAt: 1 }, values: { name: 'Clara' } },
    NOW,
  );
  expect(readDraft(storage, 'draft', ['name'], NOW)?.values).toEqual({ name: 'Clara' });
});
