import type { ScoutedFormView } from '../../../views/form-view.ts';
import { ScreenTitle } from '../screens/ScreenTitle.tsx';

export function Declined({ view }: { readonly view: ScoutedFormView }) {
  const words = view.words.guardianStep.declined;
  return (
    <div className="screen">
      <div className="intro">
        <ScreenTitle size="d2">{words.title}</ScreenTitle>
        <p className="lead">{words.text}</p>
        <p className="acts">
          <a className="btn full" href={view.home.path}>
            {view.home.label}
          </a>
        </p>
      </div>
    </div>
  );
}
