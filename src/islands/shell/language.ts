/** Keeps query and fragment when the language changes, and bridges the change with a veil. */
import type { TextStorage } from '../../lib/browser-storage.ts';
import { isPlainClick } from '../plain-click.ts';

const KEY = 'languageChangedAt';

/** Shows `veil` for `duration` milliseconds from the click, on both pages. A page already painted
 * shows no veil, which would only flash. */
export function watchLanguageLinks(
  veil: HTMLElement,
  storage: TextStorage,
  duration: number,
): void {
  const show = (milliseconds: number) => {
    veil.hidden = false;
    setTimeout(() => {
      veil.hidden = true;
    }, milliseconds);
  };

  const elapsed = Date.now() - Number(storage.read(KEY) ?? 0);
  storage.remove(KEY);
  if (elapsed >= 0 && elapsed < duration && performance.getEntriesByType('paint').length === 0)
    show(duration - elapsed);

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const keepPlace = () => {
      link.search = location.search;
      link.hash = location.hash;
    };
    link.addEventListener('auxclick', keepPlace);
    link.addEventListener('click', (event) => {
      keepPlace();
      if (link.hasAttribute('aria-current') || !isPlainClick(event)) return;
      storage.write(KEY, String(Date.now()));
      show(duration);
    });
  }
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) veil.hidden = true;
  });
}
