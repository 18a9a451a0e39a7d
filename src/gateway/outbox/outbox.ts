/**
 * Nothing that a visitor sent is lost: an entry is kept in durable storage before its delivery is tried, is tried again until the panel
 * has it, and arrives once however often it is sent. The id of the filled form says which entries are the same one.
 */
import { mapConcurrently } from '../../lib/limiter.ts';
import { within } from '../../lib/within.ts';
import type { Deliver, Delivery, PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode, type Log } from '../log.ts';
import { DELIVERY_TIMEOUT, OVERDUE, STUCK } from './back-off.ts';
import { NO_TRIES, type Ledger, type Tries } from './ledger.ts';
import type { WaitingEntry } from './record.ts';
import { sweep } from './sweep.ts';

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

/** Milliseconds that a visitor waits for the storage, for everything up to the delivery's end, and for the note that it succeeded. */
const KEEPING_TIMEOUT = 3_500;
const ACCEPTING_TIMEOUT = 8_000;
const SETTLING_TIMEOUT = 1_500;
const SHORTEST_DELIVERY = 2_000;

const CONCURRENT_DELIVERIES = 4;
/** After so many silent tries in a row a run ends: the panel is not there, and the other entries need not queue up for their back-off. */
const SILENT_TRIES = 3;

/** Milliseconds between two looks at a try that another worker makes. */
const LOOK = 500;
/** How often a record that is gone or damaged is replaced by the one at hand. */
const REPLACEMENTS = 2;

type Taken =
  | { readonly kind: 'mine'; readonly entry: WaitingEntry; readonly tries: Tries }
  /** Another worker tries to deliver it right now. */
  | { readonly kind: 'under way'; readonly tries: Tries }
  | { readonly kind: 'delivered' | 'queued' };

export function createOutbox({ ledger, deliver, now, sleep, log }: OutboxDeps): Outbox {
  /** Keeps an entry and takes on its next try, where that is due. Throws unless the entry is kept or delivered. */
  const take = async (wanted: PanelEntry, replacements = REPLACEMENTS): Promise<Taken> => {
    if (await ledger.isDelivered(wanted.id)) return { kind: 'delivered' };
    const fresh: WaitingEntry = { ...wanted, acceptedAt: now() };
    const isNew = await ledger.keep(fresh);
    const known = isNew ? NO_TRIES : await ledger.triesOf(wanted.id);
    // A repeat is the same submission: what was kept first is what is sent.
    const entry = isNew ? fresh : await ledger.read(wanted.id);
    if (entry === null || typeof entry === 'string') {
      // It was settled or refused a moment ago, or is of no use to this visitor.
      if (replacements === 0) throw new Error('the record comes and goes');
      if (entry !== null) await ledger.setAside(wanted.id, known);
      return await take(wanted, replacements - 1);
    }
    if (!(await ledger.isDue(entry.id, known))) return known.lastFailed ? { kind: 'queued' } : { kind: 'under way', tries: known };
    const tries = await ledger.claim(entry, known);
    if (tries === null) return { kind: 'under way', tries: { last: known.last + 1, lastFailed: false } };
    // It may have arrived, and been cleared away, between the first look and the keeping.
    if (!(await ledger.isDelivered(entry.id))) return { kind: 'mine', entry, tries };
    await ledger.drop(entry.id, tries);
    return { kind: 'delivered' };
  };

  const isOver = async (id: string, { last }: Tries): Promise<boolean> => {
    const tries = await ledger.triesOf(id);
    return tries.last !== last || tries.lastFailed;
  };

  /**
   * Takes an entry, and waits for the end of another worker's try: it may end in a refusal, after which nothing is kept. One that does not
   * end in all that time is a dead worker's.
   */
  const takeInTurn = async (wanted: PanelEntry, until: number): Promise<Taken> => {
    for (;;) {
      const taken = await within(KEEPING_TIMEOUT, take(wanted));
      if (taken.kind !== 'under way') return taken;
      do {
        if (now() >= until) return taken;
        await sleep(LOOK);
      } while (!(await within(KEEPING_TIMEOUT, isOver(wanted.id, taken.tries))));
    }
  };

  /** A try that is over. Trouble with the storage is logged: the worst that comes of it is a repeat under the same key. */
  const close = async (entry: WaitingEntry, tries: Tries, delivery: Delivery): Promise<void> => {
    try {
      await (delivery.kind === 'delivered' ? ledger.settle(entry.id, tries) : ledger.noteFailure(entry.id, tries));
    } catch (error) {
      log({ level: 'warn', event: 'outbox.unnoted', id: entry.id, outcome: delivery.kind, code: toErrorCode(error) });
    }
  };

  const report = (entry: WaitingEntry, tries: Tries, delivery: Delivery): void => {
    const age = now() - entry.acceptedAt;
    const line = { id: entry.id, entry: entry.entry, tries: tries.last, waitedSeconds: Math.round(age / 1000) };
    if (delivery.kind === 'delivered') log({ level: 'info', event: 'outbox.delivered', ...line });
    // The day's look tells of it.
    else if (age >= STUCK) log({ level: 'info', event: 'outbox.failed', ...line, code: delivery.code });
    else if (delivery.kind === 'refused') {
      log({ level: 'error', event: 'outbox.undeliverable', ...line, code: delivery.code, fields: delivery.fields });
    } else {
      const mayPass = delivery.mayPass && age < OVERDUE;
      const event = mayPass ? 'outbox.failed' : 'outbox.undeliverable';
      log({ level: mayPass ? 'warn' : 'error', event, ...line, code: delivery.code });
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
