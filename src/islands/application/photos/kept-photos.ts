import { clear, del, get, promisifyRequest, update, type UseStore } from 'idb-keyval';
import type { PhotoField } from '../../../contracts/scouted-form.ts';
import { PHOTOS_KEPT_DAYS } from '../../../domain/constants.ts';
import type { ReadySlot } from './slot-types.ts';

export type KeptPhotos = Readonly<Partial<Record<PhotoField, ReadySlot>>>;

const LIFETIME = PHOTOS_KEPT_DAYS * 24 * 60 * 60 * 1000;
const KEY = 'photos';
const VERSION = 1;

interface Kept {
  readonly version: number;
  readonly keptAt: number;
  readonly photos: KeptPhotos;
}

export function openKeptPhotos(database: string) {
  /** An open connection would hold up a tab that deletes the database. */
  const store: UseStore = async (mode, work) => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(KEY);
    const connection = await promisifyRequest(request);
    try {
      return await work(connection.transaction(KEY, mode).objectStore(KEY));
    } finally {
      connection.close();
    }
  };
  return {
    /** Neither a visit nor a change prolongs the time first told. */
    keep: async (photos: KeptPhotos) =>
      update<Kept>(
        KEY,
        (before) => {
          const keptAt = isKept(before) ? before.keptAt : Date.now();
          return { version: VERSION, keptAt, photos };
        },
        store,
      ),
    read: async (): Promise<KeptPhotos> => {
      const record = await get<Kept>(KEY, store).catch(() => undefined);
      if (record === undefined) return {};
      if (isKept(record)) return record.photos;
      await del(KEY, store).catch(() => undefined);
      return {};
    },
    clear: async () => clear(store).catch(() => undefined),
  };
}

function isKept(record: Kept | undefined): record is Kept {
  return record?.version === VERSION && Math.abs(Date.now() - record.keptAt) <= LIFETIME;
}
