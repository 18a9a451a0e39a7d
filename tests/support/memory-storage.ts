/** The storage of outbox and webhook in memory; what holds for every storage, tests/unit/gateway/outbox-storage.test.ts says. */
import { checkKey, type Storage } from '../../src/gateway/outbox/storage.ts';

export function memoryStorage(): Storage {
  const records = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    create: (key, bytes) => {
      checkKey(key);
      const isNew = !records.has(key);
      if (isNew) records.set(key, bytes);
      return Promise.resolve(isNew);
    },
    read: (key) => Promise.resolve(records.get(key) ?? null),
    remove: (key) => {
      records.delete(key);
      return Promise.resolve();
    },
    list: (prefix) => Promise.resolve(Array.from(records.keys()).filter((key) => key.startsWith(prefix))),
  };
}
