import { readForm as readBody } from '../http/body.ts';
import type { Call } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import type { Item, Value } from '../store/records.ts';
import { html, type Fragment, type Markup } from './html.ts';

const PICTURES = 'image/jpeg,image/png,image/webp';
const CLIPS = `${PICTURES},video/webm,video/mp4`;

interface Posted {
  readonly fields: URLSearchParams;
  readonly uploads: ReadonlyMap<string, readonly string[]>;
  readonly errors: string[];
  readonly storage: Storage;
}

export interface Field<V extends Value = Value> {
  readonly name: string;
  readonly blank: V;
  draw(value: V): Markup;
  read(form: Posted): V;
}

type Options = readonly (readonly [value: string, label: string])[];

export async function readForm({ request }: Call, storage: Storage): Promise<Posted> {
  const fields = new URLSearchParams();
  const uploads = new Map<string, string[]>();
  const errors: string[] = [];
  for (const [name, value] of await readBody(request))
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0) {
      const upload = await storage.add(value);
      if (upload === undefined) errors.push(`“${value.name}” não é uma foto que se possa abrir.`);
      else uploads.set(name, [...(uploads.get(name) ?? []), upload]);
    }
  return { fields, uploads, errors, storage };
}

export function isPosted({ name }: Field, { fields, uploads }: Posted): boolean {
  return fields.has(name) || uploads.has(`${name}_file`);
}

interface LineRules {
  readonly required?: boolean;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'area';
}

export function line(name: string, label: string, rules: LineRules = {}): Field<string> {
  const { required = false, type = 'text' } = rules;
  const must = required && html` required`;
  return {
    name,
    blank: '',
    draw: (value) =>
      html`<label
        >${label}${
          type === 'area'
            ? html`<textarea name="${name}" ${must}>${value}</textarea>`
            : html`<input type="${type}" name="${name}" value="${value}" step="any" ${must} />`
        }
      </label>`,
    read({ fields, errors }) {
      const value = (fields.get(name) ?? '').replace(/\r\n?/g, '\n').trim();
      if (required && value === '') errors.push(`${label}: falta preencher.`);
      return value;
    },
  };
}

export function choice(name: string, label: string, options: Options): Field<string> {
  return {
    name,
    blank: '',
    draw: (value) =>
      html`<label
        >${label}<select name="${name}" required>
          <option value="">Escolha</option>
          ${options.map(([option, said]) => html`<option value="${option}" ${option === value && html` selected`}>${said}</option>`)}
        </select></label
      >`,
    read({ fields, errors }) {
      const value = fields.get(name) ?? '';
      if (!options.some(([option]) => option === value)) errors.push(`${label}: escolha um.`);
      return value;
    },
  };
}

/** So that a field without a tick counts as posted. */
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

export function check(name: string, label: string, note = ''): Field<boolean> {
  return {
    name,
    blank: false,
    draw: (value) =>
      html`<p class="mute">${note}</p>
        <div>${sent(name)}${tick(name, '1', label, value)}</div>`,
    read: ({ fields }) => fields.getAll(name).includes('1'),
  };
}

export function checks(
  name: string,
  label: string,
  options: readonly (readonly [id: number, label: string])[],
  blank: readonly number[],
): Field<readonly number[]> {
  return {
    name,
    blank,
    draw: (value) =>
      html`<fieldset>
        <legend>${label}</legend>
        ${sent(name)}
        ${options.map(([id, said]) => tick(name, String(id), said, value.includes(id)))}
      </fieldset>`,
    read: ({ fields }) => {
      const ids = options.map(([id]) => id);
      return ids.filter((id) => fields.getAll(name).includes(String(id)));
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
    name,
    blank: '',
    draw: (value) =>
      html`<fieldset>
        <legend>${label}</legend>
        ${thumbnail(value)}
        <label
          >Enviar<input type="file" name="${name}_file" accept="${clips ? CLIPS : PICTURES}"
        /></label>
        <label>ou o endereço de uma que existe<input name="${name}" value="${value}" /></label>
      </fieldset>`,
    read({ uploads, fields, errors, storage }) {
      const value = uploads.get(`${name}_file`)?.[0] ?? fields.get(name)?.trim() ?? '';
      const isThere = storage.find(value) !== undefined || /^https?:\/\/[^\s"<>]+$/i.test(value);
      const isTaken =
        value === '' ? !required : isThere && (clips || !/\.(?:webm|mp4)$/.test(value));
      if (!isTaken) errors.push(`${label}: escolha uma foto que exista ou envie outra.`);
      return value;
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
    name,
    blank: [],
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
    read({ fields, uploads, errors, storage }) {
      const lines = (fields.get(name) ?? '').split('\n').map((typed) => typed.trim());
      const files = [...lines, ...(uploads.get(`${name}_file`) ?? [])].filter(
        (file) => file !== '',
      );
      return files.flatMap((file) => {
        const item = kind.toItem(file, storage);
        if (item === undefined) errors.push(`${label}: ${file} não existe.`);
        return item ?? [];
      });
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
