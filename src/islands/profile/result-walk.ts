/** `<result-walk data-place>`: leads through the result that the visitor came from, where the profile is in one. */
import { fill } from '../../../i18n/phrases.ts';
import { toTextStorage } from '../../lib/storage.ts';
import { readResult } from '../result.ts';

class ResultWalk extends HTMLElement {
  connectedCallback(): void {
    const [from, ...paths] = readResult(toTextStorage(() => window.sessionStorage)) ?? [];
    const place = paths.indexOf(location.pathname);
    if (place < 0) return;
    this.#lead('.result', from);
    this.#lead('[rel="prev"]', paths[place - 1]);
    this.#lead('[rel="next"]', paths[place + 1]);
    const text = fill(this.dataset['place'] ?? '', { n: place + 1, m: paths.length });
    this.querySelector('.place')?.replaceChildren(text);
  }

  #lead(selector: string, path: string | undefined): void {
    const link = this.querySelector<HTMLAnchorElement>(selector);
    if (link === null) return;
    link.hidden = path === undefined;
    if (path !== undefined) link.href = path;
  }
}

customElements.define('result-walk', ResultWalk);
