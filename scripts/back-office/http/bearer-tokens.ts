/** Bearer tokens of both services, in memory, with a lifetime. */
import { randomBytes } from 'node:crypto';

import { Problem } from './answer.ts';

export type Tokens = ReturnType<typeof createTokens>;

/** `lifetime` in milliseconds. */
export function createTokens(lifetime: number) {
  const expiries = new Map<string, number>();
  return {
    issue(): string {
      const token = randomBytes(32).toString('base64url');
      expiries.set(token, Date.now() + lifetime);
      return token;
    },
    check(request: Request): void {
      const token = bearerOf(request);
      if ((expiries.get(token) ?? 0) > Date.now()) return;
      expiries.delete(token);
      throw unauthorized(
        token === ''
          ? 'Sign in first: this call needs a bearer token.'
          : 'The token is unknown or has run out.',
      );
    },
  };
}

export function unauthorized(message: string): Problem {
  return new Problem(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
}
