import { useEffect } from 'react';
import { isSearch } from '../letter-filter.ts';

/** Debounce in milliseconds. The listing answers each letter; the other boards below it can wait until the visitor has typed. */
const PAUSE = 200;

/** Shows below the wall whom a search finds on other boards. */
export function useOtherBoards(query: string): void {
  const asked = isSearch(query) ? query : '';
  useEffect(() => {
    const section = document.querySelector<HTMLElement>('.others');
    if (section === null || (asked === '' && section.hidden)) return;
    const show = () => {
      // Where they cannot be had the listing's own search stands by itself.
      import('./other-boards.ts').then(({ showOtherBoards }) => showOtherBoards(section, asked)).catch(() => undefined);
    };
    const timer = setTimeout(show, PAUSE);
    return () => clearTimeout(timer);
  }, [asked]);
}
