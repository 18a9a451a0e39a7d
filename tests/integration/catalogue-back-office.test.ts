import { expect, it } from 'vitest';
import { CATEGORIES, isInCategory } from '../../src/domain/categories.ts';
import { openOffice } from '../support/back-office.ts';
import { untilEnd } from '../support/until-end.ts';
import { toServiceVariables } from '../support/gateway-stage.ts';
import { loadFrom } from '../support/load-stage.ts';

const office = untilEnd(await openOffice());

it('the embedded back office gives an agency with people on every listing, and nothing to complain about', async () => {
  const { catalogue, report } = await loadFrom(toServiceVariables(office));
  expect(report.warnings).toEqual([]);
  expect(report.collections.filter(({ leftOut }) => leftOut > 0)).toEqual([]);
  for (const category of CATEGORIES) {
    expect(
      catalogue.talents.filter((talent) => isInCategory(talent, category)).length,
    ).toBeGreaterThan(5);
  }
  expect(catalogue.talents.length).toBeGreaterThanOrEqual(72);
  expect(catalogue.slides).toHaveLength(4);
  expect(new Set(catalogue.staff.map(({ language }) => language))).toEqual(new Set(['pt', 'en']));
  expect(catalogue.posts.filter(({ language }) => language === 'pt')).toHaveLength(5);
  expect(catalogue.pictureSizes).toMatchObject({
    'posts/contrato.jpg': { width: 720, height: 480 },
  });
  const videos = catalogue.talents.flatMap(({ galleries }) => galleries.video);
  expect(videos.some(({ provider, hash }) => provider === 'vimeo' && hash !== null)).toBe(true);
  expect(videos.some(({ provider }) => provider === 'youtube')).toBe(true);
});
