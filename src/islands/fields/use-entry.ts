import { useRef, useState } from 'react';
import { HONEYPOT, type EntryKind } from '../../contracts/entry-kinds.ts';
import { takeHoneypot } from './Honeypot.tsx';
import { type Failure, type EntryOutcome, sendEntry } from './send-entry.ts';
import { elapsed, pauseBeforeSending, toPostId, type Submission } from './submission.ts';
import { useDraft, type DraftOptions } from './use-draft.ts';

export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly sent: number; readonly total: number }
  | Exclude<EntryOutcome, { readonly kind: 'invalid' }>;

export interface EntryOptions extends DraftOptions {
  readonly kind: EntryKind;
  readonly fields: readonly string[];
}

export function useEntry({ kind, fields, ...draftOptions }: EntryOptions) {
  const { draft, touch, save, flush, discard } = useDraft(draftOptions);
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const sending = useRef(false);
  const honeypot = useRef<HTMLInputElement>(null);
  return {
    state,
    draft,
    honeypot,
    // A late list of places may change an accepted form, and would write the draft anew.
    save: (values: Parameters<typeof save>[0]) => {
      if (state.kind !== 'accepted') save(values);
    },
    discard,
    dismiss: () => setState((before) => (before.kind === 'failed' ? { kind: 'idle' } : before)),
    fail: (failure: Failure) => setState({ kind: 'failed', failure }),
    /** `null` while another sending runs: a second click may precede the disabling. */
    send: async (body: FormData): Promise<EntryOutcome | null> => {
      if (sending.current) return null;
      sending.current = true;
      setState({ kind: 'sending', sent: 0, total: 0 });
      const ship = async () => {
        const submission = touch();
        flush();
        await enclose(body, submission, takeHoneypot(honeypot.current));
        return await sendEntry(kind, body, fields, (sent, total) =>
          setState({ kind: 'sending', sent, total }),
        );
      };
      const outcome = await ship()
        .catch((): EntryOutcome => ({ kind: 'failed', failure: { reason: 'network' } }))
        .finally(() => (sending.current = false));
      if (outcome.kind === 'accepted') discard();
      setState(outcome.kind === 'invalid' ? { kind: 'idle' } : outcome);
      return outcome;
    },
  };
}

async function enclose(body: FormData, submission: Submission, honeypot: string): Promise<void> {
  const id = toPostId(submission, body);
  await new Promise((resolve) => setTimeout(resolve, pauseBeforeSending(submission)));
  body.set('submissionId', id);
  body.set('elapsed', String(elapsed(submission)));
  body.set(HONEYPOT, honeypot);
}

export function toProgress(state: SendState): number | null {
  return state.kind === 'sending' && state.total > 0
    ? Math.floor((state.sent / state.total) * 100)
    : null;
}
