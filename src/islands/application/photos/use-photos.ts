import { useRef, useState } from 'react';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import type { Application } from '../form/application-fields.ts';
import type { KeptPhotos } from './kept-photos.ts';
import type { Refusal, Slot, Slots } from './slots.ts';
import { useKeptPhotos } from './use-kept-photos.ts';
import { lazyPart } from '../../lazy-part.ts';
import { usePart } from '../../Part.tsx';

const loadPart = lazyPart(() => import('./photo-part.ts'), 'preparePhoto');
const EMPTY_SLOT: Slot = { kind: 'empty' };
const EMPTY_SLOTS = Object.fromEntries(
  PHOTO_FIELDS.map((field) => [field, EMPTY_SLOT]),
) as unknown as Slots;

export function usePhotos(form: Application, database: string, hasDraft: boolean) {
  const [slots, setSlots] = useState(EMPTY_SLOTS);
  /** Only a slot's latest choice counts. */
  const running = useRef(new Map<PhotoField, Promise<void>>());
  /** One at a time: a large photo takes all the memory that a page may have. */
  const queue = useRef(Promise.resolve());

  const part = usePart(loadPart);

  const refuse = (field: PhotoField, fault: Refusal) => put(field, { kind: 'refused', fault });
  const put = (field: PhotoField, slot: Slot) => setSlots((all) => ({ ...all, [field]: slot }));

  const choose = (field: PhotoField, file: File, taken = false) => {
    put(field, { kind: 'preparing', name: file.name });
    form.setValue(field, null);
    form.clearErrors(field);
    const isLatest = () => running.current.get(field) === work;
    const work: Promise<void> = queue.current.then(async () => {
      if (!isLatest()) return;
      const preparePhoto = (await part.load())?.preparePhoto;
      const result =
        preparePhoto === undefined
          ? ({ ok: false, fault: 'notLoaded' } as const)
          : await preparePhoto(file);
      if (!isLatest()) return;
      running.current.delete(field);
      if (!result.ok) {
        refuse(field, result.fault);
        return;
      }
      const { photo, measures } = result;
      put(field, { kind: 'ready', name: file.name, photo, measures, taken, accepted: false });
      form.setValue(field, photo, { shouldDirty: true, shouldValidate: true });
    });
    running.current.set(field, work);
    queue.current = work;
  };
  const restore = (photos: KeptPhotos) => {
    for (const field of PHOTO_FIELDS) {
      const slot = photos[field];
      if (slot === undefined || running.current.has(field) || form.getValues(field) !== null)
        continue;
      put(field, slot);
      form.setValue(field, slot.photo);
    }
    void part.load();
  };
  const { keeping, keep, forget } = useKeptPhotos({ database, hasDraft, slots, restore });
  const accept = (field: PhotoField) =>
    setSlots((all) =>
      all[field].kind === 'ready' ? { ...all, [field]: { ...all[field], accepted: true } } : all,
    );
  const remove = (field: PhotoField) => {
    running.current.delete(field);
    put(field, EMPTY_SLOT);
    form.setValue(field, null, { shouldDirty: true });
  };

  return {
    slots,
    part,
    isUnsaved: keeping !== 'on' && PHOTO_FIELDS.some((field) => slots[field].kind !== 'empty'),
    choose,
    refuse,
    accept,
    remove,
    clear: () => {
      void forget();
      PHOTO_FIELDS.forEach(remove);
    },
    keeping,
    keep,
    forget,
    settle: async () => {
      await Promise.all(running.current.values());
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
