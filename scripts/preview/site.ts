import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RedirectsHandler } from '@netlify/redirects';
import type { ServerRequest } from 'srvx';
import type { openFunctions } from './functions.ts';
import type { createImageCdn } from './images.ts';
import type { loadNetlifyConfig } from './netlify-config.ts';
import { decodePath, type StaticFiles } from './static-files.ts';

const REVALIDATED = 'public, max-age=0, must-revalidate';
const SWAP_TRIES = 20;
const SWAP_PAUSE = 25;
const IMAGE_CDN = '/.netlify/images';

export interface SiteDeps {
  readonly root: string;
  readonly dist: string;
  readonly files: StaticFiles;
  readonly config: Awaited<ReturnType<typeof loadNetlifyConfig>>;
  readonly functions: Awaited<ReturnType<typeof openFunctions>>;
  readonly answerImage: ReturnType<typeof createImageCdn>;
}

export function createSite({ root, dist, files, config, functions, answerImage }: SiteDeps) {
  let rules = { version: '', engine: createEngine() };

  function createEngine(): RedirectsHandler {
    return new RedirectsHandler({
      configPath: config.file,
      configRedirects: [],
      jwtRoleClaim: '',
      jwtSecret: '',
      projectDir: root,
      publicDir: dist,
    });
  }

  async function openEngine(): Promise<RedirectsHandler> {
    const found = await stat(join(dist, '_redirects')).catch(() => null);
    const version = found === null ? '' : `${found.ino} ${found.mtimeMs}`;
    if (rules.version !== version) rules = { version, engine: createEngine() };
    return rules.engine;
  }

  function finish(answer: Response, path: string): Response {
    const given = { 'Cache-Control': REVALIDATED, ...config.toHeaders(path) };
    for (const [name, value] of Object.entries(given)) answer.headers.set(name, value);
    return answer;
  }

  async function answerRule(request: ServerRequest, url: URL): Promise<Response | null> {
    const engine = await openEngine();
    const rule = await engine.match(new Request(url, { headers: request.headers }));
    // A placeholder's value may read as a host (`//evil.example`): only a rule that names one may
    // lead there.
    if (rule === undefined || (!rule.external && rule.target.origin !== url.origin)) return null;
    if (!rule.force && (await files.locate(url.pathname)) !== null) return null;
    const { target, statusCode } = rule;
    if (rule.redirect)
      return toRedirect(statusCode, rule.external ? target.href : target.pathname + url.search);
    if (rule.external) return null;
    if (target.pathname === IMAGE_CDN) return await answerImage(target, request);
    const page = await files.serveAs(statusCode, request, target.pathname);
    return page && finish(page, url.pathname);
  }

  async function answerFile(request: ServerRequest, url: URL): Promise<Response | null> {
    const location = await files.locate(url.pathname);
    if (location === null) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    if (location.kind === 'moved') return toRedirect(301, location.to + url.search);
    const answer = await files.serve(request, location.path);
    return answer && finish(answer, url.pathname);
  }

  async function answerNothing(request: ServerRequest, url: URL): Promise<Response> {
    const page = await files.serveAs(404, request, '/404.html');
    return finish(page ?? new Response('Not found', { status: 404 }), url.pathname);
  }

  return async (request: ServerRequest, url: URL): Promise<Response> => {
    if (request.method === 'TRACE')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
    if (url.pathname === IMAGE_CDN) return await answerImage(url, request);
    const called = functions.match(url.pathname);
    if (called !== null && !(called.preferStatic && (await files.locate(url.pathname)) !== null))
      return await functions.answer(called, request, url);
    if (decodePath(url.pathname) === null) return await answerNothing(request, url);
    // While a build swaps `dist`, it is missing or another: a 404 of then is tried again.
    for (let tries = 0; tries < SWAP_TRIES; tries += 1) {
      const before = await files.folderId();
      if (before === null) {
        await sleep(SWAP_PAUSE);
        continue;
      }
      const answer =
        (await answerRule(request, url)) ??
        (await answerFile(request, url)) ??
        (await answerNothing(request, url));
      if (answer.status !== 404 || (await files.folderId()) === before) return answer;
    }
    return new Response('The site has not been built: npm run build', {
      status: 503,
      headers: { 'Retry-After': '5' },
    });
  };
}

function toRedirect(status: number, location: string): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': REVALIDATED },
  });
}
