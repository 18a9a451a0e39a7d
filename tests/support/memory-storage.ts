import type { Storage } from '../../src/gateway/outbox/storage.ts';

export function memoryStorage(): Storage {
  const records = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    create: (key, bytes) => {
      const isNew = !records.has(key);
      if (isNew) records.set(key, bytes);
      return Promise.resolve(isNew);
    },
    read: (key) => Promise.resolve(records.get(key) ?? null),
    remove: (key) => Promise.resolve(void records.delete(key)),
    list: (folder) =>
      Promise.resolve(Array.from(records.keys()).filter((key) => key.startsWith(folder))),
  };
}
