import { fill } from '../../../../i18n/phrases.ts';
import { Icon } from '../../Icon.tsx';
import { ApplicantFigures, ScreenTitle } from '../screens/screen-parts.tsx';
import type { GuardianProps } from './GuardianDetails.tsx';
import { toFirstName } from '../../../domain/minor.ts';

export function PassPhone({ view, application, form, show }: GuardianProps) {
  const words = view.words.guardianStep.pass;
  const guardian = toFirstName(form.getValues('guardian_name') ?? '');
  return (
    <div className="screen pass">
      <div className="bar">
        <span className="logo">
          <svg viewBox="0 0 301 112" aria-hidden="true">
            <use href="#letters" />
          </svg>
        </span>
        <button className="tap back" type="button" onClick={() => show('details')}>
          <Icon name="back" /> {words.back}
        </button>
      </div>
      <div className="intro stack">
        <ScreenTitle size="d1">{fill(words.title, { guardian })}</ScreenTitle>
        <p className="lead">{words.lead}</p>
      </div>
      <p className="on-line">
        <ApplicantFigures second="awaited" />
      </p>
      <p className="acts">
        <button className="btn full" type="button" onClick={() => show('review')}>
          {fill(words.here, { guardian })}
        </button>
        <button className="btn" type="button" onClick={application.showForm}>
          {fill(words.absent, { guardian })}
        </button>
      </p>
    </div>
  );
}
