/** Lists, adds, changes and removes talents. The site sorts by name. */
import { Problem, seeOther } from '../http/answer.ts';
import { get, post, type Call } from '../http/router.ts';
import { BOARD_CATEGORIES, boardsOf } from '../reference/boards.ts';
import { COLOURS } from '../reference/option-values.ts';
import { GENDERS, type Talent, type TalentDetails } from '../store/stored-talent.ts';
import {
  checkField,
  faults,
  idParam,
  line,
  readForm,
  saveForm,
  selectField,
  textField,
} from './forms.ts';
import { html, type Fragment } from './escape-html.ts';
import { pager, PER_PAGE, readPage } from './pager.ts';
import { fileField, pictureField, readPicture, thumbnail } from './picture-fields.ts';
import { removalPage, rows } from './record-rows.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';
import { GENDER_NAMES } from './desk-words.ts';

/** The profile falls back to the listing's cover. */
const COVERS = [
  { name: 'cover', label: 'Capa nas listas', isOptional: false },
  { name: 'coverWeb', label: 'Capa do perfil, celular', isOptional: true },
  { name: 'coverWide', label: 'Capa do perfil, tela larga', isOptional: true },
] as const;
const NUMERIC = html` inputmode="numeric"`;
const FIELDS = [
  ['height', 'Altura (cm)', NUMERIC],
  ['jeans', 'Jeans', ''],
  ['shoes', 'Sapatos', ''],
  ['bust', 'Busto ou tórax (cm)', NUMERIC],
  ['waist', 'Cintura (cm)', NUMERIC],
  ['hips', 'Quadril (cm)', NUMERIC],
  ['measuredAt', 'Medidas de (ano-mês)', html` placeholder="2026-09"`],
  ['instagram', 'Instagram', ''],
  ['followers', 'Seguidores', ''],
] as const satisfies readonly (readonly [
  name: keyof TalentDetails,
  label: string,
  more: Fragment,
])[];
const COLOUR_FIELDS = [
  ['hair', 'Cabelo'],
  ['eyes', 'Olhos'],
] as const;

/** Centimetres: unusual heights and changes need confirmation. */
const USUAL_HEIGHTS = { least: 120, most: 220, change: 10 } as const;

const NO_GALLERIES: Talent['galleries'] = { book: [], snap: [], compo: [], video: [] };
const EMPTY = Object.fromEntries(
  [...FIELDS, ...COLOUR_FIELDS, ...COVERS.map(({ name }) => [name])].map(([name]) => [name, '']),
);

function blankTalent({ talents }: Desk): Talent {
  const card = {
    id: talents.freeId(),
    name: '',
    cover: '',
    gender: 'woman',
    categories: [1],
    underAge: false,
    hidden: false,
  } as const;
  return { ...card, ...(EMPTY as Omit<TalentDetails, 'galleries'>), galleries: NO_GALLERIES };
}

export function talentPages(desk: Desk): DeskRoute[] {
  return [
    get('/talentos', (call) => list(call, desk)),
    post('/talentos', (call) => save(call, desk, blankTalent(desk), null)),
    get('/talentos/novo', () => edit(blankTalent(desk), null)),
    get('/talentos/:id', (call) => {
      const talent = findTalent(call, desk);
      return edit(talent, talent);
    }),
    post('/talentos/:id', (call) => {
      const talent = findTalent(call, desk);
      return save(call, desk, talent, talent);
    }),
    get('/talentos/:id/remover', (call) => {
      const talent = findTalent(call, desk);
      return removalPage(
        `/talentos/${talent.id}`,
        talent.name.trim(),
        siteOf(talent),
        thumbnail(talent.cover),
      );
    }),
    post('/talentos/:id/remover', (call) => {
      const talent = findTalent(call, desk);
      desk.edits.track(
        { path: `/talentos/${talent.id}`, label: talent.name.trim(), site: '/modelos' },
        talent,
        () => {
          desk.talents.remove(talent.id);
          return null;
        },
      );
      return seeOther('/talentos?aviso=removido');
    }),
  ];
}

export function findTalent(call: Call, desk: Desk): Talent {
  const talent = desk.talents.find(idParam(call));
  if (!talent) throw new Problem(404, 'Esse talento não existe.');
  return talent;
}

/** The profile's path without its slug. */
export function siteOf({ id, hidden }: Talent): string | null {
  return hidden ? null : `/modelos/${id}`;
}

/** Saves a talent and logs the edit; `standing` is `null` for a new one. */
export function keepTalent(desk: Desk, standing: Talent | null, changed: Talent): void {
  desk.edits.track(
    { path: `/talentos/${changed.id}`, label: changed.name.trim(), site: siteOf(changed) },
    standing,
    () => {
      desk.talents.save([changed]);
      return desk.talents.find(changed.id);
    },
  );
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
      boardsOf(talent).join(', '),
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
        <label>Buscar por nome<input type="search" name="q" value="${words}" /></label
        ><button>Buscar</button>
      </form>
      <p><a class="button" href="/talentos/novo">Novo talento</a></p>
      <p class="mute">${total === 1 ? '1 talento' : `${total} talentos`}</p>
      ${rows(items)} ${pager(call, page, total)}`,
  };
}

/** `standing` is the stored talent or `null`, `talent` the form's content. */
function edit(talent: Talent, standing: Talent | null, errors: readonly string[] = []): Page {
  const { book, snap } = talent.galleries;
  const files = [
    ...COVERS.map(({ name }) => talent[name]),
    ...[...book, ...snap].map(({ file }) => file),
  ];
  const isNew = standing === null;
  const fields = html`${textField('Nome', 'name', talent.name, html` required maxlength="200" ${isNew && html` autofocus`}`)}
    <div class="pair">
      ${selectField('Gênero', 'gender', talent.gender, GENDER_NAMES)}
      ${FIELDS.map(([name, label, more]) => textField(label, name, talent[name], more))}
      ${COLOUR_FIELDS.map(([name, label]) => selectField(label, name, talent[name], colours(name)))}
    </div>
    ${isOddHeight(talent, standing) && checkField(`A altura é mesmo ${talent.height} cm`, 'rightHeight', talent.height, false)}
    <fieldset>
      <legend>Boards</legend>
      ${BOARD_CATEGORIES.map(({ id, label }) => checkField(label, 'categories', String(id), talent.categories.includes(id)))}
    </fieldset>
    ${checkField('Menor de 18 anos: o site mostra só primeiro nome, altura e sapatos', 'underAge', '1', talent.underAge)}
    ${checkField('Escondido do site', 'hidden', '1', talent.hidden)}
    ${COVERS.map((cover) => pictureField({ ...cover, value: talent[cover.name], choices: files }))}
    ${isNew && fileField('Fotos do book', 'book', html` multiple`)}`;
  const place = `/talentos/${talent.id}`;
  const content = html`${!isNew && html`<p><a class="button" href="${place}/fotos">Fotos e vídeos</a></p>`}
  ${saveForm(isNew ? '/talentos' : place, fields, '/talentos')}
  ${!isNew && html`<p><a href="${place}/remover">Remover…</a></p>`}`;
  return {
    title: isNew ? 'Novo talento' : talent.name,
    site: isNew ? '/modelos' : siteOf(talent),
    content,
    errors,
  };
}

function colours(attribute: keyof typeof COLOURS): [string, string][] {
  return [
    ['', 'Não informado'],
    ...COLOURS[attribute].map(([id, name]): [string, string] => [id, name]),
  ];
}

function isOddHeight({ height }: Talent, standing: Talent | null): boolean {
  const { least, most, change } = USUAL_HEIGHTS;
  if (height === '' || height === standing?.height) return false;
  const before = standing?.height ?? '';
  return (
    Number(height) < least ||
    Number(height) > most ||
    (before !== '' && Math.abs(Number(height) - Number(before)) > change)
  );
}

/** `from` supplies the fields that the form does not send. */
async function save(
  call: Call,
  desk: Desk,
  from: Talent,
  standing: Talent | null,
): Promise<Page | Response> {
  const form = await readForm(call, desk);
  const { fields } = form;
  const known = BOARD_CATEGORIES.map(({ id }) => id);
  const chosen = known.filter((id) => fields.getAll('categories').includes(String(id)));
  const categories = [...chosen, ...from.categories.filter((id) => !known.includes(id))];
  const covers = COVERS.map((cover) => ({
    name: cover.name,
    ...readPicture(form, desk, { ...cover, value: from[cover.name] }),
  }));
  const added = (form.uploads.get('book') ?? []).map(({ file, width, height }) => ({
    file,
    width,
    height,
  }));
  const changed: Talent = {
    ...from,
    // Keeps stray spaces: the site must cope with them.
    name: (fields.get('name') ?? '').replace(/[\r\n]+/g, ' '),
    gender: GENDERS.find((gender) => gender === fields.get('gender')) ?? from.gender,
    ...Object.fromEntries(FIELDS.map(([name]) => [name, line(form, name)])),
    ...Object.fromEntries(
      COLOUR_FIELDS.map(([name]) => [name, readColour(name, line(form, name))]),
    ),
    galleries: { ...from.galleries, book: [...from.galleries.book, ...added] },
    ...Object.fromEntries(covers.map(({ name, file }) => [name, file])),
    categories,
    underAge: fields.get('underAge') === '1',
    hidden: fields.get('hidden') === '1',
  };
  const errors = [...form.errors, ...judge(changed), ...covers.flatMap((cover) => cover.errors)];
  if (isOddHeight(changed, standing) && fields.get('rightHeight') !== changed.height)
    errors.push(
      `Confira a altura, ${changed.height} cm. Se estiver certa, marque abaixo que está.`,
    );
  if (errors.length > 0) return edit(changed, standing, errors);
  keepTalent(desk, standing, changed);
  return seeOther(`/talentos/${changed.id}?aviso=salvo`);
}

function readColour(attribute: keyof typeof COLOURS, id: string): string {
  return COLOURS[attribute].some(([known]) => known === id) ? id : '';
}

function judge(talent: Talent): string[] {
  const { name, height, measuredAt, bust, waist, hips } = talent;
  return faults(
    [name.trim() !== '' && name.length <= 200, 'O nome é obrigatório e tem até 200 letras.'],
    [
      /^(?:\d{2,3})?$/.test(height),
      'A altura é um número de centímetros, como 178, ou fica vazia.',
    ],
    [
      [bust, waist, hips].every((girth) => /^(?:\d{2,3})?$/.test(girth)),
      'Busto, cintura e quadril são números de centímetros, como 84, ou ficam vazios.',
    ],
    [
      /^(?:\d{4}-\d{2}(?:-\d{2})?)?$/.test(measuredAt),
      'A data das medidas é ano e mês, como 2026-09, ou fica vazia.',
    ],
    [
      FIELDS.every(([field]) => talent[field].length <= (field === 'instagram' ? 100 : 20)),
      'Alguma medida ou rede está longa demais.',
    ],
  );
}
