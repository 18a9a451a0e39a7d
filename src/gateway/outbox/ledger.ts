/**
 * The outbox's records: which entries wait, who is delivering them, which have arrived.
 * - `waiting/{id}`: the entry, photos included
 * - `attempts/{id}/{n}`: a worker took on the n-th try; `attempts/{id}/{n}.failed`: the try failed
 * - `delivered/{week}/{id}`: the entry arrived; only its id is kept, for one to two weeks
 * - `aside/{moment}.{id}`: a record that cannot be sent, with the entry's time of acceptance, if
 * known
 * - `swept/{day}`: a worker took on that day's sweep of late entries
 * - `told/{moment}`: the webhook took the message that entries are late
 * Records are created and removed, never changed. Creating the record of a try claims it, because
 * only one worker can. A try without an end after its lease was interrupted; the next one uses the
 * same idempotency key.
 */
import { DAY, LEASE, toBackOff } from './back-off.ts';
import {
  parseAttemptRecord,
  parseRecord,
  toAttemptRecord,
  toRecord,
  type Attempt,
  type WaitingEntry,
} from './record.ts';
import type { Storage } from './entry-storage.ts';

export interface Tries {
  /** 0 before the first. */
  readonly last: number;
  readonly lastFailed: boolean;
}

export const NO_TRIES: Tries = { last: 0, lastFailed: false };

export type Ledger = ReturnType<typeof createLedger>;

/** `now` in milliseconds since 1970. */
export function createLedger(storage: Storage, now: () => number) {
  const readAttempt = async (id: string, { last }: Tries): Promise<Attempt | null> => {
    const record = last === 0 ? null : await storage.read(`attempts/${id}/${last}`);
    return record && parseAttemptRecord(record);
  };

  /** When a waiting entry was accepted; `null` if it is gone or the record does not say. */
  const acceptedAt = async (id: string, tries: Tries): Promise<number | null> => {
    const attempt = await readAttempt(id, tries);
    const record = attempt === null ? await storage.read(`waiting/${id}`) : null;
    return attempt?.acceptedAt ?? (record && parseRecord(record))?.acceptedAt ?? null;
  };

  const isDelivered = async (id: string): Promise<boolean> => {
    const records = await Promise.all(
      [0, 1].map((ago) => storage.read(`delivered/${toWeek(now()) - ago}/${id}`)),
    );
    return records.some((record) => record !== null);
  };

  const drop = async (id: string, { last }: Tries): Promise<void> => {
    await storage.remove(`waiting/${id}`);
    const attempts = Array.from({ length: last }, (_, index) => `attempts/${id}/${index + 1}`);
    await Promise.all(
      attempts.flatMap((key) => [key, `${key}.failed`]).map((key) => storage.remove(key)),
    );
  };

  return {
    acceptedAt,
    lastTry: readAttempt,
    isDelivered,
    drop,

    /** Stores an entry; `false` if its id waits already. */
    keep: (entry: WaitingEntry): Promise<boolean> =>
      storage.create(`waiting/${entry.id}`, toRecord(entry)),

    async read(id: string): Promise<WaitingEntry | Unsendable | null> {
      const record = await storage.read(`waiting/${id}`);
      return record && judge(id, record);
    },

    async triesOf(id: string): Promise<Tries> {
      return toTries(await storage.list(`attempts/${id}/`)).get(id) ?? NO_TRIES;
    },

    async isDue(id: string, tries: Tries): Promise<boolean> {
      const { last, lastFailed } = tries;
      if (last === 0 || (lastFailed && toBackOff(last, 0) === 0)) return true;
      const attempt = await readAttempt(id, tries);
      // A wrong clock recorded a try in the future: the entry must not wait until then.
      if (attempt === null || attempt.at > now() + LEASE) return true;
      return (
        now() >= attempt.at + (lastFailed ? toBackOff(last, now() - attempt.acceptedAt) : LEASE)
      );
    },

    /** Claims the next try unless another worker has it. Removes a delivered entry's records. */
    async claim(entry: WaitingEntry, { last }: Tries): Promise<Tries | 'taken' | 'delivered'> {
      const tries: Tries = { last: last + 1, lastFailed: false };
      const attempt: Attempt = { at: now(), acceptedAt: entry.acceptedAt };
      if (!(await storage.create(`attempts/${entry.id}/${tries.last}`, toAttemptRecord(attempt))))
        return 'taken';
      if (!(await isDelivered(entry.id))) return tries;
      await drop(entry.id, tries);
      return 'delivered';
    },

    /** Records how a try ended, and removes a delivered entry's other records. */
    async end(id: string, tries: Tries, kind: 'delivered' | 'failed'): Promise<void> {
      const key =
        kind === 'delivered'
          ? `delivered/${toWeek(now())}/${id}`
          : `attempts/${id}/${tries.last}.failed`;
      await storage.create(key, new Uint8Array());
      if (kind === 'delivered') await drop(id, tries);
    },

    async setAside(id: string, tries: Tries): Promise<void> {
      const record = await storage.read(`waiting/${id}`);
      // Another worker may have replaced it with a good one.
      if (record === null || typeof judge(id, record) === 'object') return;
      const since = (await acceptedAt(id, tries)) ?? now();
      await storage.create(
        `aside/${since >= 0 && since <= now() ? Math.trunc(since) : now()}.${id}`,
        record,
      );
      await drop(id, tries);
    },
  };
}

/** All waiting entries with their tries. Removes expired records. `now` in milliseconds. */
export async function listWaiting(
  storage: Storage,
  now: number,
): Promise<ReadonlyMap<string, Tries>> {
  // List attempts first: entries wait before they are tried, so an attempt without a waiting entry
  // in the later list belongs to an entry that has gone.
  const attempts = await storage.list('attempts/');
  const waiting = new Set((await storage.list('waiting/')).map(secondSegment));
  const orphans = attempts.filter((key) => !waiting.has(secondSegment(key)));
  const forgotten = (await storage.list('delivered/')).filter(
    (key) => Number(secondSegment(key)) < toWeek(now) - 1,
  );
  for (const key of [...orphans, ...forgotten]) await storage.remove(key);
  const tries = toTries(attempts);
  return new Map(Array.from(waiting, (id) => [id, tries.get(id) ?? NO_TRIES]));
}

/** The tries of all entries by id. */
export async function listTries(storage: Storage): Promise<ReadonlyMap<string, Tries>> {
  return toTries(await storage.list('attempts/'));
}

/** Why a record cannot be sent; `mismatched`: its entry has another id than its key. */
type Unsendable = 'damaged' | 'mismatched';

function judge(id: string, record: Uint8Array<ArrayBuffer>): WaitingEntry | Unsendable {
  const entry = parseRecord(record);
  if (entry === null) return 'damaged';
  return entry.id === id ? entry : 'mismatched';
}

function toWeek(time: number): number {
  return Math.floor(time / (7 * DAY));
}

/** The second segment of a key: an id, a week, a day or a moment. */
export function secondSegment(key: string): string {
  return key.split('/')[1] ?? '';
}

function toTries(keys: readonly string[]): ReadonlyMap<string, Tries> {
  const tries = new Map<string, Tries>();
  for (const key of keys) {
    const [, id = '', name = ''] = key.split('/');
    const { last, lastFailed } = tries.get(id) ?? NO_TRIES;
    const number = Number.parseInt(name, 10);
    if (number >= last)
      tries.set(id, {
        last: number,
        lastFailed: name.endsWith('.failed') || (number === last && lastFailed),
      });
  }
  return tries;
}
