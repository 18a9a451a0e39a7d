import { Problem, seeOther } from '../http/answer.ts';
import { get, param, post, type Call } from '../http/router.ts';
import type { Galleries, PictureItem, VideoItem } from '../store/stored-talent.ts';
import { line, readForm, textField, type Posted } from './forms.ts';
import { html, type Markup } from './escape-html.ts';
import { fileField, thumbnail } from './picture-fields.ts';
import type { Desk, DeskRoute, Page } from './desk.ts';
import { findTalent, keepTalent, siteOf } from './talents-page.ts';

const GALLERIES = [
  ['book', 'Book'],
  ['snap', 'Polaroids'],
  ['compo', 'Composite'],
  ['video', 'Vídeos'],
] as const satisfies readonly (readonly [keyof Galleries, string])[];
const MOST_ITEMS = 60;

export function galleryPages(desk: Desk): DeskRoute[] {
  return [
    get('/talentos/:id/fotos', (call) => show(call, desk)),
    post('/talentos/:id/fotos/:gallery', (call) => save(call, desk)),
  ];
}

function show(call: Call, desk: Desk, errors: readonly string[] = []): Page {
  const talent = findTalent(call, desk);
  const { id, name, galleries } = talent;
  return {
    title: `${name}: fotos`,
    site: siteOf(talent),
    errors,
    content: html`<p><a href="/talentos/${id}">Voltar aos dados</a></p>
      ${GALLERIES.map(
        ([gallery, heading]) =>
          html`<form
            method="post"
            action="/talentos/${id}/fotos/${gallery}"
            enctype="multipart/form-data"
          >
            <h2 id="${gallery}">${heading}</h2>
            <ul class="tiles">
              ${galleries[gallery].map((item, place) => tile(item, `${heading} ${place + 1}`))}
            </ul>
            <div class="stack">
              ${gallery === 'video' ? textField('Endereço de um vídeo do YouTube ou do Vimeo', 'video', '', html` type="url"`) : fileField('Acrescentar fotos', 'photos', html` multiple`)}
              <p><button class="main">Salvar ${heading}</button></p>
            </div>
          </form>`,
      )}`,
  };
}

function tile(item: PictureItem | VideoItem, name: string): Markup {
  const { file } = item;
  return html`<li>
    ${'provider' in item ? html`<a href="${addressOf(item)}" target="_blank" rel="noreferrer">${item.provider}: ${file}</a>` : thumbnail(file)}
    <div class="row">
      <button name="antes" value="${file}" aria-label="${name} para trás">←</button
      ><button name="depois" value="${file}" aria-label="${name} para a frente">→</button>
    </div>
    <label class="check"
      ><input type="checkbox" name="tirar" value="${file}" />Remover ${name}</label
    >
  </li>`;
}

async function save(call: Call, desk: Desk): Promise<Page | Response> {
  const standing = findTalent(call, desk);
  const [gallery] = GALLERIES.find(([known]) => known === param(call, 'gallery')) ?? [];
  if (gallery === undefined) throw new Problem(404, 'Essa galeria não existe.');
  const form = await readForm(call, desk);
  const removed = form.fields.getAll('tirar');
  const kept = <Item extends PictureItem>(items: readonly Item[]): Item[] =>
    moved(
      items.filter(({ file }) => !removed.includes(file)),
      form,
    );

  const { galleries } = standing;
  const errors = [...form.errors];
  let changed: Galleries;
  if (gallery === 'video') {
    const address = line(form, 'video');
    const film = readFilm(address);
    if (address !== '' && film === undefined)
      errors.push('O endereço do vídeo precisa ser do YouTube ou do Vimeo.');
    changed = {
      ...galleries,
      video: [...kept(galleries.video), ...(film === undefined ? [] : [film])],
    };
  } else {
    const added = form.uploads.get('photos') ?? [];
    if (added.some(({ isClip }) => isClip))
      errors.push('Aqui entram fotos; vídeos ficam no YouTube ou no Vimeo.');
    const pictures = added.map(({ file, width, height }) => ({ file, width, height }));
    changed = { ...galleries, [gallery]: [...kept(galleries[gallery]), ...pictures] };
  }
  if (changed[gallery].length > MOST_ITEMS)
    errors.push(`Uma galeria tem até ${MOST_ITEMS} fotos ou vídeos.`);
  if (errors.length > 0) return show(call, desk, errors);
  keepTalent(desk, standing, { ...standing, galleries: changed });
  return seeOther(`/talentos/${standing.id}/fotos?aviso=salvo#${gallery}`);
}

function moved<Item extends PictureItem>(items: readonly Item[], { fields }: Posted): Item[] {
  const step = fields.has('antes') ? -1 : 1;
  const from = items.findIndex(
    ({ file }) => file === (fields.get('antes') ?? fields.get('depois')),
  );
  const to = from + step;
  if (from < 0 || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
}

function addressOf({ provider, file }: VideoItem): string {
  return provider === 'vimeo'
    ? `https://vimeo.com/${file}`
    : `https://www.youtube.com/watch?v=${encodeURIComponent(file)}`;
}

/** The film at an address, assumed 16:9; the players know its true shape. */
function readFilm(address: string): VideoItem | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(?:www|m|player)\./, '');
  const size = { width: 1280, height: 720 };
  if (host === 'vimeo.com') {
    const [, id, hash = searchParams.get('h')] =
      /^\/(?:video\/)?(\d{1,15})(?:\/([0-9a-f]{1,40}))?\/?$/.exec(pathname) ?? [];
    if (id === undefined || (hash !== null && !/^[0-9a-f]{1,40}$/.test(hash))) return undefined;
    return { file: hash === null ? id : `${id}/${hash}`, provider: 'vimeo', ...size };
  }
  const id =
    host === 'youtu.be'
      ? pathname.slice(1)
      : host === 'youtube.com'
        ? (searchParams.get('v') ?? pathname.replace(/^\/(?:shorts|embed)\//, ''))
        : '';
  return /^[\w-]{6,20}$/.test(id) ? { file: id, provider: 'youtube', ...size } : undefined;
}
