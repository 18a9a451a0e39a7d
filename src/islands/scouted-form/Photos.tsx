/** The four photo slots, and their progress while they are sent. */
import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import { PHOTO_FIELDS, type PhotoField } from '../../contracts/scouted-form.ts';
import { fieldId, type SectionProps } from './application.ts';
import { PhotoSlot } from './PhotoSlot.tsx';
import { uploadShares } from './photos/upload-shares.ts';
import type { Slots } from './use-photos.ts';

interface Props extends Pick<SectionProps, 'view' | 'errorOf'> {
  readonly slots: Slots;
  /** Bytes of the running upload; `null` while none runs. */
  readonly upload: { readonly sent: number; readonly total: number } | null;
  readonly onChoose: (field: PhotoField, file: File) => void;
  readonly onRemove: (field: PhotoField) => void;
}

export function Photos({ view, errorOf, slots, upload, onChoose, onRemove }: Props) {
  const { words, shared } = view;
  const sizes = PHOTO_FIELDS.map((field) => bytesOf(slots, field));
  const shares = upload === null ? null : uploadShares(sizes, upload.sent, upload.total);

  const faultOf = (field: PhotoField): string | undefined => {
    const slot = slots[field];
    if (slot.kind !== 'refused') return errorOf(field);
    return slot.fault === 'broken' ? words.photos.broken : shared.errors[slot.fault];
  };
  return (
    <>
      <p className="hint">{words.photos.hint}</p>
      <div className="shots">
        {PHOTO_FIELDS.map((field, index) => (
          <PhotoSlot
            key={field}
            id={fieldId(field)}
            label={words.labels[field]}
            guide={words.photos.guides[field]}
            words={words.photos}
            slot={slots[field]}
            error={faultOf(field)}
            share={shares?.[index] ?? null}
            onChoose={(file) => {
              onChoose(field, file);
            }}
            onRemove={() => {
              onRemove(field);
            }}
          />
        ))}
      </div>
      <News slots={slots} view={view} faultOf={faultOf} />
    </>
  );
}

interface NewsProps extends Pick<Props, 'slots' | 'view'> {
  readonly faultOf: (field: PhotoField) => string | undefined;
}

/** Tells screen readers which photo is ready, refused or gone. */
function News({ slots, view: { words }, faultOf }: NewsProps) {
  const before = useRef(slots);
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = PHOTO_FIELDS.find((field) => before.current[field].kind !== slots[field].kind);
    if (changed !== undefined) {
      const slot = words.labels[changed];
      const { kind } = slots[changed];
      if (kind === 'ready') setNews(fill(words.photos.ready, { slot }));
      else if (kind === 'preparing') setNews(words.photos.preparing);
      else if (kind === 'empty') setNews(fill(words.photos.removed, { slot }));
      else setNews(`${slot}: ${faultOf(changed) ?? ''}`);
    }
    before.current = slots;
  }, [slots]);
  return (
    <p className="vh" role="status">
      {news}
    </p>
  );
}

function bytesOf(slots: Slots, field: PhotoField): number {
  const slot = slots[field];
  return slot.kind === 'ready' ? slot.bytes : 0;
}
