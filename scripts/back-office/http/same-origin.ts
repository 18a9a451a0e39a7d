/** Keeps other websites out of the desk: a page open in the same browser can reach a loopback server, but cannot fake these headers. */
import { Problem } from './problem.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Throws 403 unless the request was addressed to this machine by a loopback name; a rebound foreign name is refused. */
export function checkHost(request: Request): void {
  if (!LOOPBACK.test(request.headers.get('Host') ?? '')) throw new Problem(403, 'The desk answers on this machine only.');
}

/** Throws 403 for requests that a page of another origin sends. Programs other than browsers send neither header and pass. */
export function checkSameOrigin(request: Request): void {
  checkHost(request);
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const foreign = origin !== null && origin !== `http://${request.headers.get('Host') ?? ''}`;
  if (foreign || (site !== null && site !== 'same-origin' && site !== 'none')) {
    throw new Problem(403, 'This request comes from another website.');
  }
}
