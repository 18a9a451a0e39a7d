import { tabTexts } from '../../lib/browser-storage.ts';
import { isPlainClick } from '../link-clicks.ts';

const VEIL_DURATION = 600;
const KEY = 'languageChangedAt';

/** A page already painted shows no veil: it would only flash. */
export function watchLanguageLinks(veil: HTMLElement): void {
  const show = (milliseconds: number) => {
    veil.hidden = false;
    setTimeout(() => {
      veil.hidden = true;
    }, milliseconds);
  };

  const elapsed = Date.now() - Number(tabTexts.read(KEY) ?? 0);
  tabTexts.remove(KEY);
  if (elapsed >= 0 && elapsed < VEIL_DURATION && performance.getEntriesByType('paint').length === 0)
    show(VEIL_DURATION - elapsed);

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const keepPlace = () => {
      link.search = location.search;
      link.hash = location.hash;
    };
    link.addEventListener('auxclick', keepPlace);
    link.addEventListener('click', (event) => {
      keepPlace();
      if (link.hasAttribute('aria-current') || !isPlainClick(event)) return;
      tabTexts.write(KEY, String(Date.now()));
      show(VEIL_DURATION);
    });
  }
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) veil.hidden = true;
  });
}
