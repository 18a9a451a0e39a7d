import {
  GENDERS,
  NO_NETWORK,
  RELATIONS,
  type Guardian,
  type Relation,
  type FilledApplication,
} from '../../../contracts/scouted-form.ts';
import { ageOn } from '../../../domain/age.ts';
import { heightOptions } from '../../../domain/option-lists.ts';
import { formatDay } from '../../../domain/shown-days.ts';
import { fill } from '../../../../i18n/phrases.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { toShortMonth } from '../../../domain/calendar-day.ts';

export interface SummaryRow {
  readonly label: string;
  readonly lines: readonly string[];
}

type View = Pick<ScoutedFormView, 'words' | 'months' | 'locale'>;

export function toSummary(
  values: FilledApplication,
  guardian: Guardian | null,
  day: string,
  view: View,
): readonly SummaryRow[] {
  const { labels, genders, summary, guardianStep } = view.words;
  const gender = GENDERS.find((known) => known === values.gender);
  const places = [values.basedin, values.id_state, values.country].map(
    (place) => place?.label ?? '',
  );
  const height =
    heightOptions(view.locale).find(({ value }) => value === values.height)?.label ?? values.height;
  const toNetwork = (handle: string) => (handle === NO_NETWORK ? view.words.noNetwork : handle);
  const born = fill(summary.born, {
    date: toShortDay(values.birthdate, view),
    age: ageOn(values.birthdate, day) ?? '',
  });
  const rows: readonly SummaryRow[] = [
    { label: summary.name, lines: [values.realname] },
    { label: summary.birthdate, lines: [born] },
    { label: labels.gender, lines: [gender === undefined ? '' : genders[gender]] },
    { label: summary.place, lines: [places.filter((name) => name !== '').join(', ')] },
    { label: summary.contact, lines: [values.email, values.phone] },
    { label: labels.instagr, lines: [toNetwork(values.instagr)] },
    { label: labels.tiktok, lines: [toNetwork(values.tiktok)] },
    { label: summary.measures, lines: [height, `${labels.jeans} ${values.jeans}`] },
    { label: labels.note, lines: values.note.split('\n') },
    {
      label: summary.guardian,
      lines:
        guardian === null
          ? []
          : [
              nameGuardian(guardian, guardianStep.relations),
              guardian.guardian_email,
              guardian.guardian_phone,
            ],
    },
  ];
  return rows
    .map(({ label, lines }) => ({ label, lines: lines.filter((line) => line !== '') }))
    .filter(({ lines }) => lines.length > 0);
}

export function nameGuardian(
  { guardian_name, guardian_relation }: Guardian,
  relations: Readonly<Record<Relation, string>>,
): string {
  const relation = RELATIONS.find((known) => known === guardian_relation);
  return relation === undefined
    ? guardian_name
    : `${guardian_name} (${relations[relation].toLowerCase()})`;
}

export function toShortDay(day: string, { months }: Pick<View, 'months'>): string {
  return formatDay(day, months.map(toShortMonth));
}

export function toLongDay(text: string, { words, months }: View): string {
  const [year = '', month = '', date = ''] = text.split('-');
  const day = Number(date);
  return fill(words.longDay, {
    day: day === 1 ? fill(words.firstDay, { day }) : day,
    month: months[Number(month) - 1] ?? '',
    year,
  });
}
