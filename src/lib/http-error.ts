import { parseUrl } from './parse-url.ts';

export type HttpFailure =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string | null }
  /** `cause` is the system's code, such as `ECONNREFUSED`. */
  | { readonly kind: 'network'; readonly cause: string }
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  /** Never followed: credentials would go there. `to` has no query or fragment. */
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** `answer` is the JSON that was answered, if any. */
  | { readonly kind: 'malformed'; readonly detail: string; readonly answer?: unknown };

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** A request that failed for good. The one-line message has no query or credentials. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** Without user, query and fragment. */
  readonly url: string;
  readonly failure: HttpFailure;
  /** For machines and error pages: `HTTP_503`, `ECONNREFUSED`, `TIMEOUT` … */
  readonly code: string;
  /** `null` without a usable answer. */
  readonly status: number | null;
  readonly isUnreachable: boolean;
  /** Whether the same request may succeed later. */
  readonly isTransient: boolean;

  constructor(method: string, url: string, failure: HttpFailure) {
    const [code, told] = describe(failure);
    super(`${method} ${toPublicUrl(url)} ${told}`);
    this.url = toPublicUrl(url);
    this.failure = failure;
    this.code = code;
    const status = 'status' in failure ? failure.status : null;
    this.status = status;
    this.isUnreachable = failure.kind === 'network' || failure.kind === 'timeout';
    this.isTransient = status === null || status >= 500 || TRANSIENT_STATUSES.has(status);
  }
}

function describe(failure: HttpFailure): readonly [code: string, told: string] {
  switch (failure.kind) {
    case 'status':
      return [`HTTP_${failure.status}`, `answered ${failure.status}`];
    case 'redirect':
      return [`HTTP_${failure.status}`, `answers with a redirect to ${failure.to}`];
    case 'network':
      return [failure.cause, `could not be reached (${failure.cause})`];
    case 'timeout':
      return ['TIMEOUT', `did not answer within ${failure.milliseconds / 1000} s`];
    case 'malformed':
      return ['MALFORMED_ANSWER', `answered ${failure.detail}`];
  }
}

/** A redirect as a failure, for requests with `redirect: 'manual'`; else `null`. */
export function toRedirect({ status, headers, url }: Response): HttpFailure | null {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null) return null;
  const target = parseUrl(location, url);
  return { kind: 'redirect', status, to: target === null ? 'nowhere' : toPublicUrl(target.href) };
}

function toPublicUrl(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
