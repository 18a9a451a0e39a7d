/** The blog's posts: write, look at, change, remove, reorder (the first of a language is the newest). */
import { Problem } from '../http/problem.ts';
import { get, post } from '../http/router.ts';
import type { Post } from '../store/content.ts';
import { LANGUAGES } from '../store/talents.ts';
import { areaField, faults, idParam, line, lines, readForm, selectField, textField, type Posted } from './forms.ts';
import { html, Markup } from './html.ts';
import { previewAnswer } from './layout.ts';
import { fileField, pictureField, readPicture, thumbnail } from './pictures.ts';
import { recordPages } from './records.ts';
import type { Desk, DeskRoute } from './routes.ts';
import { LANGUAGE_NAMES, nameOf } from './words.ts';

type Draft = Omit<Post, 'id'>;

const TYPE = 'amazing-face';
const BLANK: Draft = { type: TYPE, language: 'pt', slug: '', title: '', cover: null, content: '' };
const COVER = { label: 'Capa', name: 'cover', isOptional: true } as const;

export function postPages(desk: Desk): DeskRoute[] {
  const all = () => desk.content.list('posts');
  const read = (form: Posted, standing: Draft): { draft: Draft; errors: string[] } => {
    const cover = readPicture(form, desk, { ...COVER, value: standing.cover ?? '' });
    const added = form.uploads.get('photos') ?? [];
    const draft: Draft = {
      type: standing.type,
      language: LANGUAGES.find((language) => language === form.fields.get('language')) ?? 'pt',
      slug: line(form, 'slug'),
      title: line(form, 'title'),
      cover: cover.file || null,
      content: [lines(form, 'content'), ...added.map(toFigure)].filter((part) => part !== '').join('\n'),
    };
    const addressOf = ({ language, slug }: Draft): string => `${language} ${slug}`;
    const isFree = addressOf(draft) === addressOf(standing) || all().every((other) => addressOf(other) !== addressOf(draft));
    const errors = faults(
      [draft.title !== '' && draft.title.length <= 200, 'O título é obrigatório e tem até 200 letras.'],
      [/^[a-z0-9-]{1,120}$/.test(draft.slug), 'O link tem só letras minúsculas sem acento, números e hífens.'],
      [isFree, 'Já existe um post com esse link nesse idioma.'],
    );
    return { draft, errors: [...errors, ...cover.errors] };
  };
  return [
    post('/posts/ver', async (call) => preview(read(await readForm(call, desk), BLANK).draft)),
    get('/posts/:id/ver', (call) => {
      const shown = all().find(({ id }) => id === idParam(call));
      if (!shown) throw new Problem(404, 'Esse post não existe.');
      return preview(shown);
    }),
    ...recordPages<Draft>(desk, {
      collection: 'posts',
      path: '/posts',
      title: 'Posts do Amazing Face',
      one: 'post',
      fresh: 'Novo post',
      blank: BLANK,
      all,
      label: ({ title }) => title,
      group: ({ language }) => nameOf(LANGUAGE_NAMES, language),
      row: ({ cover, slug }) => ({ picture: cover !== null && thumbnail(cover), notes: [slug] }),
      site: ({ language, slug }) => `${language === 'en' ? '/en' : ''}/amazing-face${slug === '' ? '' : `#${slug}`}`,
      fields: (draft) =>
        html`${textField('Título', 'title', draft.title, html` required maxlength="200"`)}
          <div class="pair">
            ${selectField('Idioma', 'language', draft.language, LANGUAGE_NAMES)}${textField('Link do post', 'slug', draft.slug, html` required pattern="[a-z0-9\\-]+"`)}
          </div>
          ${pictureField({ ...COVER, value: draft.cover ?? '', choices: all().map(({ cover }) => cover ?? '') })}
          ${areaField('Texto (HTML)', 'content', draft.content, 'tall')}
          ${fileField('Acrescentar fotos ao fim do texto', 'photos', html` multiple`)}
          <p><button formaction="/posts/ver" formtarget="previa" formnovalidate>Ver como fica, sem salvar</button></p>`,
      more: (id) =>
        html`<h2>Como fica</h2>
          <iframe name="previa" title="Como fica" ${id !== undefined && html` src="/posts/${id}/ver"`}></iframe>`,
      read,
      save(draft, id) {
        desk.content.save('posts', draft, id);
      },
    }),
  ];
}

function toFigure({ file, width, height }: { readonly file: string; readonly width: number; readonly height: number }): string {
  return `<p><img src="${file}" alt="" width="${width}" height="${height}"></p>`;
}

/** Pictures inside a text are storage paths. The frame's policy takes care of the rest of what may stand there. */
function preview({ title, cover, content }: Draft): Response {
  const shown = content.replace(/(<img\b[^>]*?\ssrc=["'])(?!https?:|\/)/gi, '$1/storage/');
  return previewAnswer(
    title,
    html`<h1>${title}</h1>
      ${cover !== null && thumbnail(cover)}${new Markup(shown)}`,
  );
}
