/**
 * Nothing that a visitor sent is lost: an entry is kept in durable storage before its delivery is tried, is tried again until the panel
 * has it, and arrives once however often it is sent. The id of the filled form says which entries are the same one.
 */
import { mapConcurrently } from '../../lib/limiter.ts';
import { within } from '../../lib/within.ts';
import type { Deliver, Delivery, PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode, type Log } from '../log.ts';
import { DELIVERY_TIMEOUT } from './back-off.ts';
import { createDeliveryLog } from './delivery-log.ts';
import type { Ledger, Tries } from './ledger.ts';
import type { WaitingEntry } from './record.ts';
import { sweep } from './sweep.ts';
import { createTaking, type Taken } from './taking.ts';

export type Acceptance =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'queued' }
  /** The panel named these fields; nothing is kept. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  /** Neither the storage nor the panel can be had. */
  | { readonly kind: 'unavailable' };

export interface RunSummary {
  readonly waiting: number;
  readonly delivered: number;
  readonly failed: number;
}

export interface Outbox {
  /** Takes an entry on within about 9 s, somewhat more for one that another worker tries to deliver. Never throws. */
  readonly accept: (entry: PanelEntry) => Promise<Acceptance>;
  /** Tries all waiting entries that are due; starts no try after `limit` milliseconds. Throws when the storage cannot be listed. */
  readonly deliverDue: (limit: number) => Promise<RunSummary>;
}

export interface OutboxDeps {
  readonly ledger: Ledger;
  readonly deliver: Deliver;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly log: Log;
}

/** Milliseconds that a visitor waits for everything up to the delivery's end, and for the note that it succeeded. */
const ACCEPTING_TIMEOUT = 8_000;
const SETTLING_TIMEOUT = 1_500;
const SHORTEST_DELIVERY = 2_000;

const CONCURRENT_DELIVERIES = 4;
/** After so many silent tries in a row a run ends: the panel is not there, and the other entries need not queue up for their back-off. */
const SILENT_TRIES = 3;

export function createOutbox({ ledger, deliver, now, sleep, log }: OutboxDeps): Outbox {
  const { takeInTurn } = createTaking({ ledger, now, sleep });
  const report = createDeliveryLog(now, log);

  /** A try that is over. Trouble with the storage is logged: the worst that comes of it is a repeat under the same key. */
  const close = async (entry: WaitingEntry, tries: Tries, delivery: Delivery): Promise<void> => {
    try {
      await (delivery.kind === 'delivered' ? ledger.settle(entry.id, tries) : ledger.noteFailure(entry.id, tries));
    } catch (error) {
      log({ level: 'warn', event: 'outbox.unnoted', id: entry.id, outcome: delivery.kind, code: toErrorCode(error) });
    }
  };

  /** What remains where the storage cannot be had: the panel, straight away. */
  const deliverAtOnce = async (wanted: PanelEntry, timeout: number): Promise<Acceptance> => {
    const delivery = await deliver(wanted, timeout);
    if (delivery.kind !== 'failed') return delivery;
    log({ level: 'error', event: 'outbox.unavailable', id: wanted.id, code: delivery.code });
    return { kind: 'unavailable' };
  };

  const accept = async (wanted: PanelEntry): Promise<Acceptance> => {
    const began = now();
    const timeLeft = () => Math.max(SHORTEST_DELIVERY, ACCEPTING_TIMEOUT - (now() - began));
    let taken: Taken;
    try {
      taken = await takeInTurn(wanted, began + ACCEPTING_TIMEOUT);
    } catch (error) {
      log({ level: 'error', event: 'outbox.storage', id: wanted.id, code: toErrorCode(error) });
      return await deliverAtOnce(wanted, timeLeft());
    }
    if (taken.kind !== 'mine') return { kind: taken.kind === 'delivered' ? 'delivered' : 'queued' };

    const { entry, tries } = taken;
    const delivery = await deliver(entry, timeLeft());
    if (delivery.kind === 'refused') {
      // The visitor is still there to mend it, and sends it again under the same id.
      await within(SETTLING_TIMEOUT, ledger.drop(entry.id, tries)).catch((error: unknown) => {
        log({ level: 'warn', event: 'outbox.unnoted', id: entry.id, outcome: delivery.kind, code: toErrorCode(error) });
      });
      return delivery;
    }
    if (delivery.kind === 'failed') report(entry, tries, delivery);
    await within(SETTLING_TIMEOUT, close(entry, tries, delivery)).catch(() => undefined);
    return { kind: delivery.kind === 'delivered' ? 'delivered' : 'queued' };
  };

  /** One try for one waiting entry; `null` where none was due. */
  const retry = async (id: string, known: Tries): Promise<Delivery | null> => {
    if (!(await ledger.isDue(id, known))) return null;
    const entry = await ledger.read(id);
    if (entry === null) return null;
    if (typeof entry === 'string') {
      await ledger.setAside(id, known);
      log({ level: 'error', event: `outbox.${entry}`, id });
      return null;
    }
    const tries = await ledger.claim(entry, known);
    if (tries === null) return null;
    if (await ledger.isDelivered(id)) {
      await ledger.drop(id, tries);
      return null;
    }
    const delivery = await deliver(entry, DELIVERY_TIMEOUT);
    report(entry, tries, delivery);
    await close(entry, tries, delivery);
    return delivery;
  };

  const deliverDue = async (limit: number): Promise<RunSummary> => {
    const began = now();
    const survey = await ledger.survey();
    const deleted = await sweep(survey, { ledger, now, log }).catch((error: unknown) => {
      log({ level: 'error', event: 'outbox.storage', code: toErrorCode(error) });
      return new Set<string>();
    });
    const entries = Array.from(survey).filter(([id]) => !deleted.has(id));
    let [delivered, failed, silent] = [0, 0, 0];
    await mapConcurrently(entries, CONCURRENT_DELIVERIES, async ([id, tries]) => {
      if (silent >= SILENT_TRIES || now() - began >= limit) return;
      const delivery = await retry(id, tries).catch((error: unknown) => {
        log({ level: 'error', event: 'outbox.storage', id, code: toErrorCode(error) });
        return null;
      });
      if (delivery === null) return;
      silent = delivery.kind === 'failed' && delivery.isUnreachable ? silent + 1 : 0;
      if (delivery.kind === 'delivered') delivered += 1;
      else failed += 1;
    });
    return { waiting: entries.length - delivered, delivered, failed };
  };

  return { accept, deliverDue };
}
