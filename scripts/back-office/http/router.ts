import * as v from 'valibot';
import { Problem } from './answer.ts';

export interface Call {
  readonly request: Request;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export function param(call: Call, name: string): string {
  return call.params[name] ?? '';
}

type Handler<Made> = (call: Call) => Made | Promise<Made>;

export interface Route<Made = Response> {
  readonly method: 'GET' | 'POST';
  readonly pattern: string;
  readonly handler: Handler<Made>;
}

export function get<Made>(pattern: string, handler: Handler<Made>): Route<Made> {
  return { method: 'GET', pattern, handler };
}

export function post<Made>(pattern: string, handler: Handler<Made>): Route<Made> {
  return { method: 'POST', pattern, handler };
}

export function createRouter(
  routes: readonly Route[],
  check: (call: Omit<Call, 'params'>) => void,
) {
  const patterns = routes.map(({ pattern }) => new URLPattern({ pathname: pattern }));

  async function answer(request: Request): Promise<Response> {
    const { pathname: path, searchParams: query } = new URL(request.url);
    const call = { request, path, query };
    const wanted = request.method === 'HEAD' ? 'GET' : request.method;
    check(call);
    for (const [index, { method, handler }] of routes.entries()) {
      const found = method === wanted ? patterns[index]?.exec({ pathname: path }) : null;
      if (found) return handler({ ...call, params: found.pathname.groups });
    }
    throw new Problem(404, `Nothing is served at ${request.method} ${path}.`);
  }

  return async (request: Request): Promise<Response> => {
    const response = await answer(request).catch((error: unknown) => problemAnswer(request, error));
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  };
}

function problemAnswer(request: Request, error: unknown): Response {
  if (error instanceof Problem)
    return Response.json({ message: error.message }, { status: error.status });
  if (error instanceof v.ValiError) {
    const errors = v.flatten(error.issues).nested ?? {};
    return Response.json({ message: 'Some fields were not accepted.', errors }, { status: 422 });
  }
  if (!request.signal.aborted) console.error(`${request.method} ${request.url} failed:`, error);
  return Response.json({ message: 'The back office failed; its log says why.' }, { status: 500 });
}
