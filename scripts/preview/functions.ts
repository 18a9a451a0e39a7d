import { AsyncLocalStorage } from 'node:async_hooks';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { Cron } from 'croner';
import pLimit from 'p-limit';
import type { ServerRequest } from 'srvx';
import type { Environment } from '../../src/config/variables.ts';
import { toErrorMessage } from '../../src/lib/errors.ts';

const BODY_LIMIT = 6 * 1024 * 1024;
const DRAIN_LIMIT = 64 * 1024 * 1024;
const MOST_BODIES = 16;
const TIMEOUT = 60_000;
const SCHEDULED_TIMEOUT = 30_000;
const SETTLE_TIMEOUT = 5_000;
const EXTENSION = /(?<!\.d)\.ts$/;

interface Options {
  readonly folder: string;
  readonly env: Environment;
  readonly context: string;
  readonly origin: () => string;
  readonly log: (line: string) => void;
  readonly runsSchedules: boolean;
}

export type Loaded = Awaited<ReturnType<typeof load>>;

export async function openFunctions({ folder, env, log, ...options }: Options) {
  const withEnvironment = createEnvironment(env);
  const files = (await readdir(folder)).filter((name) => EXTENSION.test(name)).toSorted();
  const functions = await withEnvironment(() =>
    Promise.all(files.map((name) => load(path.join(folder, name)))),
  );
  const inBackground = new Set<Promise<unknown>>();
  const takingBodies = pLimit(MOST_BODIES);

  async function run({ name, handler, schedule }: Loaded, request: Request): Promise<Response> {
    const context: Partial<Context> = {
      deploy: { context: options.context, id: 'local', published: true },
      site: { id: 'local', name: 'local', url: options.origin() },
      log: (...parts: unknown[]) => log(parts.map(String).join(' ')),
      waitUntil: (work) => {
        const settled = work
          .catch((error: unknown) => log(`${name}, in the background: ${describe(error)}`))
          .finally(() => inBackground.delete(settled));
        inBackground.add(settled);
      },
    };
    const limit = schedule === null ? TIMEOUT : SCHEDULED_TIMEOUT;
    try {
      const answer = await Promise.race([
        withEnvironment(async () => await handler(request, context)),
        sleep(limit, 'expired', { ref: false }),
      ]);
      if (answer === 'expired') {
        log(`${name}: no answer in time`);
        return new Response('The function took too long.', { status: 504 });
      }
      return answer instanceof Response ? answer : new Response(null, { status: 204 });
    } catch (error) {
      log(`${name}: ${describe(error)}`);
      return new Response('The function failed.', { status: 500 });
    }
  }

  const runScheduled = (called: Loaded): Promise<Response> => {
    const url = new URL(`/.netlify/functions/${called.name}`, options.origin());
    return run(called, new Request(url, { method: 'POST' }));
  };
  const schedules = functions.flatMap((called) => {
    if (called.schedule === null || !options.runsSchedules) return [];
    const rules = { timezone: 'UTC', protect: true, unref: true };
    return [new Cron(called.schedule, rules, async () => void (await runScheduled(called)))];
  });

  return {
    match(pathname: string): Loaded | null {
      const asked = { pathname: pathname.replace(/(?<=.)\/$/, '') };
      return functions.find(({ paths }) => paths.some((path) => path.test(asked))) ?? null;
    },

    async answer(called: Loaded, request: ServerRequest, url: URL): Promise<Response> {
      if (called.schedule !== null)
        return request.method === 'POST'
          ? await runScheduled(called)
          : new Response(null, { status: 405, headers: { Allow: 'POST' } });
      const { method, headers, body } = request;
      if (body === null) return await run(called, new Request(url, { method, headers }));
      return await takingBodies(async () => {
        const bytes = await readBody(body);
        if (bytes === null) return new Response('The body is too large.', { status: 413 });
        return await run(called, new Request(url, { method, headers, body: bytes }));
      });
    },

    async close(): Promise<void> {
      for (const schedule of schedules) schedule.stop();
      await Promise.race([Promise.all(inBackground), sleep(SETTLE_TIMEOUT, null, { ref: false })]);
    },
  };
}

/** Reads a too large body on (`DRAIN_LIMIT`): a sender that is cut off never reads the answer. */
async function readBody(body: ReadableStream<Uint8Array>) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > DRAIN_LIMIT) break;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size > BODY_LIMIT ? null : Buffer.concat(chunks);
}

async function load(file: string) {
  const name = path.basename(file).replace(EXTENSION, '');
  try {
    const { default: handler, config = {} } = (await import(pathToFileURL(file).href)) as {
      default?: unknown;
      config?: Config;
    };
    if (typeof handler !== 'function') throw new Error('it has no default export to run');
    if (config.schedule !== undefined) new Cron(config.schedule, { paused: true }).stop();
    const paths = config.path ?? `/.netlify/functions/${name}`;
    return {
      name,
      handler: handler as (request: Request, context: Partial<Context>) => unknown,
      preferStatic: config.preferStatic ?? false,
      paths: [paths].flat().map((pathname) => new URLPattern({ pathname })),
      schedule: config.schedule ?? null,
    };
  } catch (error) {
    throw new Error(`The function ${name} cannot be loaded: ${toErrorMessage(error)}`, {
      cause: error,
    });
  }
}

const current = new AsyncLocalStorage<Environment>();

function createEnvironment(environment: Environment): <Result>(run: () => Result) => Result {
  const toEnvironment = (): Environment => current.getStore() ?? process.env;
  const env = {
    get: (name: string) => toEnvironment()[name],
    has: (name: string) => toEnvironment()[name] !== undefined,
    toObject: () => ({ ...toEnvironment() }),
  };
  Object.assign(globalThis, { Netlify: { context: null, env } });
  return (run) => current.run(environment, run);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
