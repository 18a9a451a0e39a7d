/** The storage of outbox and webhook in memory; `tests/unit/gateway/outbox-storage.test.ts` holds
 * it to what every storage promises. */
import { checkKey, type Storage } from '../../src/gateway/outbox/entry-storage.ts';

export function memoryStorage(): Storage {
  const records = new Map<string, Uint8Array<ArrayBuffer>>();
  const at = <T>(key: string, work: () => T): Promise<T> =>
    new Promise((resolve) => {
      checkKey(key);
      resolve(work());
    });
  return {
    create: (key, bytes) =>
      at(key, () => {
        const isNew = !records.has(key);
        if (isNew) records.set(key, bytes);
        return isNew;
      }),
    read: (key) => at(key, () => records.get(key) ?? null),
    remove: (key) => at(key, () => void records.delete(key)),
    list: (prefix) =>
      Promise.resolve(Array.from(records.keys()).filter((key) => key.startsWith(prefix))),
  };
}
