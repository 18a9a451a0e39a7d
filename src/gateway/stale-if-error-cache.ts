/**
 * Cache of one instance, with stale-if-error: a fresh value is used as it is, an older one only where loading a new one fails. Concurrent
 * requests share one load. Bounded: the value that was loaded longest ago is evicted first.
 */
export interface StaleIfErrorCacheOptions {
  /** Milliseconds for which a value is used without asking. */
  readonly freshFor: number;
  /** Milliseconds for which a value is better than none. */
  readonly usableFor: number;
  /** Values kept at once. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Found<Value> {
  readonly value: Value;
  /** The value is an older one, because reading a new one failed. */
  readonly isStale: boolean;
}

/** Finds the value of a key, reading it with `load` on need; throws what `load` throws where there is nothing else. */
export type StaleIfErrorCache<Value> = (key: string, load: () => Promise<Value>) => Promise<Found<Value>>;

export function createStaleIfErrorCache<Value>({ freshFor, usableFor, size, now }: StaleIfErrorCacheOptions): StaleIfErrorCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly readAt: number }>();
  const reading = new Map<string, Promise<Value>>();

  const read = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const underWay = reading.get(key);
    if (underWay !== undefined) return underWay;
    const begun = load()
      .then((value) => {
        kept.delete(key);
        kept.set(key, { value, readAt: now() });
        const [oldest] = kept.keys();
        if (kept.size > size && oldest !== undefined) kept.delete(oldest);
        return value;
      })
      .finally(() => reading.delete(key));
    reading.set(key, begun);
    return begun;
  };

  return async (key, load) => {
    const copy = kept.get(key);
    const age = copy === undefined ? Number.POSITIVE_INFINITY : now() - copy.readAt;
    if (copy !== undefined && age < freshFor) return { value: copy.value, isStale: false };
    try {
      return { value: await read(key, load), isStale: false };
    } catch (error) {
      if (copy === undefined || age >= usableFor) throw error;
      return { value: copy.value, isStale: true };
    }
  };
}
