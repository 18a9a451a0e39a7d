/** Lists the talents and changes one: name, gender, measures, networks, covers, categories, whether it is shown. The site sorts by name. */
import { seeOther } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import { get, post } from '../http/router.ts';
import { GENDERS, type Talent } from '../store/talents.ts';
import { checkField, faults, idParam, line, readForm, saveForm, selectField, textField } from './forms.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import { pager, readPage } from './pager.ts';
import { pictureField, readPicture, thumbnail } from './pictures.ts';
import { rows } from './records.ts';
import type { Desk, DeskRoute } from './routes.ts';
import { CATEGORY_NAMES, GENDER_NAMES, nameOf } from './words.ts';

const PER_PAGE = 50;
/** The profile has the listing's cover where it has none of its own. */
const COVERS = [
  { name: 'cover', label: 'Capa nas listas', isOptional: false },
  { name: 'coverWeb', label: 'Capa do perfil, celular', isOptional: true },
  { name: 'coverWide', label: 'Capa do perfil, tela larga', isOptional: true },
] as const;
const GIRTHS = [
  ['bust', 'Busto ou tórax (cm)'],
  ['waist', 'Cintura (cm)'],
  ['hips', 'Quadril (cm)'],
] as const;

export function talentPages(desk: Desk): DeskRoute[] {
  return [
    get('/talentos', (call) => list(call, desk)),
    get('/talentos/:id', (call) => edit(findTalent(call, desk))),
    post('/talentos/:id', (call) => save(call, desk)),
  ];
}

export function findTalent(call: Call, desk: Desk): Talent {
  const talent = desk.talents.find(idParam(call));
  if (!talent) throw new Problem(404, 'Esse talento não existe.');
  return talent;
}

/** The profile; the rest of its address comes with the name. */
export function siteOf({ id, hidden }: Talent): string | null {
  return hidden ? null : `/modelos/${id}`;
}

/** Saves a talent and notes that the site does not show it yet. */
export function keepTalent(desk: Desk, standing: Talent, changed: Talent): void {
  desk.edits.track({ path: `/talentos/${changed.id}`, label: changed.name.trim(), site: siteOf(changed) }, standing, () => {
    desk.talents.save([changed]);
    return desk.talents.find(changed.id);
  });
}

function list(call: Call, desk: Desk): Page {
  const words = (call.query.get('q') ?? '').trim().slice(0, 100);
  const page = readPage(call);
  const { talents, total } = desk.talents.search(words, PER_PAGE, (page - 1) * PER_PAGE);
  const items = talents.map((talent) => ({
    href: `/talentos/${talent.id}`,
    title: talent.name,
    picture: thumbnail(talent.cover),
    notes: [
      talent.categories.map((id) => nameOf(CATEGORY_NAMES, id)).join(', '),
      talent.height !== '' && `${talent.height} cm`,
      talent.underAge && 'Menor de 18 anos',
      talent.hidden && 'Escondido do site',
    ],
    actions: html`<a href="/talentos/${talent.id}/fotos">Fotos</a>`,
  }));
  return {
    title: 'Talentos',
    site: '/modelos',
    content: html`<form class="row" action="/talentos">
        <label>Buscar por nome<input type="search" name="q" value="${words}" /></label><button>Buscar</button>
      </form>
      <p class="mute">${total === 1 ? '1 talento' : `${total} talentos`}</p>
      ${rows(items)} ${pager(call, page, Math.ceil(total / PER_PAGE))}`,
  };
}

function edit(talent: Talent, errors: readonly string[] = []): Page {
  const { book, snap } = talent.galleries;
  const files = [...COVERS.map(({ name }) => talent[name]), ...[...book, ...snap].map(({ file }) => file)];
  const fields = html`${textField('Nome', 'name', talent.name, html` required maxlength="200"`)}
    <div class="pair">
      ${selectField('Gênero', 'gender', talent.gender, GENDER_NAMES)}${textField('Altura (cm)', 'height', talent.height, html` inputmode="numeric"`)}
      ${textField('Jeans', 'jeans', talent.jeans)}${textField('Sapatos', 'shoes', talent.shoes)}
      ${GIRTHS.map(([name, label]) => textField(label, name, talent[name], html` inputmode="numeric"`))}
      ${textField('Medidas de (ano-mês)', 'measuredAt', talent.measuredAt, html` placeholder="2026-09"`)}
      ${textField('Instagram', 'instagram', talent.instagram)}${textField('Seguidores', 'followers', talent.followers)}
    </div>
    <fieldset>
      <legend>Categorias</legend>
      ${CATEGORY_NAMES.map(([id, name]) => checkField(name, 'categories', String(id), talent.categories.includes(id)))}
    </fieldset>
    ${checkField('Menor de 18 anos: o site mostra só primeiro nome, altura e sapatos', 'underAge', '1', talent.underAge)}
    ${checkField('Escondido do site', 'hidden', '1', talent.hidden)}
    ${COVERS.map((cover) => pictureField({ ...cover, value: talent[cover.name], choices: files }))}`;
  const content = html`<p><a class="button" href="/talentos/${talent.id}/fotos">Fotos e vídeos</a></p>
    ${saveForm(`/talentos/${talent.id}`, fields, '/talentos')}`;
  return { title: talent.name, site: siteOf(talent), content, errors };
}

async function save(call: Call, desk: Desk): Promise<Page | Response> {
  const standing = findTalent(call, desk);
  const form = await readForm(call, desk);
  const { fields } = form;
  const categories = CATEGORY_NAMES.map(([id]) => id).filter((id) => fields.getAll('categories').includes(String(id)));
  const covers = COVERS.map((cover) => ({ name: cover.name, ...readPicture(form, desk, { ...cover, value: standing[cover.name] }) }));
  const changed: Talent = {
    ...standing,
    // As typed: stray spaces in names are part of what the site has to cope with.
    name: (fields.get('name') ?? '').replace(/[\r\n]+/g, ' '),
    gender: GENDERS.find((gender) => gender === fields.get('gender')) ?? standing.gender,
    height: line(form, 'height'),
    jeans: line(form, 'jeans'),
    shoes: line(form, 'shoes'),
    ...Object.fromEntries(GIRTHS.map(([name]) => [name, line(form, name)])),
    measuredAt: line(form, 'measuredAt'),
    instagram: line(form, 'instagram'),
    followers: line(form, 'followers'),
    ...Object.fromEntries(covers.map(({ name, file }) => [name, file])),
    categories,
    underAge: fields.get('underAge') === '1',
    hidden: fields.get('hidden') === '1',
  };
  const errors = [...form.errors, ...judge(changed), ...covers.flatMap((cover) => cover.errors)];
  if (errors.length > 0) return edit(changed, errors);
  keepTalent(desk, standing, changed);
  return seeOther(`/talentos/${changed.id}?aviso=salvo`);
}

function judge(talent: Talent): string[] {
  const { name, height, jeans, shoes, measuredAt, instagram, followers } = talent;
  return faults(
    [name.trim() !== '' && name.length <= 200, 'O nome é obrigatório e tem até 200 letras.'],
    [/^(?:\d{2,3})?$/.test(height), 'A altura é um número de centímetros, como 178, ou fica vazia.'],
    [
      GIRTHS.every(([girth]) => /^(?:\d{2,3})?$/.test(talent[girth])),
      'Busto, cintura e quadril são números de centímetros, como 84, ou ficam vazios.',
    ],
    [/^(?:\d{4}-\d{2}(?:-\d{2})?)?$/.test(measuredAt), 'A data das medidas é ano e mês, como 2026-09, ou fica vazia.'],
    [[jeans, shoes, followers].every((value) => value.length <= 20) && instagram.length <= 100, 'Alguma medida ou rede está longa demais.'],
  );
}
