import { useRef, useState } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { lazyPart } from '../lazy-part.ts';
import type { Sharing, SharingParts } from './sharing.ts';

const loadSharing = lazyPart(() => import('./sharing.ts'), { knownBy: 'toSharing' });

type Act = (sharing: Sharing) => Promise<void>;

export function useSharing(shared: SharingParts) {
  const { view, tell } = shared;
  const sharing = useRef<Promise<Sharing | null>>(null);
  const [isBusy, setBusy] = useState(false);
  /** Browsers copy and share only at once after a press. */
  const prepare = () => {
    const prepared = loadSharing().then(async (part) => (await part?.toSharing(shared)) ?? null);
    // A press awaits it, and tells.
    prepared.catch(() => undefined);
    sharing.current = prepared;
  };
  const runPrepared = async (act: Act) => {
    try {
      if (sharing.current === null) prepare();
      const prepared = await sharing.current;
      if (prepared === null) throw new Error('The code that shares did not come.');
      await act(prepared);
    } catch {
      sharing.current = null;
      tell(fill(view.words.notDone, { email: view.form.reach.email }));
    }
  };
  /** Takes the selection as it is now: texts are edited beside the button. */
  const runAnew = (act: Act) => {
    if (isBusy) return;
    prepare();
    setBusy(true);
    void runPrepared(act).finally(() => setBusy(false));
  };
  return { isBusy, prepare, runPrepared, runAnew };
}
