import { useEffect, useEffectEvent } from 'react';

const MARK = 'amazing-step';

/** Makes the browser's Back leave a step instead of the page. */
export function useBack(onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    history.pushState(MARK, '');
    window.addEventListener('popstate', goBack);
    return () => {
      window.removeEventListener('popstate', goBack);
      // The visitor left by a button; Back must not return to the step.
      if (history.state === MARK) history.back();
    };
  }, []);
}
