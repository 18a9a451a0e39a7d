/** The life of one filled form: its draft, its identity, and the states of sending it. Knows nothing of what the form looks like. */
import { useEffect, useRef, useState } from 'react';
import { HONEYPOT, type Entry } from '../../contracts/entries.ts';
import type { FieldErrors } from '../../contracts/field-error.ts';
import { toTextStorage, type TextStorage } from '../../lib/storage.ts';
import { APPLICATION_DRAFTS, readDraft, removeExpiredDrafts, writeDraft, type Draft } from './draft.ts';
import type { Failure } from './outcome.ts';
import { sendEntry } from './send-entry.ts';
import { elapsed, newSubmission, pauseBeforeSending, toPostId, touch, type Submission } from './submission.ts';

export type SendState =
  | { readonly kind: 'idle' }
  /** Bytes; `total` is 0 until the upload has begun. */
  | { readonly kind: 'sending'; readonly sent: number; readonly total: number }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'sent'; readonly reference: string | null };

export interface EntryOptions {
  readonly entry: Entry;
  /** Where the draft is kept. */
  readonly storage: TextStorage;
  readonly draftKey: string;
  /** Text fields that the draft keeps. */
  readonly textFields: readonly string[];
  /** Every field that the form shows. */
  readonly fields: readonly string[];
}

const applications = toTextStorage(() => localStorage);

/** Milliseconds of rest before a draft is written. */
const DRAFT_REST = 400;

export function useEntry({ entry, storage, draftKey, textFields, fields }: EntryOptions) {
  const [draft, setDraft] = useState<Draft | null>(() => readDraft(storage, draftKey, textFields, Date.now()));
  const [state, setState] = useState<SendState>({ kind: 'idle' });
  const submission = useRef<Submission>(draft?.submission ?? newSubmission());
  const sending = useRef(false);
  const unsaved = useRef<{ values: Draft['values']; timer: ReturnType<typeof setTimeout> } | null>(null);

  function flush(): void {
    if (unsaved.current === null) return;
    clearTimeout(unsaved.current.timer);
    writeDraft(storage, draftKey, { submission: submission.current, values: unsaved.current.values }, Date.now());
    unsaved.current = null;
  }

  function forget(): void {
    clearTimeout(unsaved.current?.timer);
    unsaved.current = null;
    storage.remove(draftKey);
    submission.current = newSubmission();
    setDraft(null);
  }

  useEffect(() => {
    // Another tab that sent or dropped the draft took its identity with it: what stands here is a form of its own from now on.
    const follow = (event: StorageEvent) => {
      if (event.key === draftKey && event.newValue === null)
        submission.current = { ...newSubmission(), touchedAt: submission.current.touchedAt };
    };
    // Nobody may come back to the form that an old draft belongs to.
    removeExpiredDrafts(applications, Object.values(APPLICATION_DRAFTS), Date.now());
    window.addEventListener('pagehide', flush);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('storage', follow);
      flush();
    };
  }, []);

  return {
    state,
    /** What an earlier visit left. */
    draft,
    /** Notes that somebody is filling the form, and keeps its texts a moment later, so that typing does not wait for the storage. */
    save: (values: Draft['values']) => {
      submission.current = touch(submission.current, Date.now());
      clearTimeout(unsaved.current?.timer);
      unsaved.current = { values, timer: setTimeout(flush, DRAFT_REST) };
    },
    discard: forget,
    /** Takes back the note of a failed attempt. */
    dismiss: () => {
      setState((before) => (before.kind === 'failed' ? { kind: 'idle' } : before));
    },
    /**
     * Sends the form's own fields, with the envelope around them; field errors of the gateway go to `onInvalid`. While it is at it, it is
     * not to be asked again: a second click comes before the button is locked.
     */
    send: async (body: FormData, honeypot: string, onInvalid: (errors: FieldErrors) => void): Promise<void> => {
      if (sending.current) return;
      sending.current = true;
      submission.current = touch(submission.current, Date.now());
      flush();
      setState({ kind: 'sending', sent: 0, total: 0 });
      const { current } = submission;
      const id = toPostId(current, body);
      await new Promise((resolve) => setTimeout(resolve, pauseBeforeSending(current, Date.now())));
      body.set('submissionId', id);
      body.set('elapsed', String(elapsed(current, Date.now())));
      body.set(HONEYPOT, honeypot);
      const outcome = await sendEntry({
        entry,
        body,
        fields,
        onProgress: (sent, total) => {
          setState({ kind: 'sending', sent, total });
        },
      });
      sending.current = false;
      if (outcome.kind === 'accepted') {
        forget();
        setState({ kind: 'sent', reference: outcome.reference });
      } else if (outcome.kind === 'failed') {
        setState({ kind: 'failed', failure: outcome.failure });
      } else {
        setState({ kind: 'idle' });
        onInvalid(outcome.errors);
      }
    },
  };
}
