import path from 'node:path';
import { serve, type ServerRequest } from 'srvx';
import { SITE_VARIABLES, toSiteSettings } from '../../src/config/site-settings.ts';
import { optionalServiceUrl, readVariables, type Environment } from '../../src/config/variables.ts';
import { mendPublished } from '../build/published.ts';
import { openFunctions } from './functions.ts';
import { createImageCdn } from './images.ts';
import { loadNetlifyConfig } from './netlify-config.ts';
import { DEFAULT_HOST } from '../ports.ts';
import { createSite } from './site.ts';
import { createStaticFiles } from './static-files.ts';
import { FUNCTION_VARIABLES } from '../../src/config/gateway-config.ts';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const VARIABLES = { ...SITE_VARIABLES, ...FUNCTION_VARIABLES, PANEL_URL: optionalServiceUrl };

export interface PreviewOptions {
  readonly port?: number;
  readonly host?: string;
  readonly dist?: string;
  readonly env?: Environment;
  readonly imageCache?: string;
  readonly log?: (line: string) => void;
  readonly runsSchedules?: boolean;
}

export type Preview = Awaited<ReturnType<typeof startPreview>>;

export async function startPreview(options: PreviewOptions = {}) {
  const { env = process.env, log = console.log, runsSchedules = true } = options;
  const variables = readVariables(VARIABLES, env);
  const config = await loadNetlifyConfig(PROJECT);
  const dist = options.dist ?? config.publish;
  mendPublished(dist);
  const files = createStaticFiles(dist);
  let origin = '';
  const functions = await openFunctions({
    folder: config.functionsDirectory,
    env,
    context: variables.CONTEXT || 'production',
    origin: () => origin,
    log,
    runsSchedules,
  });
  const { imageBaseUrl } = toSiteSettings(variables, variables.PANEL_URL);
  const imageBase = URL.parse(imageBaseUrl)?.href ?? null;
  const answerImage = createImageCdn({
    folder: options.imageCache ?? path.join(PROJECT, '.local/images'),
    isAllowed: (address) => imageBase !== null && address.startsWith(imageBase),
  });
  const answer = createSite({ root: PROJECT, dist, files, config, functions, answerImage });

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

  const close = async (): Promise<void> => {
    await server.close(true);
    await functions.close();
  };
  return { url: origin, close, [Symbol.asyncDispose]: close };
}

/** Keeps `localhost`, because functions compare it with a browser's `Origin`. */
function toUrl(request: ServerRequest, origin: string): URL {
  const { pathname, search, host } = URL.parse(request.url) ?? new URL(origin);
  const url = new URL(origin);
  if (host === `localhost:${url.port}`) url.hostname = 'localhost';
  url.pathname = pathname;
  url.search = search;
  return url;
}
