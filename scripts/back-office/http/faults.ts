/** Faults on demand: what a network and a tired service do, chosen per request path, so that clients can be tested against it. */
import * as v from 'valibot';

import { randomFrom, type Random } from '../random.ts';
import { Problem } from './problem.ts';

const figure = v.pipe(v.number(), v.finite(), v.minValue(0));

const ruleSchema = v.object({
  /** A prefix of the path, or a glob when it holds `*`; with a `?` it is compared with path and query. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** Any method when absent. */
  method: v.exactOptional(v.string()),
  kind: v.picklist(['latency', 'status', 'hang', 'truncate', 'expire-token', 'malformed']),
  /** `latency`: how long to wait; `hang`: how long to stay silent before breaking off (default 120,000). Milliseconds. */
  ms: v.exactOptional(figure),
  /** `status`: the answer's status, default 503. */
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** How many requests it strikes; all when absent. */
  times: v.exactOptional(figure),
  /** Share of the matching requests that it strikes, 0 to 1; all when absent. Follows a fixed sequence. */
  probability: v.exactOptional(figure),
  /** `status`: seconds for a `Retry-After` header. */
  retryAfter: v.exactOptional(figure),
});

export type FaultRule = Readonly<v.InferOutput<typeof ruleSchema>>;

/** A rule and how often it has struck. */
export type FaultRecord = FaultRule & { readonly struck: number };

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
    list: (): readonly FaultRecord[] => standing.map(({ rule, struck }) => ({ ...rule, struck })),
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

/** Checks rules that arrived over HTTP, one or a list; throws 422 naming the first wrong one. */
export function parseFaultRules(value: unknown): FaultRule[] {
  return [value].flat().map((entry, index) => {
    const { success, output, issues } = v.safeParse(ruleSchema, entry);
    if (success) return output;
    throw new Problem(422, `Fault ${index + 1}: ${v.getDotPath(issues[0]) ?? 'it'}: ${issues[0].message}`);
  });
}
