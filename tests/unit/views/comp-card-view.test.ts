import { expect, it } from 'vitest';
import { withholdForMinor } from '../../../src/domain/minor.ts';
import { NO_GALLERIES, type Galleries, type Picture } from '../../../src/domain/talent.ts';
import { compCardView } from '../../../src/views/comp-card-view.ts';
import { aCatalogue, aTalent, onInstagram } from '../../support/sample-catalogue.ts';

const picture = (file: string, width: number | null, height: number | null): Picture => ({
  kind: 'picture',
  file,
  width,
  height,
});

const known = aTalent({
  ...{ heightCm: 178, bustCm: 84, waistCm: 60, hipsCm: 88, jeans: '36x34', shoes: '37 BR' },
  ...{ hair: 'Preta', eyes: 'brown', coverDesktop: 'wide.jpg' },
});

it('a comp card has the measures that are known, sizes in three systems', () => {
  const rows = (locale: 'pt' | 'en', talent = known) =>
    compCardView(aCatalogue(), locale, talent, null).rows.map(({ label, values, imperial }) => [
      label,
      values.join(' '),
      imperial,
    ]);
  expect(rows('pt')).toEqual([
    ['altura', '1,78 m', '5′10″'],
    ['busto', '84 cm', '33″'],
    ['cintura', '60 cm', '24″'],
    ['quadril', '88 cm', '35″'],
    ['jeans', '36 34 2', null],
    ['sapatos', '37 39 8', null],
    ['cabelo', 'Preto', null],
    ['olhos', 'Castanhos', null],
  ]);
  expect(rows('en').slice(6)).toEqual([
    ['hair', 'Black', null],
    ['eyes', 'Brown', null],
  ]);
  expect(rows('en', aTalent({ gender: 'man', heightCm: null, bustCm: 96 }))).toEqual([
    ['chest', '96 cm', '38″'],
  ]);
  expect(rows('pt', aTalent({ heightCm: null, shoes: '38 EU' }))).toEqual([
    ['sapatos', '38 EU', null],
  ]);
});

it('a comp card names the systems of converted sizes, stands on its height, and shows the wide cover, else the portrait in its frame', () => {
  const systems = (talent = known) => compCardView(aCatalogue(), 'pt', talent, null).systems;
  expect(systems()).toEqual(['BR', 'EU', 'US']);
  expect(systems(aTalent({ shoes: '38 EU' }))).toEqual([]);
  const height = (heightCm: number | null, locale: 'pt' | 'en' = 'pt') => {
    const { height, frameHeight } = compCardView(aCatalogue(), locale, aTalent({ heightCm }), null);
    return [height.join(' '), frameHeight];
  };
  expect(height(178)).toEqual(['1,78', 178]);
  expect(height(178, 'en')).toEqual(['1.78 5′10″', 178]);
  expect(height(null)).toEqual(['', 178]);
  const cover = (overrides: Parameters<typeof aTalent>[0]) =>
    compCardView(aCatalogue(), 'pt', aTalent(overrides), null).cover;
  expect(cover({ coverDesktop: 'wide.jpg' })).toEqual({ file: 'wide.jpg', isWide: true });
  expect(cover({ coverMobile: 'mobile.jpg' })).toEqual({ file: 'covers/7.jpg', isWide: false });
  expect(cover({ cover: null })).toBeNull();
});

it('a comp card shows four pictures of the book, portraits first, else the polaroids', () => {
  const pictures = (galleries: Partial<Galleries>) =>
    compCardView(
      aCatalogue(),
      'pt',
      aTalent({ galleries: { ...NO_GALLERIES, ...galleries } }),
      null,
    ).pictures;
  const book = [
    picture('lying.jpg', 1500, 1000),
    ...['a', 'b', 'c'].map((name) => picture(name, 1000, 1500)),
    picture('d', null, null),
    picture('e', 9, 9),
  ];
  expect(pictures({ book })).toEqual(['a', 'b', 'c', 'd']);
  expect(pictures({ book: book.slice(0, 2) })).toEqual(['a', 'lying.jpg']);
  expect(pictures({ snap: [picture('s', 1000, 1500)] })).toEqual(['s']);
  expect(pictures({})).toEqual([]);
});

it('a comp card of a minor has first name, height and shoes alone', () => {
  const whole = {
    ...known,
    id: '7',
    name: 'Ana Sá',
    accounts: onInstagram('anasa'),
    measuredAt: '2026-09',
    underAge: true,
  };
  const { talent } = withholdForMinor(whole, () => true);
  const card = compCardView(aCatalogue(), 'pt', talent, null);
  expect(card.name).toBe('Ana');
  expect(card.rows.map(({ label }) => label)).toEqual(['altura', 'sapatos']);
  expect(JSON.stringify(card)).not.toMatch(/Sá|anasa|Preto|2026/);
});
