/**
 * Tells whether a post comes from a page of this site. Browsers send the origin with every post;
 * other programs send none and have no session to abuse, so they pass. `siteUrl` is the public
 * origin.
 */
export function isOwnPost(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin === new URL(request.url).origin || origin === siteUrl;
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
