import { fill } from '../../../i18n/phrases.ts';
import type { ChannelCheckView } from '../../views/safety-view.ts';
import { checkPasted, type Verdict } from './check-channel.ts';

const TYPING_PAUSE = 300;

class ChannelCheck extends HTMLElement {
  #timer = 0;
  #last: string | null = null;

  connectedCallback(): void {
    const field = this.#find<HTMLTextAreaElement>('textarea');
    field.addEventListener('input', (event) => {
      clearTimeout(this.#timer);
      const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste';
      this.#timer = window.setTimeout(() => this.#judge(), isPasted ? 0 : TYPING_PAUSE);
    });
    const fillIn = (text: string) => {
      field.value = text;
      this.#judge();
      field.focus();
    };
    this.#find('.again').addEventListener('click', () => fillIn(''));
    this.#find('.paste').addEventListener('click', () => {
      navigator.clipboard.readText().then(fillIn, () => field.focus());
    });
    // The field may have been filled before the script ran.
    this.#judge();
    if (document.activeElement === document.body && location.hash === '')
      field.focus({ preventScroll: true });
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    const found = this.querySelector<Found>(selector);
    if (found === null) throw new Error(`The check has no ${selector}.`);
    return found;
  }

  #judge(): void {
    const text = this.#find<HTMLTextAreaElement>('textarea').value;
    if (text === this.#last) return;
    this.#last = text;
    const isEmpty = text.trim() === '';
    const { channels, words } = JSON.parse(this.dataset['view'] ?? '') as ChannelCheckView;
    const verdict = isEmpty ? null : checkPasted(text, channels);
    this.toggleAttribute('data-message', /\s/.test(text.trim()) && text.length > 40);
    this.dataset['kind'] = verdict?.kind ?? '';
    this.#find('.again').hidden = isEmpty;
    this.#find('.paste').hidden = !isEmpty || !('clipboard' in navigator);
    this.#find('[role="status"]').replaceChildren(
      ...(verdict === null ? [] : [this.#draw(verdict, words)]),
    );
  }

  #draw(verdict: Verdict, words: ChannelCheckView['words']): Node {
    const template = this.#find<HTMLTemplateElement>(`template[data-verdict="${verdict.kind}"]`);
    const content = document.importNode(template.content, true);
    const write = (part: string, text: string | null) => {
      for (const place of content.querySelectorAll(`[data-part="${part}"]`))
        if (text === null) place.remove();
        else place.replaceChildren(text);
    };
    if (verdict.kind === 'unsure') write('lead', words.unsure[verdict.why]);
    else if (verdict.kind === 'ours') {
      const { channel } = verdict;
      write('subject', channel.text);
      write('lead', toOurs(channel, words.ours));
      // A new message, because a reply could go to a forged sender.
      const owner = channel.kind === 'email' ? channel.owner : null;
      write('reply', owner && fill(words.ours.reply, { name: owner.split(' ')[0] ?? '' }));
      content.querySelector('[data-part="reply"]')?.setAttribute('href', `mailto:${channel.text}`);
    } else {
      write('subject', verdict.subject);
      write('lead', verdict.kind === 'alike' ? words.alike.lead : words.foreign[verdict.what]);
      write('real', verdict.real?.text ?? null);
      if (verdict.real === null) write('beside', null);
    }
    return content;
  }
}

function toOurs(
  channel: Extract<Verdict, { readonly kind: 'ours' }>['channel'],
  words: ChannelCheckView['words']['ours'],
): string {
  if (channel.kind === 'profile') return fill(words.profile, { network: channel.network });
  if (channel.kind === 'site') return words.site;
  const { kind, owner } = channel;
  return owner === null ? words[kind] : fill(words[`${kind}Of`], { owner });
}

customElements.define('channel-check', ChannelCheck);
