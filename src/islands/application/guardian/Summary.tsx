import { PHOTO_FIELDS } from '../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { Picture } from '../photos/Picture.tsx';
import type { Slots } from '../photos/slot-types.ts';
import type { SummaryRow } from './summary-rows.ts';

interface Props {
  readonly rows: readonly SummaryRow[];
  readonly slots: Slots;
  readonly labels: ScoutedFormView['words']['labels'];
}

export function Summary({ rows, slots, labels }: Props) {
  return (
    <>
      <Facts rows={rows} />
      <div className="thumbs">
        {PHOTO_FIELDS.map((field) => {
          const slot = slots[field];
          return slot.kind === 'ready' ? (
            <figure key={field}>
              <Picture file={slot.photo} alt="" />
              <figcaption>{labels[field]}</figcaption>
            </figure>
          ) : null;
        })}
      </div>
    </>
  );
}

export function Facts({ rows }: { readonly rows: readonly SummaryRow[] }) {
  return (
    <dl className="facts num">
      {rows.map(({ label, lines }) => (
        <div key={label}>
          <dt className="mute">{label}</dt>
          {lines.map((line, index) => (
            <dd key={index}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
