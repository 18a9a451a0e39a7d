/** Lists the talents and changes one: name, gender, measures, networks, cover, categories, whether it is shown, its place. */
import { seeOther, type Answer } from '../http/answer.ts';
import { readForm } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import { GENDERS, type Talent } from '../store/talents.ts';
import { checkField, idParam, line, moveForm, preview, readStep, selectField, textField } from './forms.ts';
import { html } from './html.ts';
import { pageAnswer } from './layout.ts';
import { checkFile } from './files.ts';
import { pager, readPage } from './pager.ts';
import type { Desk, DeskRoute } from './routes.ts';
import { CATEGORY_NAMES, GENDER_NAMES } from './words.ts';

const PER_PAGE = 50;

export function talentPages(desk: Desk): DeskRoute[] {
  return [
    { method: 'GET', pattern: '/talentos', handler: (call) => list(call, desk) },
    { method: 'GET', pattern: '/talentos/:id', handler: (call) => edit(call, find(call, desk)) },
    { method: 'POST', pattern: '/talentos/:id', handler: (call) => save(call, desk) },
    {
      method: 'POST',
      pattern: '/talentos/:id/mover',
      handler: async (call) => {
        desk.talents.move(find(call, desk).id, readStep(await readForm(call.request)));
        return seeOther('/talentos?aviso=ordem');
      },
    },
  ];
}

function list(call: Call, desk: Desk): Answer {
  const words = (call.query.get('q') ?? '').trim().slice(0, 100);
  const page = readPage(call);
  const { talents, total } = desk.talents.search(words, PER_PAGE, (page - 1) * PER_PAGE);
  return pageAnswer(call, {
    title: 'Talentos',
    content: html`<form class="row" action="/talentos">
        <label>Buscar por nome<input type="search" name="q" value="${words}" /></label><button>Buscar</button>
      </form>
      <p class="mute">${total} talentos</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>Capa</th>
              <th>Nome</th>
              <th>Nº</th>
              <th>Categorias</th>
              <th>Altura</th>
              <th>Ordem</th>
            </tr>
          </thead>
          <tbody>
            ${talents.map(
              (talent) =>
                html`<tr>
                  <td>${preview(talent.cover)}</td>
                  <td>
                    <a href="/talentos/${talent.id}">${talent.name}</a
                    >${talent.underAge && html` <span class="mute">(menor de 18)</span>`}${talent.hidden && html` <span class="mute">(escondido)</span>`}
                  </td>
                  <td>${talent.id}</td>
                  <td>${talent.categories.map((id) => CATEGORY_NAMES.find(([known]) => known === id)?.[1] ?? String(id)).join(', ')}</td>
                  <td>${talent.height}</td>
                  <td>${moveForm(`/talentos/${talent.id}`, talent.name)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${pager(call, page, Math.ceil(total / PER_PAGE))}`,
  });
}

function edit(call: Call, talent: Talent, errors: readonly string[] = []): Answer {
  const files = [talent.cover, ...talent.galleries.book, ...talent.galleries.snap].map((item) =>
    typeof item === 'string' ? item : item.file,
  );
  const content = html`<form class="stack" method="post" action="/talentos/${talent.id}">
      ${textField('Nome', 'name', talent.name, html` required maxlength="200"`)}
      <div class="pair">
        ${selectField('Gênero', 'gender', talent.gender, GENDER_NAMES)}${textField('Altura (cm)', 'height', talent.height, html` inputmode="numeric"`)}
        ${textField('Jeans', 'jeans', talent.jeans)}${textField('Sapatos', 'shoes', talent.shoes)}
        ${textField('Instagram', 'instagram', talent.instagram)}${textField('Seguidores', 'followers', talent.followers)}
      </div>
      ${textField('Capa (caminho ou endereço)', 'cover', talent.cover, html` required list="arquivos"`)}
      <datalist id="arquivos">${[...new Set(files)].map((file) => html`<option value="${file}"></option>`)}</datalist>
      <fieldset>
        <legend>Categorias</legend>
        ${CATEGORY_NAMES.map(([id, name]) => checkField(name, 'categories', String(id), talent.categories.includes(id)))}
      </fieldset>
      ${checkField('Menor de 18 anos: o site mostra só primeiro nome, altura e sapatos', 'underAge', '1', talent.underAge)}
      ${checkField('Escondido do site', 'hidden', '1', talent.hidden)}
      <p class="row"><button class="main">Salvar</button><a href="/talentos">Voltar</a></p>
    </form>
    <h2>Capa atual</h2>
    <p>${preview(talent.cover)}</p>`;
  return pageAnswer(call, { title: talent.name, content, errors }, errors.length > 0 ? 422 : 200);
}

async function save(call: Call, desk: Desk): Promise<Answer> {
  const standing = find(call, desk);
  const form = await readForm(call.request);
  const categories = CATEGORY_NAMES.map(([id]) => id).filter((id) => form.getAll('categories').includes(String(id)));
  const changed: Talent = {
    ...standing,
    // As typed: stray spaces in names are part of what the site has to cope with.
    name: (form.get('name') ?? '').replace(/[\r\n]+/g, ' '),
    gender: GENDERS.find((gender) => gender === form.get('gender')) ?? standing.gender,
    height: line(form, 'height'),
    jeans: line(form, 'jeans'),
    shoes: line(form, 'shoes'),
    instagram: line(form, 'instagram'),
    followers: line(form, 'followers'),
    cover: line(form, 'cover'),
    categories,
    underAge: form.get('underAge') === '1',
    hidden: form.get('hidden') === '1',
  };
  const errors = judge(changed);
  if (errors.length > 0) return edit(call, changed, errors);
  desk.talents.save([changed]);
  return seeOther(`/talentos/${changed.id}?aviso=salvo`);
}

function judge({ name, height, jeans, shoes, instagram, followers, cover }: Talent): string[] {
  return [
    name.trim() === '' || name.length > 200 ? 'O nome é obrigatório e tem até 200 letras.' : '',
    /^(?:\d{2,3})?$/.test(height) ? '' : 'A altura é um número de centímetros, como 178, ou fica vazia.',
    [jeans, shoes, followers].some((value) => value.length > 20) || instagram.length > 100
      ? 'Alguma medida ou rede está longa demais.'
      : '',
    checkFile('A capa', cover),
  ].filter((error) => error !== '');
}

function find(call: Call, desk: Desk): Talent {
  const talent = desk.talents.find(idParam(call));
  if (!talent) throw new Problem(404, 'Esse talento não existe.');
  return talent;
}
