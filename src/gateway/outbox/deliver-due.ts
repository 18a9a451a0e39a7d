import pLimit from 'p-limit';
import { toDay } from '../../domain/calendar-day.ts';
import { ENTRY_RETENTION_MONTHS } from '../../domain/constants.ts';
import type { Delivery } from '../entry/panel-entry.ts';
import { toErrorCode } from '../../lib/errors.ts';
import type { OutboxDeps } from './storage.ts';
import { listKept, listMoments, listRecords, mark, parseStored, type KeptEntry } from './record.ts';
import { DAY, isDue, isOver } from './schedule.ts';
import { logTry, tell, tellOfLate } from './tell.ts';

const CONCURRENT_DELIVERIES = 4;
const DELIVERY_TIMEOUT = 10_000;
const SILENT_TRIES = 3;
const LONGEST_RUN = 60_000;

export async function deliverDue(timeLimit: number, deps: OutboxDeps) {
  const { now, log } = deps;
  const began = now();
  const kept = await listKept(deps);
  const gone = new Set<KeptEntry>();
  const counts = { delivered: 0, failed: 0 };
  const toWaiting = () => kept.filter((entry) => !entry.isAside && !gone.has(entry));
  const run = await beginRun(began, deps);
  if (run !== null) {
    const monthsMet = await listMonthsMet(deps);
    await noteMet(kept, monthsMet, began, deps);
    let silent = 0;
    let isWhole = true;
    const due = kept.filter((entry) => isDue(entry, run.last, began));
    await pLimit(CONCURRENT_DELIVERIES).map(due, async (entry) => {
      const isLastTry = isOver(entry, began);
      if (!isLastTry && (silent >= SILENT_TRIES || now() - began >= timeLimit)) {
        isWhole = false;
        return;
      }
      try {
        const result = await tryOnce(entry, deps);
        silent = result.kind === 'failed' && result.isUnreachable ? silent + 1 : 0;
        if (result.kind === 'delivered') counts.delivered += 1;
        else if (result.kind !== 'gone') counts.failed += 1;
        // A clock that jumps ahead must not erase: runs of `ENTRY_RETENTION_MONTHS` months must
        // have met the entry.
        const months = monthsMet.get(entry.id)?.length ?? 0;
        const mayErase = isLastTry && months >= ENTRY_RETENTION_MONTHS;
        if (await settle(entry, result, mayErase, deps)) gone.add(entry);
      } catch (error) {
        log({ level: 'error', event: 'outbox.storage', id: entry.id, code: toErrorCode(error) });
      }
    });
    await tellOfLate(toWaiting(), deps);
    await run.end(isWhole);
  }
  return { waiting: toWaiting().length, ...counts };
}

async function beginRun(began: number, deps: OutboxDeps) {
  const { storage } = deps;
  const running = await listMoments('run/', deps);
  if (running.some((moment) => Math.abs(began - moment) < LONGEST_RUN)) return null;
  // A run that cannot be noted goes on.
  if ((await mark(`run/${began}`, deps)) === false) return null;
  const ran = await listMoments('ran/', deps);
  return {
    last: Math.max(Number.NEGATIVE_INFINITY, ...ran),
    /** A run that left due entries out is not noted: the next takes them. */
    end: async (isWhole: boolean): Promise<void> => {
      if (isWhole) {
        await mark(`ran/${began}`, deps);
        for (const moment of ran) if (moment !== began) await storage.remove(`ran/${moment}`);
      }
      for (const moment of [...running, began]) await storage.remove(`run/${moment}`);
    },
  };
}

async function listMonthsMet(deps: OutboxDeps) {
  const met = await listRecords('met/', /^(\d{4}-\d\d)\.([a-z\d-]+)$/, deps);
  return Map.groupBy(met, ({ parts: [, id = ''] }) => id);
}

async function noteMet(
  kept: readonly KeptEntry[],
  monthsMet: Awaited<ReturnType<typeof listMonthsMet>>,
  now: number,
  deps: OutboxDeps,
): Promise<void> {
  const month = toDay(new Date(now)).slice(0, 7);
  for (const { id, acceptedAt } of kept) {
    const isNoted = monthsMet.get(id)?.some(({ parts }) => parts[0] === month) === true;
    if (now - acceptedAt >= DAY && !isNoted) await mark(`met/${month}.${id}`, deps);
  }
  const ids = new Set(kept.map(({ id }) => id));
  for (const [id, records] of monthsMet)
    if (!ids.has(id)) for (const { key } of records) await deps.storage.remove(key);
}

/** Whether the entry waits no more. */
async function settle(
  entry: KeptEntry,
  result: TryResult,
  mayErase: boolean,
  deps: OutboxDeps,
): Promise<boolean> {
  if (result.kind === 'gone') return true;
  const isDelivered = result.kind === 'delivered';
  if (isDelivered || mayErase) {
    await deps.storage.remove(entry.key);
    if (!isDelivered) deps.log({ level: 'error', event: 'outbox.deleted', id: entry.id });
    return true;
  }
  const fault = toFault(result);
  return fault !== null && !entry.isAside && (await setAside(entry, fault, deps));
}

type TryResult = Delivery | { readonly kind: 'gone' | 'damaged' };

async function tryOnce(
  { key, id, acceptedAt, isAside }: KeptEntry,
  deps: OutboxDeps,
): Promise<TryResult> {
  const record = await deps.storage.read(key);
  if (record === null) return { kind: 'gone' };
  const entry = parseStored(id, record);
  if (entry === null) {
    if (!isAside) deps.log({ level: 'error', event: 'outbox.damaged', id });
    return { kind: 'damaged' };
  }
  const delivery = await deps.deliver(entry, DELIVERY_TIMEOUT);
  logTry(entry, acceptedAt, delivery, deps);
  return delivery;
}

function toFault(result: TryResult): string | null {
  if (result.kind === 'damaged') return 'cannot be read';
  return result.kind === 'refused'
    ? `is refused by the panel (${result.fields.join(', ') || 'it names no field'})`
    : null;
}

/** `false` where the alert failed: the entry waits on. */
async function setAside(
  { key, id, acceptedAt }: KeptEntry,
  fault: string,
  deps: OutboxDeps,
): Promise<boolean> {
  const record = await deps.storage.read(key);
  if (record === null) return true;
  if (!(await tell(`The entry ${id} ${fault}. It is kept, and needs a person.`, deps)))
    return false;
  await deps.storage.create(`aside/${acceptedAt}.${id}`, record);
  await deps.storage.remove(key);
  return true;
}
