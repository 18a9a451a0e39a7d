import type { FieldErrors } from '../../../contracts/field-error.ts';
import type { Guardian, ApplicationForm as Filled } from '../../../contracts/scouted-form.ts';

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
      /** The agency's system refused it; a person will look. */
      readonly isAside: boolean;
    };

export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { readonly kind: Kind }>;
