/** Makes concurrent calls with the same key share one run; a later call runs anew. */
export function once<Rest extends readonly unknown[], Result>(
  work: (key: string, ...rest: Rest) => Promise<Result>,
): (key: string, ...rest: Rest) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, ...rest) => {
    const known = running.get(key);
    if (known) return known;
    const run = work(key, ...rest).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}
