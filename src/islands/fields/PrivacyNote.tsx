import type { FormView } from '../../views/form-view.ts';

interface Props {
  readonly text: string;
  readonly view: Pick<FormView, 'privacy'>;
}

export function PrivacyNote({ text, view }: Props) {
  return (
    <p className="small mute note">
      {text} <a href={view.privacy.path}>{view.privacy.label}</a>
    </p>
  );
}
