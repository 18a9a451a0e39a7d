/** Finds a request's handler: the first route whose `URLPattern` the path matches. */
import { Problem } from './answer.ts';

export interface Call {
  readonly request: Request;
  /** Percent-encoded, without the query. */
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

/** Builds a router that throws 404 for paths and methods that no route has. */
export function createRouter(routes: readonly Route[]) {
  const patterns = routes.map(({ pattern }) => new URLPattern({ pathname: pattern }));
  return (method: string, path: string): Pick<Call, 'params'> & { readonly handler: Handler } => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    for (const [index, route] of routes.entries()) {
      const found = route.method === wanted ? patterns[index]?.exec({ pathname: path }) : null;
      if (found) return { handler: route.handler, params: decode(found.pathname.groups) };
    }
    throw new Problem(404, `Nothing is served at ${method} ${path}.`);
  };
}

function decode(params: Readonly<Record<string, string | undefined>>): Call['params'] {
  try {
    const pairs = Object.entries(params);
    return Object.fromEntries(pairs.map(([name, value = '']) => [name, decodeURIComponent(value)]));
  } catch {
    throw new Problem(400, 'The address holds a broken escape sequence.');
  }
}
