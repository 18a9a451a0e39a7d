import { malformed, readJson } from '../lib/http.ts';
import type { ServiceClient } from '../sources/service-client.ts';
import type { SourceRead } from '../sources/source-read.ts';

export async function readLive<Value>(
  client: Pick<ServiceClient, 'ask'>,
  { request, parse }: SourceRead<Value>,
  timeout: number,
): Promise<{ readonly json: unknown; readonly value: Value }> {
  return await client.ask({ ...request, timeout }, async (answer, fail) => {
    const json = (await readJson(answer, fail))?.json;
    const parsed = parse(json);
    if (parsed.ok) return { json, value: parsed.value };
    const failure = malformed(parsed.reason);
    throw fail(parsed.isHidden === true ? { ...failure, status: 404 } : failure);
  });
}
