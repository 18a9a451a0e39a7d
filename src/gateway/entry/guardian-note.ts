/** A minor's note begins with her guardian: the panel has no field for one. */
import { dictionary } from '../../../i18n/dictionary.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { fill } from '../../../i18n/phrases.ts';
import {
  guardianSchema,
  NETWORK_FIELDS,
  NO_NETWORK,
  type NetworkField,
  type Relation,
} from '../../contracts/scouted-form.ts';
import { toFirstName } from '../../domain/minor.ts';

export type PanelFields = Readonly<Record<string, string | Blob>>;

export interface Posted {
  readonly at: number;
  readonly locale: Locale;
}

const FIRST_LINE = 'Menor de idade: fale com o responsável.';
const RELATION_NAMES = {
  mother: 'mãe',
  father: 'pai',
  grandparent: 'avó ou avô',
  legal: 'responsável legal',
} as const;
const NETWORK_NAMES: Readonly<Record<NetworkField, string>> = {
  instagr: 'Instagram',
  tiktok: 'TikTok',
};
const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Recife',
});

export function withGuardian(
  form: PanelFields,
  relation: Relation,
  reference: string,
  { at, locale }: Posted,
): PanelFields {
  const { consent, purposeText } = dictionary(locale).scouted.form.guardianStep.review;
  const text = (field: string): string => (typeof form[field] === 'string' ? form[field] : '');
  const unsaid = NETWORK_FIELDS.filter((field) => text(field) === '');
  const names = { guardian: text('guardian_name'), name: toFirstName(text('realname')) };
  const lines = [
    FIRST_LINE,
    `Responsável: ${text('guardian_name')}`,
    `Relação: ${RELATION_NAMES[relation]}`,
    `Telefone do responsável: ${text('guardian_phone')}`,
    `E-mail do responsável: ${text('guardian_email')}`,
    `Consentimento: ${TIME.format(at)} (hora do Recife)`,
    `Concordou com: ${fill(consent[relation], names)} ${purposeText}`,
    ...(unsaid.length === 0
      ? []
      : [`Redes: não informou ${unsaid.map((field) => NETWORK_NAMES[field]).join(' nem ')}`]),
    `Código: ${reference}`,
  ];
  const own = Object.entries(form).filter(
    ([field]) => !Object.hasOwn(guardianSchema.entries, field),
  );
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(unsaid.map((field) => [field, NO_NETWORK])),
    note: [lines.join('\n'), text('note')].filter((part) => part !== '').join('\n\n'),
  };
}
