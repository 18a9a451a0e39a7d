import { expect, it } from 'vitest';
import { toSitemapXml } from '../../../src/views/sitemap.ts';

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
