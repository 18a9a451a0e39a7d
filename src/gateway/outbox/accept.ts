/** Accepts an entry while the visitor waits: stores it, then tries to deliver it. */
import { within } from '../../lib/with-timeout.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import { toErrorCode } from '../log.ts';
import { noteEnd, report } from './note-try.ts';
import type { OutboxTools } from './outbox-tools.ts';
import { LOOK, storeAndClaim, type Claim } from './claim.ts';

export type Acceptance =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'queued' }
  /** The panel rejected these fields; nothing is stored. */
  | { readonly kind: 'refused'; readonly fields: readonly string[] }
  | { readonly kind: 'unavailable' };

/** Milliseconds for storing and delivering, and for recording the success. */
const ACCEPTING_TIMEOUT = 8_000;
const SETTLING_TIMEOUT = 1_500;
const SHORTEST_DELIVERY = 2_000;
/** Milliseconds until a visitor learns of a failure: busy storage has stored the entry by then, and
 * browsers give up at 30 s. */
const TRUTH_TIMEOUT = 22_000;

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
    // The entry may be stored after all, and after a timeout it may still be on its way.
    if (await isKept(wanted.id, code === 'TIMEOUT' ? began + TRUTH_TIMEOUT : began, tools))
      return { kind: 'queued' };
    log({ level: 'error', event: 'outbox.unavailable', id: wanted.id, code: delivery.code });
    return { kind: 'unavailable' };
  }
  if (claim.kind === 'mine') return await deliverClaimed(claim, timeLeft(), tools);
  return { kind: claim.kind === 'delivered' ? 'delivered' : 'queued' };
}

/** Checks at least once, until `until` (ms since 1970), whether an entry was stored after all. */
async function isKept(
  id: string,
  until: number,
  { ledger, now, sleep }: OutboxTools,
): Promise<boolean> {
  for (;;) {
    const look = Promise.all([ledger.read(id), ledger.isDelivered(id)]);
    const [entry, isDelivered] = await within(SETTLING_TIMEOUT, look).catch(
      () => [null, false] as const,
    );
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
  // A visitor who is refused corrects the form and sends it again under the same id.
  const recording =
    delivery.kind === 'refused' ? ledger.drop(id, tries) : ledger.end(id, tries, delivery.kind);
  await noteEnd(within(SETTLING_TIMEOUT, recording), id, delivery, tools);
  return delivery.kind === 'failed' ? { kind: 'queued' } : delivery;
}
