/** netlify.toml by Netlify's own parsers, with the last build's additions for the image CDN. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { resolveConfig } from '@netlify/config';
import { parseAllHeaders } from '@netlify/headers-parser';
import * as v from 'valibot';

/** Where a build adds to netlify.toml: Netlify's Frameworks API. */
const ADDED_CONFIG = '.netlify/v1/config.json';

const imagesSchema = v.optional(v.object({ remote_images: v.optional(v.array(v.string()), []) }));
const configSchema = v.object({
  build: v.object({ publish: v.string() }),
  functionsDirectory: v.optional(v.string()),
  headers: v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })),
  images: imagesSchema,
});
const addedSchema = v.object({ images: imagesSchema });

/** Reads a project's netlify.toml. Throws with a message that names its fault. */
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
  const { build, functionsDirectory, headers, images } = v.parse(configSchema, config);
  const parsed = await parseAllHeaders({
    headersFiles: [],
    configHeaders: headers,
    minimal: false,
  });
  if (parsed.errors.length > 0)
    throw new Error(parsed.errors.map((error) => error.message).join('\n'));
  const rules = parsed.headers.flatMap((rule) => ('forRegExp' in rule ? [rule] : []));
  return {
    /** The file itself, from which the redirect engine reads its rules. */
    file,
    publish: build.publish,
    functionsDirectory: functionsDirectory ?? null,
    /** The headers of a path; of two rules for one header the later one holds. */
    toHeaders: (pathname: string): Readonly<Record<string, string>> =>
      Object.assign(
        {},
        ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values),
      ) as Record<string, string>,
    remoteImages: [...(images?.remote_images ?? []), ...(await readAddedImages(root))].map(
      (pattern) => new RegExp(`^(?:${pattern})$`),
    ),
  };
}

async function readAddedImages(root: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, ADDED_CONFIG), 'utf8').catch(() => '{}');
  try {
    return v.parse(addedSchema, JSON.parse(text)).images?.remote_images ?? [];
  } catch (error) {
    throw new Error(`${ADDED_CONFIG} is not what a build writes: build again, or remove it`, {
      cause: error,
    });
  }
}
