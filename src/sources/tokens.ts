/**
 * The tokens of both services, for build and gateway: which token a request carries, and when an expired one is renewed. How to sign in,
 * and how long that may take, is up to the caller.
 */
import * as v from 'valibot';
import type { ServiceAccess } from '../lib/service-access.ts';

export const SERVICE_NAMES = ['panel', 'talent'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
export type Access = Readonly<Record<ServiceName, ServiceAccess>>;

const SIGN_IN = {
  panel: { path: '/api/login', keyName: 'api_token', tokenName: 'token' },
  talent: { path: '/api/signin', keyName: 'api_key', tokenName: 'access_token' },
} as const satisfies Record<ServiceName, { path: string; keyName: string; tokenName: string }>;

/** How one service is signed in to with its credentials. */
export function toSignIn(service: ServiceName, { url, salt, key }: ServiceAccess) {
  const { path, keyName, tokenName } = SIGN_IN[service];
  const schema = v.object({ [tokenName]: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) });
  return {
    url: `${url}${path}`,
    /** JSON text of the POST. */
    body: JSON.stringify({ salt, [keyName]: key }),
    /** The token in an answer, one that a header can carry; empty where there is none. */
    readToken: (json: unknown): string => {
      const answer = v.safeParse(schema, json);
      return answer.success ? (answer.output[tokenName] ?? '') : '';
    },
  };
}

/** What a request carries. */
export interface Bearer {
  /** Empty where neither service gave one. */
  readonly token: string;
  readonly owner: ServiceName;
  readonly signedIn: Promise<string>;
}

/**
 * What happened to a token after a 401: renewed for this request, already replaced for another request, or unchanged. Only after the first
 * two is a retry useful.
 */
export type Renewal = 'renewed' | 'replaced' | 'refused';

/**
 * `signIn` asks a service for a token, and answers with an empty one where it is refused. `patient` keeps a refusal, because a build that
 * was refused once need not ask ten thousand times; `brisk` asks again with the next request, because a gateway lives on.
 */
export function createTokens(signIn: (service: ServiceName) => Promise<string>, manner: 'patient' | 'brisk') {
  const kept = new Map<ServiceName, Promise<string>>();

  const ask = (service: ServiceName): Promise<string> => {
    const known = kept.get(service);
    if (known !== undefined) return known;
    const asked = signIn(service);
    kept.set(service, asked);
    const drop = (): void => {
      if (manner === 'brisk' && kept.get(service) === asked) kept.delete(service);
    };
    asked.then((token) => {
      if (token === '') drop();
    }, drop);
    return asked;
  };
  const toBearer = async (owner: ServiceName, signedIn: Promise<string>): Promise<Bearer> => ({ token: await signedIn, owner, signedIn });

  return {
    /** The service's own token, else the other's. Signs in where that has not been done; rejects where the service's own sign-in does. */
    bearer: async (service: ServiceName): Promise<Bearer> => {
      const known = kept.get(service);
      const earlier = known === undefined ? null : await toBearer(service, known).catch(() => null);
      if (earlier !== null && earlier.token !== '') return earlier;
      // Both at once; only a missing own token makes the other worth waiting for.
      const signedIn = ask(service);
      const other = service === 'panel' ? 'talent' : 'panel';
      const pending = toBearer(other, ask(other)).catch(() => null);
      const own = await toBearer(service, signedIn);
      if (own.token !== '') return own;
      const fallback = await pending;
      return fallback === null || fallback.token === '' ? own : fallback;
    },
    /** Takes note of a 401. `mayRenew` is false for a request that has had a token renewed already. */
    renew: ({ token, owner, signedIn }: Bearer, mayRenew: boolean): Renewal => {
      if (kept.get(owner) !== signedIn) return 'replaced';
      if (!mayRenew || (manner === 'patient' && token === '')) return 'refused';
      kept.delete(owner);
      return 'renewed';
    },
  };
}
