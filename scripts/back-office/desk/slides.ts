/** The home page's slides: change, add, remove, reorder. */
import { seeOther, type Answer } from '../http/answer.ts';
import { readForm } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import type { Slide } from '../store/content.ts';
import { checkFile } from './files.ts';
import { idParam, line, moveForm, preview, textField } from './forms.ts';
import { html } from './html.ts';
import { pageAnswer } from './layout.ts';
import { orderRoutes } from './order.ts';
import type { Desk, DeskRoute } from './routes.ts';

type Draft = Omit<Slide, 'id'>;

export function slidePages(desk: Desk): DeskRoute[] {
  return [
    { method: 'GET', pattern: '/slides', handler: (call) => list(call, desk) },
    { method: 'POST', pattern: '/slides', handler: (call) => save(call, desk, undefined) },
    { method: 'GET', pattern: '/slides/:id', handler: (call) => edit(call, find(call, desk), find(call, desk).id) },
    { method: 'POST', pattern: '/slides/:id', handler: (call) => save(call, desk, find(call, desk)) },
    ...orderRoutes(desk.content, 'slides', (call) => find(call, desk)),
  ];
}

function list(call: Call, desk: Desk): Answer {
  return pageAnswer(call, {
    title: 'Slides da página inicial',
    content: html`<div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Tela larga</th>
              <th>Celular</th>
              <th>Arquivos</th>
              <th>Ordem</th>
            </tr>
          </thead>
          <tbody>
            ${desk.content.slides().map(
              (slide) =>
                html`<tr>
                  <td>${preview(slide.image_desktop, true)}</td>
                  <td>${preview(slide.image_mobile)}</td>
                  <td><a href="/slides/${slide.id}">${slide.image_desktop}</a><br />${slide.image_mobile}</td>
                  <td>${moveForm(`/slides/${slide.id}`, slide.image_desktop)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <h2>Novo slide</h2>
      ${form('/slides', { type: 'home', image_mobile: '', image_desktop: '' })}`,
  });
}

function form(action: string, { image_mobile, image_desktop }: Draft): ReturnType<typeof html> {
  return html`<form class="stack" method="post" action="${action}">
    ${textField('Imagem ou vídeo para tela larga', 'image_desktop', image_desktop, html` required`)}
    ${textField('Imagem ou vídeo para celular', 'image_mobile', image_mobile, html` required`)}
    <p class="row"><button class="main">Salvar</button></p>
  </form>`;
}

function edit(call: Call, draft: Draft, id: number | undefined, errors: readonly string[] = []): Answer {
  const action = id === undefined ? '/slides' : `/slides/${id}`;
  const content = html`${form(action, draft)}
    ${
      id !== undefined &&
      html`<h2>Remover</h2>
        <form method="post" action="${action}/remover"><button>Remover este slide</button></form>`
    }
    <p><a href="/slides">Voltar</a></p>`;
  return pageAnswer(call, { title: id === undefined ? 'Novo slide' : `Slide ${id}`, content, errors }, errors.length > 0 ? 422 : 200);
}

async function save(call: Call, desk: Desk, standing: Slide | undefined): Promise<Answer> {
  const posted = await readForm(call.request);
  const draft: Draft = {
    type: standing?.type ?? 'home',
    image_mobile: line(posted, 'image_mobile'),
    image_desktop: line(posted, 'image_desktop'),
  };
  const errors = [
    checkFile('O arquivo para tela larga', draft.image_desktop),
    checkFile('O arquivo para celular', draft.image_mobile),
  ].filter((error) => error !== '');
  if (errors.length > 0) return edit(call, draft, standing?.id, errors);
  desk.content.saveSlide(draft, standing?.id);
  return seeOther('/slides?aviso=salvo');
}

function find(call: Call, desk: Desk): Slide {
  const id = idParam(call);
  const slide = desk.content.slides().find((candidate) => candidate.id === id);
  if (!slide) throw new Problem(404, 'Esse slide não existe.');
  return slide;
}
