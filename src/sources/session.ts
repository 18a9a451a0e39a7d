/** A build's session with both services: tokens, retries, and a breaker for silent services. */
import { HttpError } from '../lib/http-error.ts';
import { isTransient, requestJson, type HttpTools, type JsonAnswer } from '../lib/http.ts';
import {
  createTokens,
  SERVICE_NAMES,
  toSignIn,
  type Access,
  type Bearer,
  type ServiceName,
} from './tokens.ts';

export interface ServiceRequest {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  /** Relative to the service's base URL, with the query. */
  readonly path: string;
  /** JSON text of a POST. */
  readonly body?: string;
  /** Milliseconds per try. */
  readonly timeout: number;
  readonly conditions?: Readonly<Record<string, string>>;
}

export interface Session {
  /** Throws an `HttpError`, or the signal's reason. */
  readonly request: (request: ServiceRequest) => Promise<JsonAnswer>;
  /** Why a service's sign-in gave no token; `null` if it did. */
  readonly signInFault: (service: ServiceName) => HttpError | null;
}

export interface SessionLimits {
  /** Milliseconds per try. */
  readonly signInTimeout: number;
}

export const READ_TIMEOUT = 10_000;
const TRIES = 3;
/** Circuit breaker: after this many unanswered tries in a row, one probe decides. */
const SILENT_TRIES = 32;
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** Signs in to both services. A refusal leaves an empty token; an outage or redirect fails the
 * service's reads. The signal ends it. */
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
  signal.addEventListener('abort', endAll);

  /** Empty after a refusal. Bypasses the limiter, because the waiting request holds a slot. */
  const signIn = async (service: ServiceName, tries = TRIES): Promise<string> => {
    const line = lines[service];
    const { url, body, readToken } = toSignIn(service, access[service]);
    const headers = () => Promise.resolve(JSON_HEADERS);
    const request = {
      method: 'POST',
      url,
      headers,
      body,
      timeout: signInTimeout,
      tries,
      signal: line.end.signal,
    } as const;
    try {
      const answer = await requestJson(request, { ...tools, limit: (task) => task() });
      const token = answer.kind === 'content' ? readToken(answer.json) : '';
      if (token === '')
        throw new HttpError('POST', url, { kind: 'malformed', detail: 'without a token' });
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

  const request = ({
    service,
    method,
    path,
    body,
    timeout,
    conditions,
  }: ServiceRequest): Promise<JsonAnswer> => {
    const line = lines[service];
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    let sentWith: Bearer;
    return requestJson(
      {
        method,
        url: `${access[service].url}${path}`,
        headers: async () => {
          sentWith = await tokens.bearer(service);
          return {
            accept: 'application/json',
            authorization: `Bearer ${sentWith.token}`,
            ...type,
            ...conditions,
          };
        },
        ...(body === undefined ? {} : { body }),
        timeout,
        tries: TRIES,
        signal: line.end.signal,
        renew: (mayRenew) => tokens.renew(sentWith, mayRenew),
        onTry: (reached) => {
          line.silentTries = reached ? 0 : line.silentTries + 1;
          // One try, because many silent ones came before it.
          if (line.silentTries === SILENT_TRIES)
            void signIn(service, 1).finally(() => (line.silentTries = 0));
        },
      },
      tools,
    );
  };

  await Promise.all(SERVICE_NAMES.map((name) => tokens.bearer(name)));
  return { request, signInFault: (service) => lines[service].fault };
}

/** Tells whether the sign-in failed for a reason other than its credentials. */
export function isOutage({ failure }: HttpError): boolean {
  return failure.kind === 'redirect' || (failure.kind !== 'malformed' && isTransient(failure));
}
