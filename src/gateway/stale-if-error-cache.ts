/** One instance's cache: old values serve only when loading fails; loads are shared; when full, the
 * oldest load is evicted. */
export interface StaleIfErrorCacheOptions {
  /** Milliseconds until a value is loaded again. */
  readonly freshFor: number;
  /** Milliseconds until a value is useless even when loading fails. */
  readonly usableFor: number;
  /** Most values kept. */
  readonly size: number;
  readonly now: () => number;
}

export interface Found<Value> {
  readonly value: Value;
  /** Loading a new value failed. */
  readonly isStale: boolean;
}

/** Finds or loads the value of a key. Rethrows the load's error without an old value. */
export type StaleIfErrorCache<Value> = (
  key: string,
  load: () => Promise<Value>,
) => Promise<Found<Value>>;

export function createStaleIfErrorCache<Value>({
  freshFor,
  usableFor,
  size,
  now,
}: StaleIfErrorCacheOptions): StaleIfErrorCache<Value> {
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
