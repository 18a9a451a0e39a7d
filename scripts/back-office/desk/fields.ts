import { readForm as readBody, filesOf } from '../http/body.ts';
import type { Call } from '../http/router.ts';
import { Problem } from '../http/answer.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import type { Item, Value } from '../store/records.ts';
import { html, type Fragment, type Markup } from './html.ts';

const MOST_MEGABYTES = 80;
const PICTURES = 'image/jpeg,image/png,image/webp';
const CLIPS = `${PICTURES},video/webm,video/mp4`;

interface Posted {
  readonly fields: URLSearchParams;
  readonly uploads: ReadonlyMap<string, readonly string[]>;
  readonly errors: readonly string[];
  readonly storage: Storage;
}

export interface Field<V extends Value = Value> {
  readonly name: string;
  readonly blank: V;
  readonly note?: string | undefined;
  draw(value: V): Markup;
  read(form: Posted): { readonly value: V; readonly errors: readonly string[] };
}

type Options = readonly (readonly [value: string, label: string])[];

export async function readForm({ request }: Call, storage: Storage): Promise<Posted> {
  const form = await readBody(request, MOST_MEGABYTES).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 413) throw error;
    throw new Problem(
      413,
      `É demais de uma vez: mande até ${MOST_MEGABYTES} MB. Volte à página anterior: o que você escreveu ainda está lá.`,
    );
  });
  const fields = new URLSearchParams();
  const uploads = new Map<string, string[]>();
  const errors: string[] = [];
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value);
  for (const name of new Set(form.keys()))
    for (const file of filesOf(form, name)) {
      const upload = await storage.add(await file.bytes());
      if (upload === undefined)
        errors.push(`“${file.name}” não é uma foto JPEG, PNG ou WebP que se possa abrir.`);
      else uploads.set(name, [...(uploads.get(name) ?? []), upload]);
    }
  return { fields, uploads, errors, storage };
}

export function isPosted({ name }: Field, { fields, uploads }: Posted): boolean {
  return fields.has(name) || uploads.has(`${name}_file`);
}

export interface TextRules {
  readonly required?: boolean;
  readonly most?: number;
  readonly placeholder?: string;
  readonly note?: string;
  readonly tidy?: (text: string) => string;
  readonly takes?: readonly [test: RegExp, sentence: string];
}

export function line(name: string, label: string, rules: TextRules = {}): Field<string> {
  const { required = false, most = 200, placeholder = '' } = rules;
  const draw = (value: string) =>
    html`<label
      >${label}<input
        name="${name}"
        value="${value}"
        maxlength="${most}"
        placeholder="${placeholder}"
        ${required && html` required`}
    /></label>`;
  return text(name, label, { ...rules, most }, draw, (typed) => typed.replace(/\s+/g, ' ').trim());
}

export function area(name: string, label: string, rules: TextRules = {}): Field<string> {
  const { required = false, most = 20_000 } = rules;
  const draw = (value: string) =>
    html`<label
      >${label}<textarea name="${name}" maxlength="${most}" ${required && html` required`}>
${value}</textarea>
    </label>`;
  return text(name, label, { ...rules, most }, draw, (typed) => typed.trim());
}

function text(
  name: string,
  label: string,
  { required, most = 0, tidy, takes, note }: TextRules,
  draw: (value: string) => Markup,
  clean: (typed: string) => string,
): Field<string> {
  return {
    ...{ name, blank: '', note, draw },
    read({ fields }) {
      const typed = clean((fields.get(name) ?? '').replace(/\r\n?/g, '\n'));
      const value = tidy?.(typed) ?? typed;
      const errors: string[] = [];
      if (required === true && value === '') errors.push(`${label}: falta preencher.`);
      else if (value.length > most) errors.push(`${label}: até ${most} letras.`);
      else if (takes !== undefined && value !== '' && !takes[0].test(value)) errors.push(takes[1]);
      return { value, errors };
    },
  };
}

export function choice(name: string, label: string, options: Options): Field<string> {
  return {
    ...{ name, blank: '' },
    draw: (value) => selectField(label, name, value, [['', 'Escolha'], ...options]),
    read: ({ fields }) => {
      const value = fields.get(name) ?? '';
      const isKnown = options.some(([option]) => option === value);
      return { value, errors: isKnown ? [] : [`${label}: escolha um.`] };
    },
  };
}

function selectField(label: string, name: string, value: string, options: Options): Markup {
  return html`<label
    >${label}<select name="${name}" required>
      ${options.map(([option, said]) => html`<option value="${option}" ${option === value && html` selected`}>${said}</option>`)}
    </select></label
  >`;
}

const sent = (name: string) => html`<input type="hidden" name="${name}" value="" />`;

function tick(name: string, value: string, label: string, isChecked: boolean): Markup {
  return html`<label class="check"
    ><input
      type="checkbox"
      name="${name}"
      value="${value}"
      ${isChecked && html` checked`}
    />${label}</label
  >`;
}

export function check(name: string, label: string, note?: string): Field<boolean> {
  return {
    ...{ name, blank: false, note },
    draw: (value) => html`<div>${sent(name)}${tick(name, '1', label, value)}</div>`,
    read: ({ fields }) => ({ value: fields.getAll(name).includes('1'), errors: [] }),
  };
}

export function checks(
  name: string,
  label: string,
  options: readonly (readonly [id: number, label: string])[],
  blank: readonly number[],
): Field<readonly number[]> {
  return {
    ...{ name, blank },
    draw: (value) =>
      html`<fieldset>
        <legend>${label}</legend>
        ${sent(name)}
        ${options.map(([id, said]) => tick(name, String(id), said, value.includes(id)))}
      </fieldset>`,
    read: ({ fields }) => {
      const ids = options.map(([id]) => id);
      return { value: ids.filter((id) => fields.getAll(name).includes(String(id))), errors: [] };
    },
  };
}

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

export function picture(name: string, label: string, rules: PictureRules = {}): Field<string> {
  const { required = false, clips = false } = rules;
  return {
    ...{ name, blank: '' },
    draw: (value) =>
      html`<fieldset>
        <legend>${label}</legend>
        ${thumbnail(value)}
        <label
          >Enviar<input type="file" name="${name}_file" accept="${clips ? CLIPS : PICTURES}"
        /></label>
        <label>ou o endereço de uma que existe<input name="${name}" value="${value}" /></label>
      </fieldset>`,
    read({ uploads, fields, storage }) {
      const value = uploads.get(`${name}_file`)?.[0] ?? fields.get(name)?.trim() ?? '';
      const isThere = storage.find(value) !== undefined || /^https?:\/\/[^\s"<>]+$/i.test(value);
      const isTaken =
        value === '' ? !required : isThere && (clips || !/\.(?:webm|mp4)$/.test(value));
      const refusal = `${label}: escolha uma foto que exista ou envie outra.`;
      return { value, errors: isTaken ? [] : [refusal] };
    },
  };
}

interface Items {
  readonly hint: string;
  readonly toLine: (item: Item) => string;
  readonly toItem: (line: string, storage: Storage) => Item | undefined;
}

function items(name: string, label: string, adder: Fragment, kind: Items): Field<readonly Item[]> {
  return {
    ...{ name, blank: [] },
    draw: (value) =>
      html`<fieldset>
        <legend>${label}</legend>
        <div class="row">
          ${value.map((item) => item.provider === undefined && thumbnail(item.file))}
        </div>
        <label
          >${kind.hint}<textarea name="${name}">${value.map(kind.toLine).join('\n')}</textarea>
        </label>
        ${adder}
      </fieldset>`,
    read({ fields, uploads, storage }) {
      const lines = (fields.get(name) ?? '').split('\n').map((typed) => typed.trim());
      const files = [...lines, ...(uploads.get(`${name}_file`) ?? [])].filter(
        (file) => file !== '',
      );
      const value: Item[] = [];
      const errors: string[] = [];
      for (const file of files) {
        const item = kind.toItem(file, storage);
        if (item === undefined) errors.push(`${label}: ${file} não existe.`);
        else value.push(item);
      }
      return { value, errors };
    },
  };
}

export function gallery(name: string, label: string): Field<readonly Item[]> {
  const adder = html`<label
    >Acrescentar fotos<input type="file" name="${name}_file" accept="${PICTURES}" multiple
  /></label>`;
  return items(name, label, adder, {
    hint: 'Uma foto por linha, na ordem; a data depois de um espaço',
    toLine: ({ file, date = '' }) => `${file} ${date}`.trim(),
    toItem(typed, storage) {
      const [file = '', date = ''] = typed.split(' ');
      const size = storage.sizeOf(file);
      return size && { file, ...size, ...(date !== '' && { date }) };
    },
  });
}

const FILM = /^(vimeo|youtube):([\w/-]{5,40})(?: (\d+)x(\d+))?$/;

export function films(name: string, label: string): Field<readonly Item[]> {
  return items(name, label, false, {
    hint: 'Um vídeo por linha, como youtube:aqz-KE-bpKQ ou vimeo:76979871/8272103f6e 640x360',
    toLine: ({ provider = '', file, width, height }) => `${provider}:${file} ${width}x${height}`,
    toItem(typed) {
      const [, provider, file = '', width = '1280', height = '720'] = FILM.exec(typed) ?? [];
      const size = { width: Number(width), height: Number(height) };
      return provider === 'vimeo' || provider === 'youtube'
        ? { file, provider, ...size }
        : undefined;
    },
  });
}
