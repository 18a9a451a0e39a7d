import type { SourceRead } from '../../src/sources/source-read.ts';

export function parsed<Value>(read: SourceRead<Value>, json: unknown) {
  const result = read.parse(json);
  if (!result.ok) throw new Error(result.reason);
  return result;
}
