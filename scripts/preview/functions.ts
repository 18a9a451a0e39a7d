/** The project's Netlify functions: found in their folder, matched by their own `config`, run in
 * this process. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { parseCron } from './cron.ts';

/** The part of Netlify's context that the preview gives to a function. */
export type FunctionContext = Pick<
  Context,
  | 'account'
  | 'deploy'
  | 'geo'
  | 'ip'
  | 'json'
  | 'log'
  | 'params'
  | 'requestId'
  | 'server'
  | 'site'
  | 'url'
  | 'waitUntil'
>;
export type FunctionHandler = (request: Request, context: FunctionContext) => unknown;

export type NetlifyFunction = Awaited<ReturnType<typeof loadFunction>>;

export interface FunctionMatch {
  readonly route: NetlifyFunction;
  readonly params: Record<string, string>;
}

const EXTENSION = /(?<!\.d)\.(?:ts|mts|js|mjs)$/;

/** Loads every function of a folder. Throws with a message that names the function at fault. */
export async function loadFunctions(folder: string): Promise<readonly NetlifyFunction[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && EXTENSION.test(entry.name))
    .map((entry) => path.join(folder, entry.name));
  return await Promise.all(files.toSorted().map(loadFunction));
}

async function loadFunction(file: string) {
  const name = path.basename(file).replace(EXTENSION, '');
  try {
    const { default: handler, config = {} } = (await import(pathToFileURL(file).href)) as {
      default?: unknown;
      config?: Config;
    };
    if (typeof handler !== 'function') throw new Error('it has no default export to run');
    return {
      name,
      handler: handler as FunctionHandler,
      rateLimit: config.rateLimit,
      preferStatic: config.preferStatic ?? false,
      methods: config.method === undefined ? null : ([config.method].flat() as readonly string[]),
      paths: toPatterns(
        config.path ?? (config.schedule === undefined ? `/.netlify/functions/${name}` : []),
      ),
      excluded: toPatterns(config.excludedPath ?? []),
      schedule: config.schedule === undefined ? null : parseCron(config.schedule),
    };
  } catch (error) {
    throw new Error(
      `The function ${name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function toPatterns(paths: string | readonly string[]): readonly URLPattern[] {
  return [paths].flat().map((pathname) => new URLPattern({ pathname }));
}

/** The function that answers a path and method, with the values of its placeholders; `null` if none
 * does. */
export function matchFunction(
  functions: readonly NetlifyFunction[],
  pathname: string,
  method: string,
): FunctionMatch | null {
  for (const route of functions) {
    const isAccepted =
      route.methods === null || route.methods.includes(method === 'HEAD' ? 'GET' : method);
    if (!isAccepted || route.excluded.some((pattern) => execute(pattern, pathname) !== null))
      continue;
    for (const pattern of route.paths) {
      const groups = execute(pattern, pathname);
      if (groups !== null) return { route, params: toParams(groups) };
    }
  }
  return null;
}

/** Netlify matches every pattern with and without a trailing slash. */
function execute(pattern: URLPattern, pathname: string): Record<string, string | undefined> | null {
  const match =
    pattern.exec({ pathname }) ??
    (pathname.endsWith('/') ? pattern.exec({ pathname: pathname.slice(0, -1) }) : null);
  return match?.pathname.groups ?? null;
}

function toParams(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
