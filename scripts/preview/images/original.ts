/** Fetches a picture's original: a file of the site, or an address that the image CDN may fetch. No
 * redirect leads elsewhere. */
import { readCapped } from '../../../src/lib/capped-body.ts';
import type { PublishedFiles } from '../static-files.ts';
import { ImageFault } from './image-fault.ts';

const LARGEST_ORIGINAL = 25 * 1024 * 1024;
const TIMEOUT = 20_000;
const REDIRECTS = 3;

/** Fetches an original. Rejects with an `ImageFault`. */
export type LoadOriginal = (source: string) => Promise<Uint8Array>;

/** Where a picture comes from: an allowed absolute address, or a path of the site. Throws an
 * `ImageFault`. */
export function toSource(asked: string, isAllowed: (address: string) => boolean): string {
  if (asked.startsWith('/') && !/^\/[/\\]/.test(asked)) return asked;
  const address = URL.parse(asked);
  if (address === null) throw new ImageFault(400, 'url: this is no address');
  if (!isAllowed(address.href))
    throw new ImageFault(403, 'url: pictures are not fetched from there');
  return address.href;
}

export function createOriginals(
  published: Pick<PublishedFiles, 'open'>,
  isAllowed: (address: string) => boolean,
): LoadOriginal {
  return (source) =>
    source.startsWith('/') ? readFromSite(source, published) : fetchOriginal(source, isAllowed);
}

async function readFromSite(
  source: string,
  published: Pick<PublishedFiles, 'open'>,
): Promise<Uint8Array> {
  const files = await published.open();
  const bytes =
    files === null ? null : await files.read(source.replace(/[?#].*$/, ''), LARGEST_ORIGINAL);
  if (bytes === null) throw new ImageFault(404, 'There is no such picture.');
  return bytes;
}

async function fetchOriginal(
  source: string,
  isAllowed: (address: string) => boolean,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT);
  let address = source;
  try {
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const answer = await fetch(address, { redirect: 'manual', signal });
      if (answer.ok) return await readOriginal(answer);
      await answer.body?.cancel();
      const next = answer.headers.get('Location');
      if (answer.status < 300 || answer.status >= 400 || next === null)
        throw toFault(answer.status);
      address = URL.parse(next, address)?.href ?? '';
      if (!isAllowed(address))
        throw new ImageFault(403, 'The picture lies where pictures are not fetched from.');
    }
  } catch (error) {
    throw error instanceof ImageFault
      ? error
      : new ImageFault(502, 'The picture could not be fetched.');
  }
  throw new ImageFault(502, 'The picture could not be fetched: it was moved too often.');
}

function toFault(status: number): ImageFault {
  return status === 404 || status === 410
    ? new ImageFault(404, 'There is no such picture.')
    : new ImageFault(502, `The picture could not be fetched: its host answered ${status}.`);
}

async function readOriginal({ body }: Response): Promise<Uint8Array> {
  const bytes = await readCapped(body, LARGEST_ORIGINAL);
  if (bytes === 'too large') throw new ImageFault(502, 'The picture is too large.');
  return bytes;
}
