/** Further paths count in the total only, so that a scan cannot fill the memory. */
const MOST_PATHS = 50_000;

export type RequestCounter = ReturnType<typeof createRequestCounter>;

export function createRequestCounter() {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    count(path: string): void {
      total += 1;
      const known = counts.get(path);
      if (known !== undefined || counts.size < MOST_PATHS) counts.set(path, (known ?? 0) + 1);
    },
    total: (): number => total,
    entries: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
    clear(): void {
      counts.clear();
      total = 0;
    },
  };
}
