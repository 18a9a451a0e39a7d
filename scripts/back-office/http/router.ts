/** Finds the handler of a request. Patterns are literal segments and `:placeholders`; a last `*name` takes the rest. */
import type { Answer } from './answer.ts';
import { decodeSegment, type Call } from './call.ts';
import { Problem } from './problem.ts';

export type Handler = (call: Call) => Answer | Promise<Answer>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly pattern: string;
  readonly handler: Handler;
}

type Methods = Map<string, Handler>;

interface Shape {
  readonly segments: readonly string[];
  readonly methods: Methods;
}

export interface Found {
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

export type Router = (method: string, path: string) => Found;

/** Builds a router; the function it returns throws 404 for unknown paths and 405 with `Allow` for known ones. */
export function createRouter(routes: readonly Route[]): Router {
  const literal = new Map<string, Methods>();
  const shapes = new Map<string, Shape>();
  for (const { method, pattern, handler } of routes) {
    const methods = pattern.includes(':') || pattern.includes('*') ? shapeOf(shapes, pattern).methods : methodsOf(literal, pattern);
    methods.set(method, handler);
  }
  return (method, path) => {
    const methods = literal.get(path);
    if (methods) return { handler: choose(methods, method), params: {} };
    const segments = path.split('/').slice(1);
    for (const shape of shapes.values()) {
      const params = fit(shape.segments, segments);
      if (params) return { handler: choose(shape.methods, method), params };
    }
    throw new Problem(404, `Nothing is served at ${path}.`);
  };
}

function methodsOf(literal: Map<string, Methods>, pattern: string): Methods {
  const methods = literal.get(pattern) ?? new Map<string, Handler>();
  literal.set(pattern, methods);
  return methods;
}

function shapeOf(shapes: Map<string, Shape>, pattern: string): Shape {
  const shape = shapes.get(pattern) ?? { segments: pattern.split('/').slice(1), methods: new Map<string, Handler>() };
  shapes.set(pattern, shape);
  return shape;
}

function choose(methods: Methods, method: string): Handler {
  const handler = methods.get(method === 'HEAD' ? 'GET' : method);
  if (handler) return handler;
  const allow = [...methods.keys(), ...(methods.has('GET') ? ['HEAD'] : [])].join(', ');
  throw new Problem(405, `${method} is not allowed here; allowed: ${allow}.`, { headers: { Allow: allow } });
}

function fit(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const last = pattern.at(-1) ?? '';
  if (last.startsWith('*') ? segments.length < pattern.length : segments.length !== pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith('*')) params[expected.slice(1)] = segments.slice(index).map(decodeSegment).join('/');
    else if (expected.startsWith(':')) {
      if (segment === '') return undefined;
      params[expected.slice(1)] = decodeSegment(segment);
    } else if (expected !== segment) return undefined;
  }
  return params;
}
