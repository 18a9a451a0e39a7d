/** Which screen of an application is shown. Those behind the form are a part of the program that loads with the first key. */
import { useState } from 'react';
import type { FieldErrors } from '../../../contracts/field-error.ts';
import type { Guardian, ApplicationForm as Filled } from '../../../contracts/scouted-form.ts';
import type { Failure } from '../../fields/outcome.ts';
import { usePart } from './use-part.ts';

export type Screen =
  | { readonly kind: 'form' }
  /** A minor's guardian; the applicant's own part is filled and right. `faults` are the gateway's. */
  | { readonly kind: 'guardian'; readonly values: Filled; readonly faults: FieldErrors }
  /** The guardian does not agree. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'tooYoung'; readonly birthdate: string }
  /** What was sent, and the agency's day on which it was. */
  | {
      readonly kind: 'receipt';
      readonly values: Filled;
      readonly guardian: Guardian | null;
      readonly day: string;
      readonly reference: string | null;
    };

/** What is told of one screen. */
export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { readonly kind: Kind }>;

/** Where the other screens do not load, the form stays, and `onFailure` is told why. */
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
    /** `null` until they are loaded. */
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
