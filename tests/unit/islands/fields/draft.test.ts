import { beforeEach, expect, it, vi } from 'vitest';
import { DRAFT_DAYS } from '../../../../src/domain/constants.ts';
import {
  readDraft,
  removeExpiredDrafts,
  writeDraft,
  type Draft,
} from '../../../../src/islands/fields/draft.ts';
import { forbiddenStorage, storageOf } from '../../../support/text-storage.ts';

const ID = '3f2b8c1e-6a54-4c0b-9a3e-0d1f2a3b4c5d';
const LIFETIME = DRAFT_DAYS * 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-18T12:00:00Z');
const FIELDS = ['name', 'message', 'email'];
const CLARA: Draft = { submission: { id: ID, touchedAt: NOW }, values: { name: 'Clara' } };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

const stored = (rest: object) => JSON.stringify({ id: ID, touchedAt: NOW, ...rest });
const holding = (text: string) => new Map([['draft', text]]);
const read = (texts: Map<string, string>) => readDraft(storageOf(texts), 'draft', FIELDS);

const STORAGES = [storageOf(), forbiddenStorage()];
it.each(STORAGES)('a draft comes back as it was left, and goes when it is empty', (storage) => {
  const draft = { ...CLARA, values: { name: 'Clara', message: 'Olá\nmundo' } };
  writeDraft(storage, 'draft', FIELDS, draft);
  expect(readDraft(storage, 'draft', FIELDS)).toEqual(draft);
  writeDraft(storage, 'draft', FIELDS, { ...draft, values: { name: '', message: '' } });
  expect(storage.read('draft')).toBeNull();
});

it('a draft has the form’s own fields only, as texts that the form takes', () => {
  const values = { name: 7, message: 'x'.repeat(10_001), email: 'a@b.c', __proto__: 'x', y: 'z' };
  const texts = holding(stored({ values }));
  expect(read(texts)?.values).toEqual({ email: 'a@b.c' });
});

it.each([
  '{',
  '{"values":{}}',
  stored({ values: [] }),
  stored({ version: 2, values: { name: 'x' } }),
  stored({ id: '<script>', values: { name: 'x' } }),
  stored({ values: { name: 'x'.repeat(100_000) } }),
])('what is no draft gives way to one: %.60s', (text) => {
  const texts = holding(text);
  expect(read(texts)).toBeNull();
  writeDraft(storageOf(texts), 'draft', FIELDS, CLARA);
  expect(read(texts)).toEqual(CLARA);
});

it('a draft is forgotten thirty days after it was last written, its text with it', () => {
  const texts = new Map<string, string>();
  const old = { ...CLARA, submission: { id: ID, touchedAt: NOW - 2 * LIFETIME } };
  writeDraft(storageOf(texts), 'draft', FIELDS, old);
  vi.advanceTimersByTime(LIFETIME - 1);
  expect(read(texts)).toEqual(old);
  vi.advanceTimersByTime(1);
  expect(read(texts)).toBeNull();
  expect(texts.size).toBe(0);
});

it.each([undefined, NOW + 2 * LIFETIME])('a draft of %j is as old as its touch', (writtenAt) => {
  const from = (touchedAt: number) =>
    read(holding(stored({ touchedAt, writtenAt, values: { name: 'Clara' } })));
  expect(from(NOW - 1000)?.values).toEqual({ name: 'Clara' });
  expect([from(NOW - LIFETIME), from(NOW + 2 * LIFETIME)]).toEqual([null, null]);
});

it('a draft leaves a page’s storage with whatever form is opened: expired ones of every form go, all else stays', () => {
  const old = stored({ touchedAt: 1, writtenAt: 1, values: { name: 'Clara' } });
  const texts = new Map([
    ['scouted-draft-models', old],
    ['scouted-draft-face', stored({ writtenAt: NOW, values: { name: 'Clara' } })],
    ['favorites', old],
  ]);
  removeExpiredDrafts(storageOf(texts), ['scouted-draft-models', 'scouted-draft-face']);
  expect([...texts.keys()]).toEqual(['scouted-draft-face', 'favorites']);
});
