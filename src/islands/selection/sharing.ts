import { fill } from '../../../i18n/phrases.ts';
import { compositesPath } from '../../contracts/composite-call.ts';
import type { KeptTalent } from '../../domain/kept-talent.ts';
import { MOST_COMPOSITES } from '../../domain/constants.ts';
import { toLinkedCard } from '../../domain/card.ts';
import type { SelectionTexts } from '../../domain/selection.ts';
import { toQrCode } from '../../lib/qr-code.ts';
import type { SelectionPageView } from '../../views/selection-view.ts';
import { lazyPart } from '../lazy-part.ts';
import { loadProfile } from '../load-profile.ts';
import { printOnceLoaded, writeDay } from '../print-pages.ts';
import { prepareCards } from '../profile/print-cards.ts';
import { saveZip } from '../save-file.ts';
import { toBrief } from './to-brief.tsx';
import { loadTalentIndex } from './current-talents.ts';
import { LONG_LINK, toIdsHash, toSelectionHash } from './selection-link.ts';

const loadForm = lazyPart(() => import('../contact/ContactPopup.tsx'), { knownBy: 'ContactPopup' });
const MESSAGE_LINK = 2_000;
const FILE_LIMIT_MS = 60_000;

export interface SharingParts {
  readonly view: SelectionPageView;
  readonly people: readonly KeptTalent[];
  readonly texts: SelectionTexts;
  readonly tell: (text: string) => void;
}

export type Sharing = Awaited<ReturnType<typeof toSharing>>;

export async function toSharing({ view, people, texts, tell }: SharingParts) {
  const { words } = view;
  const page = location.origin + location.pathname;
  const whole = page + (await toSelectionHash(texts));
  const short = page + toIdsHash(texts.order, texts.title);

  async function print(withCards: boolean): Promise<void> {
    if (withCards) {
      tell(words.preparingCards);
      const names = await addCards(people, view);
      tell(names === '' ? '' : fill(words.cardsMissing, { names }));
    }
    const sheet = document.querySelector<HTMLElement>('.selection .sheet');
    if (sheet !== null) {
      writeDay(sheet);
      const { code: label } = words.sheet;
      const code = toQrCode(short, label) ?? toQrCode(page + toIdsHash(texts.order, ''), label);
      const place = sheet.querySelector('[data-part="code"]');
      place?.replaceChildren(code ?? '');
      // The browser's own menu may print other people later.
      window.addEventListener('afterprint', () => place?.replaceChildren(), { once: true });
    }
    await printOnceLoaded([
      ...document.querySelectorAll<HTMLElement>('.selection .people, comp-card'),
    ]);
  }

  return {
    async openForm() {
      const part = await loadForm();
      if (part === null) throw new Error('The form did not come.');
      const { ContactPopup: Popup } = part;
      const link = whole.length <= MESSAGE_LINK ? whole : short;
      const brief = toBrief({ talents: people, texts, link, linkWithoutNotes: short }, view);
      return { Popup, opening: { message: '', brief }, isOpen: true };
    },
    async copyLink() {
      try {
        await navigator.clipboard.writeText(whole);
        tell(whole.length > LONG_LINK ? words.longLink : words.linkCopied);
      } catch {
        tell(fill(words.copyFailed, { link: whole }));
      }
    },
    async share() {
      const title = texts.title || words.sheet.kind;
      // E-mail takes the title as its subject.
      await navigator.share({ title, text: title, url: whole }).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          tell(fill(words.copyFailed, { link: whole }));
      });
    },
    print,
    async download() {
      tell(words.composites.loading);
      tell(await downloadComposites(texts.order, texts.title, view));
    },
  };
}

/** Returns whose card did not load. */
async function addCards(
  people: readonly KeptTalent[],
  { modelsPath, language }: SelectionPageView,
): Promise<string> {
  const paths = people.map((talent) => toLinkedCard(talent, modelsPath, language).path);
  const pages = await Promise.all(paths.map((path) => loadProfile(path).catch(() => null)));
  const cards = pages.flatMap((one) => one?.page.querySelector<HTMLElement>('comp-card') ?? []);
  const place = document.querySelector('main');
  const [styled] = pages.filter((page) => page !== null);
  if (place !== null && styled !== undefined) {
    const sheet = new CSSStyleSheet({ media: 'print' });
    sheet.replaceSync(styled.styles);
    document.adoptedStyleSheets.push(sheet);
    place.append(...cards);
    prepareCards(cards);
    const tidy = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      for (const card of cards) card.remove();
    };
    window.addEventListener('afterprint', tidy, { once: true });
  }
  const missing = people.filter((_, index) => pages[index] === null);
  return missing.map(({ name }) => name).join(', ');
}

export async function downloadComposites(
  ids: readonly string[],
  title: string,
  { words }: SelectionPageView,
): Promise<string> {
  const { composites } = words;
  try {
    const index = await loadTalentIndex();
    const offered = new Set(index.filter(({ composite }) => composite).map(({ card }) => card.id));
    const all = ids.filter((id) => offered.has(id));
    const asked = all.slice(0, MOST_COMPOSITES);
    if (asked.length === 0) return composites.nobody;
    const answer = await fetch(compositesPath(asked), {
      signal: AbortSignal.timeout(FILE_LIMIT_MS),
    });
    if (answer.status === 413) return composites.large;
    await saveZip(answer, title || words.sheet.kind);
    return fill(asked.length < all.length ? composites.first : composites.done, {
      n: asked.length,
      total: ids.length,
    });
  } catch {
    return composites.failed;
  }
}
