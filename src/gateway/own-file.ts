/**
 * Files of the very deploy that a function belongs to, such as its talent index and its 404 pages. A function cannot open them, so it
 * asks its own origin; an instance keeps what it got for a short while, because it may answer many requests in a row.
 */

/** Asks the function's own origin for a path, perhaps with a validator; may reject or answer anything. */
export type ReadStatic = (path: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

/** Milliseconds after which a file is revalidated: how long a process that lives on may tell what was true of the deploy before. */
const LIFETIME = 1_000;

export interface OwnFile<Content> {
  /** The file's content; `null` where there is none that can be used. Never rejects. */
  load(readStatic: ReadStatic): Promise<Content | null>;
}

interface Copy<Content> {
  readonly content: Content;
  readonly etag: string | null;
}

/**
 * A file of the own deploy, by its path. `parse` answers `null` for an answer that is not that file. A copy whose lifetime is over is
 * revalidated by its ETag, and still used where the origin does not answer. Requests that come at once share one reading.
 */
export function createOwnFile<Content>(
  path: string,
  parse: (answer: Response) => Promise<Content | null>,
  now: () => number,
): OwnFile<Content> {
  let copy: Copy<Content> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<Content | null> | null = null;

  async function read(readStatic: ReadStatic): Promise<Content | null> {
    const fresh = await readCopy(path, parse, copy?.etag ?? null, readStatic);
    if (fresh === 'unreadable') return copy?.content ?? null;
    if (fresh !== 'unchanged') copy = fresh;
    readAt = now();
    return copy?.content ?? null;
  }

  return {
    load(readStatic) {
      if (copy !== null && now() - readAt < LIFETIME) return Promise.resolve(copy.content);
      reading ??= read(readStatic).finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}

async function readCopy<Content>(
  path: string,
  parse: (answer: Response) => Promise<Content | null>,
  etag: string | null,
  readStatic: ReadStatic,
): Promise<Copy<Content> | 'unchanged' | 'unreadable'> {
  try {
    const answer = await readStatic(path, etag === null ? {} : { 'If-None-Match': etag });
    if (answer.status === 304 && etag !== null) return 'unchanged';
    const content = await parse(answer);
    return content === null ? 'unreadable' : { content, etag: answer.headers.get('ETag') };
  } catch {
    return 'unreadable';
  }
}
