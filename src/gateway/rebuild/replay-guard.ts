/**
 * A signed call starts one rebuild; replaying it starts none. The storage remembers calls until
 * they are too old to be accepted, because instances of the function share them.
 * - `calls/{sent at}.{digest}`: an accepted call
 */
import { createHash } from 'node:crypto';
import type { Storage } from '../outbox/storage.ts';

/** Milliseconds by which a call's time of sending may differ from now. */
export const TOLERANCE = 10 * 60_000;

export type ReplayGuard = ReturnType<typeof createReplayGuard>;

/** `now` in milliseconds since 1970. */
export function createReplayGuard(storage: Storage, now: () => number) {
  return {
    /** Remembers a call; `false` for a replay. Throws when the storage fails. */
    async accept(body: Uint8Array, sentAt: number): Promise<boolean> {
      const isNew = await storage.create(toKey(body, sentAt), new Uint8Array());
      if (!isNew) return false;
      for (const key of await storage.list('calls/')) {
        if (Number.parseInt(key.slice('calls/'.length), 10) < now() - 2 * TOLERANCE)
          await storage.remove(key);
      }
      return true;
    },
    /** Forgets a call that started nothing, so that it may be repeated. */
    forget: (body: Uint8Array, sentAt: number): Promise<void> =>
      storage.remove(toKey(body, sentAt)),
  };
}

function toKey(body: Uint8Array, sentAt: number): string {
  return `calls/${String(sentAt)}.${createHash('sha256').update(body).digest('hex')}`;
}
