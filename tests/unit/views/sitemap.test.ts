import { expect, it } from 'vitest';
import { toIndexedRoutes, toRoutes, toSitemapXml } from '../../../src/views/sitemap.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

it('the sitemap leaves out minors alone', () => {
  const catalogue = aCatalogue({
    talents: [aTalent({ id: '1' }), aTalent({ id: '2', underAge: true })],
  });
  const profiles = (routes: ReturnType<typeof toRoutes>) =>
    routes.flatMap((route) => (route.page === 'profile' ? [route.id] : []));
  expect(profiles(toRoutes(catalogue))).toEqual(['1', '2']);
  expect(profiles(toIndexedRoutes(catalogue))).toEqual(['1']);
});

it('the sitemap names each page in every language, and the Portuguese one for all other readers', () => {
  const xml = toSitemapXml([{ page: 'about' }], 'https://amazing.example');
  const alternates = [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, tag, address]) => [tag, address],
  );
  const pt = 'https://amazing.example/sobre-nos';
  const en = 'https://amazing.example/en/about';
  const each = [
    ['pt-BR', pt],
    ['en', en],
    ['x-default', pt],
  ];
  expect(alternates).toEqual([...each, ...each]);
});
