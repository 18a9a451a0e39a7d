/** Keeps a form's text and identity on the device until it is sent or dropped. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toTextStorage, type TextStorage } from '../../lib/browser-storage.ts';
import {
  APPLICATION_DRAFTS,
  readDraft,
  removeExpiredDrafts,
  writeDraft,
  type Draft,
} from './draft.ts';
import { newSubmission, touch, type Submission } from './submission.ts';

export interface DraftOptions {
  readonly storage: TextStorage;
  readonly draftKey: string;
  readonly textFields: readonly string[];
}

const applications = toTextStorage(() => localStorage);

/** Debounce for writing a draft, in milliseconds. */
const DRAFT_REST = 400;

export function useDraft({ storage, draftKey, textFields }: DraftOptions) {
  const [draft] = useState(() => readDraft(storage, draftKey, textFields, Date.now()));
  const submission = useRef<Submission>(draft?.submission ?? newSubmission());
  const unsaved = useRef<{ values: Draft['values']; timer: ReturnType<typeof setTimeout> } | null>(
    null,
  );

  function flush(): void {
    if (unsaved.current === null) return;
    clearTimeout(unsaved.current.timer);
    writeDraft(
      storage,
      draftKey,
      { submission: submission.current, values: unsaved.current.values },
      Date.now(),
    );
    unsaved.current = null;
  }

  const flushLast = useEffectEvent(flush);
  useEffect(() => {
    // Another tab sent or dropped the draft, so this form gets an identity of its own.
    const follow = (event: StorageEvent) => {
      if (event.key === draftKey && event.newValue === null)
        submission.current = { ...newSubmission(), touchedAt: submission.current.touchedAt };
    };
    // Expired drafts of other forms too, because their pages may never be opened again.
    removeExpiredDrafts(applications, Object.values(APPLICATION_DRAFTS), Date.now());
    window.addEventListener('pagehide', flushLast);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('pagehide', flushLast);
      window.removeEventListener('storage', follow);
      flushLast();
    };
  }, [draftKey]);

  return {
    draft,
    touch: (): Submission => (submission.current = touch(submission.current, Date.now())),
    /** Marks the form as touched, and saves its texts later, so that typing does not wait for
     * storage. */
    save: (values: Draft['values']) => {
      submission.current = touch(submission.current, Date.now());
      clearTimeout(unsaved.current?.timer);
      unsaved.current = { values, timer: setTimeout(flush, DRAFT_REST) };
    },
    flush,
    /** Removes the draft; later input belongs to a new form. */
    forget: () => {
      clearTimeout(unsaved.current?.timer);
      unsaved.current = null;
      storage.remove(draftKey);
      submission.current = newSubmission();
    },
  };
}
