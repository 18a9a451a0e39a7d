import { expect, it } from 'vitest';
import { cast, DEMO_TALENTS, MODELS } from '../../../scripts/back-office/seed/cast.ts';
import { LISTING_PAGE_SIZE } from '../../../src/domain/constants.ts';

const people = cast(DEMO_TALENTS);

it('the talents of the demo are enough for a second page of all models, with names and pictures of their own, also in an agency of thousands', () => {
  expect(people.filter(({ categories }) => categories.includes(MODELS)).length).toBeGreaterThan(
    LISTING_PAGE_SIZE,
  );
  expect(new Set(people.map(({ name }) => name.trim())).size).toBe(DEMO_TALENTS);
  expect(new Set(people.map(({ slug }) => slug)).size).toBe(DEMO_TALENTS);
  expect(new Set(cast(1000).map(({ name }) => name.trim())).size).toBe(1000);
});
