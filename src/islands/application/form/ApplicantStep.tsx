import { useMemo, type ReactNode } from 'react';
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
import type { ApplicationState } from './use-application-flow.ts';
import { WhereYouLive } from '../places/WhereYouLive.tsx';
import { You } from './You.tsx';

interface Props {
  readonly view: ScoutedFormView;
  readonly application: ApplicationState;
}

const JEANS = jeansOptions();

export function ApplicantStep({ view, application }: Props) {
  const { words, shared } = view;
  const { entry, form, photos, maska, ready, isMinor, tries, discardKey, discard } = application;
  const { state, honeypot } = entry;
  const { errors } = form.formState;
  const section: SectionProps = {
    form,
    maska: maska.loaded,
    view,
    fieldOf: (field) => ({
      id: fieldId(field),
      label: words.labels[field],
      error: toErrorText(shared, field, errors[field]?.message, form.getValues(field)),
    }),
  };
  const { fieldOf } = section;
  const heights = useMemo(() => heightOptions(view.locale), [view.locale]);
  const sending = state.kind === 'sending';
  const progress = toProgress(state);
  return (
    <form
      className="scouted-form"
      noValidate
      onFocusCapture={() => void maska.load()}
      onSubmit={(event) => void application.submit(event)}
    >
      <Section legend={words.legends.you} isLocked={sending} isPaired>
        {/* An emptied form mounts them again, to forget the last date: people may share a
            phone. */}
        <You
          key={discardKey}
          {...section}
          isReady={ready}
          isMinor={isMinor}
          onTooYoung={application.stopTooYoung}
        />
      </Section>
      <Section legend={words.legends.place} isLocked={sending} isPaired>
        <WhereYouLive {...section} />
      </Section>
      <Section legend={words.legends.measures} isLocked={sending} isPaired>
        <SelectField
          {...fieldOf('height')}
          placeholder={words.choose}
          options={heights}
          {...form.register('height')}
        />
        <SelectField
          {...fieldOf('jeans')}
          placeholder={words.choose}
          options={JEANS}
          {...form.register('jeans')}
        />
      </Section>
      <Section legend={words.legends.photos} isLocked={sending}>
        <Photos
          {...section}
          photos={photos}
          canTake={ready && 'mediaDevices' in navigator}
          mayKeep={application.mayKeepPhotos}
        />
      </Section>
      <Section legend={words.legends.videos} isLocked={sending}>
        <TextArea
          {...fieldOf('note')}
          optional={shared.optional}
          hint={words.noteHint}
          rows={3}
          placeholder="https://"
          control={form.register('note')}
        />
      </Section>
      <Honeypot label={shared.honeypot} ref={honeypot} />
      <div className="end">
        <ErrorSummary fields={FIELDS.map(fieldOf)} tries={tries} words={shared.summary} />
        {state.kind === 'failed' && <FailureNote failure={state.failure} view={view} />}
        <div className="acts">
          <SendButton
            label={sending ? words.sending : isMinor ? words.next : words.send}
            state={sending ? 'sending' : ready ? 'ready' : 'waiting'}
          />
          {progress !== null && (
            <span className="num">{fill(words.progress, { n: progress })}</span>
          )}
        </div>
        <PrivacyNote text={isMinor ? words.nextHint : words.consent} view={view} />
        <p className="small mute">
          {photos.keeping === 'on' ? words.draftWithPhotos : words.draft}{' '}
          <button className="u" type="button" disabled={!ready || sending} onClick={discard}>
            {words.discard}
          </button>{' '}
          <span role="status">{application.isDiscarded ? words.discarded : ''}</span>
        </p>
      </div>
    </form>
  );
}

interface SectionOfForm {
  readonly legend: string;
  readonly isLocked: boolean;
  readonly isPaired?: boolean;
  readonly children: ReactNode;
}

function Section({ legend, isLocked, isPaired = false, children }: SectionOfForm) {
  return (
    <fieldset disabled={isLocked}>
      <legend className="d3">{legend}</legend>
      {isPaired ? <div className="pair">{children}</div> : children}
    </fieldset>
  );
}
