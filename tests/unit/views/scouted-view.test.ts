import { expect, it } from 'vitest';
import { scoutedView } from '../../../src/views/scouted-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

const open = aCatalogue();

it('the application page takes its title and text from the site texts of the language', () => {
  const catalogue = aCatalogue({
    texts: {
      getScoutedTitle: { pt: 'Vem', en: 'Come' },
      getScoutedText: { en: { name: 'X', description: 'One.\nTwo & three.' } },
    },
  });
  const view = scoutedView(catalogue, 'en', 'models');
  expect(view.title).toBe('Come');
  expect(view.paragraphs).toEqual(['One.', 'Two & three.']);
});

it('the application page falls back to another language of the texts before its own words', () => {
  const catalogue = aCatalogue({ texts: { getScoutedTitle: { pt: 'Vem', en: '' } } });
  expect(scoutedView(catalogue, 'en', 'models')).toMatchObject({
    title: 'Vem',
    lang: { title: 'pt', paragraphs: undefined },
  });
  expect(scoutedView(catalogue, 'pt', 'models').lang).toEqual({
    title: undefined,
    paragraphs: undefined,
  });
});

it('the application page falls back to the older record, then to the translation, and closes each programme by its own setting', () => {
  const older = aCatalogue({ scoutedOwner: { name: 'Antigo', description: 'Texto antigo.' } });
  expect(scoutedView(older, 'pt', 'models')).toMatchObject({
    title: 'Antigo',
    paragraphs: ['Texto antigo.'],
  });
  expect(scoutedView(older, 'pt', 'face').title).toBe('Quero ser Amazing Face');
  expect(scoutedView(open, 'pt', 'models').title).toBe('Quero ser Amazing');
  const catalogue = aCatalogue({
    customizations: { ...open.customizations, registrationClosedFace: true },
  });
  expect(scoutedView(catalogue, 'pt', 'models').closed).toBe(false);
  const face = scoutedView(catalogue, 'pt', 'face');
  expect(face.closed).toBe(true);
  expect(face.paragraphs).toHaveLength(2);
});

it('the application page names example pictures as the four slots of the form where they are four', () => {
  const captions = (count: number) => {
    const images = Array.from(
      { length: count },
      (_, index) => [`getScouted_${index + 1}`, { mobile: 'm', desktop: 'd' }] as const,
    );
    return scoutedView(
      aCatalogue({ images: Object.fromEntries(images) }),
      'en',
      'models',
    ).pictures.map(({ caption }) => caption);
  };
  expect(captions(4)).toEqual(['Face', 'Profile', 'Half body', 'Full body']);
  expect(captions(2)).toEqual([null, null]);
});

it('the application page shows the pictures of its own programme, and the older ones for models alone', () => {
  const picture = (name: string) => ({ mobile: name, desktop: name });
  const shown = (images: Readonly<Record<string, ReturnType<typeof picture>>>) => {
    const catalogue = aCatalogue({ images, scoutedImages: [picture('older')] });
    return (['models', 'face'] as const).map((programme) =>
      scoutedView(catalogue, 'pt', programme).pictures.map(({ desktop }) => desktop),
    );
  };
  expect(shown({ getScouted_1: picture('m'), getScoutedAmazingFace_1: picture('f') })).toEqual([
    ['m'],
    ['f'],
  ]);
  expect(shown({})).toEqual([['older'], []]);
});

it('the application form leads to pages of its own language', () => {
  const { form } = scoutedView(open, 'en', 'models');
  const paths =
    form === null
      ? []
      : [form.safety, form.application, form.blog, form.home].map(({ path }) => path);
  expect(paths).toEqual(['/en/safety', '/en/my-application', '/en/amazing-face', '/en']);
});
