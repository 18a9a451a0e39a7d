/**
 * The outbox's records: which entries wait, who tries to deliver them, which have arrived.
 *
 * - `waiting/{id}`: the entry, photos included
 * - `attempts/{id}/{n}`: somebody took on the n-th try; `attempts/{id}/{n}.failed`: it ended without success
 * - `delivered/{week}/{id}`: the entry arrived; nothing but its id is kept, for one to two weeks
 * - `aside/{moment}.{id}`: dead letter: a record that cannot be sent, with the time its entry was accepted, if known
 * - `swept/{day}`: a worker looks through what waits too long on that day
 * - `alert/late`: entries wait for too long, and the operator was told
 *
 * Records are only created and removed, never changed. A worker claims a try by creating its record, which only one worker can. A try that
 * neither failed nor succeeded within its lease was interrupted; another may follow under the same idempotency key.
 */
import { DAY, LEASE, toBackOff } from './back-off.ts';
import { parseAttemptRecord, parseRecord, toAttemptRecord, toRecord, type Attempt, type WaitingEntry } from './record.ts';
import type { Storage } from './storage.ts';

/** The tries of one entry so far. */
export interface Tries {
  /** 0 before the first. */
  readonly last: number;
  readonly lastFailed: boolean;
}

export const NO_TRIES: Tries = { last: 0, lastFailed: false };

export type Ledger = ReturnType<typeof createLedger>;

/** `now` in milliseconds. */
export function createLedger(storage: Storage, now: () => number) {
  const readAttempt = async (id: string, { last }: Tries): Promise<Attempt | null> => {
    const record = last === 0 ? null : await storage.read(`attempts/${id}/${last}`);
    return record && parseAttemptRecord(record);
  };

  /** When a waiting entry was accepted; `null` where it is gone, or does not say. */
  const acceptedAt = async (id: string, tries: Tries): Promise<number | null> => {
    const attempt = await readAttempt(id, tries);
    const record = attempt === null ? await storage.read(`waiting/${id}`) : null;
    return attempt?.acceptedAt ?? (record && parseRecord(record))?.acceptedAt ?? null;
  };

  const isDelivered = async (id: string): Promise<boolean> => {
    const records = await Promise.all([0, 1].map((ago) => storage.read(`delivered/${toWeek(now()) - ago}/${id}`)));
    return records.some((record) => record !== null);
  };

  /** Removes an entry that nobody is to deliver. */
  const drop = async (id: string, { last }: Tries): Promise<void> => {
    await storage.remove(`waiting/${id}`);
    const attempts = Array.from({ length: last }, (_, index) => `attempts/${id}/${index + 1}`);
    await Promise.all(attempts.flatMap((key) => [key, `${key}.failed`]).map((key) => storage.remove(key)));
  };

  return {
    acceptedAt,
    /** The latest try of an entry; `null` before the first. */
    lastTry: readAttempt,
    isDelivered,
    drop,

    /** Keeps an entry; `false` where one of that id waits already. */
    keep: (entry: WaitingEntry): Promise<boolean> => storage.create(`waiting/${entry.id}`, toRecord(entry)),

    async read(id: string): Promise<WaitingEntry | Unsendable | null> {
      const record = await storage.read(`waiting/${id}`);
      return record && judge(id, record);
    },

    async triesOf(id: string): Promise<Tries> {
      return toTries(await storage.list(`attempts/${id}/`)).get(id) ?? NO_TRIES;
    },

    /** Tells whether an entry may be tried now. */
    async isDue(id: string, tries: Tries): Promise<boolean> {
      const { last, lastFailed } = tries;
      if (last === 0 || (lastFailed && toBackOff(last, 0) === 0)) return true;
      const attempt = await readAttempt(id, tries);
      // A try in the future was made by a clock that was wrong: an entry must not wait until then.
      if (attempt === null || attempt.at > now() + LEASE) return true;
      return now() >= attempt.at + (lastFailed ? toBackOff(last, now() - attempt.acceptedAt) : LEASE);
    },

    /** Claims the next try: `taken` where another worker has, `delivered` where the entry has arrived, and its records are cleared away. */
    async claim(entry: WaitingEntry, { last }: Tries): Promise<Tries | 'taken' | 'delivered'> {
      const tries: Tries = { last: last + 1, lastFailed: false };
      const attempt: Attempt = { at: now(), acceptedAt: entry.acceptedAt };
      if (!(await storage.create(`attempts/${entry.id}/${tries.last}`, toAttemptRecord(attempt)))) return 'taken';
      if (!(await isDelivered(entry.id))) return tries;
      await drop(entry.id, tries);
      return 'delivered';
    },

    /** Records how a try ended; the other records of an entry that arrived are removed then. */
    async end(id: string, tries: Tries, kind: 'delivered' | 'failed'): Promise<void> {
      const key = kind === 'delivered' ? `delivered/${toWeek(now())}/${id}` : `attempts/${id}/${tries.last}.failed`;
      await storage.create(key, new Uint8Array());
      if (kind === 'delivered') await drop(id, tries);
    },

    /** Moves a record that cannot be sent aside. */
    async setAside(id: string, tries: Tries): Promise<void> {
      const record = await storage.read(`waiting/${id}`);
      // It may have been replaced by a good one in between.
      if (record === null || typeof judge(id, record) === 'object') return;
      const since = (await acceptedAt(id, tries)) ?? now();
      await storage.create(`aside/${since >= 0 && since <= now() ? Math.trunc(since) : now()}.${id}`, record);
      await drop(id, tries);
    },
  };
}

/** All waiting entries with their tries; also removes leftovers of interrupted work and expired records. `now` in milliseconds. */
export async function listWaiting(storage: Storage, now: number): Promise<ReadonlyMap<string, Tries>> {
  // Attempts first: an entry waits before it is tried, so one that is not among those listed later has gone.
  const attempts = await storage.list('attempts/');
  const waiting = new Set((await storage.list('waiting/')).map(secondSegment));
  const orphans = attempts.filter((key) => !waiting.has(secondSegment(key)));
  const forgotten = (await storage.list('delivered/')).filter((key) => Number(secondSegment(key)) < toWeek(now) - 1);
  for (const key of [...orphans, ...forgotten]) await storage.remove(key);
  const tries = toTries(attempts);
  return new Map(Array.from(waiting, (id) => [id, tries.get(id) ?? NO_TRIES]));
}

/** The tries of all entries that were tried, by id. */
export async function listTries(storage: Storage): Promise<ReadonlyMap<string, Tries>> {
  return toTries(await storage.list('attempts/'));
}

/** Why a record cannot be sent; `mismatched` is one of another entry than its key says. */
type Unsendable = 'damaged' | 'mismatched';

function judge(id: string, record: Uint8Array<ArrayBuffer>): WaitingEntry | Unsendable {
  const entry = parseRecord(record);
  if (entry === null) return 'damaged';
  return entry.id === id ? entry : 'mismatched';
}

function toWeek(time: number): number {
  return Math.floor(time / (7 * DAY));
}

/** The part of a key behind its folder: an id in most, a week, a day or a moment in others. */
export function secondSegment(key: string): string {
  return key.split('/')[1] ?? '';
}

function toTries(keys: readonly string[]): ReadonlyMap<string, Tries> {
  const tries = new Map<string, Tries>();
  for (const key of keys) {
    const [, id = '', name = ''] = key.split('/');
    const { last, lastFailed } = tries.get(id) ?? NO_TRIES;
    const number = Number.parseInt(name, 10);
    if (number >= last) tries.set(id, { last: number, lastFailed: name.endsWith('.failed') || (number === last && lastFailed) });
  }
  return tries;
}
