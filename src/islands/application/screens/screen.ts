import type { FieldErrors } from '../../../contracts/field-error.ts';
import type { Guardian, ApplicationForm as Filled } from '../../../contracts/scouted-form.ts';

export type Screen =
  | { readonly kind: 'form' }
  /** `faults` come from the gateway. */
  | { readonly kind: 'guardian'; readonly values: Filled; readonly faults: FieldErrors }
  | { readonly kind: 'declined' }
  | { readonly kind: 'tooYoung'; readonly birthdate: string }
  | {
      readonly kind: 'receipt';
      readonly values: Filled;
      readonly guardian: Guardian | null;
      readonly day: string;
      readonly reference: string | null;
      readonly isAside: boolean;
    };

export type ScreenOf<Kind extends Screen['kind']> = Extract<Screen, { readonly kind: Kind }>;
