/** How each service is signed in to, and what it gives for it. */
import * as v from 'valibot';
import type { ServiceAccess } from '../lib/service-access.ts';

export const SERVICE_NAMES = ['panel', 'talent'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

const SIGN_IN = {
  panel: { path: '/api/login', keyName: 'api_token', tokenName: 'token' },
  talent: { path: '/api/signin', keyName: 'api_key', tokenName: 'access_token' },
} as const satisfies Record<ServiceName, { path: string; keyName: string; tokenName: string }>;

export interface SignIn {
  readonly url: string;
  /** JSON text of the POST. */
  readonly body: string;
  /** The token in an answer, one that a header can carry; empty where there is none. */
  readonly readToken: (json: unknown) => string;
}

/** The sign-in of one service with its credentials, for the build's sessions and for the gateway alike. */
export function toSignIn(service: ServiceName, access: ServiceAccess): SignIn {
  const { path, keyName, tokenName } = SIGN_IN[service];
  const schema = v.object({ [tokenName]: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)) });
  return {
    url: `${access.url}${path}`,
    body: JSON.stringify({ salt: access.salt, [keyName]: access.key }),
    readToken: (json) => {
      const answer = v.safeParse(schema, json);
      return answer.success ? (answer.output[tokenName] ?? '') : '';
    },
  };
}
