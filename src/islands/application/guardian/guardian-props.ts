import type { UseFormReturn } from 'react-hook-form';
import type {
  ApplicationForm as Filled,
  Guardian,
  GuardianInput,
} from '../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { GuardianField, ShownField } from '../form/application-fields.ts';
import type { useApplicationForm } from '../form/use-application-form.ts';
import type { ScreenOf } from '../screens/screen.ts';

export interface GuardianStepProps {
  readonly view: ScoutedFormView;
  readonly application: Pick<
    ReturnType<typeof useApplicationForm>,
    'entry' | 'photos' | 'guardianTexts' | 'keepGuardian'
  > & {
    readonly send: (values: Filled, guardian: Guardian) => Promise<void>;
    readonly decline: () => void;
    readonly showForm: () => void;
  };
  readonly step: ScreenOf<'guardian'>;
}

export interface GuardianProps extends GuardianStepProps {
  readonly form: UseFormReturn<GuardianInput, unknown, Guardian>;
  readonly fieldOf: (field: GuardianField) => ShownField;
  readonly show: (screen: 'details' | 'pass' | 'review') => void;
}
