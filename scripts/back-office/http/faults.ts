/** Faults on demand: what a network and a tired service do, chosen per request path, so that clients can be tested against it. */
import { randomFrom, type Random } from '../random.ts';
import { Problem } from './problem.ts';

const FAULT_KINDS = ['latency', 'status', 'hang', 'truncate', 'expire-token', 'malformed'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface FaultRule {
  /** A prefix of the path, or a glob when it holds `*`; with a `?` it is compared with path and query. */
  readonly path: string;
  /** Any method when absent. */
  readonly method?: string;
  readonly kind: FaultKind;
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

/** A rule and how often it has struck. */
export interface FaultRecord extends FaultRule {
  readonly struck: number;
}

export interface Faults {
  add(...rules: readonly FaultRule[]): void;
  clear(): void;
  list(): readonly FaultRecord[];
  /** The rules that strike this request, in the order in which they were added; counts them. */
  strike(method: string, path: string, search: string): readonly FaultRule[];
}

interface Standing {
  readonly rule: FaultRule;
  readonly chance: Random;
  struck: number;
}

export function createFaults(): Faults {
  let standing: Standing[] = [];
  let added = 0;
  return {
    add(...rules) {
      for (const rule of rules) standing.push({ rule, chance: randomFrom(`fault ${added++}`), struck: 0 });
    },
    clear() {
      standing = [];
    },
    list: () => standing.map(({ rule, struck }) => ({ ...rule, struck })),
    strike(method, path, search) {
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
  const subject = pattern.includes('?') && search !== '' ? `${path}?${search}` : path;
  if (!pattern.includes('*')) return subject.startsWith(pattern);
  const glob = pattern.split('*').map(RegExp.escape).join('.*');
  return new RegExp(`^${glob}$`).test(subject);
}

/** Checks rules that arrived over HTTP; throws 422 naming the first wrong one. */
export function parseFaultRules(value: unknown): FaultRule[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.map((entry, index) => {
    const fail = (reason: string): never => {
      throw new Problem(422, `Fault ${index + 1}: ${reason}.`);
    };
    if (typeof entry !== 'object' || entry === null) return fail('it must be an object');
    const { path, method, kind, ...numbers } = entry as Record<string, unknown>;
    if (typeof path !== 'string' || !path.startsWith('/')) return fail('path must begin with a slash');
    if (method !== undefined && typeof method !== 'string') return fail('method must be a text');
    const known = FAULT_KINDS.find((name) => name === kind);
    if (known === undefined) return fail(`kind must be one of ${FAULT_KINDS.join(', ')}`);
    const figures: Record<string, number> = {};
    for (const name of ['ms', 'status', 'times', 'probability', 'retryAfter']) {
      const figure = numbers[name];
      if (figure === undefined) continue;
      if (typeof figure !== 'number' || !Number.isFinite(figure) || figure < 0) return fail(`${name} must be a number of at least 0`);
      figures[name] = figure;
    }
    const { status } = figures;
    if (status !== undefined && (status < 200 || status > 599 || !Number.isInteger(status))) return fail('status must be 200 to 599');
    return { path, kind: known, ...(method === undefined ? {} : { method }), ...figures };
  });
}
