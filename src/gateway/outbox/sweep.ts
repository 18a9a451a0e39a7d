/**
 * Runs once a day on entries that could not be delivered: logs one error line about all of them, and deletes personal data on the date that
 * the privacy page promises.
 */
import { mapConcurrently } from '../../lib/limiter.ts';
import { DAY, STUCK, toDeletionDate } from './back-off.ts';
import { secondSegment, type Tries } from './ledger.ts';
import type { OutboxTools } from './outbox.ts';

const CONCURRENT_READS = 8;

/** Looks through the waiting entries and those set aside, unless somebody did today. Answers which waiting ones it deleted. */
export async function sweep(waiting: ReadonlyMap<string, Tries>, { ledger, storage, now, log }: OutboxTools): Promise<ReadonlySet<string>> {
  const deleted = new Set<string>();
  const today = `swept/${Math.floor(now() / DAY)}`;
  if (!(await storage.create(today, new Uint8Array()))) return deleted;
  for (const day of await storage.list('swept/')) if (day !== today) await storage.remove(day);
  // The next sweep would be too late for entries that expire before it.
  const isOver = (acceptedAt: number): boolean => toDeletionDate(acceptedAt) <= now() + DAY;
  const stuck: number[] = [];
  await mapConcurrently(Array.from(waiting), CONCURRENT_READS, async ([id, tries]) => {
    const acceptedAt = await ledger.acceptedAt(id, tries);
    if (acceptedAt === null || now() - acceptedAt < STUCK) return;
    if (isOver(acceptedAt)) {
      await ledger.drop(id, tries);
      deleted.add(id);
    } else stuck.push(acceptedAt);
  });
  const aside = (await storage.list('aside/')).map((key) => ({ key, acceptedAt: Number.parseInt(secondSegment(key), 10) }));
  const over = aside.filter(({ acceptedAt }) => isOver(acceptedAt));
  for (const { key } of over) await storage.remove(key);

  const counts = { waiting: stuck.length, aside: aside.length - over.length, deleted: deleted.size + over.length };
  if (Object.values(counts).some((count) => count > 0)) {
    const oldest = Math.min(now(), ...stuck, ...aside.map(({ acceptedAt }) => acceptedAt));
    log({ level: 'error', event: 'outbox.stuck', ...counts, oldestDays: Math.floor((now() - oldest) / DAY) });
  }
  return deleted;
}
