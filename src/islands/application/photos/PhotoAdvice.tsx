import { fill } from '../../../../i18n/phrases.ts';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { Icon } from '../../Icon.tsx';
import { fieldId } from '../form/application-fields.ts';
import type { Slots } from './slot-types.ts';
import { toSigns } from '../../../domain/display-name.ts';

const FILE_NAME_LENGTH = 20;
const SHORT_SIDE = 600;
/** Between good photos (brightest place: 130 to 254) and bad ones (at most 114, or 40 % burnt). */
const LEAST_BRIGHTEST = 122;
const MOST_BURNT = 0.3;

type Advice =
  | { readonly fault: 'same'; readonly other: PhotoField }
  | { readonly fault: 'small' | 'dark' | 'bright' };

/** The most important first; `null` where nothing is measured or the advice was set aside. */
export function advise(field: PhotoField, slots: Slots): readonly Advice[] | null {
  const slot = slots[field];
  if (slot.kind !== 'ready' || slot.measures === null || slot.isAdviceSetAside) return null;
  const { shortSide, brightest, burnt, pixelHash } = slot.measures;
  const other = PHOTO_FIELDS.find((each) => {
    const { [each]: twin } = slots;
    return each !== field && twin.kind === 'ready' && twin.measures?.pixelHash === pixelHash;
  });
  return [
    ...(other === undefined ? [] : [{ fault: 'same', other } as const]),
    ...(shortSide < SHORT_SIDE && !slot.taken ? [{ fault: 'small' } as const] : []),
    ...(brightest < LEAST_BRIGHTEST ? [{ fault: 'dark' } as const] : []),
    ...(burnt > MOST_BURNT ? [{ fault: 'bright' } as const] : []),
  ];
}

interface Props {
  readonly field: PhotoField;
  readonly words: ScoutedFormView['words'];
  readonly photos: { readonly slots: Slots; readonly setAdviceAside: (field: PhotoField) => void };
}

export function PhotoAdvice({ field, words: { photos: words, labels }, photos }: Props) {
  const found = advise(field, photos.slots);
  if (found === null) return null;
  if (found.length === 0) {
    return (
      <p className="good small">
        <Icon name="check" /> {words.good}
      </p>
    );
  }
  return found.map((advice) => {
    const { title, text } = words.advice[advice.fault];
    return (
      <p key={advice.fault} className="tip small">
        <b>{advice.fault === 'same' ? fill(title, { slot: labels[advice.other] }) : title}</b>{' '}
        <span>{text}</span>
      </p>
    );
  });
}

export function AdviceButtons({ field, words: { photos: words, labels }, photos }: Props) {
  const id = fieldId(field);
  const isAdvised = (advise(field, photos.slots) ?? []).length > 0;
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
            photos.setAdviceAside(field);
            document.getElementById(id)?.focus();
          }}
        >
          {words.anyway}
        </button>
      )}
    </>
  );
}

const READ_LENGTH = 500;

export function shortFileName(name: string): string {
  const start = name.slice(0, READ_LENGTH).normalize('NFC');
  const signs = toSigns(start);
  return signs.length > FILE_NAME_LENGTH || name.length > READ_LENGTH
    ? `${signs.slice(0, FILE_NAME_LENGTH).join('')}…`
    : start;
}
