import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parseAllHeaders } from '@netlify/headers-parser';
import * as v from 'valibot';

const configSchema = v.object({
  build: v.object({ publish: v.string() }),
  functionsDirectory: v.string(),
  headers: v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })),
});

export async function loadNetlifyConfig(root: string) {
  const file = path.join(root, 'netlify.toml');
  const { config } = await resolveConfig({
    config: file,
    cwd: root,
    repositoryRoot: root,
    offline: true,
    mode: 'cli',
    context: 'production',
    branch: 'main',
  });
  const { build, functionsDirectory, headers } = v.parse(configSchema, config);
  const given = { headersFiles: [], configHeaders: headers, minimal: false };
  const parsed = await parseAllHeaders(given);
  if (parsed.errors.length > 0)
    throw new Error(parsed.errors.map((error) => error.message).join('\n'));
  const rules = parsed.headers.flatMap((rule) => ('forRegExp' in rule ? [rule] : []));
  return {
    file,
    publish: build.publish,
    functionsDirectory,
    toHeaders: (pathname: string): Readonly<Record<string, string>> =>
      Object.assign(
        {},
        ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values),
      ) as Record<string, string>,
  };
}
