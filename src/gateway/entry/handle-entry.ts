/** Answers 202 only when the panel or the outbox has the entry. */
import { ENTRY_KINDS, entryPath } from '../../contracts/entry-kinds.ts';
import type { EntryAccepted, EntryFault, EntryRefused } from '../../contracts/entry-answer.ts';
import type { FieldErrors } from '../../contracts/field-error.ts';
import { toReference } from '../../domain/reference.ts';
import { jsonAnswer, wrongMethod } from '../answers.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { toEntryId, toFieldErrors, toPanelEntry } from './panel-entry.ts';
import { readEntry } from './read-entry.ts';
import { toLocale } from '../visit-locale.ts';

export interface EntryDeps {
  readonly outbox: Pick<Outbox, 'accept'>;
  readonly siteUrl: string;
  readonly takesEntries: boolean;
  readonly log: Log;
}

export async function handleEntry(request: Request, deps: EntryDeps): Promise<Response> {
  const began = Date.now();
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const kind = ENTRY_KINDS.find((known) => entryPath(known) === path);
  if (kind === undefined) return jsonAnswer(404, { error: 'unknown' });
  if (request.method !== 'POST') return wrongMethod('POST');

  const refuse = (status: number, error: EntryFault, errors: FieldErrors = {}): Response => {
    deps.log({
      level: 'info',
      event: 'entry.refused',
      entry: kind,
      status,
      error,
      fields: Object.keys(errors),
    });
    const answer: EntryRefused = Object.keys(errors).length > 0 ? { error, errors } : { error };
    return jsonAnswer(status, answer);
  };

  if (!isOwnPost(request, deps.siteUrl)) return refuse(403, 'foreign');
  if (!deps.takesEntries) return refuse(503, 'preview');
  const read = await readEntry(request, kind, began);
  if (!read.ok) return refuse(read.status, read.error, read.errors);

  const panelEntry = await toPanelEntry(toEntryId(kind, read.submissionId), kind, read.form, {
    at: began,
    locale: toLocale(request),
  });
  const accepted = await deps.outbox.accept(panelEntry);
  if (accepted.kind === 'refused')
    return refuse(422, 'invalid', toFieldErrors(kind, accepted.fields));
  if (accepted.kind === 'unavailable') return refuse(503, 'unavailable');
  const { id, body } = panelEntry;
  deps.log({
    level: 'info',
    event: 'entry.accepted',
    entry: kind,
    id,
    status: accepted.kind,
    bytes: body.byteLength,
    milliseconds: Date.now() - began,
  });
  const answer: EntryAccepted = { status: accepted.kind, reference: toReference(id) };
  return jsonAnswer(202, answer);
}

function isOwnPost(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin === new URL(request.url).origin || origin === siteUrl;
  const site = request.headers.get('Sec-Fetch-Site');
  // Programs send neither, and have no session to abuse.
  return site === null || site === 'same-origin' || site === 'none';
}
