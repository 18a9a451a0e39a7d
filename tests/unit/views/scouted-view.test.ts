import { expect, it } from 'vitest';
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

const OLDER = { scoutedOwner: { name: 'Antigo', description: 'Texto antigo.' } };

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
  [OLDER, 'models', 'Antigo', undefined],
  [OLDER, 'face', 'Become an Amazing Face', undefined],
  [{}, 'models', 'Become Amazing', undefined],
])(
  'the application page falls back to another language of the texts, then to the older record of models, then to its own words: %o',
  (kept, programme, title, lang) => {
    const view = scoutedView(aCatalogue(kept), 'en', programme);
    expect([view.title, view.lang.title]).toEqual([title, lang]);
  },
);

it('the application page closes each programme by its own setting', () => {
  const { customizations } = aCatalogue();
  const catalogue = aCatalogue({
    customizations: { ...customizations, registrationClosedFace: true },
  });
  expect(scoutedView(catalogue, 'pt', 'models').closed).toBe(false);
  const face = scoutedView(catalogue, 'pt', 'face');
  expect([face.closed, face.paragraphs.length]).toEqual([true, 2]);
});

const picture = (name: string) => ({ mobile: name, desktop: name });

it('the application page shows the pictures of its own programme, and the older ones for models alone', () => {
  const shown = (images: Readonly<Record<string, ReturnType<typeof picture>>>) => {
    const catalogue = aCatalogue({ images, scoutedImages: [picture('older')] });
    return (['models', 'face'] as const).map((programme) =>
      scoutedView(catalogue, 'pt', programme).pictures.map(({ desktop }) => desktop),
    );
  };
  const own = { getScouted_1: picture('m'), getScoutedAmazingFace_1: picture('f') };
  expect(shown(own)).toEqual([['m'], ['f']]);
  expect(shown({})).toEqual([['older'], []]);
});
