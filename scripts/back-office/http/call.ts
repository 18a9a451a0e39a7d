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
