/** Patterns have literal segments, `:placeholders` and a final `*rest`. The first match wins. */
import { Problem } from './answer.ts';

export interface Call {
  readonly request: Request;
  /** Percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
}

/** A placeholder of the route's pattern. */
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
  const shapes = routes.map((route) => ({ ...route, shape: toShape(route.pattern) }));
  return (method: string, path: string): Pick<Call, 'params'> & { readonly handler: Handler } => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const found = shapes.find((route) => route.method === wanted && route.shape.test(path));
    if (!found) throw new Problem(404, `Nothing is served at ${method} ${path}.`);
    return { handler: found.handler, params: readParams(found.shape, path) };
  };
}

function toShape(pattern: string): RegExp {
  return new RegExp(
    `^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\*(\w+)/, '(?<$1>.*)')}$`,
  );
}

function readParams(shape: RegExp, path: string): Call['params'] {
  const params = Object.entries(shape.exec(path)?.groups ?? {});
  try {
    return Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new Problem(400, 'The address holds a broken escape sequence.');
  }
}
