/** Prints the comp cards of a brief as one document, each in its profile's styles. Loaded on
 * demand. */
import { loadProfile } from '../load-profile.ts';
import { printCards } from '../profile/print-cards.ts';

/** Prints the profiles' cards in this order and returns the paths that did not load. */
export async function printBriefCards(paths: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(paths.map((path) => loadProfile(path).catch(() => null)));
  const cards = pages.flatMap((page) => page?.querySelector<HTMLElement>('comp-card') ?? []);
  const [styled] = pages.filter((page) => page !== null);
  if (styled !== undefined) {
    const removeStyles = borrowStyles(styled);
    document.querySelector('main')?.append(...cards);
    const tidy = () => {
      removeStyles();
      for (const card of cards) card.remove();
    };
    window.addEventListener('afterprint', tidy, { once: true });
    await printCards(cards);
  }
  return paths.filter((_, index) => pages[index] === null);
}

/** Applies another page's styles to paper; returns a function that removes them. The content policy
 * refuses a foreign `style` element. */
function borrowStyles(page: Document): () => void {
  const sheet = new CSSStyleSheet({ media: 'print' });
  sheet.replaceSync(
    Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent).join('\n'),
  );
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
