/**
 * The session with both services: which token a request carries, and what happens when that one ran out.
 * Owns no knowledge of what is read.
 */
import type { HttpError } from '../lib/http-error.ts';
import { requestJson, type HttpTools, type JsonAnswer } from '../lib/http.ts';
import type { ServiceAccess } from '../lib/service-access.ts';
import { openLine, TRIES, type ServiceLine } from './service-line.ts';
import { SERVICE_NAMES, toSignIn, type ServiceName } from './sign-in.ts';

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

/**
 * Signs in to both services at once. A sign-in that is refused leaves an empty token, and reads go on; a service that
 * cannot be reached fails all its reads with that reason. Aborting the signal ends the session.
 */
export async function openSession(
  access: Readonly<Record<ServiceName, ServiceAccess>>,
  tools: HttpTools,
  signal: AbortSignal,
  { signInTimeout }: SessionLimits = { signInTimeout: READ_TIMEOUT },
): Promise<Session> {
  const lines: Readonly<Record<ServiceName, ServiceLine>> = {
    panel: openLine(access.panel.url, toSignIn('panel', access.panel), tools, signInTimeout),
    talent: openLine(access.talent.url, toSignIn('talent', access.talent), tools, signInTimeout),
  };
  const end = () => {
    for (const name of SERVICE_NAMES) lines[name].close(signal.reason);
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });

  /** Whose token a request carries: its own service's, the other's where that is missing. */
  const lender = (name: ServiceName): ServiceLine => {
    const [own, other] = name === 'panel' ? [lines.panel, lines.talent] : [lines.talent, lines.panel];
    return own.token() === '' && other.token() !== '' ? other : own;
  };

  const request = ({ service, method, path, body, timeout, conditions }: ServiceRequest): Promise<JsonAnswer> => {
    const line = lines[service];
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    let sentWith = { line, generation: line.generation() };
    return requestJson(
      {
        method,
        url: `${line.url}${path}`,
        headers: () => {
          const from = lender(service);
          sentWith = { line: from, generation: from.generation() };
          return { accept: 'application/json', authorization: `Bearer ${from.token()}`, ...type, ...conditions };
        },
        ...(body === undefined ? {} : { body }),
        timeout,
        tries: TRIES,
        signal: line.signal,
        hold: () => lender(service).renewal(),
        authorise: (mayRenew) => sentWith.line.authorise(sentWith.generation, mayRenew),
        onTry: line.hearTry,
      },
      tools,
    );
  };

  const signIns = await Promise.allSettled(SERVICE_NAMES.map((name) => lines[name].signIn()));
  const failure = signIns.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
  return { request, signInFault: (service) => lines[service].fault() };
}
