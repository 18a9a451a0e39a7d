import { isLost, loadEachPicture, readHead, type PictureParts } from './load-each-picture.ts';
import { isPaper, toPaper, type Paper } from '../domain/paper.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_MS = 20_000;
const CORNER = 0.1;

export async function loadPapers(
  covers: readonly (string | null)[],
  reading: PictureParts,
): Promise<ReadonlyMap<string | null, Paper>> {
  const patience = AbortSignal.any([reading.signal, AbortSignal.timeout(MOST_MS)]);
  const papers = await loadEachPicture(
    covers.filter((file) => file !== null),
    {
      collection: 'papers',
      what: 'covers',
      async read(url, copy, onLost) {
        if (copy !== null && isPaper(copy.text)) return copy;
        const paper = await readPaper(url, patience, onLost);
        return paper && { text: paper, etag: null };
      },
    },
    reading,
  );
  return papers as ReadonlyMap<string, Paper>;
}

async function readPaper(
  url: string,
  signal: AbortSignal,
  onLost: (why: string) => void,
): Promise<Paper | null> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal });
    const size = Number(answer.headers.get('content-length'));
    if (isLost(answer)) onLost(String(answer.status));
    if (!answer.ok || size > MOST_BYTES) {
      await answer.body?.cancel();
      return null;
    }
    const { default: sharp } = await import('sharp');
    const bytes = await readHead(answer, MOST_BYTES);
    const picture = sharp(bytes);
    const { width, height } = await picture.metadata().catch((error: unknown) => {
      if (bytes.length < MOST_BYTES) onLost('no picture');
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
