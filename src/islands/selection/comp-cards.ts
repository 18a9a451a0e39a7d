/** The comp cards of a selection as further pages of its sheet, each in its profile's styles. Loaded
 * on demand. */
import { loadProfile } from '../load-profile.ts';
import { prepareCards } from '../profile/print-cards.ts';

/** Adds the cards of these profiles until they are printed, and returns the paths that did not
 * load. */
export async function addCards(paths: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(paths.map((path) => loadProfile(path).catch(() => null)));
  const cards = pages.flatMap((page) => page?.querySelector<HTMLElement>('comp-card') ?? []);
  const place = document.querySelector('main');
  const [styled] = pages.filter((page) => page !== null);
  if (place !== null && styled !== undefined) {
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, toPaperStyles(styled)];
    place.append(...cards);
    prepareCards(cards);
    const tidy = () => {
      document.adoptedStyleSheets = before;
      for (const card of cards) card.remove();
    };
    window.addEventListener('afterprint', tidy, { once: true });
  }
  return paths.filter((_, index) => pages[index] === null);
}

/** Another page's styles, for paper only. The content policy refuses a foreign `style` element. */
function toPaperStyles(page: Document): CSSStyleSheet {
  const sheet = new CSSStyleSheet({ media: 'print' });
  sheet.replaceSync(
    Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent).join('\n'),
  );
  return sheet;
}
