/** Injects faults of networks and services by request path, for testing clients. */

export interface FaultRule {
  /** A prefix. */
  readonly path: string;
  readonly kind: 'status' | 'hang' | 'truncate';
  /** Default 503. */
  readonly status?: number;
  /** Share of requests to strike, 0 to 1, evenly spread; default 1. */
  readonly share?: number;
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let standing: { readonly rule: FaultRule; asked: number }[] = [];
  return {
    add(...rules: readonly FaultRule[]): void {
      standing.push(...rules.map((rule) => ({ rule, asked: 0 })));
    },
    clear(): void {
      standing = [];
    },
    /** The rules that strike a request for this path, in order. */
    strike(path: string): readonly FaultRule[] {
      const meant = standing.filter(({ rule }) => path.startsWith(rule.path));
      for (const one of meant) one.asked += 1;
      const struck = meant.filter(
        ({ rule: { share = 1 }, asked }) =>
          Math.ceil(asked * share) > Math.ceil((asked - 1) * share),
      );
      return struck.map(({ rule }) => rule);
    },
  };
}
