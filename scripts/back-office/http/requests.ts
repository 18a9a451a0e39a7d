/** Counts the requests that arrived, so that a test can tell what a client asked for and how often. */

/** Paths beyond so many are counted in the total only; somebody scanning addresses must not fill the memory. */
const MOST_PATHS = 50_000;

export interface RequestCounter {
  /** How many arrived at exactly this path, whatever the query. */
  of(path: string): number;
  /** How many arrived below this prefix. */
  under(prefix: string): number;
  total(): number;
  entries(): Readonly<Record<string, number>>;
  clear(): void;
}

export function createRequestCounter(): RequestCounter & { count(path: string): void } {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    count(path) {
      total += 1;
      const known = counts.get(path);
      if (known !== undefined || counts.size < MOST_PATHS) counts.set(path, (known ?? 0) + 1);
    },
    of: (path) => counts.get(path) ?? 0,
    under: (prefix) => [...counts].reduce((sum, [path, count]) => (path.startsWith(prefix) ? sum + count : sum), 0),
    total: () => total,
    entries: () => Object.fromEntries(counts),
    clear() {
      counts.clear();
      total = 0;
    },
  };
}
