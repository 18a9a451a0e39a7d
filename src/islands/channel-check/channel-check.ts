/**
 * `<channel-check data-view>`: judges what is pasted by the agency's channels, on the device. Nothing of it is sent, kept or put into the
 * address. The markup is its component's; this fills it in.
 */
import { fill } from '../../../i18n/phrases.ts';
import { checkChannel, type Verdict } from './check-channel.ts';
import type { Mark } from './look-alike.ts';
import type { ChannelCheckView } from '../../views/safety-view.ts';

/** Milliseconds without a key before what is typed is judged; what is pasted is judged at once. */
const TYPING_PAUSE = 300;

class ChannelCheck extends HTMLElement {
  #timer = 0;
  #last = '';

  connectedCallback(): void {
    const input = this.#input;
    input.addEventListener('input', (event) => {
      clearTimeout(this.#timer);
      const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste';
      this.#timer = window.setTimeout(() => this.#judge(), isPasted ? 0 : TYPING_PAUSE);
    });
    this.#part('clear').addEventListener('click', () => {
      input.value = '';
      this.#judge();
      input.focus();
    });
    // The browser gives back what stood there before a reload.
    this.#judge();
  }

  get #view(): ChannelCheckView {
    // The element's own markup, written by its component.
    return JSON.parse(this.dataset['view'] ?? '') as ChannelCheckView;
  }

  get #input(): HTMLInputElement {
    const input = this.querySelector('input');
    if (input === null) throw new Error('The check has no field.');
    return input;
  }

  #part(name: string): HTMLElement {
    const part = this.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (part === null) throw new Error(`The check has no ${name}.`);
    return part;
  }

  #judge(): void {
    const text = this.#input.value;
    if (text === this.#last) return;
    this.#last = text;
    this.#part('clear').hidden = text === '';
    const isEmpty = text.trim() === '';
    const verdict = isEmpty ? null : checkChannel(text, this.#view.channels);
    if (verdict === null) delete this.dataset['kind'];
    else this.dataset['kind'] = verdict.kind;
    this.#showMarks(verdict?.kind === 'alike' ? verdict : null);
    this.#part('verdict').replaceChildren(...(verdict === null ? [] : [this.#toVerdict(verdict)]));
  }

  #toVerdict(verdict: Verdict): Node {
    const template = this.querySelector<HTMLTemplateElement>(`template[data-verdict="${verdict.kind}"]`);
    const content = template?.content.cloneNode(true) ?? document.createDocumentFragment();
    if (content instanceof DocumentFragment) content.querySelector('[data-part="lead"]')?.replaceChildren(this.#toLead(verdict));
    return content;
  }

  #toLead(verdict: Verdict): string {
    const { ours, alike, foreign, unsure } = this.#view.words;
    switch (verdict.kind) {
      case 'ours': {
        const { channel } = verdict;
        if (channel.kind === 'profile') return fill(ours.profile, { network: channel.network });
        if (channel.kind === 'site') return ours.site;
        return channel.owner === null ? ours[channel.kind] : fill(ours[`${channel.kind}Of`], { owner: channel.owner });
      }
      case 'alike':
        return fill(verdict.marks.length === 0 ? alike.inside : alike.lead, { real: verdict.real });
      case 'foreign':
        return foreign[verdict.what];
      case 'unsure':
        return {
          words: unsure.words,
          'short-phone': unsure.shortPhone,
          'unknown-mailbox': unsure.unknownMailbox,
          post: unsure.post,
          'too-long': unsure.tooLong,
        }[verdict.why];
    }
  }

  /** What was pasted, the false letters out of line, and each of them in words. */
  #showMarks(verdict: Extract<Verdict, { readonly kind: 'alike' }> | null): void {
    const marks = verdict?.marks ?? [];
    const imitation = this.#part('imitation');
    imitation.hidden = marks.length === 0;
    const pieces: (string | HTMLElement)[] = [];
    let at = 0;
    for (const { start, end, seen } of marks) {
      const piece = document.createElement('b');
      piece.textContent = seen === '' ? '·' : seen;
      pieces.push(verdict?.subject.slice(at, start) ?? '', piece);
      at = end;
    }
    imitation.replaceChildren(...pieces, verdict?.subject.slice(at) ?? '');
    this.#part('marks').replaceChildren(
      ...marks.map((mark) => {
        const item = document.createElement('li');
        item.textContent = this.#describe(mark);
        return item;
      }),
    );
  }

  #describe({ seen, real }: Mark): string {
    const { alike } = this.#view.words;
    const toSign = (sign: string) => {
      if (/\d/.test(sign)) return fill(alike.digit, { sign });
      return sign > '\u007f' ? fill(alike.letter, { sign }) : sign;
    };
    const toWords = (text: string) => (text === '' ? alike.nothing : Array.from(text, toSign).join(` ${alike.and} `));
    return fill(alike.mark, { seen: toWords(seen), real: toWords(real) });
  }
}

customElements.define('channel-check', ChannelCheck);
