/** What happens with the data, that nothing is charged, and from what age on: said at every form. */
import type { FormView } from '../../views/form-view.ts';

export function PrivacyNote({ text, view }: { readonly text: string; readonly view: Pick<FormView, 'free' | 'privacy'> }) {
  return (
    <p className="small mute note">
      {text} {view.free} <a href={view.privacy.path}>{view.privacy.label}</a>
    </p>
  );
}
