/** Reads posted forms and draws their fields. */
import { param, type Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import { html, type Fragment, type Markup } from './html.ts';

/** A line of text: trimmed ends, no line breaks. */
export function line(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replace(/[\r\n]+/g, ' ').trim();
}

/** Several lines, with the line ends that the rest of the world uses. */
export function lines(form: URLSearchParams, name: string): string {
  return (form.get(name) ?? '').replace(/\r\n?/g, '\n').trim();
}

/** The record number in an address; anything else has no page. */
export function idParam(call: Call): number {
  const written = param(call, 'id');
  if (!/^\d{1,15}$/.test(written)) throw new Problem(404, 'Essa página não existe.');
  return Number(written);
}

/** `para=cima` or `para=baixo`. */
export function readStep(form: URLSearchParams): -1 | 1 {
  return form.get('para') === 'cima' ? -1 : 1;
}

export function textField(label: string, name: string, value: string, more: Fragment = ''): Markup {
  return html`<label>${label}<input name="${name}" value="${value}" ${more} /></label>`;
}

export function areaField(label: string, name: string, value: string, kind: '' | 'tall' = ''): Markup {
  return html`<label>${label}<textarea name="${name}" class="${kind}">${value}</textarea></label>`;
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

export function checkField(label: string, name: string, value: string, checked: boolean): Markup {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}" ${checked && html` checked`} />${label}</label>`;
}

/** Two buttons that move a record of the list at `path`. */
export function moveForm(path: string, what: string): Markup {
  return html`<form class="row" method="post" action="${path}/mover">
    <button name="para" value="cima" aria-label="Subir ${what}">↑</button
    ><button name="para" value="baixo" aria-label="Descer ${what}">↓</button>
  </form>`;
}

/** A picture or clip of the storage, small. */
export function preview(file: string, wide = false): Markup {
  const source = /^https?:/i.test(file) ? file : `/storage/${file}`;
  const kind = wide ? html` class="wide"` : '';
  if (/\.(?:webm|mp4|ogg)$/i.test(file)) return html`<video src="${source}" ${kind} muted controls preload="metadata"></video>`;
  return html`<img src="${source}" alt="" ${kind} loading="lazy" />`;
}
