/** Stores and claims an entry, so that one of several workers delivers it. */
import { within } from '../../lib/with-timeout.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import { NO_TRIES, type Tries } from './ledger.ts';
import type { OutboxTools } from './outbox-tools.ts';
import type { WaitingEntry } from './record.ts';

/** Milliseconds that a visitor waits for the storage. */
const KEEPING_TIMEOUT = 3_500;
/** Milliseconds between two checks. */
export const LOOK = 500;
const REPLACEMENTS = 2;

export type Claim =
  | { readonly kind: 'mine'; readonly entry: WaitingEntry; readonly tries: Tries }
  | { readonly kind: 'under way'; readonly tries: Tries }
  | { readonly kind: 'delivered' | 'queued' };

/** Stores an entry and claims its next try if due. Throws unless it is stored or delivered. */
async function tryToClaim(
  wanted: PanelEntry,
  tools: OutboxTools,
  replacements = REPLACEMENTS,
): Promise<Claim> {
  const { ledger, now } = tools;
  if (await ledger.isDelivered(wanted.id)) return { kind: 'delivered' };
  const fresh: WaitingEntry = { ...wanted, acceptedAt: now() };
  const isNew = await ledger.keep(fresh);
  const known = isNew ? NO_TRIES : await ledger.triesOf(wanted.id);
  // A repeat is the same submission: the first stored body is sent.
  const entry = isNew ? fresh : await ledger.read(wanted.id);
  if (entry === null || typeof entry === 'string') {
    // It was delivered or refused a moment ago, or its record is damaged.
    if (replacements === 0)
      throw new Error('the record was removed or damaged after each attempt to store it');
    if (entry !== null) await ledger.setAside(wanted.id, known);
    return await tryToClaim(wanted, tools, replacements - 1);
  }
  if (!(await ledger.isDue(entry.id, known)))
    return known.lastFailed ? { kind: 'queued' } : { kind: 'under way', tries: known };
  const tries = await ledger.claim(entry, known);
  // It may have been delivered and removed between the check and the storing.
  if (tries === 'delivered') return { kind: 'delivered' };
  return tries === 'taken'
    ? { kind: 'under way', tries: { last: known.last + 1, lastFailed: false } }
    : { kind: 'mine', entry, tries };
}

/**
 * Stores an entry and claims its next try, until `until` (milliseconds since 1970). It waits for
 * another worker's try, which may end in a refusal and drop the entry; a try without an end by then
 * belongs to a dead worker. Throws unless the entry is stored or delivered.
 */
export async function storeAndClaim(
  wanted: PanelEntry,
  until: number,
  tools: OutboxTools,
): Promise<Claim> {
  const { ledger, now, sleep } = tools;
  const isOver = async ({ last }: Tries): Promise<boolean> => {
    const tries = await ledger.triesOf(wanted.id);
    return tries.last !== last || tries.lastFailed;
  };
  for (;;) {
    const claim = await within(KEEPING_TIMEOUT, tryToClaim(wanted, tools));
    if (claim.kind !== 'under way') return claim;
    do {
      if (now() >= until) return claim;
      await sleep(LOOK);
    } while (!(await within(KEEPING_TIMEOUT, isOver(claim.tries))));
  }
}
