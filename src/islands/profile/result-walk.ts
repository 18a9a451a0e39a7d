/** `<result-walk data-place>`: leads through the list that the visitor came from, if it holds the
 * profile. */
import { fill } from '../../../i18n/phrases.ts';
import { toTextStorage } from '../../lib/browser-storage.ts';
import { readResult } from '../listing/visited-result.ts';
import { isPlainClick } from '../plain-click.ts';

class ResultWalk extends HTMLElement {
  connectedCallback(): void {
    const [from, ...paths] = readResult(toTextStorage(() => window.sessionStorage)) ?? [];
    const place = paths.indexOf(location.pathname);
    if (place < 0) return;
    this.#lead('.result', from);
    this.querySelector('.result')?.addEventListener('click', (event) => {
      returnTo(from, event as MouseEvent);
    });
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

/** Goes back in the history if it holds the list, which restores the visitor's place; otherwise
 * follows the link. */
function returnTo(address: string | undefined, event: MouseEvent): void {
  if (!('navigation' in window) || !isPlainClick(event)) return;
  const here = window.navigation.currentEntry?.index ?? 0;
  const entry = window.navigation
    .entries()
    .findLast(({ url, index }) => url === address && index < here);
  if (entry === undefined) return;
  event.preventDefault();
  window.navigation.traverseTo(entry.key);
}

customElements.define('result-walk', ResultWalk);
