import { getStore } from '@netlify/blobs';
import type { Storage } from './storage.ts';

const STORE_NAME = 'outbox';
const TIMEOUT = 5_000;

/** The store is opened for each call: its token ends with the invocation. */
export function createBlobStorage(previewContext: string | null): Storage {
  const name = previewContext === null ? STORE_NAME : `${STORE_NAME}-${previewContext}`;
  const open = (fetcher: typeof fetch = limitedFetch) =>
    getStore({ name, consistency: 'strong', fetch: fetcher });
  return {
    async create(key, bytes) {
      let status = 0;
      const store = open(async (input, init) => {
        const answer = await limitedFetch(input, init);
        ({ status } = answer);
        return answer;
      });
      const { modified } = await store.set(key, new Blob([bytes]), { onlyIfNew: true });
      // The library reports every status except "exists already" as success.
      if (modified && (status < 200 || status >= 300))
        throw new Error(`Netlify Blobs answered ${status}`);
      return modified;
    },
    async read(key) {
      const bytes = (await open().get(key, { type: 'arrayBuffer' })) as ArrayBuffer | null;
      return bytes === null ? null : new Uint8Array(bytes);
    },
    remove: (key) => open().delete(key),
    list: async (folder) => (await open().list({ prefix: folder })).blobs.map(({ key }) => key),
  };
}

const limitedFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
