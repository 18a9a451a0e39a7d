import * as v from 'valibot';
import { digest } from '../lib/digest.ts';
import { jsonOrNull } from '../lib/or-null.ts';

const moments = v.record(v.string(), v.number());

const memorySchema = v.object({
  origin: v.string(),
  at: v.number(),
  /** Digests of the names of who has not left. */
  people: v.record(v.string(), v.string()),
  /** Ids; `doubted` are minors only until the operator decides. */
  minors: v.array(v.string()),
  doubted: v.optional(v.array(v.string()), []),
  /** Ids that only the published site tells, unreadable (`toPublishedMinors`). */
  sealed: v.optional(v.array(v.string()), []),
  /** Since when each id is missing. */
  missing: moments,
  emptySince: v.optional(moments, {}),
  listDoubt: v.optional(v.nullable(v.object({ reason: v.string(), isOther: v.boolean() })), null),
  /** Digests of the panel's collections. */
  panel: v.object({ origin: v.string(), parts: v.record(v.string(), v.string()) }),
});

export type Memory = v.InferOutput<typeof memorySchema>;

const wrappedSchema = v.object({ digest: v.string(), text: v.string() });

export function wrapMemory(memory: Memory | null): string {
  const text = JSON.stringify(memory);
  return JSON.stringify({ digest: digest(text), text });
}

export function unwrapMemory(text: string): Memory | null {
  const wrapped = v.safeParse(wrappedSchema, jsonOrNull(text));
  if (!wrapped.success || wrapped.output.digest !== digest(wrapped.output.text)) return null;
  const memory = v.safeParse(memorySchema, jsonOrNull(wrapped.output.text));
  return memory.success ? memory.output : null;
}

/** Where `origin` has none, another's counts: the service may have moved. */
export function pickMemory(origin: string, memories: readonly (Memory | null)[]): Memory | null {
  const all = memories.filter((memory) => memory !== null);
  const own = all.filter((memory) => memory.origin === origin);
  const [newest = null] = (own.length > 0 ? own : all).toSorted((a, b) => b.at - a.at);
  return newest;
}
