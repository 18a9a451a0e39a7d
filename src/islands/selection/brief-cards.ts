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
    const removeStyles = await borrowStyles(styled);
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

/** Applies another page's styles to paper; returns a function that removes them. */
async function borrowStyles(page: Document): Promise<() => void> {
  const links = Array.from(
    page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
    ({ href }) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href }),
  );
  const arrived = links.map(
    (link) =>
      new Promise((resolve) =>
        ['load', 'error'].forEach((event) => link.addEventListener(event, resolve)),
      ),
  );
  document.head.append(...links);
  await Promise.all(arrived);
  return () => {
    for (const link of links) link.remove();
  };
}
