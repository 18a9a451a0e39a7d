/** Back and the arrows lead through the list that the visitor came from. */
import { fill } from '../../../i18n/phrases.ts';
import { readResult } from '../listing/visited-result.ts';
import { freshVisit, hasModifier, isPlainClick } from '../link-clicks.ts';

const NOTICE_DURATION = 4000;
/** In these arrow keys mean something else. */
const BUSY =
  'input, select, textarea, video, iframe, dialog, [contenteditable], [popover], [role="slider"]';
const STEPS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' };

class ProfileActions extends HTMLElement {
  connectedCallback(): void {
    const from = this.#followResult();
    const cameByLink = freshVisit() !== null && history.length > 1;
    this.querySelector<HTMLElement>('.back')?.addEventListener('click', (event) => {
      if (isPlainClick(event) && goBack(from, cameByLink)) event.preventDefault();
    });
    document.addEventListener('keydown', (event) => this.#step(event));
    // The sheet would cover the notice.
    this.querySelector('[popover]')?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('.tap') !== null)
        this.querySelector<HTMLElement>('[popovertarget]')?.click();
    });
    this.querySelector('[data-share]')?.addEventListener('click', () => void this.#share());
  }

  #followResult(): string | null {
    const { from, paths = [] } = readResult() ?? {};
    const index = paths.indexOf(location.pathname);
    if (from === undefined || index < 0) return null;
    this.#lead('.back', from);
    this.#lead('[rel="prev"]', paths[index - 1]);
    this.#lead('[rel="next"]', paths[index + 1]);
    const text = fill(this.dataset['place'] ?? '', { n: index + 1, m: paths.length });
    for (const shown of this.querySelectorAll('.place')) shown.replaceChildren(text);
    return from;
  }

  #lead(selector: string, path: string | undefined): void {
    const link = this.querySelector<HTMLAnchorElement>(selector);
    if (link === null) return;
    link.hidden = path === undefined;
    if (path !== undefined) link.href = path;
  }

  #step(event: KeyboardEvent): void {
    const { target, key, defaultPrevented } = event;
    const rel = STEPS[key];
    if (rel === undefined || defaultPrevented || hasModifier(event)) return;
    if (target instanceof Element && target.closest(BUSY) !== null) return;
    if (document.querySelector('dialog[open]') !== null) return;
    this.querySelector<HTMLAnchorElement>(`[rel="${rel}"]:not([hidden])`)?.click();
  }

  async #share(): Promise<void> {
    const url = location.origin + location.pathname;
    try {
      // Firefox on a desktop cannot share.
      if (typeof navigator.share === 'function')
        await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        const copied = this.dataset['copied'] ?? '';
        const status = this.#tell(copied);
        setTimeout(() => status?.textContent === copied && this.#tell(''), NOTICE_DURATION);
      }
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#tell(url);
    }
  }

  #tell(text: string): Element | null {
    const status = this.querySelector('[role="status"]');
    status?.replaceChildren(text);
    return status;
  }
}

/** The history restores the place in the list. */
function goBack(from: string | null, cameByLink: boolean): boolean {
  if (!('navigation' in window)) {
    if (from !== null || !cameByLink) return false;
    history.back();
    return true;
  }
  const { currentEntry, canGoBack } = window.navigation;
  const here = currentEntry?.index ?? 0;
  const list = window.navigation
    .entries()
    .findLast(({ url, index }) => url === from && index < here);
  if (list !== undefined) window.navigation.traverseTo(list.key);
  else if (from === null && canGoBack) history.back();
  else return false;
  return true;
}

customElements.define('profile-actions', ProfileActions);
