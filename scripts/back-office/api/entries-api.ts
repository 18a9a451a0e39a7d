/** Receives entries. A repeated idempotency key gets the first answer and stores nothing. */
import { jsonAnswer, Problem } from '../http/answer.ts';
import { readForm, type FormLimits } from '../http/body.ts';
import { param, post, type Call, type Route } from '../http/router.ts';
import { ENTRY_KINDS, type EntryKind, type EntryStore } from '../store/entries-store.ts';
import { judgeEntry } from './entry-rules.ts';

const LIMITS: FormLimits = {
  files: 4,
  fileMegabytes: 8,
  totalMegabytes: 24,
  fields: 40,
  fieldLength: 32 * 1024,
};

export function entryRoutes(entries: EntryStore): Route[] {
  return [
    post('/api/entry/:entry/send', (call) => {
      const kind = ENTRY_KINDS.find((known) => known === param(call, 'entry'));
      if (kind === undefined) throw new Problem(404, `There is no entry ${param(call, 'entry')}.`);
      return receive(call, kind);
    }),
    post('/api/contact/pt', (call) => receive(call, 'contact')),
    post('/api/get-scouted/pt', (call) => receive(call, 'getScouted')),
  ];

  async function receive({ request }: Call, kind: EntryKind): Promise<Response> {
    const idempotencyKey = readKey(request);
    const form = await readForm(request, ['multipart/form-data'], LIMITS);
    const known = () => entries.known(idempotencyKey);
    // Another process may have stored it since the first check.
    const id =
      known() ?? entries.add({ kind, ...judgeEntry(kind, form), idempotencyKey }) ?? known();
    return jsonAnswer(201, { id });
  }
}

function readKey(request: Request): string | null {
  const key = request.headers.get('Idempotency-Key');
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Problem(422, 'The Idempotency-Key must be 1 to 200 visible characters.');
  return key;
}
