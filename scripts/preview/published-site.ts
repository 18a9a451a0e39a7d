/** Routes a request as Netlify does. A file precedes a function that prefers static files, and an
 * unforced rule. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerRequest } from 'srvx';
import type { AnswerImage } from './images/image-cdn.ts';
import { matchFunction, type NetlifyFunction } from './functions.ts';
import type { Invoker } from './invoke.ts';
import { toHeaders, type HeaderRule } from './netlify-config.ts';
import type { MatchRules } from './redirects.ts';
import type { PublishedFiles, StaticFiles } from './static-files.ts';

const DEFAULT_HEADERS = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
/** How often, and how many milliseconds apart, a missing folder is looked for while a new one is
 * renamed into its place. */
const SWAP_TRIES = 20;
const SWAP_PAUSE = 25;
const IMAGE_CDN = '/.netlify/images';
const FUNCTION_PATH = /^\/\.netlify\/functions\/([^/]+)\/?$/;

export interface SiteDeps {
  readonly published: PublishedFiles;
  readonly headers: readonly HeaderRule[];
  readonly matchRules: MatchRules;
  readonly functions: readonly NetlifyFunction[];
  readonly invoker: Invoker;
  readonly answerImage: AnswerImage;
}

export function createSite(deps: SiteDeps) {
  const { published, functions, invoker } = deps;

  /** `path`, the requested address and not its file, chooses the headers. */
  function finish(answer: Response, path: string): Response {
    for (const [name, value] of Object.entries({
      ...DEFAULT_HEADERS,
      ...toHeaders(deps.headers, path),
    }))
      answer.headers.set(name, value);
    return answer;
  }

  async function answerFile(
    files: StaticFiles,
    request: ServerRequest,
    url: URL,
  ): Promise<Response | null> {
    const location = await files.locate(url.pathname);
    if (location === null) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    if (location.kind === 'moved') return toRedirect(301, location.to + url.search);
    const answer = await files.serve(request, location.path);
    return answer === null ? null : finish(answer, url.pathname);
  }

  async function answerRule(
    files: StaticFiles,
    request: ServerRequest,
    url: URL,
  ): Promise<Response | null> {
    const rule = await deps.matchRules(url, request.headers);
    if (rule === null || (!rule.force && (await files.locate(url.pathname)) !== null)) return null;
    if (rule.kind === 'redirect') return toRedirect(rule.status, rule.location);
    if (rule.to.pathname === IMAGE_CDN) return await deps.answerImage(rule.to, request);
    const page = await files.serveAs(rule.status, request, rule.to.pathname);
    return page === null ? null : finish(page, url.pathname);
  }

  async function answerNothing(
    files: StaticFiles,
    request: ServerRequest,
    url: URL,
  ): Promise<Response> {
    const page = await files.serveAs(404, request, '/404.html');
    return finish(page ?? new Response('Not found', { status: 404 }), url.pathname);
  }

  async function answerFunction(
    files: StaticFiles | null,
    request: ServerRequest,
    url: URL,
  ): Promise<Response | null> {
    const [, name] = FUNCTION_PATH.exec(url.pathname) ?? [];
    const scheduled = functions.find((route) => route.name === name && route.schedule !== null);
    if (scheduled !== undefined) {
      if (request.method === 'POST') return await invoker.runScheduled(scheduled);
      return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    }
    const match = matchFunction(functions, url.pathname, request.method);
    if (
      match === null ||
      (match.route.preferStatic && files !== null && (await files.locate(url.pathname)) !== null)
    )
      return null;
    return await invoker.answer(match, request, url);
  }

  async function answerOnce(
    files: StaticFiles,
    request: ServerRequest,
    url: URL,
  ): Promise<Response> {
    if (url.pathname === IMAGE_CDN) return await deps.answerImage(url, request);
    return (
      (await answerFunction(files, request, url)) ??
      (await answerRule(files, request, url)) ??
      (await answerFile(files, request, url)) ??
      (await answerNothing(files, request, url))
    );
  }

  return async (request: ServerRequest, url: URL): Promise<Response> => {
    // `Request`, which a function is given, forbids this method.
    if (request.method === 'TRACE')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
    if (!isDecodable(url.pathname)) return new Response('Bad request', { status: 400 });
    for (let tries = 0; tries < SWAP_TRIES; tries += 1) {
      const before = await published.identify();
      const files = await published.open();
      if (before !== null && files !== null) {
        const answer = await answerOnce(files, request, url);
        // Another release may have taken its place in between; the body of a post cannot be sent
        // twice.
        if (
          answer.status !== 404 ||
          request.method === 'POST' ||
          (await published.identify()) === before
        )
          return answer;
      }
      await sleep(SWAP_PAUSE);
    }
    // Pictures and functions need no page, so they work beside the dev server before the first
    // build.
    const answer =
      url.pathname === IMAGE_CDN
        ? await deps.answerImage(url, request)
        : await answerFunction(null, request, url);
    if (answer !== null) return answer;
    return new Response('The site has not been built: npm run build', {
      status: 503,
      headers: { 'Retry-After': '5' },
    });
  };
}

function toRedirect(status: number, location: string): Response {
  return new Response(null, { status, headers: { Location: location, ...DEFAULT_HEADERS } });
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
