/** The outbox in Netlify Blobs, shared by all instances and all deploys of the site; each context but production has one of its own. */
import { getStore, type Store } from '@netlify/blobs';
import { checkKey, isKey, type Storage } from './storage.ts';

type OpenStore = (name: string, fetcher: typeof fetch) => Store;

const STORE_NAME = 'outbox';
/** Milliseconds that one request may take; the library makes several where the first ones fail. */
const TIMEOUT = 5_000;

/**
 * The storage of production, or of another context by its name. `openStore` gives the library's store that makes its requests with the given fetch. Each operation opens it anew: a store keeps the token
 * of the invocation that opened it, which runs out while the instance lives on.
 */
export function createBlobStorage(preview: string | null, openStore: OpenStore = openSiteStore): Storage {
  const name = preview === null ? STORE_NAME : `${STORE_NAME}-${preview}`;
  const open = (fetcher: typeof fetch): Store => openStore(name, fetcher);
  return {
    async create(key, bytes) {
      checkKey(key);
      let status = 0;
      const store = open(async (input, init) => {
        const answer = await limitedFetch(input, init);
        ({ status } = answer);
        return answer;
      });
      const { modified } = await store.set(key, new Blob([bytes]), { onlyIfNew: true });
      // The library takes everything but "there is one already" for success.
      if (modified && (status < 200 || status >= 300)) throw new Error(`Netlify Blobs answered ${status}`);
      return modified;
    },

    async read(key) {
      checkKey(key);
      const bytes = (await open(limitedFetch).get(key, { type: 'arrayBuffer' })) as ArrayBuffer | null;
      return bytes === null ? null : new Uint8Array(bytes);
    },

    async remove(key) {
      checkKey(key);
      await open(limitedFetch).delete(key);
    },

    async list(prefix) {
      const { blobs } = await open(limitedFetch).list({ prefix });
      return blobs.map(({ key }) => key).filter((key) => key.startsWith(prefix) && isKey(key));
    },
  };
}

/** Strong consistency: a worker that does not see another's record would deliver twice. */
function openSiteStore(name: string, fetcher: typeof fetch): Store {
  return getStore({ name, consistency: 'strong', fetch: fetcher });
}

const limitedFetch: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
