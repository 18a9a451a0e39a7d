/** The blog's posts: write, change, remove, reorder (the first of a language is the newest). */
import { seeOther, type Answer } from '../http/answer.ts';
import { readForm } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import { SlugTakenError, type Post } from '../store/content.ts';
import { LANGUAGES } from '../store/talents.ts';
import { checkFile } from './files.ts';
import { areaField, idParam, line, lines, moveForm, preview, selectField, textField } from './forms.ts';
import { html } from './html.ts';
import { pageAnswer } from './layout.ts';
import { orderRoutes } from './order.ts';
import type { Desk, DeskRoute } from './routes.ts';

type Draft = Omit<Post, 'id'>;

const TYPE = 'amazing-face';
const NEW: Draft = { type: TYPE, language: 'pt', slug: '', title: '', cover: null, content: '' };
const LANGUAGE_NAMES = [
  ['pt', 'Português'],
  ['en', 'Inglês'],
] as const;

export function postPages(desk: Desk): DeskRoute[] {
  return [
    { method: 'GET', pattern: '/posts', handler: (call) => list(call, desk) },
    { method: 'GET', pattern: '/posts/novo', handler: (call) => edit(call, NEW, undefined) },
    { method: 'POST', pattern: '/posts', handler: (call) => save(call, desk, undefined) },
    {
      method: 'GET',
      pattern: '/posts/:id',
      handler: (call) => {
        const post = find(call, desk);
        return edit(call, post, post.id);
      },
    },
    { method: 'POST', pattern: '/posts/:id', handler: (call) => save(call, desk, find(call, desk)) },
    ...orderRoutes(desk.content, 'posts', (call) => find(call, desk)),
  ];
}

function list(call: Call, desk: Desk): Answer {
  const posts = desk.content.posts();
  return pageAnswer(call, {
    title: 'Posts do Amazing Face',
    content: html`<p><a href="/posts/novo">Escrever um post</a></p>
      ${LANGUAGE_NAMES.map(
        ([language, name]) =>
          html`<h2>${name}</h2>
            <div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th>Capa</th>
                    <th>Título</th>
                    <th>Ordem</th>
                  </tr>
                </thead>
                <tbody>
                  ${posts
                    .filter((post) => post.language === language)
                    .map(
                      (post) =>
                        html`<tr>
                          <td>${post.cover !== null && preview(post.cover)}</td>
                          <td><a href="/posts/${post.id}">${post.title}</a><br /><span class="mute">${post.slug}</span></td>
                          <td>${moveForm(`/posts/${post.id}`, post.title)}</td>
                        </tr>`,
                    )}
                </tbody>
              </table>
            </div>`,
      )}`,
  });
}

function edit(call: Call, draft: Draft, id: number | undefined, errors: readonly string[] = []): Answer {
  const action = id === undefined ? '/posts' : `/posts/${id}`;
  const content = html`<form class="stack" method="post" action="${action}">
      ${textField('Título', 'title', draft.title, html` required maxlength="200"`)}
      <div class="pair">
        ${selectField('Língua', 'language', draft.language, LANGUAGE_NAMES)}${textField('Endereço', 'slug', draft.slug, html` required pattern="[a-z0-9\\-]+"`)}
      </div>
      ${textField('Capa (caminho ou endereço; pode ficar vazia)', 'cover', draft.cover ?? '')}
      ${areaField('Texto (HTML)', 'content', draft.content, 'tall')}
      <p class="row"><button class="main">Salvar</button><a href="/posts">Voltar</a></p>
    </form>
    ${
      id !== undefined &&
      html`<h2>Remover</h2>
        <form method="post" action="${action}/remover"><button>Remover este post</button></form>`
    }`;
  return pageAnswer(call, { title: id === undefined ? 'Novo post' : draft.title, content, errors }, errors.length > 0 ? 422 : 200);
}

async function save(call: Call, desk: Desk, standing: Post | undefined): Promise<Answer> {
  const form = await readForm(call.request);
  const draft: Draft = {
    type: standing?.type ?? TYPE,
    language: LANGUAGES.find((language) => language === form.get('language')) ?? 'pt',
    slug: line(form, 'slug'),
    title: line(form, 'title'),
    cover: line(form, 'cover') || null,
    content: lines(form, 'content'),
  };
  const errors = [
    draft.title === '' || draft.title.length > 200 ? 'O título é obrigatório e tem até 200 letras.' : '',
    /^[a-z0-9-]{1,120}$/.test(draft.slug) ? '' : 'O endereço tem só letras minúsculas sem acento, números e hífens.',
    draft.cover === null ? '' : checkFile('A capa', draft.cover),
  ].filter((error) => error !== '');
  if (errors.length > 0) return edit(call, draft, standing?.id, errors);
  try {
    desk.content.savePost(draft, standing?.id);
  } catch (error) {
    if (!(error instanceof SlugTakenError)) throw error;
    return edit(call, draft, standing?.id, ['Já existe um post com esse endereço nessa língua.']);
  }
  return seeOther('/posts?aviso=salvo');
}

function find(call: Call, desk: Desk): Post {
  const id = idParam(call);
  const post = desk.content.posts().find((candidate) => candidate.id === id);
  if (!post) throw new Problem(404, 'Esse post não existe.');
  return post;
}
