import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../../../i18n/phrases.ts';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import { Icon } from '../../Icon.tsx';
import { fieldId, type SectionProps } from '../form/application-fields.ts';
import { PhotoSlot } from './PhotoSlot.tsx';
import { isRareFormat } from './photo-head.ts';
import type { Slots } from './slot-types.ts';
import type { PhotosState } from './use-photos.ts';

interface Props extends Omit<SectionProps, 'form'> {
  readonly photos: PhotosState;
  readonly canTake: boolean;
  readonly mayKeep: boolean;
}

export function Photos({ view, fieldOf, photos, canTake, mayKeep }: Props) {
  const { words, shared } = view;
  const { kept } = words.photos;
  const { slots, part, keeping } = photos;
  const [cameraOf, setCameraOf] = useState<PhotoField | null>(null);

  const faultOf = (field: PhotoField): string | undefined => {
    const slot = slots[field];
    if (slot.kind !== 'refused') return fieldOf(field).error;
    const { fault } = slot;
    if (fault === 'tooLarge' || fault === 'image') return shared.errors[fault];
    return isRareFormat(fault) ? fill(words.photos.unopened, { kind: fault }) : words.photos[fault];
  };
  useEffect(() => {
    if (cameraOf === null) return;
    // The button that opened the camera may be gone.
    return () => findField(cameraOf)?.focus();
  }, [cameraOf]);
  const take = async (field: PhotoField) => {
    const loaded = await part.load();
    if (loaded === null) findField(field)?.click();
    else if (loaded.scramblesPictures()) photos.refuse(field, 'scrambled');
    else setCameraOf(field);
  };
  return (
    <>
      <p className="hint on-device">
        <Icon name="device" /> {words.photos.hint}
      </p>
      <div className="shots">
        {PHOTO_FIELDS.map((field) => (
          <PhotoSlot
            key={field}
            field={field}
            words={words}
            photos={photos}
            error={faultOf(field)}
            onTake={canTake ? () => void take(field) : null}
          />
        ))}
      </div>
      {mayKeep && (
        <p className="hint acts">
          <span role="status">{keeping === 'off' ? '' : kept[keeping]}</span>{' '}
          {/* One button keeps the focus. */}
          {(keeping === 'on' || photos.isUnsaved) && (
            <button
              className="u"
              type="button"
              onClick={keeping === 'on' ? () => void photos.eraseKept() : photos.keep}
            >
              {keeping === 'on' ? kept.erase : kept.keep}
            </button>
          )}
        </p>
      )}
      <News slots={slots} view={view} faultOf={faultOf} />
      {cameraOf !== null && part.loaded !== null && (
        <part.loaded.Camera
          field={cameraOf}
          label={words.labels[cameraOf]}
          words={words.photos.camera}
          onPhoto={(file) => photos.choose(cameraOf, file, true)}
          onChoose={() => findField(cameraOf)?.click()}
          onClose={() => setCameraOf(null)}
        />
      )}
    </>
  );
}

const findField = (field: PhotoField) => document.getElementById(fieldId(field));

interface NewsProps extends Pick<Props, 'view'> {
  readonly slots: Slots;
  readonly faultOf: (field: PhotoField) => string | undefined;
}

function News({ slots, view: { words }, faultOf }: NewsProps) {
  const before = useRef(slots);
  const [news, setNews] = useState('');
  const describe = useEffectEvent((field: PhotoField) => {
    const slot = words.labels[field];
    switch (slots[field].kind) {
      case 'ready':
        return fill(words.photos.ready, { slot });
      case 'preparing':
        return words.photos.preparing;
      case 'empty':
        return fill(words.photos.removed, { slot });
      case 'refused':
        return `${slot}: ${faultOf(field) ?? ''}`;
    }
  });
  useEffect(() => {
    const changed = PHOTO_FIELDS.find((field) => before.current[field].kind !== slots[field].kind);
    if (changed !== undefined) setNews(describe(changed));
    before.current = slots;
  }, [slots]);
  return (
    <p className="vh" role="status">
      {news}
    </p>
  );
}
