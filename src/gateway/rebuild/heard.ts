/**
 * Which dated calls of the webhook have been heard: a call is good for one rebuild, so that who overheard it cannot start another. Calls
 * are remembered in the storage, because they may reach different instances, and for as long as they would be believed.
 *
 * - `heard/{moment}.{digest}`: a call that was sent at that moment
 */
import { createHash } from 'node:crypto';
import type { Storage } from '../outbox/storage.ts';

/** Milliseconds for which a call that says when it was sent is believed, before and after that moment, give or take the clocks. */
export const LIFETIME = 10 * 60_000;

export interface Heard {
  /** Remembers a call; `false` where it is remembered already. Throws when the storage cannot be had. */
  readonly take: (body: Uint8Array, sentAt: number) => Promise<boolean>;
  /** Lets a call that came to nothing be sent again. */
  readonly release: (body: Uint8Array, sentAt: number) => Promise<void>;
}

/** `now` in milliseconds since 1970. */
export function createHeard(storage: Storage, now: () => number): Heard {
  return {
    async take(body, sentAt) {
      const isNew = await storage.create(toKey(body, sentAt), new Uint8Array());
      if (!isNew) return false;
      for (const key of await storage.list('heard/')) {
        if (Number.parseInt(key.slice('heard/'.length), 10) < now() - 2 * LIFETIME) await storage.remove(key);
      }
      return true;
    },
    release: (body, sentAt) => storage.remove(toKey(body, sentAt)),
  };
}

function toKey(body: Uint8Array, sentAt: number): string {
  return `heard/${String(sentAt)}.${createHash('sha256').update(body).digest('hex')}`;
}
