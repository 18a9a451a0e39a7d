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
const ACCEPT = { accept: 'application/json' };
const TYPE = { 'content-type': 'application/json' };
export const READ_TIMEOUT = 10_000;
const VISIT_SIGN_IN_TIMEOUT = 5_000;
/** A build asks a service no more that left this many requests in a row unanswered. */
const MOST_SILENCES = 16;

interface SignedIn {
  readonly service: ServiceName;
  /** Empty after a refusal. Rejects when the service is down. */
  readonly token: Promise<string>;
}

export function createServiceClient(
  access: Readonly<Record<ServiceName, ServiceAccess>>,
  { tools, signal: end, ...options }: ClientOptions,
): ServiceClient {
  const isPatient = end !== undefined;
  const { signInTimeout: timeout = isPatient ? READ_TIMEOUT : VISIT_SIGN_IN_TIMEOUT } = options;
  const signedIn = new Map<ServiceName, SignedIn>();
  const faults = new Map<ServiceName, HttpError>();
  const silences: Record<ServiceName, HttpError[]> = { panel: [], talent: [] };

  const askToken = async (service: ServiceName, signal: AbortSignal): Promise<string> => {
    const { url, salt, key } = access[service];
    const { path, keyName, tokenName } = SIGN_IN[service];
    const takeToken: Take<string> = async (answer, fail) => {
      const { json } = (await takeJson(answer, fail)) ?? {};
      const given = v.safeParse(v.object({ [tokenName]: tokenSchema }), json);
      if (given.success) return given.output[tokenName] ?? '';
      throw fail({ kind: 'malformed', detail: 'without a token' });
    };
    const body = JSON.stringify({ salt, [keyName]: key });
    const asked = {
      method: 'POST',
      url: url + path,
      body,
      headers: { ...ACCEPT, ...TYPE },
    } as const;
    try {
      const token = await request({ ...asked, timeout, isPatient, signal }, takeToken, tools);
      faults.delete(service);
      return token;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      faults.set(service, error);
      if (isOutage(error)) throw error;
      return '';
    }
  };
  const signIn = (service: ServiceName, signal: AbortSignal): SignedIn => {
    const known = signedIn.get(service);
    if (known !== undefined) return known;
    const asked = { service, token: askToken(service, signal) };
    signedIn.set(service, asked);
    const forgetFailure = () => isPatient || forget(asked);
    asked.token.then((token) => token === '' && forgetFailure(), forgetFailure);
    return asked;
  };
  /** Leaves a sign-in that another request has renewed. */
  const forget = (asked: SignedIn): void => {
    if (signedIn.get(asked.service) === asked) signedIn.delete(asked.service);
  };
  /** The service's token, else the other service's, else an empty one. */
  const authorise = async (service: ServiceName, signal: AbortSignal) => {
    // Only a missing own token makes the other one worth waiting for.
    if (signedIn.size === 0) for (const name of SERVICE_NAMES) signIn(name, signal);
    const own = signIn(service, signal);
    const token = await own.token;
    if (token !== '') return { from: own, token };
    const from = signIn(toOther(service), signal);
    return { from, token: await from.token.catch(() => '') };
  };

  return {
    ask: async (given, take) => {
      const { service, method, path, body, timeout: limit } = given;
      const url = `${access[service].url}${path}`;
      const signal = end ?? AbortSignal.timeout(limit);
      const type = typeof body === 'string' ? TYPE : {};
      for (let isAgain = false; ; isAgain = true) {
        let bearer = null as SignedIn | null;
        try {
          const { from, token } = await authorise(service, signal);
          bearer = token === '' ? null : from;
          const authorization = `Bearer ${token}`;
          const headers = { ...ACCEPT, ...type, ...given.headers, authorization };
          const [last] = silences[service];
          if (isPatient && last && silences[service].length >= MOST_SILENCES) throw last;
          const answer = await request({ ...given, url, headers, isPatient, signal }, take, tools);
          silences[service] = [];
          return answer;
        } catch (error) {
          const isSilent = error instanceof HttpError && error.isUnreachable;
          silences[service] = isSilent ? [error, ...silences[service]].slice(0, MOST_SILENCES) : [];
          if (!isPatient && signal.aborted)
            throw new HttpError(method, url, { kind: 'timeout', milliseconds: limit });
          const isRefused = error instanceof HttpError && error.status === 401;
          if (!isRefused || isAgain || bearer === null) throw error;
          forget(bearer);
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

export function toOther(service: ServiceName): ServiceName {
  return service === 'panel' ? 'talent' : 'panel';
}

/** Tells whether the sign-in failed for a reason other than its credentials. */
export function isOutage({ failure, isTransient }: HttpError): boolean {
  return failure.kind === 'redirect' || (failure.kind !== 'malformed' && isTransient);
}
