/** Files of the function's deploy, such as the talent index. Functions cannot open them, so they
 * request and briefly cache them. */

/** Requests a path from the function's own origin, bypassing caches; may reject or answer
 * anything. */
export type ReadStatic = (
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<Response>;

const TIMEOUT = 5_000;

/** Returns a reader of the origin that the request came to. */
export function toReadStatic(request: Request, fetcher: typeof fetch): ReadStatic {
  return (path, headers) =>
    fetcher(new URL(path, request.url), { headers, signal: AbortSignal.timeout(TIMEOUT) });
}

/** Milliseconds for which an instance that outlives its deploy may answer from the old one. */
const LIFETIME = 1_000;

export type DeployFile<Content> = ReturnType<typeof createDeployFile<Content>>;

interface Copy<Content> {
  readonly content: Content;
  readonly etag: string | null;
  readonly readAt: number;
}

/** Reads a file of the own deploy; `parse` returns `null` for any other. Revalidates by ETag,
 * survives failures, shares reads. */
export function createDeployFile<Content>(
  path: string,
  parse: (answer: Response) => Promise<Content | null>,
  now: () => number,
) {
  let copy: Copy<Content> | null = null;
  let reading: Promise<Content | null> | null = null;

  async function read(readStatic: ReadStatic): Promise<Content | null> {
    const readAt = now();
    const fresh = await readCopy(path, parse, copy, readStatic);
    if (fresh !== null) copy = { ...fresh, readAt };
    return fresh?.content ?? null;
  }

  return {
    /** The file's content, or `null` without a usable copy. Never rejects. */
    async load(readStatic: ReadStatic): Promise<Content | null> {
      if (copy !== null && now() - copy.readAt < LIFETIME) return copy.content;
      reading ??= read(readStatic).finally(() => {
        reading = null;
      });
      return (await reading) ?? copy?.content ?? null;
    },
  };
}

async function readCopy<Content>(
  path: string,
  parse: (answer: Response) => Promise<Content | null>,
  known: Copy<Content> | null,
  readStatic: ReadStatic,
): Promise<Omit<Copy<Content>, 'readAt'> | null> {
  const validator = known?.etag ?? null;
  try {
    const answer = await readStatic(path, {
      'Cache-Control': 'no-cache',
      ...(validator !== null && { 'If-None-Match': validator }),
    });
    if (answer.status === 304 && known !== null) return known;
    const content = await parse(answer);
    if (content !== null) return { content, etag: answer.headers.get('ETag') };
    await answer.body?.cancel();
    return null;
  } catch {
    return null;
  }
}
