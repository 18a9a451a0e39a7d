export type RequestCounter = ReturnType<typeof createRequestCounter>;

export function createRequestCounter() {
  const counts = new Map<string, number>();
  return {
    count(path: string): void {
      counts.set(path, (counts.get(path) ?? 0) + 1);
    },
    total: (): number => Array.from(counts.values()).reduce((sum, count) => sum + count, 0),
    entries: (): Readonly<Record<string, number>> => Object.fromEntries(counts),
    clear(): void {
      counts.clear();
    },
  };
}
