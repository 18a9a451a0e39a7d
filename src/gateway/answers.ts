import { SECURITY_HEADERS } from './security-headers.ts';

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** JSON that no cache keeps, unless the headers say otherwise. */
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

/** 405 with the methods that would do. */
export function wrongMethod(allow: string): Response {
  return jsonAnswer(405, { error: 'method' }, { Allow: allow });
}
