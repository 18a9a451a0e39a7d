import type { SubmitEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { fill } from '../../../../i18n/phrases.ts';
import { CONSENT, RELATIONS } from '../../../contracts/scouted-form.ts';
import { addMonths, agencyDay } from '../../../domain/calendar-day.ts';
import { ENTRY_RETENTION_MONTHS } from '../../../domain/constants.ts';
import { FailureNote } from '../../fields/FailureNote.tsx';
import { Below, describe, toClass } from '../../fields/Field.tsx';
import { SendButton } from '../../fields/SendButton.tsx';
import { pickTexts } from '../../fields/draft.ts';
import { GUARDIAN_TEXTS } from '../form/application-fields.ts';
import { toProgress } from '../../fields/use-entry.ts';
import { ApplicantFigures, MailText, ScreenTitle } from '../screens/screen-parts.tsx';
import type { GuardianProps } from './GuardianDetails.tsx';
import { Summary } from './Summary.tsx';
import { toFirstName } from '../../../domain/minor.ts';
import { toLongDay, toSummary } from './summary-rows.ts';

export function GuardianReview({ view, application, step, form, fieldOf, show }: GuardianProps) {
  const { words } = view;
  const { values } = step;
  const { state } = application.entry;
  const { review } = words.guardianStep;
  const day = agencyDay(new Date());
  const guardian = { ...pickTexts(GUARDIAN_TEXTS, form.getValues()), guardian_consent: '' };
  const name = toFirstName(values.realname);
  const guardianFirstName = toFirstName(guardian.guardian_name);
  const { id, error } = fieldOf('guardian_consent');
  const [relation, consented] = useWatch({
    control: form.control,
    name: ['guardian_relation', 'guardian_consent'],
  });
  const known = RELATIONS.find((each) => each === relation) ?? 'legal';
  const sending = state.kind === 'sending';
  const progress = toProgress(state);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.handleSubmit(
      (consenting) => application.send(values, consenting),
      () => document.getElementById(id)?.focus(),
    )();
  };
  return (
    <div className="screen">
      <p className="on-line small">
        <ApplicantFigures second="here" />{' '}
        <span>{fill(review.here, { guardian: guardianFirstName })}</span>
      </p>
      <div className="intro stack">
        <ScreenTitle size="d2">{fill(review.title, { guardian: guardianFirstName })}</ScreenTitle>
        <p className="lead">{fill(review.lead, { name })}</p>
        <p>
          {review.free} <a href={view.safety.path}>{view.safety.label}</a>
        </p>
      </div>
      <form className="rest scouted-form" noValidate onSubmit={submit}>
        <section>
          <h2 className="d3">{review.what}</h2>
          <Summary
            rows={toSummary(values, guardian, day, view)}
            slots={application.photos.slots}
            labels={words.labels}
          />
        </section>
        <section className="terms">
          <h3>{review.purpose}</h3>
          <p>{review.purposeText}</p>
          <h3>{review.retention}</h3>
          <p>
            {fill(review.retentionText, {
              date: toLongDay(addMonths(day, ENTRY_RETENTION_MONTHS), view),
            })}
          </p>
          <h3>{review.withdrawal}</h3>
          <p>
            <MailText text={review.withdrawalText} email={view.reach.email} />
          </p>
          <p>
            <a className="tap" href={view.privacy.path}>
              {view.privacy.label}
            </a>
          </p>
        </section>
        <div className={toClass(error)}>
          <label className="tick">
            <input
              id={id}
              type="checkbox"
              required
              disabled={sending}
              checked={consented === CONSENT}
              {...describe({ id, error })}
              onChange={(event) =>
                form.setValue('guardian_consent', event.currentTarget.checked ? CONSENT : '', {
                  shouldValidate: true,
                })
              }
            />
            <span>{fill(review.consent[known], { guardian: guardian.guardian_name, name })}</span>
          </label>
          <Below id={id} error={error} />
        </div>
        {state.kind === 'failed' && <FailureNote failure={state.failure} view={view} />}
        <div>
          <p className="acts">
            <SendButton
              label={sending ? words.sending : review.send}
              state={sending ? 'sending' : 'ready'}
            />
            <button className="btn" type="button" disabled={sending} onClick={application.decline}>
              {review.decline}
            </button>
            {progress !== null && (
              <span className="num">{fill(words.progress, { n: progress })}</span>
            )}
          </p>
          <p className="small mute">
            {review.declineHint}{' '}
            <button className="u" type="button" disabled={sending} onClick={() => show('details')}>
              {review.correct}
            </button>
          </p>
        </div>
      </form>
    </div>
  );
}
