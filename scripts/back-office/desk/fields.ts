/** Draws a form's fields and reads them back. Pictures are shown, chosen or uploaded: nobody types a
 * path. */
import { readForm as readBody, type FormLimits } from '../http/body.ts';
import type { Call } from '../http/router.ts';
import { Problem } from '../http/answer.ts';
import type { Storage, Upload } from '../pictures/picture-storage.ts';
import type { Item, Values } from '../store/records.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { readFilm, toFilmAddress } from './films.ts';
import type { Field, TextField } from './kinds.ts';

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const LIMITS: FormLimits = {
  files: 12,
  fileMegabytes: 20,
  totalMegabytes: 80,
  fields: 400,
  fieldLength: 512 * 1024,
};
const PICTURES = 'image/jpeg,image/png,image/webp';
const CLIPS = 'video/webm,video/mp4';
const MOST_ITEMS = 60;
const MOST = { line: 200, area: 20_000 } as const;

export interface Posted {
  readonly fields: URLSearchParams;
  readonly uploads: ReadonlyMap<string, readonly Upload[]>;
  /** Sentences on refused uploads. */
  readonly errors: readonly string[];
}

/** Reads a form, URL-encoded or with files; keeps uploaded pictures as public files. */
export async function readForm({ request }: Call, storage: Storage): Promise<Posted> {
  const form = await readBody(request, TYPES, LIMITS).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 413) throw error;
    throw new Problem(
      413,
      `É demais de uma vez: mande até ${LIMITS.files} arquivos, cada um de até ${LIMITS.fileMegabytes} MB. Volte à página anterior: o que você escreveu ainda está lá, só as fotos precisam ser escolhidas de novo.`,
    );
  });
  const uploads = new Map<string, Upload[]>();
  const errors: string[] = [];
  for (const { field, name, bytes } of form.files) {
    const upload = await storage.add(bytes);
    if (upload) uploads.set(field, [...(uploads.get(field) ?? []), upload]);
    else
      errors.push(
        `“${name}” não é uma foto JPEG, PNG ou WebP que se possa abrir: escolha outra no lugar dela.`,
      );
  }
  return { fields: form.fields, uploads, errors };
}

/** A thumbnail of a stored or remote picture or clip. */
export function thumbnail(file: string): Fragment {
  if (file === '') return false;
  const source = /^https?:/i.test(file) ? file : `/storage/${file}`;
  return /\.(?:webm|mp4|ogg)$/i.test(file)
    ? html`<video src="${source}" muted preload="metadata"></video>`
    : html`<img src="${source}" alt="" loading="lazy" />`;
}

/** `choices` are pictures that a picture field may take instead of a new one. */
export function draw(
  field: Field,
  value: Values[string] | undefined,
  choices: readonly string[],
): Markup {
  const { label, name } = field;
  switch (field.type) {
    case 'line':
    case 'area':
      return drawText(field, String(value ?? ''));
    case 'choice':
      // Few that must be chosen lie open, none of them chosen beforehand.
      return field.required === true
        ? html`<fieldset class="row">
            <legend>${label}</legend>
            ${field.options.map(([option, text]) => check('radio', name, option, text, option === value, html` required`))}
          </fieldset>`
        : selectField(label, name, String(value ?? ''), field.options);
    case 'check':
      return html`<input
          type="hidden"
          name="${name}"
          value=""
        />${check('checkbox', name, '1', label, value === true)}`;
    case 'checks': {
      const chosen = value as readonly number[];
      return html`<fieldset>
        <legend>${label}</legend>
        <input type="hidden" name="${name}" value="" />
        ${field.options.map(([id, text]) => check('checkbox', name, String(id), text, chosen.includes(id)))}
      </fieldset>`;
    }
    case 'picture':
      return drawPicture(field, String(value ?? ''), choices);
    case 'pictures':
    case 'films':
      return drawGallery(field, value as readonly Item[]);
  }
}

function drawText(field: TextField, value: string): Markup {
  const { type, name, label, required, most, input, placeholder } = field;
  const limits = html` maxlength="${most ?? MOST[type]}"${required === true && html` required`}`;
  if (type === 'area')
    return html`<label>${label}<textarea name="${name}" ${limits}>${value}</textarea></label>`;
  const kind =
    input === 'numeric' || input === 'decimal'
      ? html` inputmode="${input}"`
      : html` type="${input ?? 'text'}"`;
  return html`<label
    >${label}<input
      name="${name}"
      value="${value}"
      ${kind}
      ${limits}
      placeholder="${placeholder ?? ''}"
  /></label>`;
}

export function selectField(
  label: string,
  name: string,
  value: string,
  options: readonly (readonly [value: string, label: string])[],
): Markup {
  return html`<label
    >${label}<select name="${name}">
      ${options.map(([option, text]) => html`<option value="${option}" ${option === value && html` selected`}>${text}</option>`)}
    </select></label
  >`;
}

function check(
  type: 'checkbox' | 'radio',
  name: string,
  value: string,
  label: string,
  isChecked: boolean,
  more: Fragment = false,
): Markup {
  return html`<label class="check"
    ><input
      type="${type}"
      name="${name}"
      value="${value}"
      ${isChecked && html` checked`}
      ${more}
    />${label}</label
  >`;
}

function fileField(label: string, name: string, accept: string, more: Fragment = false): Markup {
  return html`<label class="file"
    >${label}<input type="file" name="${name}_file" accept="${accept}" ${more}
  /></label>`;
}

function drawPicture(
  { label, name, required, clips }: Extract<Field, { type: 'picture' }>,
  value: string,
  choices: readonly string[],
): Markup {
  const files = [...new Set([value, ...choices])].filter((file) => file !== '');
  const tile = (file: string, text: string) =>
    html`<li>${thumbnail(file)}${check('radio', name, file, text, file === value)}</li>`;
  return html`<fieldset>
    <legend>${label}</legend>
    ${value !== '' && html`<div class="thumb">${thumbnail(value)}</div>`}
    ${fileField(value === '' ? 'Enviar' : 'Enviar outra', name, clips === true ? `${PICTURES},${CLIPS}` : PICTURES)}
    ${
      files.length > 0 &&
      html`<details>
        <summary>Escolher entre as que já existem (${files.length})</summary>
        <ul class="tiles">
          ${required !== true && tile('', 'Nenhuma')}
          ${files.map((file, place) => tile(file, file === value ? `Foto ${place + 1}, a atual` : `Foto ${place + 1}`))}
        </ul>
      </details>`
    }
  </fieldset>`;
}

/** How a form names an item. */
function keyOf(item: Item): string {
  return item.provider === undefined ? item.file : toFilmAddress(item);
}

function drawGallery({ type, label, name }: Field, items: readonly Item[]): Markup {
  const step = (place: number, by: -1 | 1, sign: string, where: string) =>
    html`<button
      name="mover"
      value="${name} ${place} ${by}"
      aria-label="${label} ${place + 1} ${where}"
    >
      ${sign}
    </button>`;
  return html`<fieldset id="${name}">
    <legend>${label}</legend>
    <input type="hidden" name="${name}" value="" />
    <ul class="tiles">
      ${items.map(
        (item, place) =>
          html`<li>
            <input type="hidden" name="${name}" value="${keyOf(item)}" />
            ${
              item.provider === undefined
                ? thumbnail(item.file)
                : html`<a href="${toFilmAddress(item)}" target="_blank" rel="noreferrer"
                    >${item.provider}: ${item.file}</a
                  >`
            }
            <span class="row"
              >${place > 0 && step(place, -1, '←', 'para trás')}${place < items.length - 1 && step(place, 1, '→', 'para a frente')}</span
            >
            ${check('checkbox', `${name}_tirar`, keyOf(item), `Remover ${place + 1}`, false)}
          </li>`,
      )}
    </ul>
    ${
      type === 'films'
        ? html`<label
            >Endereço de um vídeo do YouTube ou do Vimeo<input name="${name}_url" type="url"
          /></label>`
        : fileField('Acrescentar fotos', name, PICTURES, html` multiple`)
    }
  </fieldset>`;
}

export interface Read {
  readonly value: Values[string];
  readonly errors: readonly string[];
}

/** What was posted for a field; a form without the field leaves what stands. */
export async function read(
  field: Field,
  form: Posted,
  standing: Values[string] | undefined,
  storage: Storage,
): Promise<Read> {
  const { name } = field;
  const { fields } = form;
  const given = fields.get(name);
  switch (field.type) {
    case 'line':
    case 'area':
      return readText(field, given ?? String(standing ?? ''));
    case 'choice': {
      const value = given ?? String(standing ?? '');
      const isKnown = field.options.some(([option]) => option === value);
      return { value, errors: isKnown ? [] : [`${field.label}: escolha um.`] };
    }
    case 'check':
      return {
        value: given === null ? standing === true : fields.getAll(name).includes('1'),
        errors: [],
      };
    case 'checks': {
      const before = standing as readonly number[];
      const known = field.options.map(([id]) => id);
      const chosen = known.filter((id) => fields.getAll(name).includes(String(id)));
      // Others decide nothing here and stay.
      const rest = before.filter((id) => !known.includes(id));
      return { value: given === null ? before : [...chosen, ...rest], errors: [] };
    }
    case 'picture':
      return readPicture(field, form, String(standing ?? ''), storage);
    case 'pictures':
    case 'films':
      return readGallery(field, form, standing as readonly Item[], storage);
  }
}

function readText(field: TextField, typed: string): Read {
  const { type, label, tidy, takes, required, most = MOST[type] } = field;
  const text =
    type === 'line' ? typed.replace(/[\r\n]+/g, ' ') : typed.replace(/\r\n?/g, '\n').trim();
  // A name keeps stray spaces: the site must cope with them.
  const value = type === 'line' && field.name !== 'name' ? text.trim() : text;
  const tidied = tidy?.(value) ?? value;
  const errors: string[] = [];
  if (required === true && tidied.trim() === '') errors.push(`${label}: falta preencher.`);
  else if (tidied.length > most) errors.push(`${label}: até ${most} letras.`);
  else if (takes !== undefined && !takes[0](tidied)) errors.push(takes[1]);
  return { value: errors.length === 0 ? tidied : value, errors };
}

/** The upload, else the choice, else the current picture. */
function readPicture(
  { name, label, required, clips }: Extract<Field, { type: 'picture' }>,
  { uploads, fields }: Posted,
  standing: string,
  storage: Storage,
): Read {
  const upload = uploads.get(`${name}_file`)?.[0];
  const file = upload?.file ?? fields.get(name) ?? standing;
  const isKnown = file === '' ? required !== true : isPicture(file, storage);
  const isRight = clips === true || upload?.isClip !== true;
  return {
    value: isRight ? file : standing,
    errors: isKnown && isRight ? [] : [`${label}: escolha uma foto que exista ou envie outra.`],
  };
}

function isPicture(file: string, storage: Storage): boolean {
  const isRemote = /^https?:\/\/[^\s"<>]+$/i.test(file) && file.length <= 500;
  return isRemote || storage.find(file) !== undefined;
}

/** The items in the posted order, without those to remove, then the added. */
async function readGallery(
  { type, name, label }: Field,
  { fields, uploads }: Posted,
  standing: readonly Item[],
  storage: Storage,
): Promise<Read> {
  const errors: string[] = [];
  const files = fields.getAll(name).filter((file) => file !== '');
  const [moved = '', place = '', step = ''] = (fields.get('mover') ?? '').split(' ');
  const [from, to] = [Number(place), Number(place) + Number(step)];
  if (moved === name && files[from] !== undefined && files[to] !== undefined)
    files.splice(to, 0, ...files.splice(from, 1));
  const removed = fields.getAll(`${name}_tirar`);
  const kept = await Promise.all(
    files
      .filter((file) => !removed.includes(file))
      // Unknown ones came with a form that was refused.
      .map(async (file) => standing.find((item) => keyOf(item) === file) ?? toItem(file)),
  );
  async function toItem(file: string): Promise<Item | undefined> {
    if (type === 'films') return readFilm(file);
    const size = await storage.sizeOf(file);
    return size && { file, ...size };
  }
  const added: Item[] = [];
  for (const { file, width, height, isClip } of uploads.get(`${name}_file`) ?? [])
    if (isClip) errors.push('Aqui entram fotos; vídeos ficam no YouTube ou no Vimeo.');
    else added.push({ file, width, height });
  const address = fields.get(`${name}_url`)?.trim() ?? '';
  const film = readFilm(address);
  if (film !== undefined) added.push(film);
  else if (address !== '') errors.push('O endereço do vídeo precisa ser do YouTube ou do Vimeo.');
  const list = fields.has(name) ? kept.filter((item) => item !== undefined) : standing;
  const value = [...list, ...added];
  if (value.length > MOST_ITEMS) errors.push(`${label}: até ${MOST_ITEMS}.`);
  return { value, errors };
}
