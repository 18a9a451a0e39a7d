/** Pictures at the desk: shown, chosen or uploaded. Nobody types a path. */
import { line, type Posted } from './forms.ts';
import { html, type Fragment, type Markup } from './escape-html.ts';
import type { Desk } from './desk.ts';

const PICTURES = 'image/jpeg,image/png,image/webp';
const CLIPS = 'video/webm,video/mp4';

/** A thumbnail of a stored or remote picture or clip. */
export function thumbnail(file: string, wide = false): Markup {
  const source = /^https?:/i.test(file) ? file : `/storage/${file}`;
  const kind = wide && html` class="wide"`;
  if (/\.(?:webm|mp4|ogg)$/i.test(file))
    return html`<video src="${source}" ${kind} muted preload="metadata"></video>`;
  return html`<img src="${source}" alt="" ${kind} loading="lazy" />`;
}

export function fileField(
  label: string,
  name: string,
  more: Fragment = false,
  clips = false,
): Markup {
  return html`<label class="file"
    >${label}<span class="button">Escolher arquivo</span
    ><input
      type="file"
      name="${name}"
      accept="${clips ? `${PICTURES},${CLIPS}` : PICTURES}"
      ${more}
  /></label>`;
}

export interface PictureField {
  readonly label: string;
  readonly name: string;
  /** Storage path or address, perhaps empty. */
  readonly value: string;
  readonly choices: readonly string[];
  readonly isOptional?: boolean;
  readonly clips?: boolean;
}

export function pictureField({
  label,
  name,
  value,
  choices,
  isOptional = false,
  clips = false,
}: PictureField): Markup {
  const files = [...new Set([value, ...choices])].filter((file) => file !== '');
  const tile = (file: string, shown: Fragment, words: string): Markup =>
    html`<label
      >${shown}<span class="check"
        ><input
          type="radio"
          name="${name}"
          value="${file}"
          ${file === value && html` checked`}
        />${file === value ? `${words}, a atual` : words}</span
      ></label
    >`;
  return html`<fieldset>
    <legend>${label}</legend>
    ${value !== '' && html`<div class="thumb">${thumbnail(value)}</div>`}
    ${fileField(`Enviar ${value === '' ? 'uma' : 'outra'} do seu computador ou celular`, `${name}_file`, false, clips)}
    ${
      files.length > 0 &&
      html`<details>
        <summary>Escolher entre as que já existem (${files.length})</summary>
        <div class="tiles">
          ${isOptional && tile('', '', 'Nenhuma')}${files.map((file, place) => tile(file, thumbnail(file), `Foto ${place + 1}`))}
        </div>
      </details>`
    }
  </fieldset>`;
}

/** The upload, else the choice, else the current picture. A refused upload is an error. */
export function readPicture(
  form: Posted,
  { storage }: Desk,
  { label, name, value, isOptional = false, clips = false }: Omit<PictureField, 'choices'>,
): { readonly file: string; readonly errors: readonly string[] } {
  const upload = form.uploads.get(`${name}_file`)?.[0];
  const file = upload?.file ?? (form.fields.has(name) ? line(form, name) : value);
  const isEmpty = file === '' && isOptional;
  const isKnown =
    isEmpty ||
    storage.find(file) !== undefined ||
    (/^https?:\/\/[^\s"<>]+$/i.test(file) && file.length <= 500);
  const isRight = clips || upload?.isClip !== true;
  return {
    file,
    errors: isKnown && isRight ? [] : [`${label}: escolha uma foto que exista ou envie outra.`],
  };
}
