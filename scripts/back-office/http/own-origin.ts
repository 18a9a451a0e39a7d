/** Refuses other websites, whose pages can reach loopback but cannot fake these headers. */
import { Problem } from './answer.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Throws 403 unless the host is a loopback name; prevents DNS rebinding. */
export function checkHost(request: Request): void {
  if (!LOOPBACK.test(request.headers.get('Host') ?? ''))
    throw new Problem(403, 'The desk answers on this machine only.');
}

/** Throws 403 for other origins' pages. Programs send neither header and pass. */
export function checkSameOrigin(request: Request): void {
  checkHost(request);
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const foreign = origin !== null && origin !== `http://${request.headers.get('Host') ?? ''}`;
  if (foreign || (site !== null && site !== 'same-origin' && site !== 'none')) {
    throw new Problem(403, 'This request comes from another website.');
  }
}
