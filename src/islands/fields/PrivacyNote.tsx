/** What happens with the data, said at every form; an application adds what only applicants have to know. */
import type { FormView } from '../../views/form-view.ts';

export function PrivacyNote({ text, view }: { readonly text: string; readonly view: Pick<FormView, 'privacy'> }) {
  return (
    <p className="small mute note">
      {text} <a href={view.privacy.path}>{view.privacy.label}</a>
    </p>
  );
}
