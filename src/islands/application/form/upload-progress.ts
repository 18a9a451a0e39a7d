import type { SendState } from '../../fields/use-entry.ts';

/** The sent share of an upload in whole per cent; `null` while none runs. */
export function toProgress(state: SendState): number | null {
  return state.kind === 'sending' && state.total > 0
    ? Math.floor((state.sent / state.total) * 100)
    : null;
}
