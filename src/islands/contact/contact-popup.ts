/**
 * The contact pop-up: a modal dialog in the page's HTML. This element opens and closes it and loads the form on first use.
 *
 * Every `[data-contact-open]` link of the page opens it (without script such a link leads to the agency's mailbox), and so does a hash
 * that names it, from any page of the site: `toContactHash` makes one, optionally with a message. The history entry of an opening is removed
 * when the dialog closes, and Back closes the dialog. The favourites page opens it with a selection.
 */
import { within } from '../../lib/with-timeout.ts';
import type { ContactFormView } from '../../views/form-view.ts';
import { readContactHash, toContactHash } from './contact-hash.ts';
import type { Visit } from './ContactForm.tsx';
import type { mountContactForm } from './mount-contact-form.tsx';
import type { SelectionMail } from './brief-mail.ts';

/** Milliseconds that the form may take to load. */
const LOAD_LIMIT = 20_000;
/** Milliseconds from the thanks to the closing: time to read them twice. */
const THANKS = 6000;

type ShowForm = ReturnType<typeof mountContactForm>;

const NOTHING: Visit = { message: '', selection: null };

export class ContactPopup extends HTMLElement {
  #form: Promise<ShowForm> | null = null;
  /** How many forms were sent and have made room for a new one. */
  #done = 0;
  #isSent = false;
  #openedByHash: 'visit' | 'link' | null = null;
  #visit = NOTHING;
  #closing: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();

  connectedCallback(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact-open]')) {
      link.href = toContactHash(this.#view.words.hash);
      link.setAttribute('aria-haspopup', 'dialog');
      // The form begins to load before the click is done.
      for (const intent of ['pointerenter', 'focus', 'touchstart']) {
        link.addEventListener(intent, () => this.prepare(), { signal, once: true, passive: true });
      }
    }
    this.#part('[data-close]').addEventListener('click', () => this.close(), { signal });
    this.#part('[data-retry]').addEventListener('click', () => this.#retry(), { signal });
    this.#dialog.addEventListener('close', () => this.#leave(), { signal });
    window.addEventListener('hashchange', () => this.#followHash('link'), { signal });
    this.#followHash('visit');
  }

  disconnectedCallback(): void {
    this.#stop.abort();
    clearTimeout(this.#closing);
  }

  /** Loads the form before it is shown. */
  prepare(): void {
    void this.#load().catch(() => null);
  }

  openSelection(selection: SelectionMail): void {
    this.#open({ ...NOTHING, selection });
  }

  #open(visit: Visit): void {
    clearTimeout(this.#closing);
    this.#visit = visit;
    this.#part('[data-title]').textContent = visit.selection?.title ?? this.#view.words.title;
    if (!this.#dialog.open) {
      this.#dialog.showModal();
      this.#part('[data-title]').focus();
    }
    void this.#fillIn();
  }

  close(): void {
    this.#dialog.close();
  }

  get #view(): ContactFormView {
    return JSON.parse(this.dataset['view'] ?? '') as ContactFormView;
  }

  get #dialog(): HTMLDialogElement {
    return this.#part<HTMLDialogElement>('dialog');
  }

  #part<E extends HTMLElement>(selector: string): E {
    const part = this.querySelector<E>(selector);
    if (part === null) throw new Error(`The contact pop-up has no ${selector}.`);
    return part;
  }

  #followHash(way: 'visit' | 'link'): void {
    const message = readContactHash(location.hash, (this.dataset['hashes'] ?? '').split(' '));
    if (message === null) {
      this.#openedByHash = null;
      if (this.#dialog.open) this.close();
      return;
    }
    this.#openedByHash = way;
    this.#open({ ...NOTHING, message });
  }

  #leave(): void {
    clearTimeout(this.#closing);
    const way = this.#openedByHash;
    this.#openedByHash = null;
    if (way === 'link') history.back();
    else if (way === 'visit') history.replaceState(history.state, '', location.pathname + location.search);
    this.#renew();
  }

  /** Shows the form, or that it did not come. */
  async #fillIn(): Promise<void> {
    const [wait, failed] = [this.#part('[data-wait]'), this.#part('[data-failed]')];
    wait.hidden = this.#part('[data-form]').hasChildNodes();
    failed.hidden = true;
    try {
      await this.#show();
    } catch {
      failed.hidden = false;
    }
    wait.hidden = true;
  }

  /** Some browsers cache a failed dynamic import, so the retry reloads the page, whose address opens the pop-up again. */
  #retry(): void {
    if (navigator.onLine) location.reload();
    else void this.#fillIn();
  }

  #load(): Promise<ShowForm> {
    this.#form ??= within(LOAD_LIMIT, import('./mount-contact-form.tsx')).then(
      ({ mountContactForm }) => mountContactForm(this.#part('[data-form]')),
      (error: unknown) => {
        this.#form = null;
        throw error;
      },
    );
    return this.#form;
  }

  async #show(): Promise<void> {
    const show = await this.#load();
    // A message and a selection are two forms: neither has the other's draft.
    const key = `${this.#visit.selection === null ? 'message' : 'selection'} ${this.#done}`;
    show(key, { view: this.#view, visit: this.#visit, onSent: (note) => this.#thank(note), onClose: () => this.close() });
  }

  /** The thanks stay on the page after the dialog has closed by itself, or where the visitor had closed it before. Those of a selection offer two ways on. */
  #thank(note: string): void {
    this.#isSent = true;
    for (const place of document.querySelectorAll('[data-contact-note]')) place.textContent = note;
    if (!this.#dialog.open) this.#renew();
    else if (this.#visit.selection === null) this.#closing = setTimeout(() => this.close(), THANKS);
  }

  /** A form that was sent makes room for a new one. */
  #renew(): void {
    if (!this.#isSent) return;
    this.#isSent = false;
    this.#done += 1;
    this.#visit = NOTHING;
    void this.#show();
  }
}

customElements.define('contact-popup', ContactPopup);
