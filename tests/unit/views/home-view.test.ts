import { expect, it } from 'vitest';
import { homeView } from '../../../src/views/home-view.ts';
import { aCatalogue, aTalent } from '../../support/sample-catalogue.ts';

const slides = [
  { mobile: 'a-mobile.jpg', desktop: 'a.jpg' },
  { mobile: 'b-mobile.jpg', desktop: 'b.jpg' },
];

it('the home page says what a cover shows in the words of the agency, and counts the covers without', () => {
  const catalogue = aCatalogue({
    slides,
    texts: {
      'cover:a.jpg': { pt: { name: 'Passo', description: 'Um passo' } },
      'cover:b.jpg': { 'pt-BR': 'Modelos em fila', en: 'Models in line' },
    },
  });
  expect(homeView(catalogue, 'pt').alts).toEqual(['Um passo', 'Modelos em fila']);
  expect(homeView(catalogue, 'en').alts).toEqual(['Amazing cover 1 of 2', 'Models in line']);
});

it('the home page has the first cover that is no video on its share card', () => {
  const video = { mobile: 'v-mobile.jpg', desktop: 'v.webm' };
  const pictureOf = (covers: typeof slides) =>
    homeView(aCatalogue({ slides: covers }), 'pt').head.picture;
  expect(pictureOf([video, ...slides])).toBe('a.jpg');
  expect(pictureOf([video])).toBeNull();
});

it('the home page shows six people of a board, no minor and nobody without a picture', () => {
  const people = Array.from({ length: 9 }, (_, index) => aTalent({ id: String(index + 1) }));
  const talents = people.map((talent, index) => ({
    ...talent,
    underAge: index === 0,
    cover: index === 1 ? null : talent.cover,
  }));
  const shown = homeView(aCatalogue({ talents }), 'pt').boards.map(({ thumbnails }) =>
    thumbnails.map(({ id }) => id),
  );
  expect(shown).toContainEqual(['3', '4', '5', '6', '7', '8']);
});
