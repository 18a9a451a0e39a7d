/** Caches each result for as long as its key lives. On `globalThis`, because Astro evaluates pages
 * in a module graph of their own. */
export function oncePerKey<Key extends object, Value extends object>(
  name: string,
  make: (key: Key) => Value,
): (key: Key) => Value {
  const shared = globalThis as unknown as Record<symbol, WeakMap<Key, Value> | undefined>;
  const kept = (shared[Symbol.for(`amazing-site.${name}`)] ??= new WeakMap<Key, Value>());
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    kept.set(key, value);
    return value;
  };
}
