/**
 * The contact pop-up: a modal dialog in the page's HTML. This element opens and closes it and loads
 * the form on first use. A `[data-contact-open]` link (without script: to the agency's mailbox) or
 * a hash from `toContactHash` opens it from any page; the favourites page opens it with a brief.
 * Closing removes its history entry, and Back closes it.
 */
import { within } from '../../lib/with-timeout.ts';
import type { ContactFormView } from '../../views/form-view.ts';
import { readContactHash, toContactHash } from './contact-hash.ts';
import type { mountContactForm, Visit } from './ContactForm.tsx';
import type { BriefMail } from './brief-mail.ts';

/** Milliseconds for the form to load. */
const LOAD_LIMIT = 20_000;
/** Milliseconds from the thanks to closing: time to read them twice. */
const THANKS = 6000;

type ShowForm = ReturnType<typeof mountContactForm>;

const NOTHING: Visit = { message: '', brief: null };

export class ContactPopup extends HTMLElement {
  #form: Promise<ShowForm> | null = null;
  /** How many sent forms were replaced by a new one. */
  #done = 0;
  #isSent = false;
  #openedByHash: 'visit' | 'link' | null = null;
  #visit = NOTHING;
  #closing: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact-open]')) {
      link.href = toContactHash(this.#view.words.hash);
      // Start loading before the click ends.
      for (const intent of ['pointerenter', 'focus', 'touchstart']) {
        link.addEventListener(intent, () => this.prepare(), { passive: true });
      }
    }
    this.#part('[data-close]').addEventListener('click', () => this.close());
    this.#part('[data-retry]').addEventListener('click', () => this.#retry());
    this.#dialog.addEventListener('close', () => this.#leave());
    window.addEventListener('hashchange', () => this.#followHash('link'));
    this.#followHash('visit');
  }

  prepare(): void {
    void this.#load().catch(() => null);
  }

  openBrief(brief: BriefMail): void {
    this.#open({ ...NOTHING, brief });
  }

  #open(visit: Visit): void {
    this.#visit = visit;
    this.#part('[data-title]').textContent = visit.brief?.title ?? this.#view.words.title;
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
      this.close();
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
    else if (way === 'visit')
      history.replaceState(history.state, '', location.pathname + location.search);
    this.#renew();
  }

  /** Shows the form, or that it did not load. */
  async #fillIn(): Promise<void> {
    const wait = this.#part('[data-wait]');
    wait.hidden = this.#part('[data-form]').hasChildNodes();
    try {
      await this.#show();
    } catch {
      this.#part('[data-failed]').hidden = false;
    }
    wait.hidden = true;
  }

  /** Browsers keep a failed dynamic import, so the retry reloads the page, whose address opens the
   * pop-up again. */
  #retry(): void {
    if (navigator.onLine) location.reload();
  }

  #load(): Promise<ShowForm> {
    this.#form ??= within(LOAD_LIMIT, import('./ContactForm.tsx')).then(({ mountContactForm }) =>
      mountContactForm(this.#part('[data-form]')),
    );
    return this.#form;
  }

  async #show(): Promise<void> {
    const show = await this.#load();
    // Messages and briefs have separate forms and drafts.
    const key = `${this.#visit.brief === null ? 'message' : 'brief'} ${this.#done}`;
    show(key, {
      view: this.#view,
      visit: this.#visit,
      onSent: (note) => this.#thank(note),
      onClose: () => this.close(),
    });
  }

  /** Shows the thanks, which outlast the dialog; after a brief they add two links. */
  #thank(note: string): void {
    this.#isSent = true;
    for (const place of document.querySelectorAll('[data-contact-note]')) place.textContent = note;
    if (!this.#dialog.open) this.#renew();
    else if (this.#visit.brief === null) this.#closing = setTimeout(() => this.close(), THANKS);
  }

  #renew(): void {
    if (!this.#isSent) return;
    this.#isSent = false;
    this.#done += 1;
    this.#visit = NOTHING;
    void this.#show();
  }
}

customElements.define('contact-popup', ContactPopup);
