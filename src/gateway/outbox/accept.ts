/** Accepts an entry while its visitor waits: stores it, then delivers it if that is quick. */
import { within } from '../../lib/within.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { noteEnd, report } from './end-of-try.ts';
import type { Acceptance, OutboxTools } from './outbox.ts';
import { storeAndClaim, type Claim } from './claim.ts';

/** Milliseconds that a visitor waits for everything up to the delivery's end, and for the note that it succeeded. */
const ACCEPTING_TIMEOUT = 8_000;
const SETTLING_TIMEOUT = 1_500;
const SHORTEST_DELIVERY = 2_000;
/**
 * Milliseconds after which a visitor is told that an entry was not sent. Browsers give up at 30 s without an answer. Storage that is merely
 * slow, as with hundreds of entries at once, has kept it by then.
 */
const TRUTH_TIMEOUT = 22_000;
/** Milliseconds between two looks whether a slow storage has kept an entry. */
const LOOK = 500;

export async function accept(wanted: PanelEntry, tools: OutboxTools): Promise<Acceptance> {
  const { now, log } = tools;
  const began = now();
  const timeLeft = () => Math.max(SHORTEST_DELIVERY, ACCEPTING_TIMEOUT - (now() - began));
  let claim: Claim;
  try {
    claim = await storeAndClaim(wanted, began + ACCEPTING_TIMEOUT, tools);
  } catch (error) {
    const code = toErrorCode(error);
    log({ level: 'error', event: 'outbox.storage', id: wanted.id, code });
    const delivery = await tools.deliver(wanted, timeLeft());
    if (delivery.kind !== 'failed') return delivery;
    // What failed may have been the note of the try, or the answer: only what timed out may still come.
    if (await isKept(wanted.id, code === 'TIMEOUT' ? began + TRUTH_TIMEOUT : began, tools)) return { kind: 'queued' };
    log({ level: 'error', event: 'outbox.unavailable', id: wanted.id, code: delivery.code });
    return { kind: 'unavailable' };
  }
  if (claim.kind === 'mine') return await deliverClaimed(claim, timeLeft(), tools);
  return { kind: claim.kind === 'delivered' ? 'delivered' : 'queued' };
}

/** Looks for an entry whose storing failed, at least once, until it is there or `until` (milliseconds since 1970). */
async function isKept(id: string, until: number, { ledger, now, sleep }: OutboxTools): Promise<boolean> {
  for (;;) {
    const look = Promise.all([ledger.read(id), ledger.isDelivered(id)]);
    const [entry, isDelivered] = await within(SETTLING_TIMEOUT, look).catch(() => [null, false] as const);
    if (isDelivered || (entry !== null && typeof entry !== 'string')) return true;
    if (now() >= until) return false;
    await sleep(LOOK);
  }
}

async function deliverClaimed(
  { entry, tries }: Extract<Claim, { kind: 'mine' }>,
  timeout: number,
  tools: OutboxTools,
): Promise<Acceptance> {
  const { deliver, ledger } = tools;
  const delivery = await deliver(entry, timeout);
  if (delivery.kind === 'failed') report(entry, tries, delivery, tools);
  const { id } = entry;
  // A visitor who is refused is still there to correct it, and sends it again under the same id.
  const recording = delivery.kind === 'refused' ? ledger.drop(id, tries) : ledger.end(id, tries, delivery.kind);
  await noteEnd(within(SETTLING_TIMEOUT, recording), id, delivery, tools);
  return delivery.kind === 'failed' ? { kind: 'queued' } : delivery;
}
