import { SECURITY_HEADERS } from './security-headers.ts';

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(value, {
    status,
    headers: { ...SECURITY_HEADERS, ...NO_STORE, ...headers },
  });
}

export function wrongMethod(allow: string): Response {
  return jsonAnswer(405, { error: 'method' }, { Allow: allow });
}
