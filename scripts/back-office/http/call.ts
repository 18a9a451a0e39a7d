/** One request as the handlers see it. */
export interface Call {
  readonly request: Request;
  /** Still percent-encoded, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Decoded values of the route's placeholders. */
  readonly params: Readonly<Record<string, string>>;
}

/** A placeholder that the route's pattern promises. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The route has no placeholder :${name}`);
  return value;
}
