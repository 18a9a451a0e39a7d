/** The contact form: idle, sending, sent; a failure keeps every word and can be sent again. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { fill } from '../../../i18n/phrases.ts';
import { contactSchema, isShortPhone, type ContactForm as Contact, type ContactInput } from '../../contracts/contact-form.ts';
import { toTextStorage } from '../../lib/storage.ts';
import type { ContactFormView } from '../../views/form-view.ts';
import { ErrorSummary } from '../fields/ErrorSummary.tsx';
import { toErrorText } from '../fields/error-text.ts';
import { FailureNote } from '../fields/FailureNote.tsx';
import { Honeypot, takeHoneypot } from '../fields/Honeypot.tsx';
import { Icon } from '../Icon.tsx';
import { PrivacyNote } from '../fields/PrivacyNote.tsx';
import { SendButton } from '../fields/SendButton.tsx';
import { TextArea, TextField } from '../fields/TextField.tsx';
import { useEntry } from '../fields/use-entry.ts';
import { addMessage } from './contact-hash.ts';
import './contact-form.css';
import '../fields/fields.css';

const FIELDS = ['name', 'email', 'phone', 'message'] as const;
type Field = (typeof FIELDS)[number];

/** A message to the agency is gone with the tab; an application is worth keeping longer. */
const storage = toTextStorage(() => sessionStorage);

interface Props {
  readonly view: ContactFormView;
  /** A new one each time that the pop-up is opened. */
  readonly visit: { readonly message: string };
  readonly onSent: (note: string) => void;
  readonly onClose: () => void;
}

export function ContactForm({ view, visit, onSent, onClose }: Props) {
  const { words, shared } = view;
  const entry = useEntry({ entry: 'contact', storage, draftKey: 'contact-draft', textFields: FIELDS, fields: FIELDS });
  const form = useForm<ContactInput, unknown, Contact>({
    resolver: valibotResolver(contactSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { name: '', email: '', phone: '', message: '', ...entry.draft?.values },
  });
  const { errors, submitCount, touchedFields } = form.formState;
  const phone = useWatch({ control: form.control, name: 'phone' }) ?? '';
  const honeypot = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [email, setEmail] = useState('');
  const { kind } = entry.state;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          entry.save(toTexts(values));
        },
      }),
    [],
  );
  useEffect(() => {
    if (visit.message !== '') form.setValue('message', addMessage(form.getValues('message') ?? '', visit.message));
  }, [visit]);
  useEffect(() => {
    summary.current?.focus();
  }, [submitCount, refusals]);
  useEffect(() => {
    if (entry.state.kind === 'sent') onSent([fill(words.after, { email }), ...toReferenceLine(entry.state.reference, view)].join(' '));
  }, [kind]);

  if (entry.state.kind === 'sent') {
    return <Thanks text={fill(words.done, { email })} reference={entry.state.reference} view={view} onClose={onClose} />;
  }

  const send = form.handleSubmit((values) => {
    const body = new FormData();
    for (const field of FIELDS) body.set(field, values[field]);
    setEmail(values.email);
    return entry.send(body, takeHoneypot(honeypot.current), (faults) => {
      for (const field of FIELDS) if (faults[field] !== undefined) form.setError(field, { type: 'gateway', message: faults[field] });
      setRefusals((count) => count + 1);
    });
  }, entry.dismiss);
  const sending = kind === 'sending';
  const faulty = FIELDS.filter((field) => errors[field] !== undefined);
  const [first] = faulty;
  const toProps = (field: Field) => ({
    id: `contact-${field}`,
    label: words[field],
    error: toErrorText(shared, field, errors[field]?.message, form.getValues(field)),
    control: form.register(field),
  });

  return (
    <form className="contact-form" noValidate onSubmit={(event) => void send(event)} aria-busy={sending ? true : undefined}>
      <fieldset disabled={sending}>
        <TextField {...toProps('name')} autoComplete="name" maxLength={200} />
        <TextField {...toProps('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={300} />
        <TextField
          {...toProps('phone')}
          hint={touchedFields.phone === true && isShortPhone(phone) ? words.shortPhone : undefined}
          type="tel"
          autoComplete="tel"
          maxLength={200}
        />
        <TextArea {...toProps('message')} grow />
      </fieldset>
      <Honeypot label={shared.honeypot} ref={honeypot} />
      {first !== undefined && submitCount > 0 && (
        <ErrorSummary count={faulty.length} first={{ id: `contact-${first}`, label: words[first] }} words={shared.summary} ref={summary} />
      )}
      {entry.state.kind === 'failed' && <FailureNote failure={entry.state.failure} view={view} />}
      <PrivacyNote text={words.data} view={view} />
      <SendButton label={sending ? words.sending : words.send} state={sending ? 'sending' : 'ready'} />
    </form>
  );
}

interface ThanksProps {
  readonly text: string;
  readonly reference: string | null;
  readonly view: ContactFormView;
  readonly onClose: () => void;
}

function Thanks({ text, reference, view, onClose }: ThanksProps) {
  const { words } = view;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    close.current?.focus();
  }, []);
  return (
    <div className="done" role="status">
      <Icon name="check" />
      <p className="d3">{words.doneTitle}</p>
      <p>{text}</p>
      {toReferenceLine(reference, view).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button className="btn" type="button" ref={close} onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}

/** What tells the visitor the entry's reference; nothing where the answer had none. */
function toReferenceLine(reference: string | null, { shared }: ContactFormView): readonly string[] {
  return reference === null ? [] : [fill(shared.reference, { reference })];
}

function toTexts(values: ContactInput): Record<string, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? '']));
}
