import { describe, expect, it } from 'vitest';
import { cast, DEMO_TALENTS, MODELS } from '../../../scripts/back-office/seed/cast.ts';
import { LISTING_PAGE_SIZE } from '../../../src/domain/constants.ts';

describe('the talents of the demo', () => {
  const people = cast(DEMO_TALENTS);

  it('are enough for a second page of the listing of all models', () => {
    expect(people.filter(({ categories }) => categories.includes(MODELS)).length).toBeGreaterThan(LISTING_PAGE_SIZE);
  });

  it('have each a name and pictures of their own', () => {
    expect(new Set(people.map(({ name }) => name.trim())).size).toBe(DEMO_TALENTS);
    expect(new Set(people.map(({ slug }) => slug)).size).toBe(DEMO_TALENTS);
  });

  it('are told apart by name in an agency of thousands', () => {
    expect(new Set(cast(1000).map(({ name }) => name.trim())).size).toBe(1000);
  });
});
