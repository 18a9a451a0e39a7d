import { useRef, type ChangeEvent } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import type { PhotoField } from '../../../contracts/scouted-form.ts';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { Below, describe, toClass } from '../../fields/Field.tsx';
import { Icon } from '../../Icon.tsx';
import { fieldId } from '../form/application-fields.ts';
import { ACCEPT } from './photo-head.ts';
import { Picture } from './Picture.tsx';
import type { PhotosState } from './use-photos.ts';

interface Props {
  readonly field: PhotoField;
  readonly words: ScoutedFormView['words'];
  readonly photos: PhotosState;
  readonly error: string | undefined;
  readonly onTake: (() => void) | null;
}

export function PhotoSlot({ field, words, photos, error, onTake }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { photos: photoWords, labels } = words;
  const label = labels[field];
  const id = fieldId(field);
  const part = photos.part.loaded;
  const guide = photoWords.guides[field];
  const slot = photos.slots[field];
  const ready = slot.kind === 'ready';
  const isOpen = !ready && slot.kind !== 'preparing';
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file !== undefined) photos.choose(field, file);
  };
  const remove = () => {
    photos.remove(field);
    input.current?.focus();
  };
  const { 'aria-describedby': described, ...invalid } = describe({ id, hint: guide, error });
  return (
    <div className={`shot ${toClass(error)}`}>
      <div className="drop">
        {ready && <Picture file={slot.photo} alt={fill(photoWords.preview, { slot: label })} />}
        {slot.kind === 'preparing' && (
          <>
            <span className="spin" aria-hidden="true" />
            <span className="small">{photoWords.preparing}</span>
          </>
        )}
        {isOpen && (
          <svg className="pose" aria-hidden="true">
            <use href={`#pose-${field}`} />
          </svg>
        )}
        <input
          id={id}
          ref={input}
          type="file"
          accept={ACCEPT}
          required
          aria-label={fill(ready ? photoWords.replaceLabel : photoWords.chooseLabel, {
            slot: label,
          })}
          aria-describedby={ready ? `${described ?? ''} ${id}-advice` : described}
          {...invalid}
          onChange={choose}
        />
        {ready && (
          <button
            className="tap remove"
            type="button"
            aria-label={fill(photoWords.removeLabel, { slot: label })}
            onClick={remove}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p className="name small">
        {label}
        {part !== null && 'name' in slot && (
          <span className="mute file" translate="no">{` ${part.shortFileName(slot.name)}`}</span>
        )}
      </p>
      <Below id={id} hint={guide} error={error} />
      <div id={`${id}-advice`} role="status">
        {part !== null && <part.PhotoAdvice {...{ field, words, photos }} />}
      </div>
      <div className="ways">
        {ready && part !== null && <part.AdviceButtons {...{ field, words, photos }} />}
        {isOpen && onTake !== null && (
          <button
            className="boxed"
            type="button"
            aria-label={fill(photoWords.takeLabel, { slot: label })}
            onClick={onTake}
          >
            <Icon name="camera" /> {photoWords.take}
          </button>
        )}
        {isOpen && (
          <label className="u" htmlFor={id}>
            {photoWords.choose}
          </label>
        )}
      </div>
    </div>
  );
}
