/** Photos of an unsent application, in a browser database, kept on the applicant's request. A
 * record that does not fit is set aside for as long as photos are kept. */
import { clear, createStore, del, entries, set } from 'idb-keyval';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import { PHOTOS_KEPT_DAYS } from '../../../domain/constants.ts';
import { isRecord } from '../../../stores/json-store.ts';
import { toMeasures } from './measure-photo.ts';
import type { ReadySlot } from './slots.ts';

export type KeptPhotos = Readonly<Partial<Record<PhotoField, ReadySlot>>>;

const LIFETIME = PHOTOS_KEPT_DAYS * 24 * 60 * 60 * 1000;
const KEY = 'photos';
/** The site before wrote none. */
const VERSION = 1;
const NAME_LENGTH = 255;

export function openKeptPhotos(database: string) {
  const store = createStore(database, KEY);
  return {
    /** Rejects if the browser stores nothing or has no room. */
    keep: async (photos: KeptPhotos) =>
      set(KEY, { version: VERSION, keptAt: Date.now(), photos }, store),
    /** Erases what has expired, and sets aside what does not fit. Never rejects. */
    read: async (): Promise<KeptPhotos> => {
      const now = Date.now();
      const all = await entries<string, unknown>(store).catch(() => []);
      let photos: KeptPhotos = {};
      for (const [key, record] of all) {
        const keptAt = isRecord(record) ? record['keptAt'] : null;
        const isDated = typeof keptAt === 'number';
        if (isDated && Math.abs(now - keptAt) > LIFETIME) {
          await del(key, store).catch(() => undefined);
        } else if (key === KEY) {
          const read = isDated && isRecord(record) ? toPhotos(record) : null;
          photos = read?.photos ?? {};
          if (read?.isWhole !== true)
            await set(`setAside-${now}`, { keptAt: isDated ? keptAt : now, record }, store)
              .then(async () => del(KEY, store))
              .catch(() => undefined);
        }
      }
      return photos;
    },
    /** Never rejects. */
    forget: async () => clear(store).catch(() => undefined),
  };
}

function toPhotos(record: Readonly<Record<string, unknown>>) {
  const { version = 0, photos } = record;
  if ((version !== 0 && version !== VERSION) || !isRecord(photos)) return null;
  const ready = PHOTO_FIELDS.flatMap((field) => {
    const slot = toSlot(photos[field]);
    return slot === null ? [] : [[field, slot] as const];
  });
  return {
    photos: Object.fromEntries(ready) as KeptPhotos,
    isWhole: ready.length === Object.keys(photos).length,
  };
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
