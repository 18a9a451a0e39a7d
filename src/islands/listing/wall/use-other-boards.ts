import { useEffect } from 'react';
import { isSearch } from '../letter-filter.ts';

/** Debounce in milliseconds. The listing answers each key; other boards may wait. */
const PAUSE = 200;

/** Shows matches of a search on other boards. */
export function useOtherBoards(query: string): void {
  const asked = isSearch(query) ? query : '';
  useEffect(() => {
    const section = document.querySelector<HTMLElement>('.others');
    if (section === null || (asked === '' && section.hidden)) return;
    let isCurrent = true;
    const show = () => {
      // Without them, the listing's own results still show.
      import('./other-boards.ts')
        .then(({ showOtherBoards }) => showOtherBoards(section, asked, () => isCurrent))
        .catch(() => undefined);
    };
    const timer = setTimeout(show, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
}
