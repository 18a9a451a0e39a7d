import { jsonAnswer, Problem } from './answer.ts';

export interface Call {
  readonly request: Request;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
}

export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route has no placeholder :${name}`);
  return value;
}

export type Handler<Made = Response> = (call: Call) => Made | Promise<Made>;

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
    try {
      check(call);
      for (const [index, { method, handler }] of routes.entries()) {
        const found = method === wanted ? patterns[index]?.exec({ pathname: path }) : null;
        if (found) return await handler({ ...call, params: decode(found.pathname.groups) });
      }
      throw new Problem(404, `Nothing is served at ${request.method} ${path}.`);
    } catch (error) {
      if (error instanceof Problem)
        return jsonAnswer(error.status, { message: error.message, errors: error.errors });
      if (!request.signal.aborted) console.error(`${request.method} ${path} failed:`, error);
      return jsonAnswer(500, { message: 'The back office failed; its log says why.' });
    }
  }

  return async (request: Request): Promise<Response> => revalidate(request, await answer(request));
}

function decode(params: Readonly<Record<string, string | undefined>>): Call['params'] {
  try {
    const pairs = Object.entries(params);
    return Object.fromEntries(pairs.map(([name, value = '']) => [name, decodeURIComponent(value)]));
  } catch {
    throw new Problem(400, 'The address holds a broken escape sequence.');
  }
}

function revalidate(request: Request, answer: Response): Response {
  const { headers, status } = answer;
  headers.set('X-Content-Type-Options', 'nosniff');
  const etag = headers.get('ETag');
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  const isGood = known.some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
  if (status !== 200 || etag === null || !isGood) return answer;
  headers.delete('Content-Type');
  headers.delete('Content-Length');
  return new Response(null, { status: 304, headers });
}
