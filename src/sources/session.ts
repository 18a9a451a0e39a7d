/**
 * The session with both services: signs in, keeps the tokens, signs in again once when a token ran out, and knows which
 * service cannot be reached, so that a build without its services ends soon. Owns no knowledge of what is read.
 */
import { HttpError } from '../lib/http-error.ts';
import { requestJson, type HttpTools, type JsonAnswer } from '../lib/http.ts';
import type { ServiceAccess } from '../lib/service-access.ts';
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

export const READ_TIMEOUT = 10_000;
export const TRIES = 3;
/** So many tries in a row without any answer, and a service is asked whether it is there at all. */
const SILENT_TRIES = 32;

/** One service as the session sees it. */
interface Line {
  readonly access: ServiceAccess;
  /** Aborted with the reason when the service cannot be reached, and when the caller gives up. */
  readonly controller: AbortController;
  token: string;
  fault: HttpError | null;
  silentTries: number;
}

export interface SessionLimits {
  /** Milliseconds that one try of a sign-in may take. */
  readonly signInTimeout: number;
}

/**
 * Signs in to both services at once. A sign-in that is refused leaves an empty token, and reads go on; a service that
 * cannot be reached fails all its reads with that reason. Aborting the signal ends the session.
 */
export async function openSession(
  access: Readonly<Record<ServiceName, ServiceAccess>>,
  tools: HttpTools,
  signal: AbortSignal,
  limits: SessionLimits = { signInTimeout: READ_TIMEOUT },
): Promise<Session> {
  const lines: Record<ServiceName, Line> = { panel: toLine(access.panel), talent: toLine(access.talent) };
  let generation = 0;
  let renewal: Promise<void> | null = null;
  /** A renewal that brought no token at all is not tried again. */
  let renewalFailed = false;

  const end = () => {
    for (const name of SERVICE_NAMES) lines[name].controller.abort(signal.reason);
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });

  const askForToken = async (name: ServiceName, tries: number): Promise<string> => {
    const { access: service, controller } = lines[name];
    const { url, body, readToken } = toSignIn(name, service);
    const answer = await requestJson(
      {
        method: 'POST',
        url,
        headers: () => ({ accept: 'application/json', 'content-type': 'application/json' }),
        body,
        urgent: true,
        timeout: limits.signInTimeout,
        tries,
        signal: controller.signal,
      },
      tools,
    );
    return answer.kind === 'content' ? readToken(answer.json) : '';
  };

  const signIn = async (name: ServiceName): Promise<void> => {
    const line = lines[name];
    try {
      line.token = await askForToken(name, TRIES);
      line.fault = null;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      line.token = '';
      line.fault = error;
      if (error.isUnreachable) line.controller.abort(error);
    }
  };

  /** One try, because the many silent ones before it count too; only whether anything answers matters. */
  const probe = async (name: ServiceName): Promise<void> => {
    try {
      await askForToken(name, 1);
      lines[name].silentTries = 0;
    } catch (error) {
      if (error instanceof HttpError && error.isUnreachable) lines[name].controller.abort(error);
      else lines[name].silentTries = 0;
    }
  };

  /** One renewal at a time: whoever meets a 401 meanwhile waits for the same. */
  const renew = (): Promise<void> => {
    renewal ??= settleAll(SERVICE_NAMES.filter((name) => !lines[name].controller.signal.aborted).map(signIn)).finally(() => {
      generation += 1;
      renewalFailed = SERVICE_NAMES.every((name) => lines[name].token === '');
      renewal = null;
    });
    return renewal;
  };

  const bearer = (name: ServiceName): string => {
    const own = lines[name].token;
    return own === '' ? lines[name === 'panel' ? 'talent' : 'panel'].token : own;
  };

  const hearTry = (name: ServiceName, reached: boolean): void => {
    const line = lines[name];
    line.silentTries = reached ? 0 : line.silentTries + 1;
    if (line.silentTries === SILENT_TRIES) void probe(name);
  };

  const request = ({ service, method, path, body, timeout, conditions }: ServiceRequest): Promise<JsonAnswer> => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    let sentWith = generation;
    return requestJson(
      {
        method,
        url: `${lines[service].access.url}${path}`,
        headers: () => {
          sentWith = generation;
          return { accept: 'application/json', authorization: `Bearer ${bearer(service)}`, ...type, ...conditions };
        },
        ...(body === undefined ? {} : { body }),
        timeout,
        tries: TRIES,
        signal: lines[service].controller.signal,
        authorise: async () => {
          // Another request may have renewed the tokens while this one was under way.
          if (sentWith !== generation) return true;
          if (renewalFailed) return false;
          await renew();
          return true;
        },
        onTry: (reached) => {
          hearTry(service, reached);
        },
      },
      tools,
    );
  };

  await settleAll(SERVICE_NAMES.map(signIn));
  return { request, signInFault: (service) => lines[service].fault };
}

function toLine(access: ServiceAccess): Line {
  return { access, controller: new AbortController(), token: '', fault: null, silentTries: 0 };
}

/** Waits for all before failing, so that nothing is left under way behind an error. */
async function settleAll(tasks: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(tasks);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
