import { HttpError, malformed, readJson, type HttpFailure, type JsonAnswer } from '../lib/http.ts';
import { saysFailure } from '../lib/said-failure.ts';
import { parseJson } from '../lib/parse-json.ts';
import { hasMorePages, ONE_PAGE } from '../sources/json-shapes.ts';
import type { ServiceClient, ServiceName } from '../sources/service-client.ts';
import type { Fault, Parsed, SourceRead } from '../sources/source-read.ts';
import type { Copies, Copy, CopyKey } from './copies.ts';
import { credentialsToCheck, isRefused } from './sign-in.ts';
import type { Belief } from './belief.ts';
import { toPrintable, type LoadLog } from './load-report.ts';

export type Good<Value> = Extract<Parsed<Value>, { ok: true }>;

export type Reading<Value> =
  /** An answer, or a copy that stands for one (`isAsked: false`). */
  | {
      readonly kind: 'believed';
      readonly parsed: Good<Value>;
      readonly isAsked: boolean;
    }
  | {
      readonly kind: 'fallback';
      readonly parsed: Good<Value>;
      readonly savedAt: number;
      readonly error: HttpError;
    }
  | { readonly kind: 'failed'; readonly error: HttpError };

export type Reader = ReturnType<typeof createReader>;

export interface ReadRules<Value> {
  readonly id?: string;
  readonly refuse?: Refuse<Value>;
  readonly on404?: Value;
  readonly knownEtag?: string | null;
}

/** Called with each answer, before it is kept. */
type Refuse<Value> = (
  answered: Good<Value>,
  lastGood: () => Value | null,
) => string | null | Promise<string | null>;

export const NOT_BELIEVED = 'NOT_BELIEVED';
export const HIDDEN = 'HIDDEN';
const ABSENT = '';

export interface ReaderParts {
  readonly client: ServiceClient;
  readonly copies: Copies;
  readonly origins: Readonly<Record<ServiceName, string>>;
  readonly strict: boolean;
  readonly belief: Pick<Belief, 'doubtEmpty'>;
  readonly log: LoadLog;
}

export function createReader({ client, copies, origins, strict, belief, log }: ReaderParts) {
  const told = new Set<string>();
  const ask = async <Value>(
    read: SourceRead<Value>,
    key: CopyKey,
    { refuse, knownEtag = null }: ReadRules<Value>,
  ): Promise<Extract<Reading<Value>, { kind: 'believed' }>> => {
    const copy = copies.find(key);
    const { request } = read;
    if (knownEtag !== null && toStrong(copy?.etag) === toStrong(knownEtag)) {
      const parsed = parseCopy(read, copy);
      if (parsed !== null) return { kind: 'believed', parsed, isAsked: false };
    }
    let answer = await client.ask({ ...request, headers: toConditions(copy) }, readJson);
    const unchanged = answer === null ? parseCopy(read, copy) : null;
    // This version of the code cannot parse the copy.
    if (answer === null && unchanged === null) answer = await client.ask(request, readJson);
    const parsed = unchanged ?? parseAnswer(read, answer);
    const refusal =
      (await refuse?.(parsed, () => parseCopy(read, copy)?.value ?? null)) ??
      doubtEmptyAnswer(read.collection, parsed, () => parseCopy(read, copy)?.known ?? 0);
    if (refusal !== null)
      throw toError(read, origins, {
        code: NOT_BELIEVED,
        words: `answered ${refusal}`,
        status: 200,
        answer: answer?.json,
      });
    if (answer !== null) copies.keep(key, toCopy(answer));
    else if (copy !== null) copies.keep(key, { ...copy, savedAt: Date.now() });
    return { kind: 'believed', parsed, isAsked: true };
  };

  const parseAnswer = <Value>(read: SourceRead<Value>, answer: JsonAnswer | null): Good<Value> => {
    if (answer === null)
      throw toError(read, origins, malformed('304 to a request without conditions'));
    if (hasMorePages(answer.headers))
      throw toError(read, origins, malformed(ONE_PAGE, answer.json));
    if (saysFailure(answer.json))
      throw toError(read, origins, malformed('that it failed', answer.json));
    const parsed = read.parse(answer.json);
    if (parsed.ok) return parsed;
    const failure = malformed(toPrintable(parsed.reason), answer.json);
    const hidden = { code: HIDDEN, status: 404 };
    throw toError(read, origins, parsed.isHidden ? { ...failure, ...hidden } : failure);
  };

  /** A lost permission may come as an empty list. A profile is never empty: it has its id. */
  const doubtEmptyAnswer = (
    collection: string,
    { known, emptyDoubtedFrom }: Good<unknown>,
    before: () => number,
  ): string | null => {
    const lost = known > 0 ? 0 : before();
    return belief.doubtEmpty(collection, lost < emptyDoubtedFrom ? 0 : lost);
  };

  const toKey = <Value>({ collection, request }: SourceRead<Value>, id: string): CopyKey => ({
    origin: origins[request.service],
    collection,
    id,
  });

  return {
    /** Believes the copy without a request; it ends no flag. */
    readCopy: <Value>(read: SourceRead<Value>, id: string, why: string): Reading<Value> => {
      const parsed = parseCopy(read, copies.find(toKey(read, id)));
      if (parsed !== null) return { kind: 'believed', parsed, isAsked: false };
      const words = `was not asked ${why}`;
      return { kind: 'failed', error: toError(read, origins, { code: NOT_BELIEVED, words }) };
    },
    read: async <Value>(
      read: SourceRead<Value>,
      how: ReadRules<Value> = {},
    ): Promise<Reading<Value>> => {
      const key = toKey(read, how.id ?? '');
      try {
        const reading = await ask(read, key, how);
        const { parsed } = reading;
        for (const fault of parsed.leftOut)
          log.warn(`${describeFault(read.collection, fault)}; left out`);
        for (const fault of parsed.warnings) {
          const { kind, field, message } = fault;
          const sameFault = `${read.collection} ${field.replace(/\d+/g, '')} ${message}`;
          if (kind === 'harmless' && told.has(sameFault)) continue;
          told.add(sameFault);
          (field === 'under_age' ? log.ofMinors : log.note)(describeFault(read.collection, fault));
        }
        return reading;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        // A copy would hide refused credentials.
        if (isRefused(error)) {
          const { service } = read.request;
          const names = credentialsToCheck(service, client);
          const signInFault = client.signInFault(service);
          const rights = signInFault === null ? ', and what this account may read' : '';
          const { message } = signInFault ?? error;
          const advice = `check ${names}${rights}`;
          const record = `${read.collection} ${key.id}`.trimEnd();
          throw new CatalogueError(`${record}: ${message}: ${advice}`, error.code);
        }
        const none = how.on404 === undefined ? null : toAbsent(how.on404);
        if (none !== null && error.status === 404) {
          copies.keep(key, { text: ABSENT });
          return { kind: 'believed', parsed: none, isAsked: true };
        }
        const copy = strict ? null : copies.find(key);
        const parsed = copy?.text === ABSENT ? none : parseCopy(read, copy);
        if (copy === null || parsed === null) return { kind: 'failed', error };
        return { kind: 'fallback', parsed, savedAt: copy.savedAt, error };
      }
    },
    keepOnly: (service: ServiceName, collection: string, ids: ReadonlySet<string>): void =>
      copies.keepOnly(origins[service], collection, ids),
    log,
  };
}

function describeFault(collection: string, { id, field, message }: Fault): string {
  const record = id === collection ? id : `${collection} ${id}`;
  return toPrintable(`${record}: ${field} ${message}`);
}

function toAbsent<Value>(value: Value): Good<Value> {
  return { ok: true, value, leftOut: [], warnings: [], hidden: [], known: 0, emptyDoubtedFrom: 0 };
}

function parseCopy<Value>(read: SourceRead<Value>, copy: Copy | null): Good<Value> | null {
  if (copy === null) return null;
  try {
    const parsed = read.parse(parseJson(copy.text));
    return parsed.ok ? parsed : null;
  } catch {
    return null;
  }
}

/** A proxy that packs answers weakens their ETags. */
const toStrong = (etag: string | null | undefined) => etag?.replace(/^W\//, '');

function toConditions(copy: Copy | null): Readonly<Record<string, string>> {
  if (copy === null) return {};
  if (copy.etag !== null) return { 'if-none-match': copy.etag };
  return copy.lastModified === null ? {} : { 'if-modified-since': copy.lastModified };
}

function toCopy({ text, headers }: JsonAnswer) {
  return { text, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
}

function toError<Value>(
  { request: { service, method, path } }: SourceRead<Value>,
  origins: ReaderParts['origins'],
  failure: HttpFailure,
): HttpError {
  return new HttpError(method, `${origins[service]}${path}`, failure);
}

export class CatalogueError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'CatalogueError';
    this.code = code;
  }
}
