/** The way of every request: count it, let faults strike, check the token, find the handler, write its answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { problemAnswer, type Answer } from './answer.ts';
import { readTarget, type Call } from './call.ts';
import type { Faults, FaultRule } from './faults.ts';
import { Problem } from './problem.ts';
import type { RequestCounter } from './requests.ts';
import type { Router } from './router.ts';
import type { Tokens } from './tokens.ts';
import { write } from './write.ts';

const HANG_LIMIT = 120_000;

export interface DispatchParts {
  readonly router: Router;
  readonly tokens: Tokens;
  readonly faults: Faults;
  readonly requests: RequestCounter & { count(path: string): void };
  readonly needsToken: (path: string) => boolean;
}

export type Dispatcher = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the faults leave of a request. */
type Fate =
  { readonly kind: 'serve'; readonly truncate: boolean } | { readonly kind: 'answer'; readonly answer: Answer } | { readonly kind: 'gone' };

export function createDispatcher({ router, tokens, faults, requests, needsToken }: DispatchParts): Dispatcher {
  async function answer(request: IncomingMessage, response: ServerResponse, call: Call): Promise<Answer> {
    try {
      if (needsToken(call.path)) tokens.check(request);
      const { handler, params } = router(call.method, call.path);
      return await handler({ ...call, params });
    } catch (error) {
      if (error instanceof Problem) return problemAnswer(error);
      // Nobody is left to answer when the client has gone or the server is closing, and what breaks then is no fault.
      if (!response.destroyed) console.error(`${call.method} ${call.path} failed:`, error);
      return problemAnswer(new Problem(500, 'The back office failed; its log says why.'));
    }
  }

  async function strike(request: IncomingMessage, response: ServerResponse, rules: readonly FaultRule[]): Promise<Fate> {
    let truncate = false;
    for (const rule of rules) {
      switch (rule.kind) {
        case 'latency':
          await sleep(rule.ms ?? 1000);
          break;
        case 'truncate':
          truncate = true;
          break;
        case 'expire-token':
          tokens.revoke(request);
          break;
        case 'hang':
          await Promise.race([sleep(rule.ms ?? HANG_LIMIT, undefined, { ref: false }), closed(response)]);
          response.destroy();
          return { kind: 'gone' };
        case 'status':
          return { kind: 'answer', answer: failure(rule) };
        case 'malformed':
          return { kind: 'answer', answer: malformed() };
      }
      if (response.destroyed) return { kind: 'gone' };
    }
    return { kind: 'serve', truncate };
  }

  return async (request, response) => {
    const method = request.method ?? 'GET';
    let call: Call | undefined;
    try {
      const { path, search } = readTarget(request.url);
      call = { request, method, path, query: new URLSearchParams(search), params: {} };
      requests.count(path);
      const fate = await strike(request, response, path.startsWith('/__') ? [] : faults.strike(method, path, search));
      if (fate.kind === 'gone') return;
      const made = fate.kind === 'answer' ? fate.answer : await answer(request, response, call);
      await write(call, response, made, fate.kind === 'serve' && fate.truncate);
    } catch (error) {
      if (response.headersSent || !(error instanceof Problem)) {
        if (!(error instanceof Problem) && !response.destroyed) console.error(`${method} ${request.url ?? ''} failed:`, error);
        response.destroy();
        return;
      }
      const refused: Call = call ?? { request, method, path: '/', query: new URLSearchParams(), params: {} };
      await write(refused, response, problemAnswer(error), false);
    } finally {
      // What is left of a refused body is read and dropped, so that the client gets to its answer.
      request.resume();
    }
  };
}

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once('close', () => resolve()));
}

function failure({ status = 503, retryAfter }: FaultRule): Answer {
  const headers = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
  return problemAnswer(new Problem(status, `Injected fault: status ${status}.`, { headers }));
}

/** A body that says it is JSON and is not. */
function malformed(): Answer {
  return { kind: 'bytes', status: 200, type: 'application/json; charset=utf-8', body: Buffer.from('{"data":[{"id":'), headers: {} };
}
