/** Advice on a photo, with two ways on: change the photo, or use it anyway. */
import { fill } from '../../../../../i18n/phrases.ts';
import { PHOTO_FIELDS, type PhotoField } from '../../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../../views/form-view.ts';
import { Icon } from '../../../Icon.tsx';
import { fieldId } from '../../form/application-fields.ts';
import type { Slots } from '../slots.ts';
import { advise, type Advice } from './photo-advice.ts';

interface Props {
  readonly field: PhotoField;
  readonly words: ScoutedFormView['words'];
  readonly photos: { readonly slots: Slots; readonly accept: (field: PhotoField) => void };
}

export function Finding({ field, words: { photos: words, labels }, photos }: Props) {
  const found = lookAt(field, photos);
  if (found === null) return null;
  if (found.length === 0) {
    return (
      <p className="good">
        <Icon name="check" /> {words.good}
      </p>
    );
  }
  return found.map((advice) => {
    const { title, text } = words.advice[advice.fault];
    return (
      <p key={advice.fault} className="tip">
        <b>{advice.fault === 'same' ? fill(title, { slot: labels[advice.other] }) : title}</b>{' '}
        <span>{text}</span>
      </p>
    );
  });
}

export function WaysOn({ field, words: { photos: words, labels }, photos }: Props) {
  const found = lookAt(field, photos);
  const id = fieldId(field);
  const isAdvised = found !== null && found.length > 0;
  return (
    <>
      <label className={isAdvised ? 'boxed' : 'u'} htmlFor={id}>
        {words.change}
      </label>
      {isAdvised && (
        <button
          className="u"
          type="button"
          aria-label={fill(words.anywayLabel, { slot: labels[field] })}
          onClick={() => {
            photos.accept(field);
            // This button goes; focus its field.
            document.getElementById(id)?.focus();
          }}
        >
          {words.anyway}
        </button>
      )}
    </>
  );
}

/** `null` without advice: no photo, no measures, or advice set aside. */
function lookAt(field: PhotoField, { slots }: Props['photos']): readonly Advice[] | null {
  const slot = slots[field];
  if (slot.kind !== 'ready' || slot.measures === null || slot.accepted) return null;
  const all = Object.fromEntries(
    PHOTO_FIELDS.flatMap((each) => {
      const other = slots[each];
      return other.kind === 'ready' && other.measures !== null ? [[each, other.measures]] : [];
    }),
  );
  return advise(field, all, slot.taken);
}
