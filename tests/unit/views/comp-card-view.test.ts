import { expect, it } from 'vitest';
import { AGENCY } from '../../../src/domain/agency.ts';
import {
  NO_GALLERIES,
  type Galleries,
  type Picture,
  type Talent,
} from '../../../src/domain/talent.ts';
import { compCardView } from '../../../src/views/comp-card-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

const known = aTalent({
  ...{ heightCm: 178, bustCm: 84, waistCm: 60, hipsCm: 88, jeans: '36x34', shoes: '37 BR' },
  ...{ hair: 'Preta', eyes: 'brown', coverDesktop: 'wide.jpg' },
});
const cardOf = (talent: Partial<Talent>, locale: 'pt' | 'en' = 'pt') =>
  compCardView(aCatalogue(), locale, aTalent(talent), null);

it('a comp card has the measures that are known, sizes in three systems', () => {
  const rows = (talent: Partial<Talent>, locale: 'pt' | 'en') =>
    cardOf(talent, locale).rows.map(({ label, values, imperial }) =>
      [label, values, imperial ?? []].flat().join(' '),
    );
  expect(rows(known, 'pt')).toEqual([
    'altura 1,78 m 5′10″',
    'busto 84 cm 33″',
    'cintura 60 cm 24″',
    'quadril 88 cm 35″',
    'jeans 36 34 2',
    'sapatos 37 39 8',
    'cabelo Preto',
    'olhos Castanhos',
  ]);
  expect(rows(known, 'en').slice(6)).toEqual(['hair Black', 'eyes Brown']);
  expect(rows({ gender: 'man', heightCm: null, bustCm: 96 }, 'en')).toEqual(['chest 96 cm 38″']);
  expect(rows({ heightCm: null, shoes: '38 EU' }, 'pt')).toEqual(['sapatos 38 EU']);
  expect([known, { shoes: '38 EU' }].map((talent) => cardOf(talent).systems.length)).toEqual([
    3, 0,
  ]);
});

it('a comp card shows four upright pictures of the book, else of the polaroids', () => {
  const picture = (file: string, width: number | null, height: number | null): Picture => ({
    ...{ kind: 'picture', file, width, height },
  });
  const pictures = (galleries: Partial<Galleries>) =>
    cardOf({ galleries: { ...NO_GALLERIES, ...galleries } }).pictures;
  const book = [
    picture('lying.jpg', 1500, 1000),
    ...['a', 'b', 'c'].map((name) => picture(name, 1000, 1500)),
    picture('d', null, null),
    picture('e', 9, 9),
  ];
  expect(pictures({ book })).toEqual(['a', 'b', 'c', 'd']);
  expect(pictures({ book: book.slice(0, 2) })).toEqual(['a']);
  const snap = [picture('s', 1000, 1500)];
  expect(pictures({ book: book.slice(0, 1), snap })).toEqual(['s']);
  expect(pictures({ snap })).toEqual(['s']);
  expect(pictures({})).toEqual([]);
});

it('a comp card has the wide cover where there is one, and tells who the agency is', () => {
  expect(cardOf({ coverDesktop: 'd' }).cover).toEqual({ file: 'd', isWide: true });
  expect(cardOf({ cover: null, coverMobile: 'm' }).cover).toEqual({ file: 'm', isWide: false });
  const social = {
    instagram: { name: '@amazing', url: '' },
    facebook: { name: 'Amazing', url: '' },
  };
  const { contact } = compCardView(aCatalogue({ social }), 'pt', known, null);
  expect(contact).toEqual(['Amazing, Recife', AGENCY.phone, AGENCY.email, '@amazing']);
});
