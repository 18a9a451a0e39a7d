import type { IncomingMessage } from 'node:http';

import { Problem } from './problem.ts';

/** One request as the handlers see it. */
export interface Call {
  readonly request: IncomingMessage;
  readonly method: string;
  /** Still percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Decoded values of the route's placeholders. */
  readonly params: Readonly<Record<string, string>>;
}

/** Splits a request target into path and query without trusting it: an absolute or broken target is a 400. */
export function readTarget(target: string | undefined): { path: string; search: string } {
  if (target?.startsWith('/') !== true) throw new Problem(400, 'The request target must be a path.');
  const question = target.indexOf('?');
  return question < 0 ? { path: target, search: '' } : { path: target.slice(0, question), search: target.slice(question + 1) };
}

/** Decodes one path segment; a broken escape is a 400, a hidden slash or a null byte too. */
export function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    throw new Problem(400, 'The address holds a broken escape sequence.');
  }
  if (decoded.includes('\0')) throw new Problem(400, 'The address holds a null byte.');
  return decoded;
}

/** A placeholder that the route's pattern promises. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route has no placeholder :${name}`);
  return value;
}
