/** Signing in to either service: a salt and a key for a bearer token. */
import { sameSecret, type Credentials } from '../demo-credentials.ts';
import { jsonAnswer } from '../http/answer.ts';
import { readJsonObject } from '../http/body.ts';
import { post, type Route } from '../http/router.ts';
import { unauthorized, type Tokens } from '../http/bearer-tokens.ts';

export const SIGN_IN_PATHS: ReadonlySet<string> = new Set(['/api/signin', '/api/login']);

export function signInRoutes(credentials: Credentials, tokens: Tokens): Route[] {
  return [
    post('/api/signin', async ({ request }) => {
      const { salt, api_key } = await readJsonObject(request);
      checkBoth(
        sameSecret(salt, credentials.TALENT_SALT),
        sameSecret(api_key, credentials.TALENT_API_KEY),
      );
      return jsonAnswer(200, { access_token: tokens.issue() });
    }),
    post('/api/login', async ({ request }) => {
      const { salt, api_token } = await readJsonObject(request);
      checkBoth(
        sameSecret(salt, credentials.PANEL_SALT),
        sameSecret(api_token, credentials.PANEL_API_TOKEN),
      );
      return jsonAnswer(200, { token: tokens.issue() });
    }),
  ];
}

function checkBoth(salt: boolean, key: boolean): void {
  if (!salt || !key) throw unauthorized('These credentials are wrong.');
}
