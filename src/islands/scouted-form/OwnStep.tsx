/** The applicant's own part: every field, and what stands at its end. */
import { useEffect, useRef } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { ScoutedFormView } from '../../views/form-view.ts';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { toErrorText } from '../fields/error-text.ts';
import { FailureNote } from '../fields/FailureNote.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { PrivacyNote } from '../fields/PrivacyNote.tsx';
import { SendButton } from '../fields/SendButton.tsx';
import { fieldId, FIELDS } from './application.ts';
import { Measures } from './Measures.tsx';
import { Photos } from './Photos.tsx';
import { toProgress } from './progress.ts';
import type { ApplicationState } from './use-application.ts';
import { Videos } from './Videos.tsx';
import { WhereYouLive } from './WhereYouLive.tsx';
import { You } from './You.tsx';

interface Props {
  readonly view: ScoutedFormView;
  readonly application: ApplicationState;
}

export function OwnStep({ view, application }: Props) {
  const { words, shared } = view;
  const { form, photos, state, honeypot, isMinor, discards, submit, stopTooYoung } = application;
  const { errors } = form.formState;
  const errorOf = (field: (typeof FIELDS)[number]) => toErrorText(shared, field, errors[field]?.message, form.getValues(field));
  const section = { form, view, errorOf };
  const sending = state.kind === 'sending';
  return (
    <form className="scouted-form" noValidate onSubmit={(event) => void submit(event)} aria-busy={sending ? true : undefined}>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.you}</legend>
        <div className="pair">
          {/* Mounted again after it was emptied, so that its date field forgets the last date: several people may share a phone. */}
          <You key={discards} {...section} isMinor={isMinor} onTooYoung={stopTooYoung} />
        </div>
      </fieldset>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.place}</legend>
        <div className="pair">
          <WhereYouLive {...section} />
        </div>
      </fieldset>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.measures}</legend>
        <div className="pair">
          <Measures {...section} />
        </div>
      </fieldset>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.photos}</legend>
        <Photos view={view} errorOf={errorOf} photos={photos} upload={sending ? state : null} />
      </fieldset>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.videos}</legend>
        <Videos {...section} />
      </fieldset>
      <Honeypot label={shared.honeypot} ref={honeypot} />
      <End view={view} application={application} />
    </form>
  );
}

/** What is wrong, the button, and what happens with the data. */
function End({ view, application }: Props) {
  const { words, shared } = view;
  const { form, state, ready, isMinor, refusals, discards, discard } = application;
  const { errors, submitCount } = form.formState;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    summary.current?.focus();
  }, [submitCount, refusals]);
  const faulty = FIELDS.filter((field) => errors[field] !== undefined);
  const sending = state.kind === 'sending';
  const progress = toProgress(state);
  return (
    <div className="end">
      {faulty.length > 0 && submitCount > 0 && (
        <ErrorSummary
          faults={faulty.map((field) => ({ id: fieldId(field), label: words.labels[field] }))}
          words={shared.summary}
          ref={summary}
        />
      )}
      {state.kind === 'failed' && <FailureNote failure={state.failure} view={view} />}
      <div className="acts">
        <SendButton
          label={sending ? words.sending : isMinor ? words.next : words.send}
          state={sending ? 'sending' : ready ? 'ready' : 'waiting'}
        />
        {progress !== null && <span className="num">{fill(words.progress, { n: progress })}</span>}
      </div>
      <PrivacyNote text={`${isMinor ? words.nextHint : words.consent} ${view.free}`} view={view} />
      <p className="small mute">
        {words.draft}{' '}
        <button className="u" type="button" disabled={!ready || sending} onClick={discard}>
          {words.discard}
        </button>{' '}
        <span role="status">{discards > 0 ? words.discarded : ''}</span>
      </p>
    </div>
  );
}
