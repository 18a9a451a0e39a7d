import { useEffect, useRef, useState } from 'react';
import { PROGRAMMES } from '../../contracts/entry-kinds.ts';
import { deviceTexts, type TextStorage } from '../../lib/browser-storage.ts';
import { useWindowEvent } from '../use-window-event.ts';
import { readDraft, removeExpiredDrafts, writeDraft, type Draft } from './draft.ts';
import { newSubmission, touch, type Submission } from './submission.ts';

export interface DraftOptions {
  readonly storage: TextStorage;
  readonly draftKey: string;
  readonly textFields: readonly string[];
}

const DRAFT_REST = 400;

export function useDraft({ storage, draftKey, textFields }: DraftOptions) {
  const [draft] = useState(() => readDraft(storage, draftKey, textFields));
  const submission = useRef<Submission>(draft?.submission ?? newSubmission());
  const unsaved = useRef<Draft['values']>(null);

  function flush(): void {
    if (unsaved.current === null) return;
    writeDraft(storage, draftKey, textFields, {
      submission: submission.current,
      values: unsaved.current,
    });
    unsaved.current = null;
  }

  useWindowEvent('pagehide', flush);
  useWindowEvent('storage', ({ key, newValue }) => {
    // Another tab sent or dropped the draft.
    if (key === draftKey && newValue === null)
      submission.current = { ...newSubmission(), touchedAt: submission.current.touchedAt };
  });
  useEffect(() => {
    // The application's page may never be opened again.
    removeExpiredDrafts(
      deviceTexts,
      Object.values(PROGRAMMES).map(({ draftKey: key }) => key),
    );
  }, []);

  return {
    draft,
    touch: (): Submission => (submission.current = touch(submission.current)),
    save: (values: Draft['values']) => {
      submission.current = touch(submission.current);
      if (unsaved.current === null) setTimeout(flush, DRAFT_REST);
      unsaved.current = values;
    },
    flush,
    discard: () => {
      unsaved.current = null;
      storage.remove(draftKey);
      submission.current = newSubmission();
    },
  };
}
