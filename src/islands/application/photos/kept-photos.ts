/** Photos of an unsent application, in a browser database, kept on the applicant's request. */
import { createStore, del, get, set } from 'idb-keyval';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import { PHOTOS_KEPT_DAYS } from '../../../domain/constants.ts';
import type { ReadySlot } from './slots.ts';

export type KeptPhotos = Readonly<Partial<Record<PhotoField, ReadySlot>>>;

const LIFETIME = PHOTOS_KEPT_DAYS * 24 * 60 * 60 * 1000;
const KEY = 'photos';

/** Opens the database of this name. Times are in milliseconds since 1970. */
export function openKeptPhotos(database: string) {
  const store = createStore(database, KEY);
  const forget = async () => del(KEY, store).catch(() => undefined);
  return {
    /** Rejects if the browser stores nothing or has no room. */
    keep: async (photos: KeptPhotos, now: number) => set(KEY, { keptAt: now, photos }, store),
    /** Erases photos that have expired. Never rejects. */
    read: async (now: number): Promise<KeptPhotos> => {
      const kept = await get<unknown>(KEY, store).catch(() => undefined);
      if (!isRecord(kept)) return {};
      const { keptAt, photos } = kept;
      if (typeof keptAt !== 'number' || Math.abs(now - keptAt) > LIFETIME || !isRecord(photos)) {
        await forget();
        return {};
      }
      return Object.fromEntries(
        PHOTO_FIELDS.flatMap((field) => (isReady(photos[field]) ? [[field, photos[field]]] : [])),
      );
    },
    /** Never rejects. */
    forget,
  };
}

function isReady(slot: unknown): boolean {
  return isRecord(slot) && slot['kind'] === 'ready' && slot['photo'] instanceof Blob;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
