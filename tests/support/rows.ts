export const split = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Rows of a table: one for each value, with the same cells behind it. */
export const eachWith = <Value, Cells extends readonly unknown[]>(
  values: readonly Value[],
  ...cells: Cells
) => values.map((value) => [value, ...cells] as const);
