import { useEffect } from 'react';

const MARK = 'amazing-step';

/** Lets the browser's own way back lead out of a step instead of off the page. */
export function useBack(onBack: () => void): void {
  useEffect(() => {
    history.pushState(MARK, '');
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Left by a button: the step is no place to come back to.
      if (history.state === MARK) history.back();
    };
  }, []);
}
