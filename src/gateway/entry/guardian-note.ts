/** Begins the note with a minor's guardian, because the panel has no field for one. */
import { dictionary } from '../../../i18n/dictionary.ts';
import { LOCALES, type Locale } from '../../../i18n/locales.ts';
import { fill } from '../../../i18n/phrases.ts';
import { toFirstName } from '../../domain/minor.ts';
import { guardianSchema, RELATIONS } from '../../contracts/scouted-form.ts';

export type PanelFields = Readonly<Record<string, string | Blob>>;

export interface Consent {
  readonly at: number;
  readonly locale: Locale;
}

/** For networks that a minor left out: a panel may require them. */
const NONE = '-';

export function withGuardian(
  form: PanelFields,
  reference: string,
  { at, locale }: Consent,
): PanelFields | null {
  const relation = RELATIONS.find((known) => known === form['guardian_relation']);
  if (relation === undefined) return null;
  const { guardianNote, form: words } = dictionary(locale).scouted;
  const { labels, relations, recife } = guardianNote;
  const { consent, purposeText } = words.guardianStep.review;
  const time = new Intl.DateTimeFormat(LOCALES[locale].written, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Recife',
  });
  const text = (field: string): string => (typeof form[field] === 'string' ? form[field] : '');
  const lines = [
    `${labels.name}: ${text('guardian_name')}`,
    `${labels.relation}: ${relations[relation]}`,
    `${labels.phone}: ${text('guardian_phone')}`,
    `${labels.email}: ${text('guardian_email')}`,
    `${labels.consent}: ${time.format(at)} (${recife})`,
    // The exact words that the guardian ticked.
    `${labels.agreed}: ${fill(consent[relation], { guardian: text('guardian_name'), name: toFirstName(text('realname')) })} ${purposeText}`,
    `${labels.reference}: ${reference}`,
  ];
  const note = typeof form['note'] === 'string' && form['note'] !== '' ? `\n\n${form['note']}` : '';
  const own = Object.entries(form).filter(
    ([field]) => !Object.hasOwn(guardianSchema.entries, field),
  );
  const orNone = (field: string) => (form[field] === '' ? NONE : (form[field] ?? NONE));
  return {
    ...Object.fromEntries(own),
    instagr: orNone('instagr'),
    tiktok: orNone('tiktok'),
    note: lines.join('\n') + note,
  };
}
