import type { Delivery, PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode } from '../../lib/errors.ts';
import type { OutboxDeps } from './storage.ts';
import { listMoments, mark, type KeptEntry } from './record.ts';
import { HOUR, LATE, OVERDUE } from './schedule.ts';

const REMINDED_AFTER = 12 * HOUR;

export function logTry(
  { id, entry }: PanelEntry,
  acceptedAt: number,
  delivery: Delivery,
  { now, log }: OutboxDeps,
): void {
  const age = now() - acceptedAt;
  const isTransient = delivery.kind === 'failed' && delivery.isTransient && age < OVERDUE;
  log({
    level: delivery.kind === 'delivered' ? 'info' : isTransient ? 'warn' : 'error',
    event: `outbox.${delivery.kind}`,
    id,
    entry,
    waitedSeconds: Math.round(age / 1000),
    ...(delivery.kind !== 'delivered' && { code: delivery.code }),
    ...(delivery.kind === 'refused' && { fields: delivery.fields }),
  });
}

export async function tell(text: string, { alert, log }: OutboxDeps): Promise<boolean> {
  try {
    await alert(text);
    return true;
  } catch (error) {
    log({ level: 'error', event: 'alert.failed', code: toErrorCode(error) });
    return false;
  }
}

export async function tellOfLate(waiting: readonly KeptEntry[], deps: OutboxDeps): Promise<void> {
  const { storage, now, log } = deps;
  const late = waiting.filter(({ acceptedAt }) => now() - acceptedAt >= LATE);
  const told = await listMoments('told/', deps);
  const isKnown = told.some((moment) => Math.abs(now() - moment) < REMINDED_AFTER);
  if (late.length > 0) {
    if (isKnown) return;
    const oldest = Math.min(...late.map(({ acceptedAt }) => acceptedAt));
    const oldestMinutes = Math.floor((now() - oldest) / 60_000);
    log({ level: 'error', event: 'outbox.late', waiting: late.length, oldestMinutes });
    const text = `The panel does not take entries: ${late.length} wait, the oldest for ${oldestMinutes} minutes. They are kept.`;
    if (!(await tell(text, deps))) return;
    await mark(`told/${now()}`, deps);
  } else {
    if (told.length === 0) return;
    if (!(await tell('No entry waits for an hour any more.', deps))) return;
    log({ level: 'info', event: 'outbox.recovered' });
  }
  for (const moment of told) await storage.remove(`told/${moment}`);
}
