/** The ways by which a brief leaves the page: link, share sheet, message, paper, files. */
import { fill } from '../../../i18n/phrases.ts';
import { toCardOf } from '../../domain/card.ts';
import type { ContactPopup } from '../contact/contact-popup.ts';
import { bindPrint } from '../print-keys.ts';
import { LONG_LINK, toBriefHash, toIdsHash } from './brief-link.ts';
import { toBriefMail } from './brief-message.ts';
import type { BriefPage } from './brief-page.ts';

/** Longest link in a message; a longer one becomes a link of ids only. */
const MESSAGE_LINK = 2_000;

const toLink = (hash: string) => `${location.origin}${location.pathname}${hash}`;

/** Binds the buttons. The returned function packs the shown brief anew; `onNew` starts an empty one
 * after sending. */
export function bindSharing(page: BriefPage, onNew: () => void): () => void {
  const { view, find, onPress, say, shown } = page;
  const { words } = view;
  const toName = () => shown().brief.title || words.paper.kind;
  const popup = () => document.querySelector<ContactPopup>('contact-popup');
  /** The packed hash of the shown brief; empty while it is packed. */
  let hash = '';
  let packings = 0;

  const toWholeLink = async () => toLink(hash === '' ? await toBriefHash(shown().brief) : hash);

  async function copyLink(): Promise<void> {
    const { talents, brief } = shown();
    const link = await toWholeLink();
    try {
      await navigator.clipboard.writeText(link);
      const [longest] = talents.toSorted(
        (a, b) => (brief.notes[b.id]?.length ?? 0) - (brief.notes[a.id]?.length ?? 0),
      );
      say(
        link.length > LONG_LINK && longest !== undefined
          ? fill(words.brief.longLink, { name: longest.name })
          : words.linkCopied,
      );
    } catch {
      say(fill(words.copyFailed, { link }));
    }
  }

  async function share(): Promise<void> {
    const url = await toWholeLink();
    // Most applications show the text above the link; e-mail takes the title as its subject.
    await navigator.share({ title: toName(), text: toName(), url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say(fill(words.copyFailed, { link: url }));
    });
  }

  function send(): void {
    const { talents, brief } = shown();
    const bareLink = toLink(toIdsHash(brief.order, brief.title));
    const link = hash !== '' && toLink(hash).length <= MESSAGE_LINK ? toLink(hash) : bareLink;
    popup()?.openBrief(toBriefMail({ talents, brief, link, bareLink }, view, onNew));
  }

  /** Prints the brief, loading its pages on demand; `false` if it is not on the page. */
  function print(): boolean {
    if (find('brief').hidden) return false;
    const printed = shown();
    void import('./print-brief.ts').then(
      ({ printBrief }) => printBrief(printed, view),
      () => window.print(),
    );
    return true;
  }

  async function printCards(): Promise<void> {
    const talents = new Map(
      shown().talents.map((card) => [
        toCardOf(card, view.profilesPath, view.language).path,
        card.name,
      ]),
    );
    say(words.brief.preparingCards);
    const missing = await import('./brief-cards.ts').then(
      ({ printBriefCards }) => printBriefCards([...talents.keys()]),
      () => [...talents.keys()],
    );
    const names = missing.map((path) => talents.get(path)).join(', ');
    say(names === '' ? '' : fill(words.brief.cardsMissing, { names }));
  }

  async function downloadComposites(): Promise<void> {
    const { order, title } = shown().brief;
    const { composites } = words.brief;
    say(composites.loading);
    const said = await import('./brief-composites.ts').then(
      ({ downloadComposites: download }) => download(order, title, view),
      () => composites.failed,
    );
    say(said);
  }

  onPress('send', send);
  for (const intent of ['pointerenter', 'focus'])
    find('send').addEventListener(intent, () => popup()?.prepare());
  onPress('copy', () => void copyLink());
  find('share').hidden = !('share' in navigator);
  onPress('share', () => void share());
  onPress('cards', () => void printCards());
  onPress('composites', () => void downloadComposites());
  bindPrint(find('print'), print);

  return () => {
    const packing = ++packings;
    hash = '';
    void toBriefHash(shown().brief).then((packed) => {
      if (packing !== packings) return;
      hash = packed;
      find('whatsapp').setAttribute(
        'href',
        `https://wa.me/?text=${encodeURIComponent(`${toName()}\n${toLink(hash)}`)}`,
      );
    });
  };
}
