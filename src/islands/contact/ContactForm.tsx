import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fill } from '../../../i18n/phrases.ts';
import {
  contactSchema,
  isShortPhone,
  type ContactForm as Contact,
  type ContactInput,
} from '../../contracts/contact-form.ts';
import { tabTexts } from '../../lib/browser-storage.ts';
import type { ContactFormView } from '../../views/form-view.ts';
import { findReference } from '../../domain/reference.ts';
import { pickTexts } from '../fields/draft.ts';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { toErrorText } from '../fields/error-text.ts';
import { ASIDE, FailureNote, toFailureText } from '../fields/FailureNote.tsx';
import { Honeypot } from '../fields/Honeypot.tsx';
import { Icon } from '../Icon.tsx';
import { PrivacyNote } from '../fields/PrivacyNote.tsx';
import { SendButton } from '../fields/SendButton.tsx';
import { TextArea, TextField } from '../fields/TextField.tsx';
import { useEntry } from '../fields/use-entry.ts';
import { useFormValues } from '../fields/use-form-values.ts';
import { useFocus } from '../use-focus.ts';
import { addMessage } from './contact-hash.ts';
import { roomForWords, toMessage, type Brief } from './brief.ts';

const FIELDS = ['name', 'email', 'phone', 'message'] as const;
type Field = (typeof FIELDS)[number];

export interface Opening {
  readonly message: string;
  readonly brief: Brief | null;
}

interface ContactFormProps {
  readonly view: ContactFormView;
  readonly opening: Opening;
  readonly onSent: (note: string, closesAlone: boolean) => void;
  readonly onFailed: (note: string) => void;
  readonly onClose: () => void;
}

export function ContactForm({ view, opening, onSent, onFailed, onClose }: ContactFormProps) {
  const { words, shared } = view;
  const { brief } = opening;
  const [isWithoutNotes, setWithoutNotes] = useState(false);
  const withoutNotes = isWithoutNotes ? brief?.withoutNotes : null;
  const attached = withoutNotes ?? brief?.whole ?? null;
  // A message's draft must not appear with a brief.
  const draftKey = brief === null ? 'contact-draft' : 'brief-draft';
  const { state, draft, honeypot, save, dismiss, send } = useEntry({
    kind: 'contact',
    storage: tabTexts,
    draftKey,
    textFields: FIELDS,
    fields: FIELDS,
  });
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: valibotResolver(contactSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      message: brief?.greeting ?? '',
      ...draft?.values,
    },
  });
  const { errors, submitCount, touchedFields } = form.formState;
  const [phone = '', typedEmail = ''] = useWatch({
    control: form.control,
    name: ['phone', 'email'],
  });
  const [refusals, setRefusals] = useState(0);
  const [sent, setSent] = useState<Contact | null>(null);

  useFormValues(form, (values) => save(pickTexts(FIELDS, values)));
  useEffect(() => {
    if (opening.message !== '')
      form.setValue('message', addMessage(form.getValues('message') ?? '', opening.message));
  }, [form, opening]);
  const email = sent?.email ?? '';
  // A message about an application keeps that code.
  const reference =
    findReference(sent?.message ?? '') ?? (state.kind === 'accepted' ? state.reference : null);
  const codeLine = reference === null ? '' : fill(shared.reference, { reference });
  const tellPage = useEffectEvent(() => {
    if (state.kind === 'accepted')
      onSent(
        [fill(words.sent, { email }), ...(state.isAside ? [shared.failure.aside] : []), codeLine]
          .join(' ')
          .trim(),
        !state.isAside && brief === null,
      );
    else if (state.kind === 'failed') onFailed(toFailureText(state.failure, shared.failure));
    else if (state.kind === 'idle' && refusals > 0) onFailed(shared.errors.refused);
  });
  useEffect(() => tellPage(), [state.kind, refusals]);

  if (state.kind === 'accepted') {
    const { isAside } = state;
    const text = fill(words.done, { email });
    return <Thanks {...{ text, codeLine, isAside, view, brief, onClose }} />;
  }

  const submit = form.handleSubmit(async (values) => {
    const body = new FormData();
    for (const field of FIELDS) body.set(field, values[field]);
    if (attached !== null) body.set('message', toMessage(values.message, attached));
    setSent(values);
    const outcome = await send(body);
    if (outcome?.kind === 'invalid') {
      const faults = outcome.errors;
      for (const field of FIELDS)
        if (faults[field] !== undefined)
          form.setError(field, { type: 'gateway', message: faults[field] });
      setRefusals((count) => count + 1);
    }
  }, dismiss);
  const sending = state.kind === 'sending';
  const fieldOf = (field: Field) => ({
    id: `contact-${field}`,
    label: words[field],
    error: toErrorText(shared, field, errors[field]?.message, form.getValues(field)),
  });
  const toProps = (field: Field) => ({ ...fieldOf(field), control: form.register(field) });

  return (
    <form className="contact-form" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset disabled={sending}>
        <TextField {...toProps('name')} autoComplete="name" maxLength={200} />
        <EmailField
          {...toProps('email')}
          email={typedEmail}
          question={shared.emailSlip}
          onMend={(meant) =>
            form.setValue('email', meant, { shouldDirty: true, shouldValidate: true })
          }
        />
        <TextField
          {...toProps('phone')}
          hint={touchedFields.phone === true && isShortPhone(phone) ? words.shortPhone : undefined}
          type="tel"
          autoComplete="tel"
          maxLength={200}
        />
        {brief !== null && (
          <div className="cast" aria-hidden="true">
            {brief.people}
            {brief.words.more !== '' && <span className="num">{brief.words.more}</span>}
          </div>
        )}
        <TextArea
          {...toProps('message')}
          layout="grow"
          maxLength={attached === null ? undefined : roomForWords(attached)}
        />
        {brief !== null && attached !== null && (
          <div className="field goes">
            <label htmlFor="contact-goes">{brief.words.goes}</label>
            <textarea
              className="letter small num"
              id="contact-goes"
              rows={attached.shown.split('\n').length}
              readOnly
              value={attached.shown}
            />
            {brief.withoutNotes !== null && (
              <label className="tick">
                <input
                  type="checkbox"
                  checked={isWithoutNotes}
                  onChange={({ currentTarget }) => setWithoutNotes(currentTarget.checked)}
                />
                {brief.words.withoutNotes}
              </label>
            )}
          </div>
        )}
      </fieldset>
      <Honeypot label={shared.honeypot} ref={honeypot} />
      <ErrorSummary
        fields={FIELDS.map(fieldOf)}
        tries={submitCount + refusals}
        words={shared.summary}
      />
      {state.kind === 'failed' && <FailureNote failure={state.failure} view={view} />}
      <PrivacyNote text={words.privacy} view={view} />
      <SendButton
        label={sending ? words.sending : words.send}
        state={sending ? 'sending' : 'ready'}
      />
    </form>
  );
}

interface ThanksProps {
  readonly text: string;
  readonly codeLine: string;
  readonly isAside: boolean;
  readonly view: ContactFormView;
  readonly brief: Brief | null;
  readonly onClose: () => void;
}

function Thanks({ text, codeLine, isAside, view, brief, onClose }: ThanksProps) {
  const { words } = view;
  const close = useFocus<HTMLButtonElement>();
  return (
    <div className="done" role="status">
      <Icon name="check" />
      <p className="d3">{words.doneTitle}</p>
      <p>{text}</p>
      {codeLine !== '' && <p>{codeLine}</p>}
      {isAside && <FailureNote failure={ASIDE} view={view} />}
      <div className="acts">
        <button className="btn" type="button" ref={close} onClick={onClose}>
          {brief?.words.back ?? words.close}
        </button>
      </div>
    </div>
  );
}
