import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import type { FormOfApplication } from '../form/application-fields.ts';
import type { KeptPhotos } from './kept-photos.ts';
import type { ReadySlot, Refusal, Slot, Slots } from './slot-types.ts';
import { useKeptPhotos } from './use-kept-photos.ts';
import { lazyPart } from '../../lazy-part.ts';
import { usePart } from '../../Part.tsx';

const loadPart = lazyPart(() => import('./photo-part.ts'), { knownBy: 'preparePhoto' });
type Details = Omit<ReadySlot, 'kind' | 'photo'>;
type Vacancy = Exclude<Slot, ReadySlot>;
const EMPTY: Vacancy = { kind: 'empty' };
const UNKNOWN: Details = { name: '', measures: null, taken: false, isAdviceSetAside: false };

/** The form's values are the photos; this is what is known of each slot. */
export function usePhotos(form: FormOfApplication, database: string, hasDraft: boolean) {
  const photos = useWatch({ control: form.control, name: PHOTO_FIELDS });
  const [details, setDetails] = useState<Partial<Record<PhotoField, Details>>>({});
  const [vacancies, setVacancies] = useState<Partial<Record<PhotoField, Vacancy>>>({});
  const [image1, image2, image3, image4] = photos;
  const slots = useMemo(() => {
    const given = [image1, image2, image3, image4];
    const toSlot = (field: PhotoField, photo: unknown): Slot =>
      photo instanceof Blob
        ? { ...(details[field] ?? UNKNOWN), kind: 'ready', photo }
        : (vacancies[field] ?? EMPTY);
    return Object.fromEntries(
      PHOTO_FIELDS.map((field, index) => [field, toSlot(field, given[index])]),
    ) as Slots;
  }, [image1, image2, image3, image4, details, vacancies]);
  const running = useRef(new Map<PhotoField, Promise<void>>());
  /** One at a time: a large photo takes all memory of a page. */
  const queue = useRef(Promise.resolve());
  const part = usePart(loadPart);

  const empty = (field: PhotoField, vacancy: Vacancy) => {
    form.setValue(field, null, { shouldDirty: true });
    setVacancies((all) => ({ ...all, [field]: vacancy }));
  };
  const fillSlot = (field: PhotoField, photo: Blob, known: Details) => {
    setDetails((all) => ({ ...all, [field]: known }));
    form.setValue(field, photo, { shouldDirty: true, shouldValidate: true });
  };
  const refuse = (field: PhotoField, fault: Refusal) => empty(field, { kind: 'refused', fault });
  const choose = (field: PhotoField, file: File, taken = false) => {
    empty(field, { kind: 'preparing', name: file.name });
    form.clearErrors(field);
    const isLatest = () => running.current.get(field) === work;
    const work: Promise<void> = queue.current.then(async () => {
      if (!isLatest()) return;
      const loaded = await part.load();
      const result =
        loaded === null
          ? ({ ok: false, fault: 'notLoaded' } as const)
          : await loaded.preparePhoto(file);
      if (!isLatest()) return;
      running.current.delete(field);
      if (!result.ok) {
        refuse(field, result.fault);
        return;
      }
      const { photo, measures } = result;
      fillSlot(field, photo, { name: file.name, measures, taken, isAdviceSetAside: false });
    });
    running.current.set(field, work);
    queue.current = work;
  };
  const restore = (kept: KeptPhotos) => {
    for (const field of PHOTO_FIELDS) {
      const slot = kept[field];
      if (slot === undefined || running.current.has(field) || form.getValues(field) !== null)
        continue;
      fillSlot(field, slot.photo, slot);
    }
    void part.load();
  };
  const { keeping, keep, eraseKept } = useKeptPhotos({ database, hasDraft, slots, restore });
  const remove = (field: PhotoField) => {
    running.current.delete(field);
    empty(field, EMPTY);
  };

  return {
    slots,
    part,
    isUnsaved: keeping !== 'on' && PHOTO_FIELDS.some((field) => slots[field].kind !== 'empty'),
    choose,
    refuse,
    setAdviceAside: (field: PhotoField) =>
      setDetails((all) => ({
        ...all,
        [field]: { ...(all[field] ?? UNKNOWN), isAdviceSetAside: true },
      })),
    remove,
    emptyAll: () => {
      void eraseKept('off');
      PHOTO_FIELDS.forEach(remove);
    },
    keeping,
    keep,
    eraseKept,
    settle: async () => {
      await Promise.all(running.current.values());
    },
  };
}

export type PhotosState = ReturnType<typeof usePhotos>;
