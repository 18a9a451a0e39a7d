/** netlify.toml covers files only. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;
