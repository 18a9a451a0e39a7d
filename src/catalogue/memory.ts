/** What a build believed, for the next one. Copies and releases each hold it. */
import * as v from 'valibot';
import { digest } from '../lib/digest.ts';
import { jsonOrNull } from '../lib/json-or-null.ts';

const moments = v.record(v.string(), v.number());

const memorySchema = v.object({
  /** Base URL of the talent service. */
  origin: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  /** Digests of the names, by the ids of the talents. */
  people: v.record(v.string(), v.string()),
  /** Ids of all who were under age when last seen, listed or not. */
  minors: v.array(v.string()),
  /** Since when whole answers lack a talent (by id), or a collection (by name) is empty. */
  missing: moments,
  /** The panel's base URL and the digests of its collections. */
  panel: v.object({ origin: v.string(), parts: v.record(v.string(), v.string()) }),
});

export type Memory = v.InferOutput<typeof memorySchema>;

const sealedSchema = v.object({ digest: v.string(), text: v.string() });

/** The memory as text with a checksum. */
export function sealMemory(memory: Memory | null): string {
  const text = JSON.stringify(memory);
  return JSON.stringify({ digest: digest(text), text });
}

/** `null` for a text that is no memory or fails its checksum. */
export function unsealMemory(text: string): Memory | null {
  const sealed = v.safeParse(sealedSchema, jsonOrNull(text));
  if (!sealed.success || sealed.output.digest !== digest(sealed.output.text)) return null;
  const memory = v.safeParse(memorySchema, jsonOrNull(sealed.output.text));
  return memory.success ? memory.output : null;
}

/** The newest memory of this service, else of the one at another address: a new address is believed
 * only with the known people. */
export function pickMemory(origin: string, memories: readonly (Memory | null)[]): Memory | null {
  const all = memories.filter((memory) => memory !== null);
  const own = all.filter((memory) => memory.origin === origin);
  const [newest = null] = (own.length > 0 ? own : all).toSorted((a, b) => b.at - a.at);
  return newest;
}
