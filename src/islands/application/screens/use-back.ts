import { useEffect, useEffectEvent } from 'react';

const MARK = 'amazing-step';

/** Lets the browser's own way back lead out of a step instead of off the page. */
export function useBack(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    history.pushState(MARK, '');
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
      // Left by a button: the step is no place to come back to.
      if (history.state === MARK) history.back();
    };
  }, []);
}
