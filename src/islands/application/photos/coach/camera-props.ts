import type { PhotoField } from '../../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../../views/form-view.ts';

export interface CameraProps {
  readonly field: PhotoField;
  readonly label: string;
  readonly words: ScoutedFormView['words']['photos']['camera'];
  readonly onPhoto: (file: File) => void;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}
