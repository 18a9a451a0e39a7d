/** The blog's posts: write, preview, change, remove, reorder. The first is the newest. */
import { randomUUID } from 'node:crypto';

import { Problem } from '../http/answer.ts';
import { get, post } from '../http/router.ts';
import { slugOf } from '../seed/seed-slug.ts';
import type { Post } from '../store/content-store.ts';
import { toHtml } from '../store/markdown.ts';
import {
  areaField,
  faults,
  idParam,
  line,
  lines,
  readForm,
  textField,
  type Posted,
} from './forms.ts';
import { html, Markup } from './escape-html.ts';
import { previewAnswer } from './layout.ts';
import { fileField, pictureField, readPicture, thumbnail } from './picture-fields.ts';
import { recordPages } from './record-rows.ts';
import type { Desk, DeskRoute } from './desk.ts';
import { LANGUAGE_NAMES, nameOf } from './desk-words.ts';

type Version = Pick<Post, 'slug' | 'title' | 'source'>;
type Draft = Omit<Post, 'id'> & { readonly other: Version };

const TYPE = 'amazing-face';
const NO_VERSION: Version = { slug: '', title: '', source: '' };
const BLANK: Draft = {
  type: TYPE,
  language: 'pt',
  cover: null,
  content: '',
  twin: '',
  ...NO_VERSION,
  other: NO_VERSION,
};
const COVER = { label: 'Capa', name: 'cover', isOptional: true } as const;
/** Prefix of the other language's fields. */
const OTHER = 'other_';
const HINT =
  'Uma linha vazia começa outro parágrafo, ### um subtítulo. **negrito**, *itálico*, [texto](https://endereço); linhas que começam com hífen são uma lista.';

const otherLanguage = (language: string): string => (language === 'pt' ? 'en' : 'pt');

export function postPages(desk: Desk): DeskRoute[] {
  const posts = () => desk.content.list('posts');
  const findTwin = ({ twin, language }: Pick<Post, 'twin' | 'language'>) =>
    posts().find((post) => post.twin === twin && post.language === otherLanguage(language));
  const all = () =>
    posts().map((post) => {
      const { slug, title, source } = findTwin(post) ?? NO_VERSION;
      return { ...post, other: { slug, title, source } };
    });
  const read = (form: Posted, standing: Draft): { draft: Draft; errors: string[] } => {
    const cover = readPicture(form, desk, { ...COVER, value: standing.cover ?? '' });
    const added = form.uploads.get('photos') ?? [];
    const readVersion = (prefix: string): Version => {
      const title = line(form, `${prefix}title`);
      const text = lines(form, `${prefix}content`);
      const source =
        title === ''
          ? text
          : [text, ...added.map(toFigure)].filter((part) => part !== '').join('\n\n');
      return { title, source, slug: line(form, `${prefix}slug`) || slugOf(title) };
    };
    const own = readVersion('');
    const { language } = standing;
    const draft: Draft = {
      ...own,
      type: standing.type,
      language,
      cover: cover.file || null,
      content: toHtml(own.source),
      twin: standing.twin || randomUUID(),
      other: readVersion(OTHER),
    };
    const isFree = (slug: string, wanted: string) =>
      posts().every(
        (post) => post.slug !== slug || post.language !== wanted || post.twin === standing.twin,
      );
    const errors = faults(
      [
        draft.title !== '' && draft.title.length <= 200,
        'O título é obrigatório e tem até 200 letras.',
      ],
      [draft.other.title.length <= 200, 'O título no outro idioma tem até 200 letras.'],
      [draft.other.title !== '' || draft.other.source === '', 'Falta o título no outro idioma.'],
      [
        [draft.slug, draft.other.slug].every(
          (slug, place) => /^[a-z0-9-]{1,120}$/.test(slug) || (place === 1 && slug === ''),
        ),
        'O link tem só letras minúsculas sem acento, números e hífens.',
      ],
      [
        isFree(draft.slug, language) && isFree(draft.other.slug, otherLanguage(language)),
        'Já existe um post com esse link nesse idioma.',
      ],
    );
    return { draft, errors: [...errors, ...cover.errors] };
  };
  const languageName = (language: string) => nameOf(LANGUAGE_NAMES, language);
  return [
    post('/posts/ver', async (call) => preview(read(await readForm(call, desk), BLANK).draft)),
    get('/posts/:id/ver', (call) => {
      const shown = posts().find(({ id }) => id === idParam(call));
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
      group: ({ language }) => languageName(language),
      row: ({ cover, slug, language, other }) => ({
        picture: cover !== null && thumbnail(cover),
        notes: [
          slug,
          other.title === '' && `sem ${languageName(otherLanguage(language)).toLowerCase()}`,
        ],
      }),
      site: ({ language, slug }) =>
        `${language === 'en' ? '/en' : ''}/amazing-face${slug === '' ? '' : `#${slug}`}`,
      fields: (draft) =>
        html`<div class="sides">
            ${versionFields(draft, languageName(draft.language), '')}
            ${versionFields(draft.other, languageName(otherLanguage(draft.language)), OTHER)}
          </div>
          <p class="mute">${HINT}</p>
          ${pictureField({ ...COVER, value: draft.cover ?? '', choices: posts().map(({ cover }) => cover ?? '') })}
          ${fileField('Acrescentar fotos ao fim do texto', 'photos', html` multiple`)}
          <p>
            <button formaction="/posts/ver" formtarget="previa" formnovalidate>
              Ver como fica, sem salvar
            </button>
          </p>`,
      more: (id) =>
        html`<h2>Como fica</h2>
          <iframe
            name="previa"
            title="Como fica"
            ${id !== undefined && html` src="/posts/${id}/ver"`}
          ></iframe>`,
      read,
      save({ other, ...draft }, id) {
        desk.content.save('posts', draft, id);
        if (other.title === '') return;
        const version = {
          ...draft,
          ...other,
          language: otherLanguage(draft.language),
          content: toHtml(other.source),
        };
        desk.content.save('posts', version, findTwin(draft)?.id);
      },
      notice(draft, standing) {
        if (standing.title === '' || draft.other.title === '') return 'salvo';
        const hasChanged = (now: Version, before: Version) =>
          now.title !== before.title || now.source !== before.source;
        const own = hasChanged(draft, standing);
        const other = hasChanged(draft.other, standing.other);
        if (own === other) return 'salvo';
        return `salvo-${own ? draft.language : otherLanguage(draft.language)}`;
      },
    }),
  ];
}

function versionFields({ title, slug, source }: Version, language: string, prefix: string): Markup {
  const required = prefix === '' && html` required`;
  return html`<fieldset class="stack">
    <legend>${language}</legend>
    ${textField('Título', `${prefix}title`, title, html` maxlength="200" ${required}`)}
    ${textField('Link do post', `${prefix}slug`, slug, html` pattern="[a-z0-9\\-]+" placeholder="feito do título"`)}
    ${areaField('Texto', `${prefix}content`, source, 'tall')}
  </fieldset>`;
}

function toFigure({
  file,
  width,
  height,
}: {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}): string {
  return `<p><img src="${file}" alt="" width="${width}" height="${height}"></p>`;
}

/** Resolves storage paths of pictures. The frame's policy covers other markup. */
function preview({ title, cover, content }: Pick<Draft, 'title' | 'cover' | 'content'>): Response {
  const shown = content.replace(/(<img\b[^>]*?\ssrc=["'])(?!https?:|\/)/gi, '$1/storage/');
  return previewAnswer(
    title,
    html`<h1>${title}</h1>
      ${cover !== null && thumbnail(cover)}${new Markup(shown)}`,
  );
}
