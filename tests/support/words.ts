export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Rows of a table: each of these, beside the same. */
export const eachWith = <Value, Rest extends readonly unknown[]>(
  values: readonly Value[],
  ...rest: Rest
) => values.map((value) => [value, ...rest] as const);
