import { describe, expect, it } from 'vitest';
import { toDigests } from '../../../src/catalogue/digests.ts';
import { sampleCatalogue, sampleTalent } from '../../support/sample-catalogue.ts';

describe('the digests of a catalogue', () => {
  it('are the same for the same content', () => {
    expect(toDigests(sampleCatalogue())).toEqual(toDigests(sampleCatalogue()));
  });

  it('change with one talent for that talent and the talents alone', () => {
    const talents = [sampleTalent('1'), sampleTalent('2')];
    const before = toDigests(sampleCatalogue({ talents }));
    const after = toDigests(sampleCatalogue({ talents: [sampleTalent('1'), sampleTalent('2', { heightCm: 181 })] }));
    expect(after.talents.get('1')).toBe(before.talents.get('1'));
    expect(after.talents.get('2')).not.toBe(before.talents.get('2'));
    const changed = Object.entries(after.collections).filter(([name, digest]) =>
      Object.entries(before.collections).every(([other, old]) => other !== name || old !== digest),
    );
    expect(changed.map(([name]) => name)).toEqual(['talents']);
  });

  it('change with the order of the talents', () => {
    const one = toDigests(sampleCatalogue({ talents: [sampleTalent('1'), sampleTalent('2')] }));
    const other = toDigests(sampleCatalogue({ talents: [sampleTalent('2'), sampleTalent('1')] }));
    expect(one.collections.talents).not.toBe(other.collections.talents);
    expect(one.talents.get('1')).toBe(other.talents.get('1'));
  });

  it('are SHA-256 in hex', () => {
    expect(toDigests(sampleCatalogue()).collections.slides).toMatch(/^[\da-f]{64}$/);
  });
});
