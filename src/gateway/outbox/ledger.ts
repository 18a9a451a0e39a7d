/**
 * The outbox's records: which entries wait, who tries to deliver them, which have arrived.
 *
 * - `waiting/{id}`: the entry, photos included
 * - `attempts/{id}/{n}`: somebody took on the n-th try; `attempts/{id}/{n}.failed`: it ended without success
 * - `delivered/{week}/{id}`: the entry arrived; nothing but its id is kept, for one to two weeks
 * - `aside/{moment}.{id}`: a record that cannot be sent, with the moment its entry was accepted, as far as it says
 * - `swept/{day}`: somebody looks through what waits too long on that day
 *
 * Records are only created and removed, never changed. A worker claims a try by creating its record, which only one worker can. A try that
 * neither failed nor succeeded within its lease was interrupted; another may follow under the same idempotency key.
 */
import { DAY, LEASE, toWait } from './back-off.ts';
import { parseAttemptRecord, parseRecord, toAttemptRecord, toRecord, type Attempt, type WaitingEntry } from './record.ts';
import type { Storage } from './storage.ts';

const WEEK = 7 * DAY;

/** The tries of one entry so far. */
export interface Tries {
  /** 0 before the first. */
  readonly last: number;
  readonly lastFailed: boolean;
}

/** Why a record cannot be sent. */
export type Unsendable = 'damaged' | 'mismatched';

export const NO_TRIES: Tries = { last: 0, lastFailed: false };

export interface Ledger {
  /** Keeps an entry; `false` where one of that id waits already. */
  readonly keep: (entry: WaitingEntry) => Promise<boolean>;
  /** `mismatched`: a record of another entry than its key says. */
  readonly read: (id: string) => Promise<WaitingEntry | Unsendable | null>;
  /** Moves a record that cannot be sent aside. */
  readonly setAside: (id: string, tries: Tries) => Promise<void>;
  /** All that was set aside. */
  readonly listAside: () => Promise<readonly { readonly acceptedAt: number; readonly remove: () => Promise<void> }[]>;
  /** When a waiting entry was accepted; `null` where it is gone. */
  readonly acceptedAt: (id: string, tries: Tries) => Promise<number | null>;
  /** Claims the sweep of a day; `false` where another worker has. */
  readonly claimSweep: () => Promise<boolean>;
  readonly isDelivered: (id: string) => Promise<boolean>;
  /** Records that an entry arrived, then removes its other records. */
  readonly settle: (id: string, tries: Tries) => Promise<void>;
  /** Removes an entry that nobody is to deliver. */
  readonly drop: (id: string, tries: Tries) => Promise<void>;
  /** Tells whether an entry may be tried now. */
  readonly isDue: (id: string, tries: Tries) => Promise<boolean>;
  /** Claims the next try; `null` where another worker has. */
  readonly claim: (entry: WaitingEntry, tries: Tries) => Promise<Tries | null>;
  readonly noteFailure: (id: string, tries: Tries) => Promise<void>;
  readonly triesOf: (id: string) => Promise<Tries>;
  /** All waiting entries with their tries; also removes leftovers of interrupted work and expired records. */
  readonly survey: () => Promise<ReadonlyMap<string, Tries>>;
}

/** `now` in milliseconds. */
export function createLedger(storage: Storage, now: () => number): Ledger {
  const weekOf = (time: number): number => Math.floor(time / WEEK);
  const toDelivered = (id: string, week: number): string => `delivered/${week}/${id}`;

  const drop = async (id: string, tries: Tries): Promise<void> => {
    await storage.remove(`waiting/${id}`);
    const numbers = Array.from({ length: tries.last }, (_, index) => index + 1);
    await Promise.all(
      numbers.flatMap((number) => [
        storage.remove(`attempts/${id}/${number}`),
        ...(number < tries.last || tries.lastFailed ? [storage.remove(`attempts/${id}/${number}.failed`)] : []),
      ]),
    );
  };

  const readAttempt = async (id: string, { last }: Pick<Tries, 'last'>): Promise<Attempt | null> => {
    const record = last === 0 ? null : await storage.read(`attempts/${id}/${last}`);
    return record === null ? null : parseAttemptRecord(record);
  };

  return {
    keep: (entry) => storage.create(`waiting/${entry.id}`, toRecord(entry)),

    async read(id) {
      const record = await storage.read(`waiting/${id}`);
      return record === null ? null : judge(id, record);
    },

    async setAside(id, tries) {
      const record = await storage.read(`waiting/${id}`);
      // It may have been replaced by a good one in between.
      if (record === null || typeof judge(id, record) === 'object') return;
      const since = parseRecord(record)?.acceptedAt ?? (await readAttempt(id, tries))?.acceptedAt ?? now();
      const moment = since >= 0 && since <= now() ? Math.trunc(since) : now();
      await storage.create(`aside/${moment}.${id}`, record);
      await drop(id, tries);
    },

    async listAside() {
      const keys = await storage.list('aside/');
      return keys.map((key) => ({
        acceptedAt: Number.parseInt(key.slice('aside/'.length), 10),
        remove: () => storage.remove(key),
      }));
    },

    async acceptedAt(id, tries) {
      const attempt = await readAttempt(id, tries);
      if (attempt !== null) return attempt.acceptedAt;
      const record = await storage.read(`waiting/${id}`);
      return record === null ? null : (parseRecord(record)?.acceptedAt ?? null);
    },

    async claimSweep() {
      const key = `swept/${Math.floor(now() / DAY)}`;
      if (!(await storage.create(key, new Uint8Array()))) return false;
      for (const old of await storage.list('swept/')) if (old !== key) await storage.remove(old);
      return true;
    },

    async isDelivered(id) {
      const week = weekOf(now());
      const records = await Promise.all([week, week - 1].map((number) => storage.read(toDelivered(id, number))));
      return records.some((record) => record !== null);
    },

    async settle(id, tries) {
      await storage.create(toDelivered(id, weekOf(now())), new Uint8Array());
      await drop(id, tries);
    },

    drop,

    async isDue(id, { last, lastFailed }) {
      if (last === 0 || (lastFailed && toWait(last, 0) === 0)) return true;
      const attempt = await readAttempt(id, { last });
      if (attempt === null) return true;
      const wait = lastFailed ? toWait(last, now() - attempt.acceptedAt) : LEASE;
      return now() >= attempt.at + wait;
    },

    async claim({ id, acceptedAt }, { last }) {
      const isMine = await storage.create(`attempts/${id}/${last + 1}`, toAttemptRecord({ at: now(), acceptedAt }));
      return isMine ? { last: last + 1, lastFailed: false } : null;
    },

    async noteFailure(id, { last }) {
      await storage.create(`attempts/${id}/${last}.failed`, new Uint8Array());
    },

    async triesOf(id) {
      return toTries(await storage.list(`attempts/${id}/`)).get(id) ?? NO_TRIES;
    },

    async survey() {
      // Attempts first: an entry waits before it is tried, so one that is not among those listed later has gone.
      const attempts = await storage.list('attempts/');
      const waiting = (await storage.list('waiting/')).map((key) => key.slice('waiting/'.length));
      const known = new Set(waiting);
      const orphans = attempts.filter((key) => !known.has(key.split('/')[1] ?? ''));
      const week = weekOf(now());
      const forgotten = (await storage.list('delivered/')).filter((key) => Number(key.split('/')[1]) < week - 1);
      for (const key of [...orphans, ...forgotten]) await storage.remove(key);
      const tries = toTries(attempts);
      return new Map(waiting.map((id) => [id, tries.get(id) ?? NO_TRIES]));
    },
  };
}

function judge(id: string, record: Uint8Array<ArrayBuffer>): WaitingEntry | Unsendable {
  const entry = parseRecord(record);
  if (entry === null) return 'damaged';
  return entry.id === id ? entry : 'mismatched';
}

function toTries(keys: readonly string[]): ReadonlyMap<string, Tries> {
  const tries = new Map<string, Tries>();
  for (const key of keys) {
    const [, id = '', name = ''] = key.split('/');
    const number = Number.parseInt(name, 10);
    const known = tries.get(id) ?? NO_TRIES;
    const failed = name.endsWith('.failed');
    if (number > known.last) tries.set(id, { last: number, lastFailed: failed });
    else if (number === known.last && failed) tries.set(id, { last: number, lastFailed: true });
  }
  return tries;
}
