import { describe, expect, it } from 'vitest';
import { parseDraft, readDraft, writeDraft } from '../../../../src/islands/fields/draft.ts';
import { toTextStorage } from '../../../../src/lib/storage.ts';

const ID = '3f2b8c1e-6a54-4c0b-9a3e-0d1f2a3b4c5d';

/** A browser's storage, kept in a map. */
function storageOf(texts = new Map<string, string>()) {
  return toTextStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
}

describe('a draft', () => {
  it('comes back as it was left, with its identity', () => {
    const storage = storageOf();
    const draft = { submission: { id: ID, touchedAt: 1000 }, values: { name: 'Clara', message: 'Olá\nmundo' } };
    writeDraft(storage, 'draft', draft);
    expect(readDraft(storage, 'draft', ['name', 'message'])).toEqual(draft);
  });

  it('brings the form’s own fields only', () => {
    const text = JSON.stringify({ id: ID, touchedAt: null, values: { name: 'Clara', __proto__: 'x', constructor: 'y', other: 'z' } });
    expect(parseDraft(text, ['name', 'constructor', 'toString'])?.values).toEqual({ name: 'Clara', constructor: 'y' });
  });

  it('is gone when nothing is left in it', () => {
    const texts = new Map([['draft', 'old']]);
    writeDraft(storageOf(texts), 'draft', { submission: { id: ID, touchedAt: 1 }, values: { name: '', message: '' } });
    expect(texts.has('draft')).toBe(false);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"values":{}}',
    `{"id":"${ID}"}`,
    `{"id":"${ID}","values":[]}`,
    `{"id":"${ID}","values":null}`,
    '{"id":"<script>","values":{}}',
    '{"id":7,"values":{"name":"x"}}',
  ])('is none when it is damaged or foreign: %s', (text) => {
    expect(parseDraft(text, ['name'])).toBeNull();
  });

  it('leaves out a field that is no text, or more text than any form takes', () => {
    const text = JSON.stringify({ id: ID, touchedAt: 'soon', values: { name: 7, message: 'x'.repeat(10_001), email: 'a@b.c' } });
    expect(parseDraft(text, ['name', 'message', 'email'])).toEqual({ submission: { id: ID, touchedAt: null }, values: { email: 'a@b.c' } });
  });

  it('lives as long as the page where the browser stores nothing', () => {
    const storage = toTextStorage(() => {
      throw new Error('storage is forbidden');
    });
    writeDraft(storage, 'draft', { submission: { id: ID, touchedAt: 1 }, values: { name: 'Clara' } });
    expect(readDraft(storage, 'draft', ['name'])?.values).toEqual({ name: 'Clara' });
  });
});
