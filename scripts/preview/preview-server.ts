/** Serves the built site with the semantics of netlify.toml, by Netlify's own packages. */
import path from 'node:path';
import { serve, type ServerRequest } from 'srvx';
import { FUNCTION_VARIABLES } from '../../src/config/function-variables.ts';
import { SITE_VARIABLES, toSiteSettings } from '../../src/config/site-settings.ts';
import {
  optionalServiceUrl,
  optionalWord,
  readVariables,
  type Environment,
} from '../../src/config/variables.ts';
import { mendPublished } from '../build/published.ts';
import { loadFunctions } from './functions.ts';
import { createImageCdn } from './images/image-cdn.ts';
import { createOriginals } from './images/original.ts';
import { createVariantCache } from './images/variant-cache.ts';
import { createInvoker } from './invoke.ts';
import { createEnvironment } from './netlify-global.ts';
import { loadNetlifyConfig } from './netlify-config.ts';
import { createRateLimits } from './rate-limits.ts';
import { createRules } from './redirects.ts';
import { startScheduler } from './scheduler.ts';
import { createSite } from './published-site.ts';
import { DEFAULT_HOST } from './port.ts';
import { createPublishedFiles } from './static-files.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const VARIABLES = {
  ...SITE_VARIABLES,
  ...FUNCTION_VARIABLES,
  PANEL_URL: optionalServiceUrl,
  RATE_LIMIT: optionalWord('on', 'off'),
};
/** Milliseconds to wait for the functions' background work at the end. */
const SETTLE_TIMEOUT = 5_000;

export interface PreviewOptions {
  readonly port?: number;
  /** An address of this machine; 127.0.0.1 by default. */
  readonly host?: string;
  /** The published place: a folder, or a link that may lead elsewhere at any moment. netlify.toml's
   * publish folder by default. */
  readonly dist?: string;
  /** Environment of the functions; the preview itself reads `IMAGE_BASE_URL`, `PANEL_URL` and
   * `RATE_LIMIT`. */
  readonly env?: Environment;
  readonly root?: string;
  readonly functionsDirectory?: string;
  readonly imageCache?: string;
  readonly log?: (line: string) => void;
  /** The clock of schedules, rate limits and kept pictures, in milliseconds. */
  readonly now?: () => number;
}

export type Preview = Awaited<ReturnType<typeof startPreview>>;

/** Starts the preview. Rejects if netlify.toml, a variable or a function is faulty, or the port is
 * taken (`EADDRINUSE`). */
export async function startPreview(options: PreviewOptions = {}) {
  const { root = PROJECT, env = process.env, log = console.log, now = Date.now } = options;
  const variables = readVariables(VARIABLES, env);
  const config = await loadNetlifyConfig(root);
  const dist = options.dist ?? config.publish;
  mendPublished(dist);
  const functionsDirectory = options.functionsDirectory ?? config.functionsDirectory;
  const within = createEnvironment(env);
  const functions =
    functionsDirectory === null ? [] : await within(() => loadFunctions(functionsDirectory));

  const published = createPublishedFiles(dist);
  const cache = createVariantCache(options.imageCache ?? path.join(root, '.local/images'));
  // Where the environment names no panel, only the last build's hosts count.
  const imageBase =
    URL.parse(toSiteSettings(variables, variables.PANEL_URL).imageBaseUrl)?.href ?? null;
  const isAllowed = (address: string) =>
    (imageBase !== null && address.startsWith(imageBase)) ||
    config.remoteImages.some((pattern) => pattern.test(address));

  let origin = '';
  const invoker = createInvoker({
    origin: () => origin,
    context: variables.CONTEXT || 'production',
    countRequest: variables.RATE_LIMIT === 'off' ? null : createRateLimits(now),
    within,
    log,
  });
  const answer = createSite({
    published,
    headers: config.headers,
    matchRules: createRules(config.file, root, dist),
    functions,
    invoker,
    answerImage: createImageCdn({
      cache,
      loadOriginal: createOriginals(published, isAllowed),
      isAllowed,
      now,
    }),
  });

  const server = serve({
    hostname: options.host ?? DEFAULT_HOST,
    port: options.port ?? 0,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => await answer(request, toUrl(request, origin)),
    error: (error) => {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return new Response('Internal error', { status: 500 });
    },
  });
  await server.serve();
  origin = new URL(server.url ?? '').origin;
  const stopScheduler = startScheduler(functions, invoker.runScheduled, now);

  const close = async (): Promise<void> => {
    stopScheduler();
    await server.close(true);
    await invoker.settle(SETTLE_TIMEOUT);
  };
  return { url: origin, close, [Symbol.asyncDispose]: close };
}

/** The address on the preview's own origin, whatever `Host` says. Keeps `localhost`, because
 * browsers compare it with their `Origin`. */
function toUrl(request: ServerRequest, origin: string): URL {
  const { pathname, search, host } = URL.parse(request.url) ?? new URL(origin);
  const { port } = new URL(origin);
  const isLocalhost = host === `localhost:${port}`;
  const url = new URL(isLocalhost ? `http://localhost:${port}` : origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}
