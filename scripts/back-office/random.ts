/** Seeded random numbers, so that every machine shows the same demo agency. */

export interface Random {
  /** In [0, 1). */
  (): number;
  range(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** A generator that repeats its numbers for a seed, on every machine. */
export function randomFrom(seed: string): Random {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  let state = hash >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  next();
  next();
  return Object.assign(next, {
    range: (low: number, high: number): number => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError('Nothing to pick from an empty list');
      return chosen;
    },
  });
}
