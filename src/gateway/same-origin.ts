/**
 * Tells whether a post may come from where it comes from: a page of this site. Browsers name the origin of every post; programs
 * that are no browser name none and carry nobody's session, so they may pass. `siteUrl` is the site's public origin.
 */
export function isOwnPost(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin === new URL(request.url).origin || origin === siteUrl;
  const site = request.headers.get('Sec-Fetch-Site');
  return site === null || site === 'same-origin' || site === 'none';
}
