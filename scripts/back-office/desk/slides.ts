/** The home page's slides. */
import type { Slide } from '../store/content.ts';
import { html } from './html.ts';
import { pictureField, readPicture, thumbnail } from './pictures.ts';
import { recordPages } from './records.ts';
import type { Desk, DeskRoute } from './routes.ts';

type Draft = Omit<Slide, 'id'>;

const WIDE = { label: 'Imagem ou vídeo para tela larga', name: 'image_desktop', clips: true } as const;
const NARROW = { label: 'Imagem ou vídeo para celular', name: 'image_mobile', clips: true } as const;

export function slidePages(desk: Desk): DeskRoute[] {
  const all = () => desk.content.slides();
  return recordPages<Draft>(desk, {
    collection: 'slides',
    path: '/slides',
    title: 'Slides da página inicial',
    one: 'slide',
    fresh: 'Novo slide',
    blank: { type: 'home', image_mobile: '', image_desktop: '' },
    all,
    label: (draft) => {
      const place = all().findIndex(({ image_desktop }) => image_desktop === draft.image_desktop);
      return place < 0 ? 'Slide' : `Slide ${place + 1}`;
    },
    group: () => '',
    row: ({ image_desktop, image_mobile }) => ({ picture: [thumbnail(image_desktop, true), thumbnail(image_mobile)], notes: [] }),
    site: () => '/',
    fields: ({ image_desktop, image_mobile }) => {
      const wide = pictureField({ ...WIDE, value: image_desktop, choices: all().map((slide) => slide.image_desktop) });
      const narrow = pictureField({ ...NARROW, value: image_mobile, choices: all().map((slide) => slide.image_mobile) });
      return html`${wide}${narrow}`;
    },
    read(form, standing) {
      const wide = readPicture(form, desk, { ...WIDE, value: standing.image_desktop });
      const narrow = readPicture(form, desk, { ...NARROW, value: standing.image_mobile });
      const draft = { type: standing.type, image_desktop: wide.file, image_mobile: narrow.file };
      return { draft, errors: [...wide.errors, ...narrow.errors] };
    },
    save: (draft, id) => desk.content.saveSlide(draft, id),
  });
}
