/**
 * Watches the entries that a run could not deliver. Alerts the operator when one has waited for
 * an hour, every twelve hours while it lasts, and when no entry is late any more. Once a day it logs their number and age, and
 * deletes personal data on the date that the privacy page promises.
 */
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import { toErrorCode } from '../log.ts';
import { DAY, HOUR, toDeletionDate } from './back-off.ts';
import { listTries, NO_TRIES, secondSegment, type Tries } from './ledger.ts';
import type { OutboxTools } from './outbox-tools.ts';

const CONCURRENT_READS = 8;
const LATE = HOUR;
/** Only entries tried this recently are deleted for age: a clock that leapt has no such try. */
const RECENT = 2 * DAY;
/** The operator is reminded of an outage twice a day. */
const REMINDED_AFTER = 12 * HOUR;

interface Waiting {
  readonly id: string;
  readonly tries: Tries;
  readonly acceptedAt: number;
}

/** Returns how many waiting entries it deleted. */
export async function watchWaiting(ids: ReadonlySet<string>, tools: OutboxTools): Promise<number> {
  const { ledger, storage, now } = tools;
  const known = ids.size === 0 ? null : await listTries(storage);
  const waiting: Waiting[] = [];
  await mapConcurrently(Array.from(ids), CONCURRENT_READS, async (id) => {
    const tries = known?.get(id) ?? NO_TRIES;
    const acceptedAt = await ledger.acceptedAt(id, tries);
    if (acceptedAt !== null) waiting.push({ id, tries, acceptedAt });
  });
  const late = waiting.filter(({ acceptedAt }) => now() - acceptedAt >= LATE);
  await alert(late, tools);
  return await sweep(late, tools);
}

async function alert(late: readonly Waiting[], tools: OutboxTools): Promise<void> {
  const { storage, now, log } = tools;
  const told = await storage.list('told/');
  const last = Math.max(...told.map((key) => Number(secondSegment(key))));
  const isDue = told.length === 0 || Math.abs(now() - last) >= REMINDED_AFTER;
  if (late.length > 0 && isDue) {
    const oldestMinutes = toAge(late, tools, HOUR / 60);
    log({ level: 'error', event: 'outbox.late', waiting: late.length, oldestMinutes });
    const text = `The panel does not take entries: ${late.length} wait, the oldest for ${oldestMinutes} minutes. They are kept.`;
    if (!(await tell(text, tools))) return;
    await storage.create(`told/${now()}`, new Uint8Array());
  } else if (late.length > 0 || told.length === 0) {
    return;
  } else {
    if (!(await tell('No entry waits for an hour any more.', tools))) return;
    log({ level: 'info', event: 'outbox.recovered' });
  }
  for (const key of told) await storage.remove(key);
}

/** Whether the webhook took the message; else the next run tells it. */
async function tell(text: string, { alert: send, log }: OutboxTools): Promise<boolean> {
  try {
    await send(text);
    return true;
  } catch (error) {
    log({ level: 'error', event: 'alert.failed', code: toErrorCode(error) });
    return false;
  }
}

/** Once a day: logs late entries and deletes expired ones. */
async function sweep(late: readonly Waiting[], tools: OutboxTools): Promise<number> {
  const { ledger, storage, now, log } = tools;
  const today = Math.floor(now() / DAY);
  if (!(await storage.create(`swept/${today}`, new Uint8Array()))) return 0;
  const earlier = (await storage.list('swept/')).filter((key) => key !== `swept/${today}`);
  for (const key of earlier) await storage.remove(key);
  const before = Math.max(...earlier.map((key) => Number(secondSegment(key))));
  // After a leap the clock may be wrong: expired entries wait for tomorrow's sweep.
  const isTrusted = earlier.length > 0 && Math.abs(today - before) <= 1;
  if (earlier.length > 0 && !isTrusted)
    log({ level: 'error', event: 'outbox.clock', days: today - before });
  // The next sweep would be too late for entries that expire before it.
  const isOver = (acceptedAt: number): boolean =>
    isTrusted && toDeletionDate(acceptedAt) <= now() + DAY;

  const staying: Waiting[] = [];
  await mapConcurrently(late, CONCURRENT_READS, async (entry) => {
    const attempt = isOver(entry.acceptedAt) ? await ledger.lastTry(entry.id, entry.tries) : null;
    if (attempt === null || now() - attempt.at > RECENT) staying.push(entry);
    else await ledger.drop(entry.id, entry.tries);
  });
  const aside = (await storage.list('aside/')).map((key) => ({
    key,
    acceptedAt: Number.parseInt(secondSegment(key), 10),
  }));
  const over = aside.filter(({ acceptedAt }) => isOver(acceptedAt));
  for (const { key } of over) await storage.remove(key);

  const deleted = late.length - staying.length;
  const counts = {
    waiting: staying.length,
    aside: aside.length - over.length,
    deleted: deleted + over.length,
  };
  if (Object.values(counts).some((count) => count > 0)) {
    log({
      level: 'error',
      event: 'outbox.stuck',
      ...counts,
      oldestDays: toAge([...staying, ...aside], tools, DAY),
    });
  }
  return deleted;
}

function toAge(
  entries: readonly Pick<Waiting, 'acceptedAt'>[],
  { now }: OutboxTools,
  unit: number,
): number {
  return Math.floor(
    (now() - Math.min(now(), ...entries.map(({ acceptedAt }) => acceptedAt))) / unit,
  );
}
