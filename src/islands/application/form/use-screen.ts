/** The current screen of an application. The screens behind the form load with the first key. */
import { useState } from 'react';
import type { FieldErrors } from '../../../contracts/field-error.ts';
import type { Guardian, ApplicationForm as Filled } from '../../../contracts/scouted-form.ts';
import type { Failure } from '../../fields/outcome.ts';
import { usePart } from './use-part.ts';

export type Screen =
  | { readonly kind: 'form' }
  /** Asks a minor's guardian; the applicant's own step is valid. `faults` come from the gateway. */
  | { readonly kind: 'guardian'; readonly values: Filled; readonly faults: FieldErrors }
  | { readonly kind: 'declined' }
  | { readonly kind: 'tooYoung'; readonly birthdate: string }
  /** The sent entry, and the agency's date of sending. */
  | {
      readonly kind: 'receipt';
      readonly values: Filled;
      readonly guardian: Guardian | null;
      readonly day: string;
      readonly reference: string | null;
    };

/** The props of one screen. */
export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { readonly kind: Kind }>;

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
