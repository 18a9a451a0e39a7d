import { expect, it } from 'vitest';
import { FOUNDED_YEAR } from '../../../src/domain/constants.ts';
import { toScriptJson, toStructuredData } from '../../../src/layouts/structured-data.ts';
import { profileView } from '../../../src/views/profile-view.ts';
import { aCatalogue, aTalent, onInstagram } from '../../support/sample-catalogue.ts';

const origin = {
  siteUrl: 'https://amazing.example',
  imageBaseUrl: 'https://panel.example/storage/',
};

const PHOTO = `https://amazing.example/.netlify/images?url=${encodeURIComponent('https://panel.example/storage/covers/7.jpg')}&w=1200&q=62&fm=jpg`;

it('structured data tells who a profile is about and the way to it', () => {
  const { head } = profileView(aCatalogue(), 'en', aTalent({ accounts: onInstagram('thais') }));
  const data = toStructuredData(head, 'Amazing', origin);
  expect(data['@graph']).toMatchObject([
    { '@type': 'Organization', name: 'Amazing', foundingDate: String(FOUNDED_YEAR) },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'Models' }, { name: 'Thaís Moura', position: 3 }],
    },
    {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Thaís Moura', image: PHOTO, height: { value: 178 } },
    },
  ]);
});

it('structured data tells when a profile was last checked, where that is known', () => {
  const page = (measuredAt: string | null) => {
    const { head } = profileView(aCatalogue(), 'en', aTalent({ measuredAt }));
    return JSON.stringify(toStructuredData(head, 'Amazing', origin));
  };
  expect(page('2026-09')).toContain('"dateModified":"2026-09"');
  expect(page(null)).not.toContain('dateModified');
});

const ORIGINALS = ['dance.gif', 'logo.svg', 'https://elsewhere.example/a.jpg'];
it.each(ORIGINALS)('structured data names no original picture: %s', (cover) => {
  const { head } = profileView(aCatalogue(), 'pt', aTalent({ cover }));
  expect(JSON.stringify(toStructuredData(head, 'Amazing', origin))).not.toContain('"image"');
});

it('structured data cannot end the script element that holds it', () => {
  const name = '</script><script>alert(1)</script><!--';
  const { head } = profileView(aCatalogue(), 'pt', aTalent({ name }));
  const json = toScriptJson(toStructuredData(head, 'Amazing', origin));
  expect(json).not.toContain('<');
  expect(JSON.stringify(JSON.parse(json))).toContain('</script>');
});
