/** The applicant's own step: every field, and the send button. */
import { fill } from '../../../../i18n/phrases.ts';
import { heightOptions, jeansOptions } from '../../../domain/option-lists.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { ErrorSummary } from '../../fields/ErrorSummary.tsx';
import { toErrorText } from '../../fields/error-text.ts';
import { FailureNote } from '../../fields/FailureNote.tsx';
import { Honeypot } from '../../fields/Honeypot.tsx';
import { PrivacyNote } from '../../fields/PrivacyNote.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { SendButton } from '../../fields/SendButton.tsx';
import { TextArea } from '../../fields/TextField.tsx';
import { toProgress } from '../../fields/use-entry.ts';
import { fieldId, FIELDS, type SectionProps } from './application-fields.ts';
import { Photos } from '../photos/Photos.tsx';
import type { ApplicationState } from './use-application.ts';
import { WhereYouLive } from '../places/WhereYouLive.tsx';
import { You } from './You.tsx';

interface Props {
  readonly view: ScoutedFormView;
  readonly application: ApplicationState;
}

const JEANS = jeansOptions();

export function OwnStep({ view, application }: Props) {
  const { words, shared } = view;
  const { entry, form, photos, ready, isMinor, mayKeepPhotos, discards, submit, stopTooYoung } =
    application;
  const { state, honeypot } = entry;
  const { errors } = form.formState;
  const section: SectionProps = {
    form,
    view,
    fieldOf: (field) => ({
      id: fieldId(field),
      label: words.labels[field],
      error: toErrorText(shared, field, errors[field]?.message, form.getValues(field)),
    }),
  };
  const { fieldOf } = section;
  const sending = state.kind === 'sending';
  return (
    <form className="scouted-form" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.you}</legend>
        <div className="pair">
          {/* Emptying the form remounts this field, so that it forgets its last date: people may
               share a phone. */}
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
          <SelectField
            {...fieldOf('height')}
            placeholder={words.choose}
            options={heightOptions(view.locale)}
            {...form.register('height')}
          />
          <SelectField
            {...fieldOf('jeans')}
            placeholder={words.choose}
            options={JEANS}
            {...form.register('jeans')}
          />
        </div>
      </fieldset>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.photos}</legend>
        {/* Browsers offer no camera on unencrypted addresses. */}
        <Photos
          {...section}
          photos={photos}
          canTake={ready && 'mediaDevices' in navigator}
          mayKeep={mayKeepPhotos}
        />
      </fieldset>
      <fieldset disabled={sending}>
        <legend className="d3">{words.legends.videos}</legend>
        <TextArea
          {...fieldOf('note')}
          optional={shared.optional}
          hint={words.noteHint}
          rows={3}
          placeholder="https://"
          control={form.register('note')}
        />
      </fieldset>
      <Honeypot label={shared.honeypot} ref={honeypot} />
      <End view={view} application={application} fieldOf={fieldOf} />
    </form>
  );
}

/** Error summary, send button and privacy note. */
function End({ view, application, fieldOf }: Props & Pick<SectionProps, 'fieldOf'>) {
  const { words, shared } = view;
  const { entry, form, photos, ready, isMinor, refusals, discards, discard } = application;
  const { state } = entry;
  const { submitCount } = form.formState;
  const sending = state.kind === 'sending';
  const progress = toProgress(state);
  return (
    <div className="end">
      <ErrorSummary
        fields={FIELDS.map(fieldOf)}
        tries={submitCount === 0 ? 0 : submitCount + refusals}
        words={shared.summary}
      />
      {state.kind === 'failed' && <FailureNote failure={state.failure} view={view} />}
      <div className="acts">
        <SendButton
          label={sending ? words.sending : isMinor ? words.next : words.send}
          state={sending ? 'sending' : ready ? 'ready' : 'waiting'}
        />
        {progress !== null && <span className="num">{fill(words.progress, { n: progress })}</span>}
      </div>
      <PrivacyNote text={isMinor ? words.nextHint : words.consent} view={view} />
      <p className="small mute">
        {photos.keeping === 'on' ? words.draftWithPhotos : words.draft}{' '}
        <button className="u" type="button" disabled={!ready || sending} onClick={discard}>
          {words.discard}
        </button>{' '}
        <span role="status">{discards > 0 ? words.discarded : ''}</span>
      </p>
    </div>
  );
}
