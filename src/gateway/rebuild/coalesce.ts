/**
 * Coalesces calls for a rebuild. The first call opens a window of 30 s and starts a rebuild; calls
 * while its process starts join it. The rebuild may have missed the content of later calls, so they
 * share one trailing rebuild, which starts when the window ends and opens the next. The storage
 * coordinates the function's instances: of two calls that create the same record, the second is
 * told.
 * - `windows/{n}`: the n-th window, with the time it opened
 * - `windows/{n}.trailing`: a call has taken on the trailing rebuild
 */
import * as v from 'valibot';
import { jsonOrNull } from '../../lib/json-or-null.ts';
import type { Storage } from '../outbox/storage.ts';

/** Milliseconds. */
export const WINDOW = 30_000;
/** Milliseconds in which a rebuild reads nothing yet (`scripts/rebuild.ts`). */
export const START_UP = 250;
/** Old windows to keep, so that an instance with an outdated list opens none of them again. */
const KEPT = 5;

export type RebuildRequest =
  /** The window's first call: it must start the rebuild. */
  | { readonly kind: 'first'; readonly start: () => Promise<Started> }
  /** Part of the rebuild that another call starts, or of the trailing one. */
  | { readonly kind: 'joined'; readonly trailing: TrailingRebuild | null };

/** When `isStarted` is false the trailing rebuild tries once more. */
export interface Started {
  readonly isStarted: boolean;
  readonly trailing: TrailingRebuild | null;
}

/** Waits for the window's end and starts the trailing rebuild, after the call was answered. */
export type TrailingRebuild = () => Promise<void>;

export type Coalescer = ReturnType<typeof createCoalescer>;

export interface CoalescerDeps {
  readonly storage: Storage;
  /** Tells whether the rebuild started. Never rejects. */
  readonly start: () => Promise<boolean>;
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

interface Window {
  readonly number: number;
  readonly openedAt: number;
}

const windowSchema = v.object({ openedAt: v.number() });

export function createCoalescer({ storage, start, now, sleep }: CoalescerDeps) {
  const latestWindow = async (): Promise<Window> => {
    const numbers = (await storage.list('windows/')).map((key) =>
      Number.parseInt(key.slice('windows/'.length), 10),
    );
    const number = Math.max(0, ...numbers);
    const record = number === 0 ? null : await storage.read(`windows/${number}`);
    return { number, openedAt: record === null ? Number.NEGATIVE_INFINITY : readOpenedAt(record) };
  };

  const openAfter = async (number: number): Promise<Window | null> => {
    const next = { number: number + 1, openedAt: now() };
    const isMine = await storage.create(
      `windows/${next.number}`,
      toRecord({ openedAt: next.openedAt }),
    );
    if (!isMine) return null;
    const old = next.number - KEPT;
    for (const key of old < 1 ? [] : [`windows/${old}`, `windows/${old}.trailing`])
      await storage.remove(key);
    return next;
  };

  const startTrailing = async ({ number, openedAt }: Window): Promise<void> => {
    await sleep(Math.max(0, openedAt + WINDOW - now()));
    // A call after the window's end has opened the next window and starts the rebuild itself.
    if ((await openAfter(number)) !== null) await start();
  };

  const takeTrailing = async (window: Window): Promise<TrailingRebuild | null> => {
    const isMine = await storage.create(`windows/${window.number}.trailing`, new Uint8Array());
    return isMine ? () => startTrailing(window) : null;
  };

  const startLeading = async (window: Window): Promise<Started> => {
    const isStarted = await start();
    return { isStarted, trailing: isStarted ? null : await takeTrailing(window).catch(() => null) };
  };

  return {
    /** Requests a rebuild. Throws when the storage fails. */
    async request(): Promise<RebuildRequest> {
      let window = await latestWindow();
      if (now() - window.openedAt >= WINDOW) {
        const own = await openAfter(window.number);
        if (own !== null) return { kind: 'first', start: () => startLeading(own) };
        window = await latestWindow();
      }
      if (now() - window.openedAt < START_UP) return { kind: 'joined', trailing: null };
      return { kind: 'joined', trailing: await takeTrailing(window) };
    },
  };
}

function toRecord(window: v.InferOutput<typeof windowSchema>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(window));
}

/** An unreadable record counts as a window that ended long ago. */
function readOpenedAt(record: Uint8Array): number {
  const result = v.safeParse(windowSchema, jsonOrNull(new TextDecoder().decode(record)));
  return result.success ? result.output.openedAt : Number.NEGATIVE_INFINITY;
}
