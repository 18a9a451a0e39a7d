import { expect, it } from 'vitest';
import { findSiteText } from '../../../src/domain/site-texts.ts';
import { findImages } from '../../../src/domain/site-keys.ts';

const lookUp = (record: Record<string, string>, tag: string) =>
  findSiteText({ title: record }, 'title', tag)?.text;

it('a site text is that of the whole tag, then of the language, then Portuguese, then English, then the first there is', () => {
  expect(lookUp({ pt: 'língua', 'pt-BR': 'país' }, 'pt-BR')).toBe('país');
  expect(lookUp({ en: 'English', pt: 'língua' }, 'pt-BR')).toBe('língua');
  expect(lookUp({ pt: 'língua', en: 'English' }, 'en')).toBe('English');
  expect(lookUp({ es: 'español', en: 'English', pt: 'língua' }, 'fr')).toBe('língua');
  expect(lookUp({ es: 'español', en: 'English' }, 'fr')).toBe('English');
  expect(lookUp({ es: 'español', it: 'italiano' }, 'fr')).toBe('español');
});

it('a site text passes over empty values, and is null where the record is missing or empty', () => {
  expect(lookUp({ 'pt-BR': '  ', pt: '', en: 'English' }, 'pt-BR')).toBe('English');
  const record = { title: { pt: { name: null, description: null }, en: 'English' } };
  expect(findSiteText(record, 'title', 'pt')).toEqual({ text: 'English', language: 'en' });
  expect(findSiteText({}, 'title', 'pt')).toBeNull();
  expect(lookUp({}, 'pt')).toBeUndefined();
  expect(findSiteText({}, 'constructor', 'pt')).toBeNull();
  expect(lookUp({ en: 'English' }, 'toString')).toBe('English');
});

it('a series of site images is in the order of its numbers, not of its keys', () => {
  const image = (name: string) => ({ mobile: name, desktop: name });
  const keys = ['about_10', 'about_2', 'about_1', 'about_x', 'other_3'];
  const images = Object.fromEntries(keys.map((key) => [key, image(key.split('_')[1] ?? '')]));
  expect(findImages(images, 'about').map(({ mobile }) => mobile)).toEqual(['1', '2', '10']);
});
