/** Requests to both services, with the tokens that they gave. */
import * as v from 'valibot';
import { HttpError } from '../lib/http-error.ts';
import { request, takeJson, type HttpTools, type Take } from '../lib/http.ts';
import type { ServiceAccess } from '../lib/service-access.ts';

export const SERVICE_NAMES = ['panel', 'talent'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

export interface ServiceRequest {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST';
  /** Relative to the service's base URL, with the query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text, or bytes of the type that `headers` name. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Milliseconds: of a build per try, of a visit for everything, signing in included. */
  readonly timeout: number;
}

export interface ServiceClient {
  /** Throws an `HttpError`, or the signal's reason. */
  readonly ask: <Answer>(request: ServiceRequest, take: Take<Answer>) => Promise<Answer>;
  /** Signs in to both services; never rejects. */
  readonly signIn: () => Promise<unknown>;
  /** Why a service's last sign-in gave no token; `null` if it did. */
  readonly signInFault: (service: ServiceName) => HttpError | null;
}

export interface ClientOptions {
  readonly tools: HttpTools;
  /** Ends a build's client. Without it visitors wait: little is repeated, and a sign-in that failed
   * is tried anew by the next request, because the client lives on. */
  readonly signal?: AbortSignal;
  /** Milliseconds per try. */
  readonly signInTimeout?: number;
}

const SIGN_IN = {
  panel: { path: '/api/login', keyName: 'api_token', tokenName: 'token' },
  talent: { path: '/api/signin', keyName: 'api_key', tokenName: 'access_token' },
} as const;
/** What a header can carry. */
const tokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));
const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };
export const READ_TIMEOUT = 10_000;
const VISIT_SIGN_IN_TIMEOUT = 5_000;
/** Circuit breaker: after this many unanswered tries in a row, one probe decides. */
const SILENT_TRIES = 32;

export function createServiceClient(
  access: Readonly<Record<ServiceName, ServiceAccess>>,
  { tools, signal: end, ...options }: ClientOptions,
): ServiceClient {
  const isPatient = end !== undefined;
  const allTries = isPatient ? 3 : 2;
  const { signInTimeout: timeout = isPatient ? READ_TIMEOUT : VISIT_SIGN_IN_TIMEOUT } = options;
  const tokens = new Map<ServiceName, Promise<string>>();
  const faults = new Map<ServiceName, HttpError>();
  const silentTries = { panel: 0, talent: 0 };

  /** The token; empty after a refusal. Rejects when the service is down. */
  const askToken = async (service: ServiceName, signal: AbortSignal, tries: number) => {
    const { url, salt, key } = access[service];
    const { path, keyName, tokenName } = SIGN_IN[service];
    const takeToken: Take<string> = async (answer, fail) => {
      const { json } = (await takeJson(answer, fail)) ?? {};
      const given = v.safeParse(v.object({ [tokenName]: tokenSchema }), json);
      if (given.success) return given.output[tokenName] ?? '';
      throw fail({ kind: 'malformed', detail: 'without a token' });
    };
    const headers = () => Promise.resolve(JSON_HEADERS);
    const body = JSON.stringify({ salt, [keyName]: key });
    const asked = { method: 'POST', url: `${url}${path}`, body, headers, timeout, tries } as const;
    try {
      // Outside the limiter, because the waiting request holds a slot.
      const free = { ...tools, limit: <T>(task: () => Promise<T>) => task() };
      const token = await request({ ...asked, isPatient, signal }, takeToken, free);
      faults.delete(service);
      return token;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      faults.set(service, error);
      if (isOutage(error)) throw error;
      return '';
    }
  };
  const signIn = (service: ServiceName, signal: AbortSignal, tries = allTries) => {
    const asked = askToken(service, signal, tries);
    tokens.set(service, asked);
    const forget = () => isPatient || (tokens.get(service) === asked && tokens.delete(service));
    asked.then((token) => token === '' && forget(), forget);
    return asked;
  };
  const toBearer = async (service: ServiceName, signal: AbortSignal) => {
    const signedIn = tokens.get(service) ?? signIn(service, signal);
    return { service, signedIn, token: await signedIn };
  };
  /** The service's token, else the other service's. */
  const authorise = async (service: ServiceName, signal: AbortSignal) => {
    // Only a missing own token makes the other one worth waiting for.
    if (tokens.size === 0) for (const name of SERVICE_NAMES) void signIn(name, signal);
    const own = await toBearer(service, signal);
    if (own.token !== '') return own;
    const other = await toBearer(toOther(service), signal).catch(() => own);
    return other.token === '' ? own : other;
  };
  type Bearer = Awaited<ReturnType<typeof authorise>>;
  /** Tells after a 401 whether the request is worth repeating. */
  const renew = ({ service, signedIn, token }: Bearer): boolean => {
    // Otherwise another request has renewed it.
    const isCurrent = tokens.get(service) === signedIn;
    if (isCurrent && isPatient && token === '') return false;
    if (isCurrent) tokens.delete(service);
    return true;
  };

  return {
    ask: async (given, take) => {
      const { service, method, path, body } = given;
      const url = `${access[service].url}${path}`;
      const signal = end ?? limitVisit(given.timeout, method, url);
      const { accept, ...type } = JSON_HEADERS;
      const known = { accept, ...(typeof body === 'string' && type), ...given.headers };
      for (let isAgain = false; ; isAgain = true) {
        let bearer = null as Bearer | null;
        const headers = async () => {
          bearer = await authorise(service, signal);
          return { ...known, authorization: `Bearer ${bearer.token}` };
        };
        const onTry = (reached: boolean) => {
          silentTries[service] = reached ? 0 : silentTries[service] + 1;
          if (!isPatient || silentTries[service] < SILENT_TRIES) return;
          silentTries[service] = 0;
          // One try, because many silent ones came before it.
          void signIn(service, signal, 1);
        };
        const asked = { ...given, url, headers, tries: allTries, isPatient, signal, onTry };
        try {
          return await request(asked, take, tools);
        } catch (error) {
          const isRefused = error instanceof HttpError && error.status === 401;
          if (!isRefused || isAgain || bearer === null || !renew(bearer)) throw error;
        }
      }
    },
    signIn: () => {
      const signal = end ?? AbortSignal.timeout(timeout);
      return Promise.allSettled(SERVICE_NAMES.map((name) => authorise(name, signal)));
    },
    signInFault: (service) => faults.get(service) ?? null,
  };
}

/** Ends all that a visitor waits for. */
function limitVisit(timeout: number, method: string, url: string): AbortSignal {
  const end = new AbortController();
  const error = new HttpError(method, url, { kind: 'timeout', milliseconds: timeout });
  setTimeout(() => {
    end.abort(error);
  }, timeout).unref();
  return end.signal;
}

export function toOther(service: ServiceName): ServiceName {
  return service === 'panel' ? 'talent' : 'panel';
}

/** Tells whether the sign-in failed for a reason other than its credentials. */
export function isOutage({ failure, isTransient }: HttpError): boolean {
  return failure.kind === 'redirect' || (failure.kind !== 'malformed' && isTransient);
}
