/**
 * `<channel-check data-view>`: judges what is pasted by the agency's channels, on the device. Nothing of it is sent, kept or put into the
 * address. The markup is its component's; this fills it in.
 */
import { fill } from '../../../i18n/phrases.ts';
import { checkChannel, type Verdict } from './check-channel.ts';
import { placeNotes, toLetters } from './false-letters.ts';
import type { Mark } from './look-alike.ts';
import type { ChannelCheckView } from '../../views/safety-view.ts';

/** Debounce for typed text, in milliseconds; pasted text is checked at once. */
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
    const place = () => placeNotes({ host: this, letters: this.#part('imitation'), notes: this.#part('marks') });
    new ResizeObserver(place).observe(this.#part('imitation'));
    void document.fonts.ready.then(place);
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
    const content = document.importNode(template?.content ?? document.createDocumentFragment(), true);
    content.querySelector('[data-part="lead"]')?.replaceChildren(...this.#toLead(verdict));
    content.querySelector('.acts')?.prepend(...this.#toReply(verdict));
    return content;
  }

  /** A new message to the true mailbox: an answer to the one that came could go to whoever forged its sender. */
  #toReply(verdict: Verdict): readonly Node[] {
    if (verdict.kind !== 'ours' || verdict.channel.kind !== 'email' || verdict.channel.owner === null) return [];
    const [name = ''] = verdict.channel.owner.split(' ');
    const link = document.createElement('a');
    link.className = 'btn full';
    link.href = `mailto:${verdict.channel.text}`;
    link.textContent = fill(this.#view.words.ours.reply, { name });
    return [link];
  }

  #toLead(verdict: Verdict): readonly (Node | string)[] {
    const { ours, alike, foreign, unsure } = this.#view.words;
    switch (verdict.kind) {
      case 'ours': {
        const { channel } = verdict;
        if (channel.kind === 'profile') return [fill(ours.profile, { network: channel.network })];
        if (channel.kind === 'site') return [ours.site];
        return channel.owner === null ? [ours[channel.kind]] : fillNodes(ours[`${channel.kind}Of`], { owner: [toBold(channel.owner)] });
      }
      case 'alike':
        return fillNodes(verdict.marks.length > 0 ? alike.lead : verdict.isProfile ? alike.insideProfile : alike.inside, {
          real: [toBold(verdict.real)],
        });
      case 'foreign':
        return [foreign[verdict.what]];
      case 'unsure':
        return [unsure[verdict.why]];
    }
  }

  /** What was pasted, the false letters out of line, and each of them in words. */
  #showMarks(verdict: Extract<Verdict, { readonly kind: 'alike' }> | null): void {
    const marks = verdict?.marks ?? [];
    const [letters, notes] = [this.#part('imitation'), this.#part('marks')];
    const { subject = '' } = verdict ?? {};
    const at = this.#input.value.indexOf(subject);
    letters.hidden = marks.length === 0;
    letters.replaceChildren(...(at < 0 ? toLetters(subject, marks, 0) : toLetters(this.#input.value, marks, at)));
    // The checked text may be a normalised form of the pasted one: then the field shows one, and the drawing the other.
    letters.toggleAttribute('data-apart', at < 0);
    notes.replaceChildren(
      ...marks.map((mark) => {
        const [item, text] = [document.createElement('li'), document.createElement('span')];
        text.append(...this.#describe(mark));
        item.append(text);
        return item;
      }),
    );
    placeNotes({ host: this, letters, notes });
  }

  #describe({ seen, real }: Mark): readonly Node[] {
    const { alike } = this.#view.words;
    const toSign = (sign: string): readonly Node[] => {
      const phrase = /\d/.test(sign) ? alike.digit : sign > '\u007f' ? alike.letter : '{sign}';
      return fillNodes(phrase, { sign: [toBold(sign)] });
    };
    const toWords = (text: string): readonly Node[] => {
      const signs = Array.from(text, toSign);
      return signs.length === 0
        ? [new Text(alike.nothing)]
        : signs.flatMap((sign, place) => (place === 0 ? sign : [new Text(` ${alike.and} `), ...sign]));
    };
    return fillNodes(alike.mark, { seen: toWords(seen), real: toWords(real) });
  }
}

function toBold(text: string): HTMLElement {
  const bold = document.createElement('b');
  bold.textContent = text;
  return bold;
}

/** A phrase whose blanks are filled with more than text. */
function fillNodes(phrase: string, values: Readonly<Record<string, readonly Node[]>>): readonly Node[] {
  return phrase.split(/(\{\w+\})/).flatMap((part) => values[part.slice(1, -1)] ?? (part === '' ? [] : [new Text(part)]));
}

customElements.define('channel-check', ChannelCheck);
