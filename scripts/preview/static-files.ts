/**
 * The published folder: addresses as Netlify's pretty URLs (`/x` is `x.html`, `/x/` leads to `/x`;
 * `/x.html` answers too, and search engines follow its canonical address), validators, ranges,
 * compression. The published place may lead to another release at any moment, so each request
 * resolves it once and is answered from that release alone. A plain folder may be replaced by a
 * rename, so nothing of it is cached.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';

export type Location =
  | { readonly kind: 'file'; readonly path: string }
  /** The page's address without a trailing slash. */
  | { readonly kind: 'moved'; readonly to: string };

/** Types that the static server does not know. */
const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.map': 'application/json',
  '.ogg': 'video/ogg',
  '.webmanifest': 'application/manifest+json',
};

export type StaticFiles = ReturnType<typeof createStaticFiles>;
export type PublishedFiles = ReturnType<typeof createPublishedFiles>;

/** The files behind a published place. */
export function createPublishedFiles(place: string) {
  const resolve = (): Promise<string | null> => realpath(place).catch(() => null);
  return {
    async open(): Promise<StaticFiles | null> {
      const folder = await resolve();
      return folder === null ? null : createStaticFiles(folder);
    },
    /** Tells releases apart; `null` if there is none. */
    async identify(): Promise<string | null> {
      const folder = await resolve();
      const found = folder === null ? null : await stat(folder).catch(() => null);
      return folder === null || found === null ? null : `${folder} ${found.ino}`;
    },
  };
}

const RULES = '/_redirects';
/** The static server looks at paths alone. */
const ANY_ORIGIN = 'http://localhost';

function createStaticFiles(folder: string) {
  const toFile = (file: string) => path.join(folder, file);
  const isFile = async (file: string) =>
    (await stat(toFile(file)).catch(() => null))?.isFile() ?? false;

  /** Finds what answers a path of a URL; `null` if nothing does. */
  async function locate(pathname: string): Promise<Location | null> {
    const asked = decode(pathname);
    if (asked === null || asked === RULES) return null;
    if (asked.endsWith('/')) {
      const plain = asked.slice(0, -1);
      if (plain !== '' && (await isFile(`${plain}.html`)))
        return { kind: 'moved', to: encode(plain) };
      return (await isFile(`${asked}index.html`))
        ? { kind: 'file', path: `${asked}index.html` }
        : null;
    }
    for (const file of [asked, `${asked}.html`])
      if (await isFile(file)) return { kind: 'file', path: file };
    return (await isFile(`${asked}/index.html`))
      ? { kind: 'moved', to: `${encode(asked)}/` }
      : null;
  }

  const serveStatic = staticMiddleware({ dir: folder });

  /** Serves a located file; `null` if it has gone. */
  async function serve(
    { method, headers }: Pick<ServerRequest, 'method' | 'headers'>,
    file: string,
  ): Promise<Response | null> {
    let found = true;
    const answer = await serveStatic(
      new Request(new URL(encode(file), ANY_ORIGIN), { method, headers }),
      () => {
        found = false;
        return new Response(null, { status: 404 });
      },
    );
    if (!found) return null;
    const type = TYPES[path.extname(file)];
    if (type !== undefined && answer.ok) answer.headers.set('Content-Type', type);
    return answer;
  }

  return {
    locate,

    serve,

    /** Serves a whole page under another status, for any method; `null` if the file does not
     * exist. */
    async serveAs(
      status: number,
      { method, headers }: ServerRequest,
      file: string,
    ): Promise<Response | null> {
      const accepted = { 'Accept-Encoding': headers.get('Accept-Encoding') ?? '' };
      const answer = await serve(
        { method: method === 'HEAD' ? 'HEAD' : 'GET', headers: new Headers(accepted) },
        file,
      );
      // Read whole: a file's stream put into another Response raises an error when the visitor
      // disconnects.
      return answer && new Response(await answer.bytes(), { status, headers: answer.headers });
    },

    /** At most `limit` bytes of a file; `null` if it does not exist or is larger. */
    async read(pathname: string, limit: number) {
      const location = await locate(pathname);
      if (location?.kind !== 'file') return null;
      const { size } = await stat(toFile(location.path));
      return size > limit ? null : await readFile(toFile(location.path));
    },
  };
}

/** A path as it stands on disk; `null` for a malformed one, or one that leads out of the folder or
 * to a hidden file. */
function decode(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\0\\]|\/\//.test(decoded)) return null;
  return decoded.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known')
    ? null
    : decoded;
}

function encode(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/');
}
