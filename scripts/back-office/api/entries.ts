/** Receives entries. An idempotency key makes a repeat harmless: it gets the first answer and stores nothing. */
import path from 'node:path';

import { jsonAnswer, type Answer } from '../http/answer.ts';
import { param, type Call } from '../http/call.ts';
import { receiveForm } from '../http/multipart.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/router.ts';
import { ENTRY_KINDS, type EntryKind, type EntryStore } from '../store/entries.ts';
import { judgeEntry } from './entry-rules.ts';

export interface EntryParts {
  readonly entries: EntryStore;
  readonly dataDir: string;
}

export function uploadsFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

export function entryRoutes({ entries, dataDir }: EntryParts): Route[] {
  const post = (pattern: string, kindOf: (call: Call) => EntryKind): Route => ({
    method: 'POST',
    pattern,
    handler: (call) => receive(call, kindOf(call)),
  });
  return [
    post('/api/entry/:entry/send', (call) => {
      const kind = ENTRY_KINDS.find((known) => known === param(call, 'entry'));
      if (kind === undefined) throw new Problem(404, `There is no entry ${param(call, 'entry')}.`);
      return kind;
    }),
    post('/api/contact/pt', () => 'contact'),
    post('/api/get-scouted/pt', () => 'getScouted'),
  ];

  async function receive(call: Call, kind: EntryKind): Promise<Answer> {
    const idempotencyKey = readKey(call);
    const form = await receiveForm(call.request, uploadsFolder(dataDir));
    const first = (): Answer | undefined => {
      const id = idempotencyKey === null ? undefined : entries.known(idempotencyKey);
      return id === undefined ? undefined : jsonAnswer(201, { id });
    };
    const repeat = first();
    const judged = repeat ? undefined : judgeEntry(kind, form);
    const id = judged?.ok === true ? entries.add({ kind, ...judged.entry, folder: form.folder, idempotencyKey }) : undefined;
    if (id !== undefined) return jsonAnswer(201, { id });
    await form.discard();
    if (judged?.ok === false) throw new Problem(422, 'Some fields were not accepted.', { errors: judged.errors });
    const earlier = repeat ?? first();
    if (!earlier) throw new Error('An entry was neither stored nor known');
    return earlier;
  }
}

function readKey({ request }: Call): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw new Problem(422, 'The Idempotency-Key must be 1 to 200 visible characters.');
  }
  return header;
}
