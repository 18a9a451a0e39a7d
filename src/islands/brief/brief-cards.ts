/** The comp cards of a brief in one print: each is its profile's own, in the styles that it has there. Loaded when they are printed. */
import { loadProfile } from '../load-profile.ts';
import { printCards } from '../profile/print-cards.ts';

/** Takes the cards from the profiles at these paths, prints them in this order, and answers the paths that did not load. */
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

/** Dresses paper as another page of the site does; answers how to undo it. */
async function borrowStyles(page: Document): Promise<() => void> {
  const links = Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'), ({ href }) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href }),
  );
  const arrived = links.map(
    (link) => new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve))),
  );
  document.head.append(...links);
  await Promise.all(arrived);
  return () => {
    for (const link of links) link.remove();
  };
}
