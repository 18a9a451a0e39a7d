/** The colour of a corner of each cover, read once per address. */
import { isLost, nameMissing, readHead, type PictureReading } from './picture-reading.ts';
import { isPaper, toPaper, type Paper } from '../domain/paper.ts';
import { toFileUrl } from '../images/file-url.ts';
import { isOnImageCdn } from '../images/image.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_MS = 20_000;
const COLLECTION = 'papers';
const CORNER = 0.1;

export async function readPapers(
  covers: readonly (string | null)[],
  { imageBaseUrl, copies, limit, signal, warn }: PictureReading,
): Promise<ReadonlyMap<string | null, Paper>> {
  const files = new Set(covers.filter((file) => file !== null));
  const patience = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]);
  const missing: string[] = [];
  const read = async (file: string): Promise<Paper | null> => {
    const key = { origin: imageBaseUrl, collection: COLLECTION, id: file };
    const known = copies.find(key)?.text ?? '';
    if (isPaper(known)) return known;
    const url = isOnImageCdn(file, imageBaseUrl) ? toFileUrl(file, imageBaseUrl) : null;
    const noteMissing = (why: string) => missing.push(`${file} (${why})`);
    const text = url === null ? null : await limit(() => readPaper(url, patience, noteMissing));
    if (text !== null) copies.keep(key, { text });
    return text;
  };
  const papers = await Promise.all(
    Array.from(files, async (file) => [file, await read(file)] as const),
  );
  signal.throwIfAborted();
  nameMissing('covers', missing, warn);
  copies.keepOnly(imageBaseUrl, COLLECTION, files);
  return new Map(papers.flatMap(([file, paper]) => (paper === null ? [] : [[file, paper]])));
}

async function readPaper(
  url: string,
  signal: AbortSignal,
  onMissing: (why: string) => void,
): Promise<Paper | null> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal });
    const size = Number(answer.headers.get('content-length'));
    if (isLost(answer)) onMissing(String(answer.status));
    if (!answer.ok || size > MOST_BYTES) {
      await answer.body?.cancel();
      return null;
    }
    const { default: sharp } = await import('sharp');
    const bytes = await readHead(answer, MOST_BYTES);
    const picture = sharp(bytes);
    const { width, height } = await picture.metadata().catch((error: unknown) => {
      if (bytes.length < MOST_BYTES) onMissing('no picture');
      throw error;
    });
    const corner = { width: Math.ceil(width * CORNER), height: Math.ceil(height * CORNER) };
    const colour = await picture
      .extract({ left: 0, top: 0, ...corner })
      .resize(1, 1)
      .flatten()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    return toPaper([...colour]);
  } catch {
    return null;
  }
}
