import { expect, it } from 'vitest';
import { AGENCY } from '../../../src/domain/agency.ts';
import type { Talent } from '../../../src/domain/talent.ts';
import { toScriptJson, toStructuredData } from '../../../src/layouts/structured-data.ts';
import { homeView } from '../../../src/views/home-view.ts';
import { blogView } from '../../../src/views/blog-view.ts';
import { profileView } from '../../../src/views/profile-view.ts';
import { aCatalogue, aTalent, onInstagram } from '../../support/sample-catalogue.ts';

const origin = {
  siteUrl: 'https://amazing.example',
  imageBaseUrl: 'https://panel.example/storage/',
};

const PHOTO = `https://amazing.example/.netlify/images?url=${encodeURIComponent('https://panel.example/storage/covers/7.jpg')}&w=1200&q=62&fm=jpg`;

const dataOf = (talent: Partial<Talent>) =>
  toStructuredData(profileView(aCatalogue(), 'en', aTalent(talent)).head, 'Amazing', origin);

it('structured data tells who a profile is about and the way to it', () =>
  expect(dataOf({ accounts: onInstagram('thais') })['@graph']).toMatchObject([
    { '@type': 'Organization', name: 'Amazing' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: 'https://amazing.example/en' },
        { name: 'Models', item: 'https://amazing.example/en/models' },
        { name: 'Thaís Moura', position: 3 },
      ],
    },
    {
      '@type': 'ProfilePage',
      inLanguage: 'en',
      mainEntity: {
        '@type': 'Person',
        name: 'Thaís Moura',
        image: PHOTO,
        height: { value: 178, unitCode: 'CMT' },
        affiliation: { '@id': 'https://amazing.example/#agency' },
        sameAs: ['https://www.instagram.com/thais/'],
      },
    },
  ]));

it('structured data tells on the home page how to reach the agency', () => {
  const { head } = homeView(aCatalogue({ customizations: { phone: '(81) 3222-1010' } }), 'pt');
  expect(toStructuredData(head, 'Amazing', origin)['@graph']).toMatchObject([
    {
      '@type': 'Organization',
      foundingDate: '2010',
      logo: 'https://amazing.example/icons/icon-512.png',
      ...{ telephone: '+558132221010', email: AGENCY.email, sameAs: [] },
    },
  ]);
});

it('structured data tells of each post of the blog by its own title', () => {
  const post = { slug: 'a', title: 'Desfile', cover: 'a.jpg', content: '', language: 'pt' };
  const { head } = blogView(aCatalogue({ posts: [post] }), 'pt');
  const url = 'https://amazing.example/amazing-face';
  expect(toStructuredData(head, 'Amazing', origin)['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Blog',
      name: 'Amazing Face',
      url,
      blogPost: [expect.objectContaining({ headline: 'Desfile', url: `${url}#post-a` })],
    }),
  );
});

it('structured data tells when a profile was last checked, where that is known', () => {
  expect(JSON.stringify(dataOf({ measuredAt: '2026-09' }))).toContain('"dateModified":"2026-09"');
  expect(JSON.stringify(dataOf({}))).not.toContain('dateModified');
});

const ORIGINALS = ['dance.gif', 'logo.svg', 'https://elsewhere.example/a.jpg'];
it.each(ORIGINALS)('structured data names no original picture: %s', (cover) => {
  expect(JSON.stringify(dataOf({ cover }))).not.toContain('"image"');
});

it('structured data does not end its element, whatever a text says', () => {
  const written = toScriptJson({ headline: '</script><!--' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ headline: '</script><!--' });
});
