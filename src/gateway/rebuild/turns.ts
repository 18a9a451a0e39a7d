/**
 * Many calls for a rebuild, few rebuilds. The first call begins a turn of 30 s and has the rebuild started after a moment in which
 * others may join it. Whoever calls later in the turn may have changed what that rebuild has read already, so all of them together
 * have one more started when the turn ends, after the first moment of the next. Turns are agreed upon through the storage, because calls may reach different instances.
 *
 * - `turns/{n}`: the n-th turn, with the moment it began
 * - `turns/{n}.more`: somebody sees to the one more rebuild at its end
 *
 * Records are created once; of two that create the same one, the second learns that it came second.
 */
import * as v from 'valibot';
import type { Storage } from '../outbox/storage.ts';

/** Milliseconds of a turn, and of the moment at its beginning. */
export interface TurnLengths {
  readonly turn: number;
  readonly moment: number;
}

const LENGTHS: TurnLengths = { turn: 30_000, moment: 250 };
/** Old turns that are kept, so that nobody with an old view of things can begin one of them again. */
const KEPT = 5;

export type Asked =
  /** This call sees to the rebuild: it has to have it started. */
  | { readonly kind: 'first'; readonly start: () => Promise<Started> }
  /** Another call sees to it, or the end of the turn. */
  | { readonly kind: 'joined'; readonly later: Later | null };

/** `isStarted` is false where starting the rebuild failed; the end of the turn tries once more. */
export interface Started {
  readonly isStarted: boolean;
  readonly later: Later | null;
}

/** Work of a call that outlives its answer. */
export type Later = () => Promise<void>;

export interface Turns {
  /** Asks for a rebuild. Throws when the storage cannot be had. */
  readonly ask: () => Promise<Asked>;
}

export interface TurnsDeps {
  readonly storage: Storage;
  /** Has a rebuild started; tells whether that worked. Never rejects. */
  readonly start: () => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly lengths?: TurnLengths;
}

interface Turn {
  readonly number: number;
  readonly beganAt: number;
}

const turnSchema = v.object({ beganAt: v.number() });

export function createTurns({ storage, start, now, sleep, lengths = LENGTHS }: TurnsDeps): Turns {
  const current = async (): Promise<Turn> => {
    const numbers = (await storage.list('turns/')).map((key) => Number.parseInt(key.slice('turns/'.length), 10));
    const number = Math.max(0, ...numbers);
    const record = number === 0 ? null : await storage.read(`turns/${number}`);
    return { number, beganAt: record === null ? Number.NEGATIVE_INFINITY : readBeginning(record) };
  };

  /** Begins the turn after another one; `null` where somebody else did. */
  const begin = async (after: number): Promise<Turn | null> => {
    const turn = { number: after + 1, beganAt: now() };
    const isMine = await storage.create(`turns/${turn.number}`, toRecord({ beganAt: turn.beganAt }));
    if (!isMine) return null;
    const old = after + 1 - KEPT;
    for (const key of old < 1 ? [] : [`turns/${old}`, `turns/${old}.more`]) await storage.remove(key);
    return turn;
  };

  /** Waits for the end of a turn and has one more rebuild started, unless a later call did. */
  const close = async ({ number, beganAt }: Turn): Promise<void> => {
    await sleep(Math.max(0, beganAt + lengths.turn - now()));
    if ((await begin(number)) === null) return;
    // Whoever calls in this moment joins the rebuild, so it must not have read anything before.
    await sleep(lengths.moment);
    await start();
  };

  const more = async (turn: Turn): Promise<Later | null> => {
    const isMine = await storage.create(`turns/${turn.number}.more`, new Uint8Array());
    return isMine ? () => close(turn) : null;
  };

  /** Waits for those who may join the rebuild of a turn, and has it started. */
  const open = async (turn: Turn): Promise<Started> => {
    await sleep(lengths.moment);
    const isStarted = await start();
    return { isStarted, later: isStarted ? null : await more(turn).catch(() => null) };
  };

  return {
    async ask() {
      let turn = await current();
      if (now() - turn.beganAt >= lengths.turn) {
        const own = await begin(turn.number);
        if (own !== null) return { kind: 'first', start: () => open(own) };
        turn = await current();
      }
      if (now() - turn.beganAt < lengths.moment) return { kind: 'joined', later: null };
      return { kind: 'joined', later: await more(turn) };
    },
  };
}

function toRecord(turn: v.InferOutput<typeof turnSchema>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(turn));
}

/** A record that cannot be read is that of a turn long gone. */
function readBeginning(record: Uint8Array): number {
  try {
    return v.parse(turnSchema, JSON.parse(new TextDecoder().decode(record))).beganAt;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
