/** Stores an entry that a visitor sent and claims its next try: of several workers with the same entry only one delivers it. */
import { within } from '../../lib/within.ts';
import type { PanelEntry } from '../entry/panel-entry.ts';
import { NO_TRIES, type Tries } from './ledger.ts';
import type { OutboxTools } from './outbox.ts';
import type { WaitingEntry } from './record.ts';

/** Milliseconds that a visitor waits for the storage. */
const KEEPING_TIMEOUT = 3_500;
/** Milliseconds between two looks at a try that another worker makes. */
const LOOK = 500;
/** How often a record that is gone or damaged is replaced by the one at hand. */
const REPLACEMENTS = 2;

export type Claim =
  | { readonly kind: 'mine'; readonly entry: WaitingEntry; readonly tries: Tries }
  /** Another worker tries to deliver it right now. */
  | { readonly kind: 'under way'; readonly tries: Tries }
  | { readonly kind: 'delivered' | 'queued' };

/** Keeps an entry and claims its next try, where that is due. Throws unless the entry is kept or delivered. */
async function tryToClaim(wanted: PanelEntry, tools: OutboxTools, replacements = REPLACEMENTS): Promise<Claim> {
  const { ledger, now } = tools;
  if (await ledger.isDelivered(wanted.id)) return { kind: 'delivered' };
  const fresh: WaitingEntry = { ...wanted, acceptedAt: now() };
  const isNew = await ledger.keep(fresh);
  const known = isNew ? NO_TRIES : await ledger.triesOf(wanted.id);
  // A repeat is the same submission: what was kept first is what is sent.
  const entry = isNew ? fresh : await ledger.read(wanted.id);
  if (entry === null || typeof entry === 'string') {
    // It was delivered or refused a moment ago, or its record is damaged.
    if (replacements === 0) throw new Error('the record was removed or damaged after each attempt to store it');
    if (entry !== null) await ledger.setAside(wanted.id, known);
    return await tryToClaim(wanted, tools, replacements - 1);
  }
  if (!(await ledger.isDue(entry.id, known))) return known.lastFailed ? { kind: 'queued' } : { kind: 'under way', tries: known };
  const tries = await ledger.claim(entry, known);
  // It may have arrived, and been cleared away, between the first look and the keeping.
  if (tries === 'delivered') return { kind: 'delivered' };
  return tries === 'taken' ? { kind: 'under way', tries: { last: known.last + 1, lastFailed: false } } : { kind: 'mine', entry, tries };
}

/**
 * Keeps an entry and claims its next try; `until` in milliseconds since 1970. Waits for the end of another worker's try: it may end in a
 * refusal, after which nothing is kept. One that does not end in all that time is a dead worker's. Throws unless the entry is kept or
 * delivered.
 */
export async function storeAndClaim(wanted: PanelEntry, until: number, tools: OutboxTools): Promise<Claim> {
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
