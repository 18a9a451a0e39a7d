/** Faults on demand: what a network and a tired service do, chosen per request path, so that clients can be tested against it. */
import { randomFrom, type Random } from '../random.ts';

export interface FaultRule {
  /** A prefix of the path, or a glob when it holds `*`; with a `?` it is compared with path and query. */
  readonly path: string;
  /** Any method when absent. */
  readonly method?: string;
  readonly kind: 'latency' | 'status' | 'hang' | 'truncate' | 'expire-token' | 'malformed';
  /** `latency`: how long to wait; `hang`: how long to stay silent before breaking off (default 120,000). Milliseconds. */
  readonly ms?: number;
  /** `status`: the answer's status, default 503. */
  readonly status?: number;
  /** How many requests it strikes; all when absent. */
  readonly times?: number;
  /** Share of the matching requests that it strikes, 0 to 1; all when absent. Follows a fixed sequence. */
  readonly probability?: number;
  /** `status`: seconds for a `Retry-After` header. */
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
      for (const rule of rules) standing.push({ rule, chance: randomFrom(`fault ${added++}`), struck: 0 });
    },
    clear(): void {
      standing = [];
    },
    /** The rules that strike this request, in the order in which they were added; counts them. */
    strike(method: string, path: string, search: string): readonly FaultRule[] {
      if (standing.length === 0) return [];
      const striking: FaultRule[] = [];
      for (const candidate of standing) {
        const { rule } = candidate;
        if (rule.method !== undefined && rule.method.toUpperCase() !== method) continue;
        if (!covers(rule.path, path, search)) continue;
        if (rule.times !== undefined && candidate.struck >= rule.times) continue;
        if (rule.probability !== undefined && candidate.chance() >= rule.probability) continue;
        candidate.struck += 1;
        striking.push(rule);
      }
      return striking;
    },
  };
}

function covers(pattern: string, path: string, search: string): boolean {
  const subject = pattern.includes('?') ? path + search : path;
  if (!pattern.includes('*')) return subject.startsWith(pattern);
  const glob = pattern.split('*').map(RegExp.escape).join('.*');
  return new RegExp(`^${glob}$`).test(subject);
}
