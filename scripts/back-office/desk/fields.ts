/** The kinds of fields: each draws itself in a form and reads what was posted. A picture is chosen
 * from those that exist, or uploaded. */
import { readForm as readBody, type FormLimits } from '../http/body.ts';
import type { Call } from '../http/router.ts';
import { Problem } from '../http/answer.ts';
import type { Storage, Upload } from '../pictures/picture-storage.ts';
import type { Item, Value } from '../store/records.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import { readFilm, toFilmAddress } from './films.ts';

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

export interface Posted {
  readonly fields: URLSearchParams;
  readonly uploads: ReadonlyMap<string, readonly Upload[]>;
  /** Sentences on refused uploads. */
  readonly errors: readonly string[];
  readonly storage: Storage;
}

interface Read<V> {
  readonly value: V;
  /** Sentences on what is refused. */
  readonly errors: readonly string[];
}

export interface Field<V extends Value = Value> {
  readonly name: string;
  readonly label: string;
  /** Of a new record. */
  readonly blank: V;
  /** Said above the field. */
  readonly note?: string | undefined;
  /** `choices` are pictures that a picture field may take instead of a new one. */
  draw(value: V, choices: readonly string[]): Markup;
  read(form: Posted, standing: V): Read<V>;
  pictures?(value: V): readonly string[];
}

type Options = readonly (readonly [value: string, label: string])[];

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
  return { fields: form.fields, uploads, errors, storage };
}

/** Whether a form says anything about a field. */
export function isPosted({ name }: Field, { fields, uploads }: Posted): boolean {
  return fields.has(name) || fields.has(`${name}_url`) || uploads.has(`${name}_file`);
}

export interface TextRules {
  readonly required?: boolean;
  /** Characters. */
  readonly most?: number;
  readonly keyboard?: 'tel' | 'email' | 'url' | 'decimal';
  readonly placeholder?: string;
  readonly note?: string;
  /** Brings what was typed into the stored form. */
  readonly tidy?: (text: string) => string;
  /** What the site takes, and the sentence for what it would drop. Nothing is always taken. */
  readonly takes?: readonly [test: (text: string) => boolean, sentence: string];
}

export function line(name: string, label: string, rules: TextRules = {}): Field<string> {
  const { required, most = 200, keyboard = 'text', placeholder = '' } = rules;
  const drawn = (value: string) =>
    html`<label
      >${label}<input
        name="${name}"
        value="${value}"
        inputmode="${keyboard}"
        maxlength="${most}"
        placeholder="${placeholder}"
        ${required === true && html` required`}
    /></label>`;
  return text(name, label, { ...rules, most }, drawn, (typed) => {
    const oneLine = typed.replace(/[\r\n]+/g, ' ');
    // A name keeps stray spaces: the site must cope with them.
    return name === 'name' ? oneLine : oneLine.trim();
  });
}

/** A text of many lines. */
export function area(name: string, label: string, rules: TextRules = {}): Field<string> {
  const { required, most = 20_000 } = rules;
  const drawn = (value: string) =>
    html`<label
      >${label}<textarea name="${name}" maxlength="${most}" ${required === true && html` required`}>
${value}</textarea>
    </label>`;
  return text(name, label, { ...rules, most }, drawn, (typed) =>
    typed.replace(/\r\n?/g, '\n').trim(),
  );
}

function text(
  name: string,
  label: string,
  { required, most = 0, tidy, takes, note }: TextRules,
  draw: (value: string) => Markup,
  clean: (typed: string) => string,
): Field<string> {
  return {
    name,
    label,
    blank: '',
    note,
    draw,
    read({ fields }) {
      const typed = clean(fields.get(name) ?? '');
      const value = tidy?.(typed) ?? typed;
      const isEmpty = value.trim() === '';
      const errors: string[] = [];
      if (required === true && isEmpty) errors.push(`${label}: falta preencher.`);
      else if (value.length > most) errors.push(`${label}: até ${most} letras.`);
      else if (takes !== undefined && !isEmpty && !takes[0](value)) errors.push(takes[1]);
      return { value: errors.length === 0 ? value : typed, errors };
    },
  };
}

/** One of several; none is chosen beforehand unless the options have an empty value. */
export function choice(name: string, label: string, options: Options): Field<string> {
  const isOpen = options.some(([value]) => value === '');
  const all: Options = isOpen ? options : [['', 'Escolha'], ...options];
  return {
    name,
    label,
    blank: '',
    draw: (value) => selectField(label, name, value, all, !isOpen),
    read: ({ fields }) => {
      const value = fields.get(name) ?? '';
      const isKnown = options.some(([option]) => option === value);
      return { value, errors: isKnown ? [] : [`${label}: escolha um.`] };
    },
  };
}

export function selectField(
  label: string,
  name: string,
  value: string,
  options: Options,
  isRequired = false,
): Markup {
  return html`<label
    >${label}<select name="${name}" ${isRequired && html` required`}>
      ${options.map(([option, text]) => html`<option value="${option}" ${option === value && html` selected`}>${text}</option>`)}
    </select></label
  >`;
}

/** Browsers send no box that is not ticked: this tells that there was one. */
const sent = (name: string) => html`<input type="hidden" name="${name}" value="" />`;

export function check(name: string, label: string, note?: string): Field<boolean> {
  return {
    name,
    label,
    blank: false,
    note,
    draw: (value) => html`<div>${sent(name)}${tick('checkbox', name, '1', label, value)}</div>`,
    read: ({ fields }) => ({ value: fields.getAll(name).includes('1'), errors: [] }),
  };
}

export function checks(
  name: string,
  label: string,
  options: readonly (readonly [id: number, label: string])[],
  blank: readonly number[],
): Field<readonly number[]> {
  const known = options.map(([id]) => id);
  return {
    name,
    label,
    blank,
    draw: (value) =>
      html`<fieldset>
        <legend>${label}</legend>
        ${sent(name)}
        ${options.map(([id, text]) => tick('checkbox', name, String(id), text, value.includes(id)))}
      </fieldset>`,
    read: ({ fields }, standing) => {
      const chosen = known.filter((id) => fields.getAll(name).includes(String(id)));
      // Others decide nothing here and stay.
      return { value: [...chosen, ...standing.filter((id) => !known.includes(id))], errors: [] };
    },
  };
}

function tick(
  type: 'checkbox' | 'radio',
  name: string,
  value: string,
  label: string,
  isChecked: boolean,
): Markup {
  return html`<label class="check"
    ><input
      type="${type}"
      name="${name}"
      value="${value}"
      ${isChecked && html` checked`}
    />${label}</label
  >`;
}

function fileField(label: string, name: string, accept: string, more: Fragment = false): Markup {
  return html`<label
    >${label}<input type="file" name="${name}_file" accept="${accept}" ${more}
  /></label>`;
}

/** A thumbnail of a stored or remote picture or clip. */
export function thumbnail(file: string): Fragment {
  if (file === '') return false;
  const source = /^https?:/i.test(file) ? file : `/storage/${file}`;
  return /\.(?:webm|mp4|ogg)$/i.test(file)
    ? html`<video src="${source}" muted preload="metadata"></video>`
    : html`<img src="${source}" alt="" loading="lazy" />`;
}

interface PictureRules {
  readonly required?: boolean;
  readonly clips?: boolean;
}

/** A picture: a new one, or one of those that stand. */
export function picture(name: string, label: string, rules: PictureRules = {}): Field<string> {
  const { required = false, clips = false } = rules;
  const isTaken = (file: string, storage: Storage) =>
    file === ''
      ? !required
      : storage.find(file) !== undefined ||
        (/^https?:\/\/[^\s"<>]+$/i.test(file) && file.length <= 500);
  return {
    name,
    label,
    blank: '',
    pictures: (value) => [value],
    draw(value, choices) {
      const files = [...new Set([value, ...choices])].filter((file) => file !== '');
      const tile = (file: string, text: string) =>
        html`<li>${thumbnail(file)}${tick('radio', name, file, text, file === value)}</li>`;
      return html`<fieldset>
        <legend>${label}</legend>
        ${thumbnail(value)}
        ${fileField(value === '' ? 'Enviar' : 'Enviar outra', name, clips ? `${PICTURES},${CLIPS}` : PICTURES)}
        ${
          files.length > 0 &&
          html`<details>
            <summary>Escolher entre as que já existem (${files.length})</summary>
            <ul class="tiles">
              ${!required && tile('', 'Nenhuma')}
              ${files.map((file, place) => tile(file, `Foto ${place + 1}${file === value ? ', a atual' : ''}`))}
            </ul>
          </details>`
        }
      </fieldset>`;
    },
    read({ uploads, fields, storage }, standing) {
      const upload = uploads.get(`${name}_file`)?.[0];
      const value = upload?.file ?? fields.get(name) ?? standing;
      return isTaken(value, storage) && (clips || upload?.isClip !== true)
        ? { value, errors: [] }
        : { value: standing, errors: [`${label}: escolha uma foto que exista ou envie outra.`] };
    },
  };
}

/** How a form names an item. */
function keyOf(item: Item): string {
  return item.provider === undefined ? item.file : toFilmAddress(item);
}

function toItem(key: string, storage: Storage): Item | undefined {
  const size = storage.sizeOf(key);
  return size === undefined ? readFilm(key) : { file: key, ...size };
}

/** Pictures in an order. */
export function gallery(name: string, label: string): Field<readonly Item[]> {
  const adder = fileField('Acrescentar fotos', name, PICTURES, html` multiple`);
  return {
    ...listOf(name, label, adder, ({ uploads }) => {
      const files = uploads.get(`${name}_file`) ?? [];
      return files.some(({ isClip }) => isClip)
        ? 'Aqui entram fotos; vídeos ficam no YouTube ou no Vimeo.'
        : files.map(({ file, width, height }) => ({ file, width, height }));
    }),
    pictures: (items) => items.map(({ file }) => file),
  };
}

/** Films at their players, in an order. */
export function films(name: string, label: string): Field<readonly Item[]> {
  const adder = html`<label
    >Endereço de um vídeo do YouTube ou do Vimeo<input name="${name}_url" inputmode="url"
  /></label>`;
  return listOf(name, label, adder, ({ fields }) => {
    const address = fields.get(`${name}_url`)?.trim() ?? '';
    const film = readFilm(address);
    return film === undefined && address !== ''
      ? 'O endereço do vídeo precisa ser do YouTube ou do Vimeo.'
      : [film].filter((item) => item !== undefined);
  });
}

/** `added` gives the new items, or says why they are refused. */
function listOf(
  name: string,
  label: string,
  adder: Markup,
  added: (form: Posted) => string | readonly Item[],
): Field<readonly Item[]> {
  return {
    name,
    label,
    blank: [],
    draw: (items) =>
      html`<fieldset>
        <legend>${label}</legend>
        ${sent(name)}
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
                <label
                  >${label}, lugar<input
                    name="${name}_lugar"
                    value="${place + 1}"
                    inputmode="numeric"
                    placeholder="sai"
                /></label>
              </li>`,
          )}
        </ul>
        ${adder}
      </fieldset>`,
    /** The items by their places, without those that have none, then the added. */
    read(form, standing) {
      const { fields, storage } = form;
      const places = fields.getAll(`${name}_lugar`);
      const kept = fields
        .getAll(name)
        .filter((key) => key !== '')
        .map((key, index) => ({ key, from: index + 1, to: places[index] ?? index + 1 }))
        .filter(({ to }) => Number(to) > 0)
        // An item that moved up takes the place before the item there, one that moved down the
        // place after it.
        .map(({ key, from, to }) => ({ key, rank: Number(to) + Math.sign(Number(to) - from) / 2 }))
        .toSorted((one, other) => one.rank - other.rank)
        // Unknown ones came with a form that was refused.
        .map(({ key }) => standing.find((item) => keyOf(item) === key) ?? toItem(key, storage));
      const list = fields.has(name) ? kept.filter((item) => item !== undefined) : standing;
      const more = added(form);
      const errors = typeof more === 'string' ? [more] : [];
      const value = typeof more === 'string' ? list : [...list, ...more];
      if (value.length > MOST_ITEMS) errors.push(`${label}: até ${MOST_ITEMS}.`);
      return { value, errors };
    },
  };
}
