/**
 * Runs once a day on entries that could not be delivered: logs one error line about all of them, and deletes personal data on the date that
 * the privacy page promises.
 */
import { mapConcurrently } from '../../lib/limiter.ts';
import type { Log } from '../log.ts';
import { DAY, STUCK, toEnd } from './back-off.ts';
import type { Ledger, Tries } from './ledger.ts';

export interface SweepDeps {
  readonly ledger: Ledger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const CONCURRENT_READS = 8;

/** Looks through the waiting entries and those set aside, unless somebody did today. Answers which waiting ones it deleted. */
export async function sweep(waiting: ReadonlyMap<string, Tries>, { ledger, now, log }: SweepDeps): Promise<ReadonlySet<string>> {
  const deleted = new Set<string>();
  if (!(await ledger.claimSweep())) return deleted;
  // The next sweep would be too late for entries that expire before it.
  const isOver = (acceptedAt: number): boolean => toEnd(acceptedAt) <= now() + DAY;
  const stuck: number[] = [];
  await mapConcurrently(Array.from(waiting), CONCURRENT_READS, async ([id, tries]) => {
    const acceptedAt = await ledger.acceptedAt(id, tries);
    if (acceptedAt === null || now() - acceptedAt < STUCK) return;
    if (isOver(acceptedAt)) {
      await ledger.drop(id, tries);
      deleted.add(id);
    } else stuck.push(acceptedAt);
  });
  const aside = await ledger.listAside();
  const over = aside.filter(({ acceptedAt }) => isOver(acceptedAt));
  for (const { remove } of over) await remove();

  const counts = { waiting: stuck.length, aside: aside.length - over.length, deleted: deleted.size + over.length };
  if (Object.values(counts).some((count) => count > 0)) {
    const oldest = Math.min(now(), ...stuck, ...aside.map(({ acceptedAt }) => acceptedAt));
    log({ level: 'error', event: 'outbox.stuck', ...counts, oldestDays: Math.floor((now() - oldest) / DAY) });
  }
  return deleted;
}
