/**
 * Replay guard of the webhook: a signed call starts one rebuild, and sending a captured call again starts none. Calls are remembered until
 * they are too old to be accepted, in the storage, because they may reach different instances of the function.
 *
 * - `calls/{sent at}.{digest}`: a call that was accepted
 */
import { createHash } from 'node:crypto';
import type { Storage } from '../outbox/storage.ts';

/** Milliseconds by which the time that a call was sent at may differ from now, in either direction. */
export const TOLERANCE = 10 * 60_000;

export type ReplayGuard = ReturnType<typeof createReplayGuard>;

/** `now` in milliseconds since 1970. */
export function createReplayGuard(storage: Storage, now: () => number) {
  return {
    /** Remembers a call; `false` for a replay of one that is remembered. Throws when the storage cannot be used. */
    async accept(body: Uint8Array, sentAt: number): Promise<boolean> {
      const isNew = await storage.create(toKey(body, sentAt), new Uint8Array());
      if (!isNew) return false;
      for (const key of await storage.list('calls/')) {
        if (Number.parseInt(key.slice('calls/'.length), 10) < now() - 2 * TOLERANCE) await storage.remove(key);
      }
      return true;
    },
    /** Forgets a call that started nothing, so that it may be sent again. */
    forget: (body: Uint8Array, sentAt: number): Promise<void> => storage.remove(toKey(body, sentAt)),
  };
}

function toKey(body: Uint8Array, sentAt: number): string {
  return `calls/${String(sentAt)}.${createHash('sha256').update(body).digest('hex')}`;
}
