/** The screens that come after the form. They load with the first key, so that the page opens without them and nobody waits for them. */
import { useRef, useState } from 'react';
import type * as screens from './screens/screens.ts';

type Screens = typeof screens;

export function useScreens() {
  const [loaded, setLoaded] = useState<Screens | null>(null);
  const loading = useRef<Promise<boolean> | null>(null);
  /** Resolves to whether they are there; what failed is tried again with the next call. */
  const load = (): Promise<boolean> => {
    loading.current ??= import('./screens/screens.ts').then(
      (module) => {
        setLoaded(module);
        return true;
      },
      () => {
        loading.current = null;
        return false;
      },
    );
    return loading.current;
  };
  return { loaded, load };
}
