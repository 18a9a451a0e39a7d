/** The ways by which a selection leaves the page: message, link, share sheet, paper, files. */
import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { toCardOf } from '../../domain/card.ts';
import type { Visit } from '../contact/ContactForm.tsx';
import type { ContactPopup } from '../contact/ContactPopup.tsx';
import { bindPrint } from '../print-keys.ts';
import { toBriefMail } from './brief-message.ts';
import type { PeopleProps } from './People.tsx';
import { LONG_LINK, toIdsHash, toSelectionHash } from './selection-link.ts';

/** Longest link in a message; a longer one becomes a link of ids only. */
const MESSAGE_LINK = 2_000;

const toLink = (hash: string) => `${location.origin}${location.pathname}${hash}`;
const loadPopup = () => import('../contact/ContactPopup.tsx');

interface OpenedForm {
  readonly Popup: typeof ContactPopup;
  readonly visit: Visit;
  readonly isOpen: boolean;
}

type Shared = Pick<PeopleProps, 'view' | 'people' | 'texts' | 'say'>;

export function useSharing({ view, people, texts, say }: Shared) {
  const { words } = view;
  const name = texts.title || words.paper.kind;
  const written = JSON.stringify(texts);
  /** The packed selection, once packed: a message opens at once. */
  const [packed, setPacked] = useState({ written: '', hash: '' });
  const pack = useEffectEvent(() => toSelectionHash(texts));
  useEffect(() => {
    void pack().then((hash) => setPacked({ written, hash }));
  }, [written]);
  const hash = packed.written === written ? packed.hash : '';
  const [form, setForm] = useState<OpenedForm | null>(null);
  const [isOpening, setOpening] = useState(false);
  const toWholeLink = async () => toLink(hash === '' ? await toSelectionHash(texts) : hash);

  async function print(): Promise<void> {
    const sheets = document.querySelector<HTMLElement>('.sheets');
    if (sheets === null) {
      window.print();
      return;
    }
    for (const picture of sheets.querySelectorAll('img')) picture.loading = 'eager';
    await (await import('../print-pages.ts')).printOnceLoaded([sheets]);
  }
  const printByKeys = useEffectEvent(() => void print());
  useEffect(() => bindPrint(null, () => (printByKeys(), true)), []);

  return {
    send: {
      'aria-busy': isOpening,
      onPointerEnter: () => void loadPopup().catch(() => null),
      onFocus: () => void loadPopup().catch(() => null),
      onClick: () => {
        const bareLink = toLink(toIdsHash(texts.order, texts.title));
        const link = hash !== '' && toLink(hash).length <= MESSAGE_LINK ? toLink(hash) : bareLink;
        const brief = toBriefMail({ talents: people, texts, link, bareLink }, view);
        setOpening(true);
        loadPopup()
          .then(
            ({ ContactPopup: Popup }) =>
              setForm({ Popup, isOpen: true, visit: { message: '', brief } }),
            () => say(`${view.form.words.failed} ${view.form.reach.email}`),
          )
          .finally(() => setOpening(false));
      },
    },
    /** The form that sends, once it was opened. */
    form,
    closeForm: () => setForm((opened) => opened && { ...opened, isOpen: false }),
    async copyLink(): Promise<void> {
      const link = await toWholeLink();
      try {
        await navigator.clipboard.writeText(link);
        const [longest] = people.toSorted(
          (a, b) => (texts.notes[b.id]?.length ?? 0) - (texts.notes[a.id]?.length ?? 0),
        );
        say(
          link.length > LONG_LINK && longest !== undefined
            ? fill(words.longLink, { name: longest.name })
            : words.linkCopied,
        );
      } catch {
        say(fill(words.copyFailed, { link }));
      }
    },
    async share(): Promise<void> {
      const url = await toWholeLink();
      // Most applications show the text above the link; e-mail takes the title as its subject.
      await navigator.share({ title: name, text: name, url }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          say(fill(words.copyFailed, { link: url }));
      });
    },
    print,
    /** Adds the comp cards as further pages. */
    async printCards(): Promise<void> {
      say(words.preparingCards);
      const paths = new Map(
        people.map((card) => [toCardOf(card, view.modelsPath, view.language).path, card.name]),
      );
      const missing = await import('./comp-cards.ts').then(
        ({ addCards }) => addCards([...paths.keys()]),
        () => [...paths.keys()],
      );
      const names = missing.map((path) => paths.get(path)).join(', ');
      say(names === '' ? '' : fill(words.cardsMissing, { names }));
      await print();
    },
    async downloadComposites(): Promise<void> {
      say(words.composites.loading);
      say(
        await import('./composites.ts').then(
          ({ downloadComposites }) => downloadComposites(texts.order, texts.title, view),
          () => words.composites.failed,
        ),
      );
    },
  };
}
