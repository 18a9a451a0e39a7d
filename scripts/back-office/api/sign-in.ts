import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Credentials } from '../demo-credentials.ts';
import { Problem } from '../http/answer.ts';
import { readJson } from '../http/body.ts';
import { post, type Call, type Route } from '../http/router.ts';

const SERVICES = [
  ['/api/signin', 'api_key', 'access_token', 'TALENT_SALT', 'TALENT_API_KEY'],
  ['/api/login', 'api_token', 'token', 'PANEL_SALT', 'PANEL_API_TOKEN'],
] as const;

const TOKEN_LIFETIME = 3_600_000;
const GIVEN = v.record(v.string(), v.unknown());

export function createSignIn(credentials: Credentials) {
  const expiries = new Map<string, number>();
  const routes = SERVICES.map(([path, keyName, tokenName, salt, key]): Route =>
    post(path, async ({ request }) => {
      const given = await readJson(request, GIVEN);
      if (given['salt'] !== credentials[salt] || given[keyName] !== credentials[key])
        throw new Problem(401, 'These credentials are wrong.');
      const token = randomBytes(32).toString('base64url');
      expiries.set(token, Date.now() + TOKEN_LIFETIME);
      return Response.json({ [tokenName]: token });
    }),
  );

  function check({ request, path }: Pick<Call, 'request' | 'path'>): void {
    if (!path.startsWith('/api/') || SERVICES.some(([own]) => own === path)) return;
    const [, token = ''] =
      /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
    if ((expiries.get(token) ?? 0) <= Date.now())
      throw new Problem(401, 'Sign in first: the bearer token is missing or has run out.');
  }
  return { routes, check };
}
