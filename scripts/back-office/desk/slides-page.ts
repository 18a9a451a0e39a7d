import type { Slide } from '../store/content-store.ts';
import { LANGUAGES, type Language } from '../store/stored-talent.ts';
import { faults, line, textField } from './forms.ts';
import { html } from './escape-html.ts';
import { pictureField, readPicture, thumbnail } from './picture-fields.ts';
import { recordPages } from './record-rows.ts';
import type { Desk, DeskRoute } from './desk.ts';
import { LANGUAGE_NAMES } from './desk-words.ts';

/** A slide with its description, a site text of its wide file, in each language. */
type Draft = Omit<Slide, 'id'> & { readonly words: Readonly<Record<Language, string>> };

export const DESCRIPTION = 'cover:';
/** Characters. */
const LONGEST = 200;

const WIDE = {
  label: 'Imagem ou vídeo para tela larga',
  name: 'image_desktop',
  clips: true,
} as const;
const NARROW = {
  label: 'Imagem ou vídeo para celular',
  name: 'image_mobile',
  clips: true,
} as const;

export function slidePages(desk: Desk): DeskRoute[] {
  const { content } = desk;
  const inWords = (
    file: string,
    said: (language: Language) => string | undefined = () => undefined,
  ): Draft['words'] => {
    const kept = content.texts()[DESCRIPTION + file] ?? {};
    const read = (language: Language) => said(language) ?? String(kept[language] ?? '');
    return { pt: read('pt'), en: read('en') };
  };
  const all = () =>
    content.list('slides').map((slide) => ({ ...slide, words: inWords(slide.image_desktop) }));
  return recordPages<Draft>(desk, {
    collection: 'slides',
    path: '/slides',
    title: 'Slides da página inicial',
    one: 'slide',
    fresh: 'Novo slide',
    blank: { type: 'home', image_mobile: '', image_desktop: '', words: { pt: '', en: '' } },
    all,
    label: (draft) => {
      const place = all().findIndex(({ image_desktop }) => image_desktop === draft.image_desktop);
      return place < 0 ? 'Slide' : `Slide ${place + 1}`;
    },
    group: () => '',
    row: ({ image_desktop, image_mobile, words }) => ({
      picture: [thumbnail(image_desktop, true), thumbnail(image_mobile)],
      notes: [words.pt],
    }),
    site: () => '/',
    fields: ({ image_desktop, image_mobile, words }) => {
      const wide = pictureField({
        ...WIDE,
        value: image_desktop,
        choices: all().map((slide) => slide.image_desktop),
      });
      const narrow = pictureField({
        ...NARROW,
        value: image_mobile,
        choices: all().map((slide) => slide.image_mobile),
      });
      return html`${wide}${narrow}
      ${LANGUAGE_NAMES.map(([language, name]) =>
        textField(
          `O que se vê, para quem não vê (${name})`,
          `description_${language}`,
          words[language],
          html` maxlength="${LONGEST}"`,
        ),
      )}`;
    },
    read(form, standing) {
      const wide = readPicture(form, desk, { ...WIDE, value: standing.image_desktop });
      const narrow = readPicture(form, desk, { ...NARROW, value: standing.image_mobile });
      const said = (language: Language) => {
        const name = `description_${language}`;
        return form.fields.has(name) ? line(form, name) : undefined;
      };
      const words = inWords(wide.file, said);
      const draft = {
        type: standing.type,
        image_desktop: wide.file,
        image_mobile: narrow.file,
        words,
      };
      const tooLong = faults([
        LANGUAGES.every((language) => words[language].length <= LONGEST),
        `A descrição tem até ${LONGEST} letras.`,
      ]);
      return { draft, errors: [...wide.errors, ...narrow.errors, ...tooLong] };
    },
    save({ words, ...slide }, id) {
      content.save('slides', slide, id);
      for (const language of LANGUAGES)
        content.saveText(DESCRIPTION + slide.image_desktop, language, words[language]);
    },
  });
}
