/** `<profile-actions data-failed>`: a button opens more actions; a `data-copy` button copies its
 * text and says so for a while. */
import { fill } from '../../../i18n/phrases.ts';

/** Milliseconds that a notice stays. */
const NOTICE_DURATION = 4000;

class ProfileActions extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const text = button?.dataset['copy'];
      if (text !== undefined) void this.#copy(text, button?.dataset['copied'] ?? '');
      if (button?.hasAttribute('aria-expanded') === true)
        this.#open(button.getAttribute('aria-expanded') === 'false');
    });
    this.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || this.querySelector('.more.open') === null) return;
      this.#open(false);
      this.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    });
    // Browsers do not scroll half-visible elements into view.
    this.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }

  #open(isOpen: boolean): void {
    this.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', String(isOpen));
    this.querySelector('.more')?.classList.toggle('open', isOpen);
  }

  async #copy(text: string, said: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#say(said);
      this.#timer = setTimeout(() => this.#say(''), NOTICE_DURATION);
    } catch {
      // Show a text that could not be copied.
      this.#say(fill(this.dataset['failed'] ?? '', { text }));
    }
  }

  #say(text: string): void {
    clearTimeout(this.#timer);
    this.querySelector('[role="status"]')?.replaceChildren(text);
  }
}

customElements.define('profile-actions', ProfileActions);
