/** `<channel-check data-view>`: compares pasted text with the agency's channels. The text never
 * leaves the device and is not kept. */
import { fill } from '../../../i18n/phrases.ts';
import { checkChannel, type Verdict } from './check-channel.ts';
import { layOut, toLetters, type Drawing } from './false-letters.ts';
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
      this.#timer = window.setTimeout(
        () => {
          this.#judge();
          // Show the start of a pasted link.
          if (isPasted) input.scrollLeft = 0;
        },
        isPasted ? 0 : TYPING_PAUSE,
      );
    });
    const fillIn = (text: string) => {
      input.value = text;
      this.#judge();
      input.focus();
      input.scrollLeft = 0;
    };
    this.#part('clear').addEventListener('click', () => {
      fillIn('');
    });
    this.#part('paste').addEventListener('click', () => {
      // After a refusal, the visitor can paste into the focused field.
      navigator.clipboard.readText().then(fillIn, () => {
        input.focus();
      });
    });
    this.#networks?.addEventListener('change', () => {
      this.#show(input.value);
    });
    const layOutAgain = () => {
      layOut(this.#drawing);
    };
    new ResizeObserver(layOutAgain).observe(this.#part('label'));
    void document.fonts.ready.then(layOutAgain);
    // Browsers restore the field after a reload.
    this.#judge();
    this.#offerPaste();
    // The page exists for this field, so visitors can paste at once, unless they read on or opened
    // a section.
    if (document.activeElement === document.body && location.hash === '')
      input.focus({ preventScroll: true });
  }

  get #view(): ChannelCheckView {
    // The element's component always writes this markup.
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

  get #networks(): HTMLFieldSetElement | null {
    return this.querySelector('fieldset');
  }

  get #drawing(): Drawing {
    return {
      host: this,
      field: this.#input,
      letters: this.#part('drawing'),
      notes: this.#part('marks'),
    };
  }

  /** Some browsers do not let a page read the clipboard. */
  #offerPaste(): void {
    this.#part('paste').hidden = this.#input.value !== '' || !('clipboard' in navigator);
  }

  #judge(): void {
    const text = this.#input.value;
    if (text === this.#last) return;
    this.#last = text;
    this.#part('clear').hidden = text === '';
    this.#offerPaste();
    for (const choice of this.#networks?.elements ?? [])
      if (choice instanceof HTMLInputElement) choice.checked = false;
    this.#show(text);
  }

  #show(text: string): void {
    const { channels } = this.#view;
    const place = this.querySelector<HTMLInputElement>('fieldset :checked')?.value ?? null;
    const verdict = text.trim() === '' ? null : checkChannel(text, channels, place);
    if (verdict === null) delete this.dataset['kind'];
    else this.dataset['kind'] = verdict.kind;
    this.#askNetwork(text, verdict, place);
    this.#draw(text.trim(), verdict);
    this.#part('verdict').replaceChildren(...(verdict === null ? [] : [this.#toVerdict(verdict)]));
  }

  /** A bare name's owner depends on the network; with a dot it may also be a site. */
  #askNetwork(text: string, verdict: Verdict | null, place: string | null): void {
    if (this.#networks === null) return;
    this.#networks.hidden =
      place === null && !(verdict?.kind === 'unsure' && verdict.why === 'network');
    this.#part('site').hidden = !/^[^@]+\.[^@]+$/.test(text.trim());
  }

  #toVerdict(verdict: Verdict): Node {
    const template = this.querySelector<HTMLTemplateElement>(
      `template[data-verdict="${verdict.kind}"]`,
    );
    const content = document.importNode(
      template?.content ?? document.createDocumentFragment(),
      true,
    );
    content.querySelector('[data-part="lead"]')?.replaceChildren(...this.#toLead(verdict));
    content.querySelector('.acts')?.prepend(...this.#toReply(verdict));
    return content;
  }

  /** A new message to the real mailbox: a reply could go to a forged sender. */
  #toReply(verdict: Verdict): readonly Node[] {
    if (
      verdict.kind !== 'ours' ||
      verdict.channel.kind !== 'email' ||
      verdict.channel.owner === null
    )
      return [];
    const [name = ''] = verdict.channel.owner.split(' ');
    const link = document.createElement('a');
    link.className = 'btn full';
    link.href = `mailto:${verdict.channel.text}`;
    link.textContent = fill(this.#view.words.ours.reply, { name });
    return [link];
  }

  #toLead(verdict: Verdict): readonly (Node | string)[] {
    const { ours, foreign, unsure } = this.#view.words;
    switch (verdict.kind) {
      case 'ours': {
        const { channel } = verdict;
        if (channel.kind === 'profile') return [fill(ours.profile, { network: channel.network })];
        if (channel.kind === 'site') return [ours.site];
        return channel.owner === null
          ? [ours[channel.kind]]
          : fillNodes(ours[`${channel.kind}Of`], { owner: [toBold(channel.owner)] });
      }
      case 'alike':
        return fillNodes(this.#toAlikeLead(verdict), { real: [toBold(verdict.real)] });
      case 'foreign':
        return fillNodes(foreign[verdict.what], { host: [toBold(verdict.subject)] });
      case 'unsure':
        return [unsure[verdict.why]];
    }
  }

  #toAlikeLead({
    marks,
    isProfile,
    isElsewhere,
  }: Extract<Verdict, { readonly kind: 'alike' }>): string {
    const { alike } = this.#view.words;
    if (marks.length > 0) return alike.lead;
    if (isElsewhere === true) return alike.elsewhere;
    return isProfile === true ? alike.insideProfile : alike.inside;
  }

  /** Draws the judged text large; an imitation's false letters stand out of line with a note
   * each. */
  #draw(text: string, verdict: Verdict | null): void {
    const isAlike = verdict?.kind === 'alike';
    const marks = isAlike ? verdict.marks : [];
    const { letters, notes } = this.#drawing;
    const subject = verdict === null ? null : toSubject(verdict);
    const judged = {
      subject: subject ?? '',
      real: isAlike ? verdict.real : '',
      marks: isAlike && marks.length === 0 ? null : marks,
    };
    letters.replaceChildren(...(subject === null ? [] : [toLetters(judged)]));
    const isPart =
      subject !== null &&
      text.replace(/^@/, '').length > subject.length &&
      text.toLowerCase().includes(subject.toLowerCase());
    letters.toggleAttribute('data-always', isAlike || isPart);
    notes.replaceChildren(
      ...marks.map((mark) => {
        const item = document.createElement('li');
        const line = document.createElement('span');
        line.append(...this.#describe(mark));
        item.append(line);
        return item;
      }),
    );
    layOut(this.#drawing);
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
        : signs.flatMap((sign, place) =>
            place === 0 ? sign : [new Text(` ${alike.and} `), ...sign],
          );
    };
    return fillNodes(alike.mark, { seen: toWords(seen), real: toWords(real) });
  }
}

/** The drawn text: what was judged, or the matching channel. */
function toSubject(verdict: Verdict): string | null {
  if (verdict.kind === 'unsure') return null;
  return verdict.kind === 'ours' ? verdict.channel.text : verdict.subject;
}

function toBold(text: string): HTMLElement {
  const bold = document.createElement('b');
  bold.textContent = text;
  return bold;
}

function fillNodes(
  phrase: string,
  values: Readonly<Record<string, readonly Node[]>>,
): readonly Node[] {
  return phrase
    .split(/(\{\w+\})/)
    .flatMap((part) => values[part.slice(1, -1)] ?? (part === '' ? [] : [new Text(part)]));
}

customElements.define('channel-check', ChannelCheck);
