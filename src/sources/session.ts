/**
 * A build's session with both services: reads with their tokens, retries where that may help, and gives up on a service that cannot be
 * reached. Knows nothing of what is read.
 */
import { HttpError } from '../lib/http-error.ts';
import { isTransient, requestJson, type HttpTools, type JsonAnswer } from '../lib/http.ts';
import { createTokens, SERVICE_NAMES, toSignIn, type Access, type Bearer, type ServiceName } from './tokens.ts';

export interface ServiceRequest {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  /** From the service's base URL on, with its query. */
  readonly path: string;
  /** JSON text of a POST. */
  readonly body?: string;
  /** Milliseconds that one try may take. */
  readonly timeout: number;
  /** Headers that ask "only if it changed". */
  readonly conditions?: Readonly<Record<string, string>>;
}

export interface Session {
  /** Reads with the session's token. Throws an `HttpError`, or the signal's reason. */
  readonly request: (request: ServiceRequest) => Promise<JsonAnswer>;
  /** Why a service's sign-in gave no token; `null` when it did. */
  readonly signInFault: (service: ServiceName) => HttpError | null;
}

export interface SessionLimits {
  /** Milliseconds that one try of a sign-in may take. */
  readonly signInTimeout: number;
}

export const READ_TIMEOUT = 10_000;
const TRIES = 3;
/** Circuit breaker: after so many tries in a row without an answer, one probe decides whether the service is up. */
const SILENT_TRIES = 32;
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/**
 * Signs in to both services at once. A sign-in that is refused leaves an empty token, and reads go on; one that fails by an outage or a
 * redirect fails all reads of its service with that reason. Aborting the signal ends the session.
 */
export async function openSession(
  access: Access,
  tools: HttpTools,
  signal: AbortSignal,
  { signInTimeout }: SessionLimits = { signInTimeout: READ_TIMEOUT },
): Promise<Session> {
  const lines = {
    panel: { end: new AbortController(), fault: null as HttpError | null, silentTries: 0 },
    talent: { end: new AbortController(), fault: null as HttpError | null, silentTries: 0 },
  };
  const endAll = () => {
    for (const name of SERVICE_NAMES) lines[name].end.abort(signal.reason);
  };
  if (signal.aborted) endAll();
  signal.addEventListener('abort', endAll, { once: true });

  /** An empty token where none was given. Takes no slot of the limiter, because the waiting request holds one already. */
  const signIn = async (service: ServiceName, tries = TRIES): Promise<string> => {
    const line = lines[service];
    const { url, body, readToken } = toSignIn(service, access[service]);
    const headers = () => Promise.resolve(JSON_HEADERS);
    const request = { method: 'POST', url, headers, body, timeout: signInTimeout, tries, signal: line.end.signal } as const;
    try {
      const answer = await requestJson(request, { ...tools, limit: (task) => task() });
      const token = answer.kind === 'content' ? readToken(answer.json) : '';
      if (token === '') throw new HttpError('POST', url, { kind: 'malformed', detail: 'without a token' });
      line.fault = null;
      return token;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      line.fault = error;
      if (isOutage(error)) line.end.abort(error);
      return '';
    }
  };
  const tokens = createTokens(signIn, 'patient');

  const request = ({ service, method, path, body, timeout, conditions }: ServiceRequest): Promise<JsonAnswer> => {
    const line = lines[service];
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    let sentWith: Bearer;
    return requestJson(
      {
        method,
        url: `${access[service].url}${path}`,
        headers: async () => {
          sentWith = await tokens.bearer(service);
          return { accept: 'application/json', authorization: `Bearer ${sentWith.token}`, ...type, ...conditions };
        },
        ...(body === undefined ? {} : { body }),
        timeout,
        tries: TRIES,
        signal: line.end.signal,
        renew: (mayRenew) => tokens.renew(sentWith, mayRenew),
        onTry: (reached) => {
          line.silentTries = reached ? 0 : line.silentTries + 1;
          // One try, because the many silent ones before it count too.
          if (line.silentTries === SILENT_TRIES) void signIn(service, 1).finally(() => (line.silentTries = 0));
        },
      },
      tools,
    );
  };

  await Promise.all(SERVICE_NAMES.map((name) => tokens.bearer(name)));
  return { request, signInFault: (service) => lines[service].fault };
}

/** Tells whether a sign-in failed for another reason than its credentials, so that nothing can be read from its service. */
export function isOutage({ failure }: HttpError): boolean {
  return failure.kind === 'redirect' || (failure.kind !== 'malformed' && isTransient(failure));
}
