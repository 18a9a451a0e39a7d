import { clear, createStore, del, get, set } from 'idb-keyval';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import { PHOTOS_KEPT_DAYS } from '../../../domain/constants.ts';
import { isRecord } from '../../../stores/json-store.ts';
import { toMeasures } from './measure-photo.ts';
import type { ReadySlot } from './slots.ts';

export type KeptPhotos = Readonly<Partial<Record<PhotoField, ReadySlot>>>;

const LIFETIME = PHOTOS_KEPT_DAYS * 24 * 60 * 60 * 1000;
const KEY = 'photos';
const NAME_LENGTH = 255;

export function openKeptPhotos(database: string) {
  const store = createStore(database, KEY);
  return {
    keep: async (photos: KeptPhotos) => set(KEY, { keptAt: Date.now(), photos }, store),
    read: async (): Promise<KeptPhotos> => {
      const record = await get<unknown>(KEY, store).catch(() => undefined);
      if (record === undefined) return {};
      const { keptAt, photos } = isRecord(record) ? record : {};
      if (typeof keptAt === 'number' && Math.abs(Date.now() - keptAt) <= LIFETIME)
        return toPhotos(photos);
      await del(KEY, store).catch(() => undefined);
      return {};
    },
    forget: async () => clear(store).catch(() => undefined),
  };
}

function toPhotos(photos: unknown): KeptPhotos {
  if (!isRecord(photos)) return {};
  const ready = PHOTO_FIELDS.map((field) => [field, toSlot(photos[field])] as const);
  return Object.fromEntries(ready.filter(([, slot]) => slot !== null));
}

function toSlot(slot: unknown): ReadySlot | null {
  if (!isRecord(slot) || slot['kind'] !== 'ready') return null;
  const { name, photo, measures, taken, accepted } = slot;
  if (!(photo instanceof Blob) || photo.size === 0 || photo.type !== 'image/jpeg') return null;
  return {
    kind: 'ready',
    name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
    photo,
    measures: toMeasures(measures),
    taken: taken === true,
    accepted: accepted === true,
  };
}
