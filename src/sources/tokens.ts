/** The tokens of both services. The caller signs in. */
import * as v from 'valibot';
import type { ServiceAccess } from '../lib/service-access.ts';

export const SERVICE_NAMES = ['panel', 'talent'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
export type Access = Readonly<Record<ServiceName, ServiceAccess>>;

const SIGN_IN = {
  panel: { path: '/api/login', keyName: 'api_token', tokenName: 'token' },
  talent: { path: '/api/signin', keyName: 'api_key', tokenName: 'access_token' },
} as const satisfies Record<ServiceName, { path: string; keyName: string; tokenName: string }>;

/** How to sign in to a service. */
export function toSignIn(service: ServiceName, { url, salt, key }: ServiceAccess) {
  const { path, keyName, tokenName } = SIGN_IN[service];
  const schema = v.object({ [tokenName]: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) });
  return {
    url: `${url}${path}`,
    body: JSON.stringify({ salt, [keyName]: key }),
    /** The answer's token if a header can carry it, else empty. */
    readToken: (json: unknown): string => {
      const answer = v.safeParse(schema, json);
      return answer.success ? (answer.output[tokenName] ?? '') : '';
    },
  };
}

export interface Bearer {
  /** Empty if neither service gave one. */
  readonly token: string;
  readonly owner: ServiceName;
  readonly signedIn: Promise<string>;
}

/** The token after a 401. `renewed` (for this request) and `replaced` make a retry useful. */
export type Renewal = 'renewed' | 'replaced' | 'refused';

/** Empty token: refused. `patient` keeps a refusal for the whole build; `brisk` asks again, because
 * a gateway lives on. */
export function createTokens(
  signIn: (service: ServiceName) => Promise<string>,
  manner: 'patient' | 'brisk',
) {
  const kept = new Map<ServiceName, Promise<string>>();

  const ask = (service: ServiceName): Promise<string> => {
    const known = kept.get(service);
    if (known !== undefined) return known;
    const asked = signIn(service);
    kept.set(service, asked);
    const drop = (): void => {
      if (manner === 'brisk') kept.delete(service);
    };
    asked.then((token) => {
      if (token === '') drop();
    }, drop);
    return asked;
  };
  const toBearer = async (owner: ServiceName, signedIn: Promise<string>): Promise<Bearer> => ({
    token: await signedIn,
    owner,
    signedIn,
  });

  return {
    /** The service's token, else the other service's. Rejects when its own sign-in does. */
    bearer: async (service: ServiceName): Promise<Bearer> => {
      const known = kept.get(service);
      const earlier = known === undefined ? null : await toBearer(service, known).catch(() => null);
      if (earlier !== null && earlier.token !== '') return earlier;
      // Signs in to both at once; only a missing own token makes the other worth waiting for.
      const signedIn = ask(service);
      const other = service === 'panel' ? 'talent' : 'panel';
      const pending = toBearer(other, ask(other)).catch(() => null);
      const own = await toBearer(service, signedIn);
      if (own.token !== '') return own;
      const fallback = await pending;
      return fallback === null || fallback.token === '' ? own : fallback;
    },
    /** Handles a 401. `mayRenew` is false if the request's token has been renewed already. */
    renew: ({ token, owner, signedIn }: Bearer, mayRenew: boolean): Renewal => {
      if (kept.get(owner) !== signedIn) return 'replaced';
      if (!mayRenew || (manner === 'patient' && token === '')) return 'refused';
      kept.delete(owner);
      return 'renewed';
    },
  };
}
