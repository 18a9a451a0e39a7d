/** HTML that is trusted: wrap no foreign text. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Fragment = Markup | string | number | undefined | boolean | readonly Fragment[];

export function html(parts: TemplateStringsArray, ...values: readonly Fragment[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + render(values[index - 1]) + part));
}

function render(value: Fragment): string {
  if (value instanceof Markup) return value.text;
  if (value === undefined || typeof value === 'boolean') return '';
  if (typeof value === 'object') return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
