import { afterAll, beforeAll, expect, it } from 'vitest';
import { CATEGORIES, isInCategory } from '../../src/domain/categories.ts';
import { openOffice, type Office } from '../support/back-office.ts';
import { toServiceVariables } from '../support/gateway.ts';
import { loadFrom, openTestCopies } from '../support/load.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.remove());

it('the embedded back office gives an agency with people on every listing, and shows a change of one talent in the next load', async () => {
  const env = toServiceVariables(office);
  const copies = openTestCopies();
  const { catalogue, report } = await loadFrom(env, { copies });
  expect(report.warnings).toEqual([]);
  expect(report.collections.filter(({ leftOut }) => leftOut > 0)).toEqual([]);
  for (const category of CATEGORIES) {
    expect(catalogue.talents.filter((talent) => isInCategory(talent, category)).length).toBeGreaterThan(5);
  }
  expect(catalogue.talents.length).toBeGreaterThanOrEqual(72);
  expect(catalogue.slides).toHaveLength(4);
  expect(new Set(catalogue.staff.map(({ language }) => language))).toEqual(new Set(['pt', 'en']));
  expect(catalogue.posts.filter(({ language }) => language === 'pt')).toHaveLength(5);
  expect(catalogue.pictureSizes).toMatchObject({ 'posts/contrato.jpg': { width: 1000, height: 1250 } });
  const videos = catalogue.talents.flatMap(({ galleries }) => galleries.video);
  expect(videos.some(({ provider, hash }) => provider === 'vimeo' && hash !== null)).toBe(true);
  expect(videos.some(({ provider }) => provider === 'youtube')).toBe(true);

  const [talent, ...others] = catalogue.talents;
  const fields = { gender: 'woman', height: '176', jeans: '36', shoes: '37', instagram: '@ana', followers: '', categories: '1' };
  await office.post(`/talentos/${talent?.id ?? ''}`, { ...fields, name: 'Aaliyah Ávila', cover: talent?.cover ?? '' });
  const after = await loadFrom(env, { copies });
  expect(after.catalogue.talents.map(({ name }) => name)).toContain('Aaliyah Ávila');
  expect(after.catalogue.talents.filter(({ id }) => id !== talent?.id)).toEqual(others);
});
