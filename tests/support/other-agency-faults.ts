/** What can go wrong at the other agency. */
import type { ServerResponse } from 'node:http';

export type Fault =
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** To another origin, the path kept. */
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string }
  /** The connection is accepted and nothing ever comes. */
  | { readonly kind: 'hang' }
  /** The connection breaks, at once or in the middle of the answer. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'truncate' }
  /** Another answer with status 200: JSON of any value, or text as it is. */
  | { readonly kind: 'answer'; readonly body: unknown }
  | { readonly kind: 'text'; readonly body: string };

export interface FaultRule {
  /** Part of the request's path and query. */
  readonly path: string;
  readonly fault: Fault;
  /** How often it strikes; always when absent. */
  readonly times?: number;
}

/** Faults that strike at random: each may pass with the next try. */
export const PASSING_FAULTS: readonly Fault[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, retryAfter: '0' },
  { kind: 'status', status: 425 },
  { kind: 'drop' },
  { kind: 'truncate' },
  { kind: 'text', body: '<html>Bad gateway</html>' },
];

/** Answers with a fault instead of content. */
export function inflict(fault: Fault, response: ServerResponse): void {
  const { url = '' } = response.req;
  switch (fault.kind) {
    case 'status':
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', fault.retryAfter);
      send(response, fault.status, { message: 'Fault.' });
      return;
    case 'redirect':
      response.writeHead(fault.status, { location: fault.to + url }).end();
      return;
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'truncate':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":[');
      setTimeout(() => response.destroy(), 5);
      return;
    case 'answer':
      send(response, 200, fault.body);
      return;
    case 'text':
      response.setHeader('content-type', 'text/html').end(fault.body);
      return;
  }
}

/** Answers with JSON. */
export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
