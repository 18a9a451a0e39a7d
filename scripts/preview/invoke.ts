/** Runs one function for one request with the platform's limits: body size, time, rate. */
import { randomUUID } from 'node:crypto';
import type { ServerRequest } from 'srvx';
import type { FunctionContext, FunctionMatch, NetlifyFunction } from './functions.ts';
import type { CountRequest } from './rate-limits.ts';

const BODY_LIMIT = 6 * 1024 * 1024;
/** Bytes of a too large body to read and drop before cutting off its sender. */
const DRAIN_LIMIT = 64 * 1024 * 1024;
const TIMEOUT = 60_000;
const SCHEDULED_TIMEOUT = 30_000;
/** Headers for the CDN, which does not pass them on. */
const CDN_HEADERS = [
  'Netlify-CDN-Cache-Control',
  'CDN-Cache-Control',
  'Netlify-Vary',
  'Netlify-Cache-Tag',
] as const;

export interface InvokerDeps {
  readonly origin: () => string;
  /** Netlify's deploy context. */
  readonly context: string;
  /** `null` if rate limits are off. */
  readonly countRequest: CountRequest | null;
  readonly within: <Result>(run: () => Result) => Result;
  readonly log: (line: string) => void;
}

export type Invoker = ReturnType<typeof createInvoker>;

export function createInvoker(deps: InvokerDeps) {
  let pending: Promise<unknown> = Promise.resolve();

  function toContext(url: URL, ip: string, params: Record<string, string>): FunctionContext {
    return {
      account: { id: 'local' },
      deploy: { context: deps.context, id: 'local', published: true },
      geo: {},
      ip,
      json: (input) => Response.json(input),
      log: (...parts: unknown[]) => {
        deps.log(parts.map(String).join(' '));
      },
      params,
      requestId: randomUUID(),
      server: {},
      site: { id: 'local', name: 'local', url: deps.origin() },
      url,
      waitUntil: (promise) => {
        const settled = promise.catch((error: unknown) => {
          deps.log(`A function's background work failed: ${describe(error)}`);
        });
        pending = pending.then(() => settled);
      },
    };
  }

  async function run(
    route: NetlifyFunction,
    request: Request,
    context: FunctionContext,
    timeout: number,
  ): Promise<Response> {
    let timer: NodeJS.Timeout | undefined;
    const expiry = new Promise<'expired'>((resolve) => {
      timer = setTimeout(resolve, timeout, 'expired');
    });
    try {
      const answer = await Promise.race([
        deps.within(async () => await route.handler(request, context)),
        expiry,
      ]);
      if (answer === 'expired') {
        deps.log(`${route.name}: no answer within ${timeout / 1000} s`);
        return new Response('The function took too long.', { status: 504 });
      }
      return answer instanceof Response
        ? withoutCdnHeaders(answer)
        : new Response(null, { status: 204 });
    } catch (error) {
      deps.log(`${route.name}: ${describe(error)}`);
      return new Response('The function failed.', { status: 500 });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async answer(
      { route, params }: FunctionMatch,
      request: ServerRequest,
      url: URL,
    ): Promise<Response> {
      const ip = request.ip ?? '127.0.0.1';
      const wait =
        route.rateLimit === undefined
          ? 0
          : (deps.countRequest?.(route.name, route.rateLimit, ip, url.host) ?? 0);
      if (wait > 0)
        return new Response('Too many requests.', {
          status: 429,
          headers: { 'Retry-After': String(wait) },
        });

      const body = await readBody(request);
      if (body === 'broken off') return new Response('The body broke off.', { status: 400 });
      if (body === 'too large')
        return new Response('The body is too large.', {
          status: 413,
          headers: { Connection: 'close' },
        });
      const context = toContext(url, ip, params);
      const headers = new Headers(request.headers);
      headers.set('X-Nf-Client-Connection-Ip', ip);
      headers.set('X-Nf-Request-Id', context.requestId);
      return await run(
        route,
        new Request(url, { method: request.method, headers, body }),
        context,
        TIMEOUT,
      );
    },

    async runScheduled(route: NetlifyFunction): Promise<Response> {
      const url = new URL(`/.netlify/functions/${route.name}`, deps.origin());
      return await run(
        route,
        new Request(url, { method: 'POST' }),
        toContext(url, '127.0.0.1', {}),
        SCHEDULED_TIMEOUT,
      );
    },

    /** Resolves when the functions' `waitUntil` work has ended, or after `limit`. */
    async settle(limit: number): Promise<void> {
      await Promise.race([pending, new Promise((resolve) => setTimeout(resolve, limit).unref())]);
    },
  };
}

async function readBody(
  request: ServerRequest,
): Promise<Uint8Array<ArrayBuffer> | null | 'too large' | 'broken off'> {
  if (request.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      // Reads on beyond the limit, because a sender that is cut off never reads the answer.
      if (size > DRAIN_LIMIT) return 'too large';
      if (size <= BODY_LIMIT) chunks.push(chunk);
    }
  } catch {
    return 'broken off';
  }
  return size > BODY_LIMIT ? 'too large' : new Uint8Array(Buffer.concat(chunks));
}

function withoutCdnHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of CDN_HEADERS) headers.delete(name);
  return new Response(answer.body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
