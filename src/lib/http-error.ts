import { parseUrl } from './parse-url.ts';

export type HttpFailure =
  | { readonly kind: 'status'; readonly status: number }
  /** `cause` is the system's code, such as `ECONNREFUSED`. */
  | { readonly kind: 'network'; readonly cause: string }
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  /** Never followed: credentials would go there. `to` has no query or fragment. */
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** `answer` is the JSON that was answered, if any. */
  | { readonly kind: 'malformed'; readonly detail: string; readonly answer?: unknown };

export const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** A request that failed for good. The one-line message has no query or credentials. */
export class HttpError extends Error {
  readonly method: string;
  /** Without user, query and fragment. */
  readonly url: string;
  readonly failure: HttpFailure;

  constructor(method: string, url: string, failure: HttpFailure) {
    const address = toPublicUrl(url);
    super(`${method} ${address} ${describe(failure)}`);
    this.name = 'HttpError';
    this.method = method;
    this.url = address;
    this.failure = failure;
  }

  /** `null` without a usable answer. */
  get status(): number | null {
    return this.failure.kind === 'status' || this.failure.kind === 'redirect'
      ? this.failure.status
      : null;
  }

  get isUnreachable(): boolean {
    return this.failure.kind === 'network' || this.failure.kind === 'timeout';
  }

  /** A code for machines and error pages: `HTTP_503`, `ECONNREFUSED`, `TIMEOUT` … */
  get code(): string {
    switch (this.failure.kind) {
      case 'status':
      case 'redirect':
        return `HTTP_${this.failure.status}`;
      case 'network':
        return this.failure.cause;
      case 'timeout':
        return 'TIMEOUT';
      case 'malformed':
        return 'MALFORMED_ANSWER';
    }
  }
}

function describe(failure: HttpFailure): string {
  switch (failure.kind) {
    case 'status':
      return `answered ${failure.status}`;
    case 'redirect':
      return `answers with a redirect to ${failure.to}`;
    case 'network':
      return `could not be reached (${failure.cause})`;
    case 'timeout':
      return `did not answer within ${failure.milliseconds / 1000} s`;
    case 'malformed':
      return `answered ${failure.detail}`;
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
