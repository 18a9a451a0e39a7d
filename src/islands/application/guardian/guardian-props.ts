import type { UseFormReturn } from 'react-hook-form';
import type { Guardian, GuardianInput } from '../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import type { GuardianField, ShownField } from '../form/application-fields.ts';
import type { ApplicationState } from '../form/use-application.ts';
import type { ScreenOf } from '../screens/screen.ts';

export interface GuardianStepProps {
  readonly view: ScoutedFormView;
  readonly application: ApplicationState;
  readonly step: ScreenOf<'guardian'>;
}

export interface GuardianProps extends GuardianStepProps {
  readonly form: UseFormReturn<GuardianInput, unknown, Guardian>;
  readonly fieldOf: (field: GuardianField) => ShownField;
  readonly show: (screen: 'details' | 'pass' | 'review') => void;
}
