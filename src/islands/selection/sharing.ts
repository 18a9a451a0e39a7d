/** The ways by which a selection leaves the page: message, link, share sheet, paper, files. Loaded on
 * demand. */
import { fill } from '../../../i18n/phrases.ts';
import { toCardOf } from '../../domain/card.ts';
import { toQrCode } from '../../lib/qr-code.ts';
import { drawCode, printOnceLoaded } from '../print-pages.ts';
import { writeDay } from '../profile/card-day.ts';
import { toBriefMail } from './brief-message.ts';
import type { PeopleProps } from './People.tsx';
import { LONG_LINK, toIdsHash, toSelectionHash } from './selection-link.ts';

/** Longest link in a message; a longer one becomes a link of ids only. */
const MESSAGE_LINK = 2_000;

export type Ways = Awaited<ReturnType<typeof toWays>>;

/** Makes the link beforehand: browsers copy and share only at once after a press. */
export async function toWays({
  view,
  people,
  texts,
  say,
}: Pick<PeopleProps, 'view' | 'people' | 'texts' | 'say'>) {
  const { words } = view;
  const page = location.origin + location.pathname;
  const whole = page + (await toSelectionHash(texts));
  /** Without notes: it fits a message and a printed code. */
  const short = page + toIdsHash(texts.order, texts.title);

  async function print(): Promise<void> {
    const paper = document.querySelector<HTMLElement>('.selection .paper');
    const code = toQrCode(short) ?? toQrCode(page + toIdsHash(texts.order, ''));
    if (paper !== null) {
      writeDay(paper);
      const drawn = code === null ? [] : [drawCode(code, words.paper.code)];
      paper.querySelector('[data-part="code"]')?.replaceChildren(...drawn);
    }
    const parts = [...document.querySelectorAll<HTMLElement>('.selection .people, comp-card')];
    for (const picture of parts.flatMap((part) => [...part.querySelectorAll('img')]))
      picture.loading = 'eager';
    await printOnceLoaded(parts);
  }

  return {
    /** The form that sends, and what it sends. */
    async send() {
      const { ContactPopup: Popup } = await import('../contact/ContactPopup.tsx');
      const link = whole.length <= MESSAGE_LINK ? whole : short;
      const brief = toBriefMail({ talents: people, texts, link, bareLink: short }, view);
      return { Popup, visit: { message: '', brief }, isOpen: true };
    },
    async copyLink() {
      try {
        await navigator.clipboard.writeText(whole);
        say(whole.length > LONG_LINK ? words.longLink : words.linkCopied);
      } catch {
        say(fill(words.copyFailed, { link: whole }));
      }
    },
    async share() {
      const title = texts.title || words.paper.kind;
      // Most applications show the text above the link; e-mail takes the title as its subject.
      await navigator.share({ title, text: title, url: whole }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          say(fill(words.copyFailed, { link: whole }));
      });
    },
    print,
    /** Adds the comp cards as further pages. */
    async printCards() {
      say(words.preparingCards);
      const paths = new Map(
        people.map((card) => [toCardOf(card, view.modelsPath, view.language).path, card.name]),
      );
      const { addCards } = await import('./comp-cards.ts');
      const missing = await addCards([...paths.keys()]);
      const names = missing.map((path) => paths.get(path)).join(', ');
      say(names === '' ? '' : fill(words.cardsMissing, { names }));
      await print();
    },
    async download() {
      say(words.composites.loading);
      const { downloadComposites } = await import('./composites.ts');
      say(await downloadComposites(texts.order, texts.title, view));
    },
  };
}
