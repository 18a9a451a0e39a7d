import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

const OLDER = { olderScoutedText: { name: 'Antigo', description: 'Texto antigo.' } };

it('the application page takes its title and text from the site texts of the language', () => {
  const catalogue = aCatalogue({
    texts: {
      getScoutedTitle: { pt: 'Vem', en: 'Come' },
      getScoutedText: { en: { name: 'X', description: 'One.\nTwo & three.' } },
    },
  });
  const { title, paragraphs, lang } = scoutedView(catalogue, 'en', 'models');
  expect([title, paragraphs]).toEqual(['Come', ['One.', 'Two & three.']]);
  expect(lang).toEqual({ title: undefined, paragraphs: undefined });
});

it.each<[Partial<Catalogue>, 'models' | 'face', title: string, lang: string | undefined]>([
  [{ ...OLDER, texts: { getScoutedTitle: { pt: 'Vem', en: '' } } }, 'models', 'Vem', 'pt'],
  [{ texts: { getScoutedText: { pt: 'Texto' } } }, 'models', 'Become Amazing', undefined],
  [OLDER, 'models', 'Antigo', undefined],
  [OLDER, 'face', 'Become an Amazing Face', undefined],
  [{}, 'models', 'Become Amazing', undefined],
])('the application page falls back, texts first: %o', (kept, programme, title, lang) => {
  const view = scoutedView(aCatalogue(kept), 'en', programme);
  expect([view.title, view.lang.title]).toEqual([title, lang]);
  expect(view.head.description.includes('Amazing Face')).toBe(programme === 'face');
});

it('the application page is titled by its text where that has a name, and shows the pictures of its own programme', () => {
  const picture = (file: string) => ({ mobile: file, desktop: file });
  const catalogue = aCatalogue({
    texts: { getScoutedText: { pt: { name: 'Vem', description: null } } },
    olderScoutedImages: [picture('older.jpg')],
    images: { getScouted_1: picture('keyed.jpg') },
  });
  const { title, pictures } = scoutedView(catalogue, 'pt', 'models');
  expect([title, pictures.map(({ mobile }) => mobile)]).toEqual(['Vem', ['keyed.jpg']]);
  expect(scoutedView(catalogue, 'pt', 'face').pictures).toEqual([]);
  expect(scoutedView(catalogue, 'en', 'models').lang).toEqual({ title: 'pt' });
});

it('the application page closes each programme by its own setting', () => {
  const catalogue = aCatalogue({ customizations: { registrationClosedFace: true } });
  expect(scoutedView(catalogue, 'pt', 'models').closed).toBe(false);
  const face = scoutedView(catalogue, 'pt', 'face');
  expect([face.closed, face.paragraphs.length]).toEqual([true, 2]);
  expect([face.instagram, face.paragraphs.join(' ')]).toEqual([
    null,
    expect.not.stringContaining('Instagram'),
  ]);
  const inPortuguese = aCatalogue({
    texts: { getScoutedTitle: { pt: 'Vem' }, getScoutedText: { pt: 'Texto' } },
    customizations: { registrationClosed: true },
  });
  const { title, lang } = scoutedView(inPortuguese, 'en', 'models');
  expect([title, lang.title, lang.paragraphs]).toEqual([
    'Applications are closed',
    undefined,
    undefined,
  ]);
});

it('the application page calls its example pictures by the poses where there is one for each', () => {
  const picture = { mobile: 'a.jpg', desktop: 'a.jpg' };
  const picturesOf = (count: number) =>
    scoutedView(aCatalogue({ olderScoutedImages: Array(count).fill(picture) }), 'pt', 'models')
      .pictures;
  const captionsOf = (count: number) => picturesOf(count).map(({ caption }) => caption);
  expect(captionsOf(4)).toEqual(['Rosto', 'Perfil', 'Meio corpo', 'Corpo inteiro']);
  expect(captionsOf(3)).toEqual([null, null, null]);
  expect(picturesOf(2).map(({ alt }) => alt)).toEqual(['Exemplo de foto 1', 'Exemplo de foto 2']);
});
