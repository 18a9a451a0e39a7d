/** An entry is stored, sent at once, and removed when the panel has it. Every try repeats bytes and
 * key. */
import { within } from '../../lib/within.ts';
import { toFieldErrors, type PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode } from '../../lib/errors.ts';
import { deliverDue } from './deliver-due.ts';
import { toRecord } from './record.ts';
import type { OutboxDeps } from './storage.ts';
import { logTry } from './tell.ts';

type Acceptance =
  | { readonly kind: 'delivered' | 'queued' | 'aside' | 'unavailable' }
  | { readonly kind: 'refused'; readonly fields: readonly string[] };

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(deps: OutboxDeps) {
  return {
    accept: (entry: PanelEntry) => accept(entry, deps),
    deliverDue: (limit: number) => deliverDue(limit, deps),
  };
}

const ACCEPTING_TIMEOUT = 8_000;
const KEEPING_TIMEOUT = 3_500;
const REMOVING_TIMEOUT = 1_500;
const SHORTEST_DELIVERY = 2_000;
/** A busy storage may keep the entry until then; browsers give up at 30 s. */
const LATE_KEEPING_TIMEOUT = 22_000;

/** Ends within about 9 s, or 22 s where the storage hangs. Never throws. */
async function accept(entry: PanelEntry, deps: OutboxDeps): Promise<Acceptance> {
  const { storage, deliver, now, log } = deps;
  const { id } = entry;
  const acceptedAt = now();
  const key = `waiting/${acceptedAt}.${id}`;
  const logFault = (error: unknown): false => {
    log({ level: 'error', event: 'outbox.storage', id, code: toErrorCode(error) });
    return false;
  };
  const storing = storage.create(key, toRecord(entry));
  // The entry is kept unless this throws: `create` answers false where it is stored already.
  const isKept = await within(KEEPING_TIMEOUT, storing).then(() => true, logFault);
  const timeLeft = ACCEPTING_TIMEOUT - (now() - acceptedAt);
  const delivery = await deliver(entry, Math.max(SHORTEST_DELIVERY, timeLeft));
  const isRefused = delivery.kind === 'refused';
  // The visitor could correct nothing: the next run tries once more and sets it aside.
  const willBeAside =
    isRefused && Object.keys(toFieldErrors(entry.entry, delivery.fields)).length === 0;
  if (delivery.kind !== 'failed' && !willBeAside) {
    // What cannot be removed is sent once more.
    if (isKept) await within(REMOVING_TIMEOUT, storage.remove(key)).catch(logFault);
    return delivery;
  }
  logTry(entry, acceptedAt, delivery, deps);
  const left = Math.max(0, LATE_KEEPING_TIMEOUT - (now() - acceptedAt));
  const isStored =
    isKept ||
    (await within(left, storing).then(
      () => true,
      () => false,
    ));
  if (isStored) return { kind: willBeAside ? 'aside' : 'queued' };
  log({ level: 'error', event: 'outbox.unavailable', id, code: delivery.code });
  return { kind: 'unavailable' };
}
