/** The current screen of an application. The screens behind the form load with the first key. */
import { useState } from 'react';
import type { Failure } from '../../fields/outcome.ts';
import type { Screen } from '../screens/screen.ts';
import { usePart } from './use-part.ts';

/** If the other screens do not load, the form stays and `onFailure` gets the reason. */
export function useScreen(onFailure: (failure: Failure) => void) {
  const { loaded, load } = usePart(() => import('../screens/screens.ts'));
  const [screen, show] = useState<Screen>({ kind: 'form' });
  const isLoaded = async () => {
    if ((await load()) !== null) return true;
    onFailure({ reason: navigator.onLine ? 'network' : 'offline' });
    return false;
  };
  return {
    screen,
    /** `null` until loaded. */
    screens: loaded,
    load,
    isLoaded,
    show,
    leaveFor: async (next: Screen, before: () => void) => {
      if (!(await isLoaded())) return;
      before();
      show(next);
    },
  };
}
