/** The photos of an application that is not sent yet, kept in a database of the browser because the applicant asked for it. */
import { createStore, del, get, set } from 'idb-keyval';
import { PHOTO_FIELDS, type PhotoField } from '../../../contracts/scouted-form.ts';
import { PHOTOS_KEPT_DAYS } from '../../../domain/constants.ts';
import type { ReadySlot } from './use-photos.ts';

export type KeptPhotos = Readonly<Partial<Record<PhotoField, ReadySlot>>>;

const LIFETIME = PHOTOS_KEPT_DAYS * 24 * 60 * 60 * 1000;
const KEY = 'photos';

/** `database` is its name. Times in milliseconds since 1970. */
export function openKeptPhotos(database: string) {
  const store = createStore(database, KEY);
  const forget = async () => del(KEY, store).catch(() => undefined);
  return {
    /** Rejects where the browser stores nothing, or has no room. */
    keep: async (photos: KeptPhotos, now: number) => set(KEY, { keptAt: now, photos }, store),
    /** Never rejects. Photos that were kept too long ago are erased. */
    read: async (now: number): Promise<KeptPhotos> => {
      const kept = await get<unknown>(KEY, store).catch(() => undefined);
      if (!isRecord(kept)) return {};
      const { keptAt, photos } = kept;
      if (typeof keptAt !== 'number' || Math.abs(now - keptAt) > LIFETIME || !isRecord(photos)) {
        await forget();
        return {};
      }
      return Object.fromEntries(PHOTO_FIELDS.flatMap((field) => (isReady(photos[field]) ? [[field, photos[field]]] : [])));
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
