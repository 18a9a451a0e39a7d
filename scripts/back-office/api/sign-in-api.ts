/** Signing in to either service: a salt and a key for a bearer token. */
import type { Credentials } from '../demo-credentials.ts';
import { jsonAnswer } from '../http/answer.ts';
import { readJsonObject } from '../http/body.ts';
import { post, type Route } from '../http/router.ts';
import { unauthorized, type Tokens } from '../http/bearer-tokens.ts';

/** Path, name of the key and of the token on the wire, and the credentials. */
const SERVICES = [
  ['/api/signin', 'api_key', 'access_token', 'TALENT_SALT', 'TALENT_API_KEY'],
  ['/api/login', 'api_token', 'token', 'PANEL_SALT', 'PANEL_API_TOKEN'],
] as const;

export const SIGN_IN_PATHS: ReadonlySet<string> = new Set(SERVICES.map(([path]) => path));

export function signInRoutes(credentials: Credentials, tokens: Tokens): Route[] {
  return SERVICES.map(([path, keyName, tokenName, salt, key]) =>
    post(path, async ({ request }) => {
      const given = await readJsonObject(request);
      if (given['salt'] !== credentials[salt] || given[keyName] !== credentials[key])
        throw unauthorized('These credentials are wrong.');
      return jsonAnswer(200, { [tokenName]: tokens.issue() });
    }),
  );
}
