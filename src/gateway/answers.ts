export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(value, {
    status,
    headers: { ...UNCACHED, ...headers },
  });
}

export function wrongMethod(allow: string): Response {
  return jsonAnswer(405, { error: 'method' }, { Allow: allow });
}

/** Kept in step with netlify.toml, which covers files only. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

export const UNCACHED = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' } as const;
