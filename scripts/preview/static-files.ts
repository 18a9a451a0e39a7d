import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ServerRequest } from 'srvx';
import { staticMiddleware } from 'srvx/static';

export type Location =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'moved'; readonly to: string };

const TYPES: Readonly<Record<string, string>> = {
  '.ogg': 'video/ogg',
  '.webmanifest': 'application/manifest+json',
};
const RULES = '/_redirects';
const HOME = '/index.html';
const ANY_ORIGIN = 'http://localhost';

export type StaticFiles = ReturnType<typeof createStaticFiles>;

export function createStaticFiles(folder: string) {
  const isFile = async (file: string) =>
    (await stat(path.join(folder, file)).catch(() => null))?.isFile() ?? false;

  async function locate(pathname: string): Promise<Location | null> {
    const asked = decodePath(pathname);
    if (asked === null || asked === RULES) return null;
    if (asked === '/') return (await isFile(HOME)) ? { kind: 'file', path: HOME } : null;
    if (asked === HOME) return { kind: 'moved', to: '/' };
    const plain = asked.replace(/\/$|\.html$/, '');
    if (plain !== asked)
      return (await isFile(`${plain}.html`)) ? { kind: 'moved', to: encode(plain) } : null;
    for (const file of [asked, `${asked}.html`])
      if (await isFile(file)) return { kind: 'file', path: file };
    return null;
  }

  async function serve(
    { method, headers }: Pick<ServerRequest, 'method' | 'headers'>,
    file: string,
  ): Promise<Response | null> {
    let isFound = true;
    const answer = await staticMiddleware({ dir: folder })(
      new Request(new URL(encode(file), ANY_ORIGIN), { method, headers }),
      () => {
        isFound = false;
        return new Response(null, { status: 404 });
      },
    );
    if (!isFound) return null;
    const type = TYPES[path.extname(file)];
    if (type !== undefined && answer.ok) answer.headers.set('Content-Type', type);
    return answer;
  }

  return {
    locate,
    serve,

    folderId: async () => (await stat(folder).catch(() => null))?.ino ?? null,

    async serveAs(status: number, { method, headers }: ServerRequest, file: string) {
      const accepted = { 'Accept-Encoding': headers.get('Accept-Encoding') ?? '' };
      const asked = { method: method === 'HEAD' ? 'HEAD' : 'GET', headers: new Headers(accepted) };
      const answer = await serve(asked, file);
      // A file's stream put into another Response raises an error when the visitor disconnects.
      return answer && new Response(await answer.bytes(), { status, headers: answer.headers });
    },
  };
}

export function decodePath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\0\\]|\/\//.test(decoded)) return null;
  return decoded.split('/').some((segment) => segment.startsWith('.')) ? null : decoded;
}

const encode = (file: string): string => file.split('/').map(encodeURIComponent).join('/');
