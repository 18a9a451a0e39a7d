import { describe, expect, it } from 'vitest';
import { toScriptJson, toStructuredData } from '../../../src/layouts/structured-data.ts';
import { profileView } from '../../../src/views/profile-view.ts';
import { aCatalogue, aTalent } from '../../support/catalogue.ts';

const origin = { siteUrl: 'https://amazing.example', imageBaseUrl: 'https://panel.example/storage/' };

describe('structured data', () => {
  it('tells who a profile is about and the way to it', () => {
    const { head } = profileView(aCatalogue(), 'en', aTalent({ instagram: 'thais' }), 2026);
    const data = toStructuredData(head, 'Amazing', origin);
    expect(data['@graph']).toMatchObject([
      { '@type': 'Organization', name: 'Amazing' },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'Models' }, { name: 'Thaís Moura', position: 3 }] },
      {
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: 'Thaís Moura', image: 'https://panel.example/storage/covers/7.jpg', height: { value: 178 } },
      },
    ]);
  });

  it('cannot end the script element that holds it', () => {
    const { head } = profileView(aCatalogue(), 'pt', aTalent({ name: '</script><script>alert(1)</script><!--' }), 2026);
    const json = toScriptJson(toStructuredData(head, 'Amazing', origin));
    expect(json).not.toContain('<');
    expect(JSON.stringify(JSON.parse(json))).toContain('</script>');
  });
});
