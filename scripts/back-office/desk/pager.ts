import type { Call } from '../http/router.ts';
import { html, type Fragment } from './escape-html.ts';

/** Records on a page of a list. */
export const PER_PAGE = 50;

/** `?pagina=`, from 1. */
export function readPage({ query }: Call): number {
  const page = Number(query.get('pagina') ?? 1);
  return Number.isSafeInteger(page) && page > 0 && page < 1e9 ? page : 1;
}

/** Links to the previous and next page, if there are several. */
export function pager({ path, query }: Call, page: number, total: number): Fragment {
  const pages = Math.ceil(total / PER_PAGE);
  if (pages <= 1) return false;
  const link = (to: number): string => {
    const next = new URLSearchParams(query);
    next.delete('aviso');
    next.set('pagina', String(to));
    return `${path}?${next.toString()}`;
  };
  return html`<p class="row">
    ${page > 1 && html`<a href="${link(page - 1)}">Anterior</a>`}<span class="mute"
      >Página ${page} de ${pages}</span
    >${page < pages && html`<a href="${link(page + 1)}">Próxima</a>`}
  </p>`;
}
