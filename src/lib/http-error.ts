import { parseUrl } from './parse-url.ts';

/** How a request failed. */
export type HttpFailure =
  /** The service answered, but not with success. */
  | { readonly kind: 'status'; readonly status: number }
  /** No connection, or one that broke; `cause` is the system's code, such as `ECONNREFUSED`. */
  | { readonly kind: 'network'; readonly cause: string }
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  /** The service wants to be asked elsewhere, which is never done: credentials would go there. `to` has neither query nor fragment. */
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** A malformed answer. */
  | { readonly kind: 'malformed'; readonly detail: string };

/** 4xx statuses that are temporary. */
export const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 425, 429]);

/** A request that failed for good. The message is one line and holds neither query nor credentials. */
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

  /** Status of the answer; `null` when there was none to speak of. */
  get status(): number | null {
    return this.failure.kind === 'status' || this.failure.kind === 'redirect' ? this.failure.status : null;
  }

  /** Tells whether nothing at all came back. */
  get isUnreachable(): boolean {
    return this.failure.kind === 'network' || this.failure.kind === 'timeout';
  }

  /** Short code for machines and error pages: `HTTP_503`, `ECONNREFUSED`, `TIMEOUT`, `MALFORMED_ANSWER`. */
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

/** The failure that a redirect is, for requests sent with `redirect: 'manual'`; `null` for any other answer. */
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
