/**
 * Maps of tens of thousands of files as JSON: one list of names, one of values. An object with so many fields takes twice as long to read
 * and three times as long to write.
 */
import * as v from 'valibot';

type Columns<Value> = readonly [names: readonly string[], values: readonly Value[]];

export function toColumns<Value>(map: ReadonlyMap<string, Value>): Columns<Value> {
  return [Array.from(map.keys()), Array.from(map.values())];
}

/** Reads what `toColumns` wrote. */
export function columnsSchema<Type extends 'string' | 'number'>(type: Type) {
  type Value = Type extends 'string' ? string : number;
  const isList = (list: unknown, of: string): boolean => Array.isArray(list) && list.every((item) => typeof item === of);
  return v.pipe(
    v.custom<Columns<Value>>(
      (json) => Array.isArray(json) && isList(json[0], 'string') && isList(json[1], type) && json[0].length === json[1].length,
    ),
    v.transform(([names, values]): ReadonlyMap<string, Value> => {
      const map = new Map<string, Value>();
      for (const [index, value] of values.entries()) map.set(names[index] ?? '', value);
      return map;
    }),
  );
}
