/** Entries go by XMLHttpRequest, because only that reports upload progress. */
import { entryPath, type EntryKind } from '../../contracts/entry-kinds.ts';
import { checkOnline } from '../../stores/online.ts';
import { readEntryAnswer } from '../../contracts/entry-answer.ts';
import type { FieldErrors } from '../../contracts/field-error.ts';
import { RATE_LIMIT_MINUTES } from '../../domain/constants.ts';
import { jsonOrNull } from '../../lib/or-null.ts';

const SILENCE_LIMIT = 30_000;

export function sendEntry(
  entry: EntryKind,
  body: FormData,
  fields: readonly string[],
  onProgress: (sent: number, total: number) => void,
): Promise<EntryOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = async () => {
      const reason = (await checkOnline()) ? 'network' : 'offline';
      resolve({ kind: 'failed', failure: { reason } });
    };
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const restartTimeout = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), SILENCE_LIMIT);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimeout();
      onProgress(loaded, total);
    });
    request.addEventListener('error', () => void fail());
    request.addEventListener('abort', () => void fail());
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(
        toEntryOutcome(status, responseText, request.getResponseHeader('Retry-After'), fields),
      );
    });
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.open('POST', entryPath(entry));
    restartTimeout();
    request.send(body);
  });
}

/** `aside` is no failure: a note beside an accepted entry tells it. */
export type Failure =
  | { readonly reason: 'offline' | 'network' | 'server' | 'tooLarge' | 'preview' | 'aside' }
  | { readonly reason: 'busy'; readonly seconds: number };

export type EntryOutcome =
  | { readonly kind: 'accepted'; readonly reference: string | null; readonly isAside: boolean }
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'failed'; readonly failure: Failure };

const DEFAULT_PAUSE = RATE_LIMIT_MINUTES * 60;

/** `fields` are the form's own: the visitor cannot correct others. */
export function toEntryOutcome(
  status: number,
  body: string,
  retryAfter: string | null,
  fields: readonly string[],
): EntryOutcome {
  const answer = readEntryAnswer(jsonOrNull(body));
  if (status === 202)
    return {
      kind: 'accepted',
      reference: answer.reference || null,
      isAside: answer.status === 'aside',
    };
  if (status === 429) {
    const seconds = Number(retryAfter);
    return {
      kind: 'failed',
      failure: { reason: 'busy', seconds: seconds > 0 ? Math.ceil(seconds) : DEFAULT_PAUSE },
    };
  }
  if (answer.error === 'preview') return { kind: 'failed', failure: { reason: 'preview' } };
  const errors = Object.fromEntries(
    Object.entries(answer.errors).filter(([field]) => fields.includes(field)),
  );
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'failed', failure: { reason: status === 413 ? 'tooLarge' : 'server' } };
}
