/** Handles every request: counts, injects faults, checks the token, calls the handler. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerHandler, ServerRequest } from 'srvx';

import { Problem, problemAnswer } from './answer.ts';
import type { Faults, FaultRule } from './injected-faults.ts';
import type { createRouter } from './router.ts';
import type { Tokens } from './bearer-tokens.ts';

const HANG_LIMIT = 120_000;
const CUT_PAUSE = 50;

interface DispatchParts {
  readonly router: ReturnType<typeof createRouter>;
  readonly tokens: Tokens;
  readonly faults: Faults;
  /** How often each path was asked. */
  readonly requests: Map<string, number>;
  readonly needsToken: (path: string) => boolean;
}

export function createDispatcher({
  router,
  tokens,
  faults,
  requests,
  needsToken,
}: DispatchParts): ServerHandler {
  async function answer(
    request: ServerRequest,
    path: string,
    query: URLSearchParams,
  ): Promise<Response> {
    try {
      if (needsToken(path)) tokens.check(request);
      const { handler, params } = router(request.method, path);
      return await handler({ request, path, query, params });
    } catch (error) {
      if (error instanceof Problem) return problemAnswer(error);
      // Expected after an abort.
      if (!request.signal.aborted) console.error(`${request.method} ${path} failed:`, error);
      return problemAnswer(new Problem(500, 'The back office failed; its log says why.'));
    }
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    const rules = faults.strike(pathname);
    const made = (await strike(request, rules)) ?? (await answer(request, pathname, searchParams));
    const answered = finish(request, made);
    return rules.some(({ kind }) => kind === 'truncate') ? cut(answered) : answered;
  };
}

/** The answer of the first fault that needs no handler. */
async function strike(
  request: ServerRequest,
  rules: readonly FaultRule[],
): Promise<Response | undefined> {
  const { kind, status = 503 } = rules.find((rule) => rule.kind !== 'truncate') ?? {};
  if (kind === 'hang') return hang(request);
  return kind && problemAnswer(new Problem(status, `Injected fault: status ${status}.`));
}

/** Stays silent until the time is up, then breaks the connection. */
async function hang(request: ServerRequest): Promise<Response> {
  await sleep(HANG_LIMIT, undefined, { ref: false });
  request.runtime?.node?.res?.destroy();
  return new Response(null);
}

/** Answers 304 if the client's copy is good. */
function finish(request: Request, answer: Response): Response {
  const { headers, status } = answer;
  headers.set('X-Content-Type-Options', 'nosniff');
  const etag = headers.get('ETag');
  const known = request.headers.get('If-None-Match');
  if (status !== 200 || etag === null || !matches(known, etag)) return answer;
  headers.delete('Content-Type');
  headers.delete('Content-Length');
  return new Response(null, { status: 304, headers });
}

/** Sends half a body under its full length, then breaks off. An empty body stays whole. */
async function cut(answer: Response): Promise<Response> {
  const { status, headers, body } = answer;
  if (body === null) return answer;
  const whole = await answer.bytes();
  const half = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(whole.subarray(0, whole.length >> 1));
    },
    async pull(controller) {
      // Lets the first half leave.
      await sleep(CUT_PAUSE);
      controller.error(new Error('Injected fault: the body is cut.'));
    },
  });
  return new Response(half, { status, headers });
}

/** If-None-Match against a strong tag (RFC 9110): lists, weak tags, `*`. */
function matches(header: string | null, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false;
}
