import type { FormView } from '../../views/form-view.ts';

export function PrivacyNote({
  text,
  view,
}: {
  readonly text: string;
  readonly view: Pick<FormView, 'privacy'>;
}) {
  return (
    <p className="small mute note">
      {text} <a href={view.privacy.path}>{view.privacy.label}</a>
    </p>
  );
}
