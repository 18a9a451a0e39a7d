/** The project's Netlify functions in this process: found in their folder, matched and scheduled by
 * their own `config`, limited as on the platform, except for rates. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import { Cron } from 'croner';
import type { ServerRequest } from 'srvx';
import type { Environment } from '../../src/config/variables.ts';

const BODY_LIMIT = 6 * 1024 * 1024;
/** Bytes of a too large body to read and drop before cutting off its sender. */
const DRAIN_LIMIT = 64 * 1024 * 1024;
const TIMEOUT = 60_000;
const SCHEDULED_TIMEOUT = 30_000;
/** Milliseconds to wait for the functions' background work at the end. */
const SETTLE_TIMEOUT = 5_000;
/** Headers for the CDN, which does not pass them on. */
const CDN_HEADERS = ['Netlify-CDN-Cache-Control', 'Netlify-Vary'];
const EXTENSION = /(?<!\.d)\.ts$/;

interface Options {
  readonly folder: string | null;
  /** What `Netlify.env` answers from. */
  readonly env: Environment;
  /** Netlify's deploy context. */
  readonly context: string;
  readonly origin: () => string;
  readonly log: (line: string) => void;
  readonly runsSchedules: boolean;
}

type Handler = (request: Request, context: Partial<Context>) => unknown;
type Loaded = Awaited<ReturnType<typeof load>>;

export interface Match {
  readonly called: Loaded;
  readonly params: Readonly<Record<string, string>>;
}

/** Loads every function of a folder. Throws with a message that names the function at fault. */
export async function openFunctions({ folder, env, log, ...options }: Options) {
  const withEnvironment = createEnvironment(env);
  const names = folder === null ? [] : await readdir(folder).catch(() => []);
  const files = names.filter((name) => EXTENSION.test(name)).toSorted();
  const functions = await withEnvironment(() =>
    Promise.all(files.map((name) => load(path.join(folder ?? '', name)))),
  );
  const behind = new Set<Promise<unknown>>();

  async function run(
    { name, handler, schedule }: Loaded,
    request: Request,
    { params, ip }: Pick<Context, 'params' | 'ip'>,
  ): Promise<Response> {
    const context: Partial<Context> = {
      deploy: { context: options.context, id: 'local', published: true },
      ip,
      params,
      requestId: randomUUID(),
      site: { id: 'local', name: 'local', url: options.origin() },
      url: new URL(request.url),
      log: (...parts: unknown[]) => {
        log(parts.map(String).join(' '));
      },
      waitUntil: (work) => {
        const settled = work
          .catch((error: unknown) => {
            log(`${name}, in the background: ${describe(error)}`);
          })
          .finally(() => behind.delete(settled));
        behind.add(settled);
      },
    };
    const timeout = AbortSignal.timeout(schedule === null ? TIMEOUT : SCHEDULED_TIMEOUT);
    const { promise: expired, resolve } = Promise.withResolvers<'expired'>();
    timeout.addEventListener('abort', () => {
      resolve('expired');
    });
    try {
      const work = withEnvironment(async () => await handler(request, context));
      const answer = await Promise.race([work, expired]);
      if (answer === 'expired') {
        log(`${name}: no answer in time`);
        return new Response('The function took too long.', { status: 504 });
      }
      if (!(answer instanceof Response)) return new Response(null, { status: 204 });
      const headers = new Headers(answer.headers);
      for (const header of CDN_HEADERS) headers.delete(header);
      return new Response(answer.body, { status: answer.status, headers });
    } catch (error) {
      log(`${name}: ${describe(error)}`);
      return new Response('The function failed.', { status: 500 });
    }
  }

  const runScheduled = (called: Loaded): Promise<Response> => {
    const url = new URL(`/.netlify/functions/${called.name}`, options.origin());
    const request = new Request(url, { method: 'POST' });
    return run(called, request, { params: {}, ip: '127.0.0.1' });
  };
  const schedules = functions.flatMap((called) =>
    called.schedule === null || !options.runsSchedules
      ? []
      : [
          new Cron(called.schedule, { timezone: 'UTC', protect: true, unref: true }, async () => {
            await runScheduled(called);
          }),
        ],
  );

  return {
    /** The function that answers a path; `null` if none does. */
    match(pathname: string): Match | null {
      for (const called of functions) {
        for (const pattern of called.paths) {
          const match = pattern.exec({ pathname: pathname.replace(/(?<=.)\/$/, '') });
          if (match !== null) return { called, params: toParams(match.pathname.groups) };
        }
      }
      return null;
    },

    async answer({ called, params }: Match, request: ServerRequest, url: URL): Promise<Response> {
      if (called.schedule !== null)
        return request.method === 'POST'
          ? await runScheduled(called)
          : new Response(null, { status: 405, headers: { Allow: 'POST' } });
      const body = await readBody(request);
      if (body === 'broken off') return new Response('The body broke off.', { status: 400 });
      if (body === 'too large') {
        const headers = { Connection: 'close' };
        return new Response('The body is too large.', { status: 413, headers });
      }
      const ip = request.ip ?? '127.0.0.1';
      const headers = new Headers(request.headers);
      headers.set('X-Nf-Client-Connection-Ip', ip);
      const { method } = request;
      return await run(called, new Request(url, { method, headers, body }), { params, ip });
    },

    /** Ends the schedules, and waits for what the functions have left to do. */
    async close(): Promise<void> {
      for (const schedule of schedules) schedule.stop();
      const limit = new Promise((resolve) => setTimeout(resolve, SETTLE_TIMEOUT).unref());
      await Promise.race([Promise.all(behind), limit]);
    },
  };
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
      handler: handler as Handler,
      preferStatic: config.preferStatic ?? false,
      paths: [paths].flat().map((pathname) => new URLPattern({ pathname })),
      schedule: config.schedule ?? null,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The function ${name} cannot be loaded: ${reason}`, { cause: error });
  }
}

function toParams(groups: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

async function readBody(
  request: ServerRequest,
): Promise<Uint8Array<ArrayBuffer> | null | 'too large' | 'broken off'> {
  if (request.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      // Reads on beyond the limit, because a sender that is cut off never reads the answer.
      if (size > DRAIN_LIMIT) return 'too large';
      if (size <= BODY_LIMIT) chunks.push(chunk);
    }
  } catch {
    return 'broken off';
  }
  return size > BODY_LIMIT ? 'too large' : new Uint8Array(Buffer.concat(chunks));
}

const current = new AsyncLocalStorage<Environment>();

/** The platform's global `Netlify`, as far as functions need it. Each preview in a process has its
 * own environment. */
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
