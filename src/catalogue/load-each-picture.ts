import type { LimitFunction } from 'p-limit';
import { toFileUrl } from '../images/file-url.ts';
import { isOnImageCdn } from '../images/image.ts';
import type { Copies, Copy } from './copies.ts';

export interface PictureParts {
  readonly imageBaseUrl: string;
  readonly copies: Pick<Copies, 'find' | 'keep' | 'keepOnly'>;
  readonly signal: AbortSignal;
  readonly limit: LimitFunction;
  readonly warn: (message: string) => void;
}

export type Found = Pick<Copy, 'text' | 'etag'>;

interface Kind {
  readonly collection: string;
  readonly what: string;
  readonly read: (
    url: string,
    copy: Copy | null,
    onLost: (why: string) => void,
  ) => Promise<Found | null>;
}

const REFUSALS: ReadonlySet<number> = new Set([401, 403, 404, 410]);
const MOST_NAMED = 5;

export async function loadEachPicture(
  named: readonly string[],
  { collection, what, read }: Kind,
  { imageBaseUrl, copies, signal, limit, warn }: PictureParts,
): Promise<ReadonlyMap<string, string>> {
  const files = new Set(named.filter((file) => isOnImageCdn(file, imageBaseUrl)));
  const lost: string[] = [];
  const texts = await Promise.all(
    Array.from(files, async (file) => {
      const url = toFileUrl(file, imageBaseUrl);
      if (url === null) return [];
      const key = { origin: imageBaseUrl, collection, id: file };
      const copy = copies.find(key);
      const found = await limit(() => read(url, copy, (why) => lost.push(`${file} (${why})`)));
      if (found === null) return [];
      const { text, etag } = found;
      if (etag !== copy?.etag || text !== copy.text) copies.keep(key, { text, etag });
      return [[file, text] as const];
    }),
  );
  signal.throwIfAborted();
  const examples = lost.slice(0, MOST_NAMED).join(', ');
  if (lost.length > 0) warn(`${what}: ${lost.length} cannot be had: ${examples}`);
  copies.keepOnly(imageBaseUrl, collection, files);
  return new Map(texts.flat());
}

export function isLost({ status }: Response): boolean {
  return REFUSALS.has(status);
}

/** Reads no further, whatever length the answer claims. */
export async function readHead({ body }: Response, bytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= bytes) break;
  }
  return Buffer.concat(chunks);
}
