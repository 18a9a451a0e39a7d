/** Injects faults of networks and services by request path, for testing clients. */
import { randomFrom, type Random } from '../random.ts';

export interface FaultRule {
  /** A prefix, or a glob with `*`; with `?` it includes the query. */
  readonly path: string;
  /** Any if absent. */
  readonly method?: string;
  readonly kind: 'latency' | 'status' | 'hang' | 'truncate' | 'expire-token' | 'malformed';
  /** Milliseconds: the delay of `latency`, the silence of `hang` (default 120,000). */
  readonly ms?: number;
  /** Default 503. */
  readonly status?: number;
  /** Number of requests to strike; default all. */
  readonly times?: number;
  /** Share of requests to strike, 0 to 1, in a fixed sequence; default 1. */
  readonly probability?: number;
  /** Seconds of `Retry-After`. */
  readonly retryAfter?: number;
}

interface Standing {
  readonly rule: FaultRule;
  readonly chance: Random;
  struck: number;
}

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let standing: Standing[] = [];
  let added = 0;
  return {
    add(...rules: readonly FaultRule[]): void {
      for (const rule of rules)
        standing.push({ rule, chance: randomFrom(`fault ${added++}`), struck: 0 });
    },
    clear(): void {
      standing = [];
    },
    /** The rules that strike this request, in order; counts them. */
    strike(method: string, path: string, search: string): readonly FaultRule[] {
      const striking = standing.filter(
        ({ rule, chance, struck }) =>
          (rule.method ?? method) === method &&
          covers(rule.path, path, search) &&
          struck < (rule.times ?? Infinity) &&
          (rule.probability === undefined || chance() < rule.probability),
      );
      for (const candidate of striking) candidate.struck += 1;
      return striking.map(({ rule }) => rule);
    },
  };
}

function covers(pattern: string, path: string, search: string): boolean {
  const subject = pattern.includes('?') ? path + search : path;
  if (!pattern.includes('*')) return subject.startsWith(pattern);
  const glob = pattern.split('*').map(RegExp.escape).join('.*');
  return new RegExp(`^${glob}$`).test(subject);
}
