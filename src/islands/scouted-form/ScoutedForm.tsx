/** The application to be scouted: filled, checked, sent, thanked for. Both programmes use it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { fill } from '../../../i18n/phrases.ts';
import { PROGRAMME_ENTRIES } from '../../contracts/entries.ts';
import { scoutedSchema, toApplicant, type ScoutedForm as Filled, type ScoutedInput } from '../../contracts/scouted-form.ts';
import { agencyDay } from '../../domain/agency-day.ts';
import { toTextStorage } from '../../lib/storage.ts';
import type { ScoutedFormView } from '../../views/form-view.ts';
import { APPLICATION_DRAFTS } from '../fields/draft.ts';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { toErrorText } from '../fields/error-text.ts';
import { FailureNote } from '../fields/FailureNote.tsx';
import { Honeypot, takeHoneypot } from '../fields/Honeypot.tsx';
import { PrivacyNote } from '../fields/PrivacyNote.tsx';
import { SendButton } from '../fields/SendButton.tsx';
import { useEntry } from '../fields/use-entry.ts';
import { EMPTY, fieldId, FIELDS, takeTyped, TEXT_FIELDS, toPost, toTexts } from './application.ts';
import { Measures } from './Measures.tsx';
import { Photos } from './Photos.tsx';
import { Thanks } from './Thanks.tsx';
import { usePhotos } from './use-photos.ts';
import { Videos } from './Videos.tsx';
import { WhereYouLive } from './WhereYouLive.tsx';
import { You } from './You.tsx';
import '../fields/fields.css';
import './scouted-form.css';

const FORM_ID = 'scouted-form';

const storage = toTextStorage(() => localStorage);

export function ScoutedForm({ view }: { readonly view: ScoutedFormView }) {
  const { words, shared, programme } = view;
  const [today] = useState(() => agencyDay(new Date()));
  const [ready, setReady] = useState(false);
  const entry = useEntry({
    entry: PROGRAMME_ENTRIES[programme],
    storage,
    draftKey: APPLICATION_DRAFTS[programme],
    textFields: TEXT_FIELDS,
    fields: FIELDS,
  });
  // What was typed while the script was on its way is newer than the draft, and must be read before the form takes over its fields.
  const [typed] = useState(() =>
    typeof document === 'undefined' ? {} : takeTyped(document.querySelector(`#${FORM_ID}`), entry.draft !== null),
  );
  const form = useForm<ScoutedInput, unknown, Filled>({
    resolver: (values, context, options) =>
      valibotResolver(scoutedSchema(today, toApplicant(values.birthdate, today)))(values, context, options),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...entry.draft?.values, ...typed },
  });
  const { errors, submitCount } = form.formState;
  const photos = usePhotos(form);
  const honeypot = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submitting = useRef(false);
  const [refusals, setRefusals] = useState(0);
  const [sender, setSender] = useState({ name: '', email: '' });
  /** How often the form was emptied. */
  const [discards, setDiscards] = useState(0);
  const { state } = entry;

  useEffect(() => {
    setReady(true);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        entry.save(toTexts(values));
      },
    });
  }, []);
  useEffect(() => {
    summary.current?.focus();
  }, [submitCount, refusals]);

  const send = form.handleSubmit((values) => {
    setSender({ name: values.realname, email: values.email });
    return entry.send(toPost(values), takeHoneypot(honeypot.current), (faults) => {
      for (const field of FIELDS) if (faults[field] !== undefined) form.setError(field, { type: 'gateway', message: faults[field] });
      setRefusals((count) => count + 1);
    });
  }, entry.dismiss);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    try {
      await photos.settle();
      await send();
    } finally {
      submitting.current = false;
    }
  };
  const discard = () => {
    entry.discard();
    form.reset(EMPTY);
    photos.clear();
    setDiscards((count) => count + 1);
  };

  const faulty = FIELDS.filter((field) => errors[field] !== undefined);
  const [first] = faulty;
  const errorOf = (field: (typeof FIELDS)[number]) => toErrorText(shared, field, errors[field]?.message, form.getValues(field));
  const section = { form, view, errorOf };
  const sending = state.kind === 'sending';
  const sent = state.kind === 'sent';
  const locked = sending || sent;

  return (
    <form
      className="scouted-form"
      id={FORM_ID}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-busy={sending ? true : undefined}
      data-unsaved={!sent && photos.hasAny ? '' : undefined}
    >
      <fieldset disabled={locked}>
        <legend className="d3">{words.legends.you}</legend>
        <div className="pair">
          {/* Anew after it was emptied: its date forgets what it was, on a phone that several people use. */}
          <You key={discards} {...section} today={today} />
        </div>
      </fieldset>
      <fieldset disabled={locked}>
        <legend className="d3">{words.legends.place}</legend>
        <div className="pair">
          <WhereYouLive {...section} />
        </div>
      </fieldset>
      <fieldset disabled={locked}>
        <legend className="d3">{words.legends.measures}</legend>
        <div className="pair">
          <Measures {...section} />
        </div>
      </fieldset>
      <fieldset disabled={locked}>
        <legend className="d3">{words.legends.photos}</legend>
        <Photos
          view={view}
          errorOf={errorOf}
          slots={photos.slots}
          upload={sending ? state : null}
          onChoose={photos.choose}
          onRemove={photos.remove}
        />
      </fieldset>
      <fieldset disabled={locked}>
        <legend className="d3">{words.legends.videos}</legend>
        <Videos {...section} />
      </fieldset>
      <Honeypot label={shared.honeypot} ref={honeypot} />
      {state.kind === 'sent' ? (
        <Thanks name={sender.name} email={sender.email} reference={state.reference} view={view} />
      ) : (
        <div className="end">
          {first !== undefined && submitCount > 0 && (
            <ErrorSummary
              count={faulty.length}
              first={{ id: fieldId(first), label: words.labels[first] }}
              words={shared.summary}
              ref={summary}
            />
          )}
          {state.kind === 'failed' && <FailureNote failure={state.failure} view={view} />}
          <div className="acts">
            <SendButton label={sending ? words.sending : words.send} state={sending ? 'sending' : ready ? 'ready' : 'waiting'} />
            {sending && state.total > 0 && (
              <span className="num">{fill(words.progress, { n: Math.floor((state.sent / state.total) * 100) })}</span>
            )}
          </div>
          <PrivacyNote text={words.consent} view={view} />
          <p className="small mute">
            {words.draft}{' '}
            <button className="u" type="button" disabled={!ready || sending} onClick={discard}>
              {words.discard}
            </button>{' '}
            <span role="status">{discards > 0 ? words.discarded : ''}</span>
          </p>
        </div>
      )}
    </form>
  );
}
