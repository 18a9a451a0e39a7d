/** Removes metadata and trailing data: Safari's photos have Exif. */
import { PHOTO_EDGE } from '../../contracts/entry-limits.ts';
import { isFrame, readJpeg, readSize, SCAN, type Segment } from '../../lib/jpeg.ts';

const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);
/** Browsers show baseline, extended and progressive frames. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const MOST_SCANS = 32;

export function readPhoto(bytes: Uint8Array, name: string): File | null {
  const { segments, isWhole } = readJpeg(bytes);
  const scans = segments.filter(({ marker }) => marker === SCAN);
  const [frame, second] = segments.filter(isFrame);
  if (!isWhole || frame === undefined || second !== undefined || !isShown(frame)) return null;
  if (scans.length === 0 || scans.length > MOST_SCANS) return null;
  const parts = [
    Uint8Array.of(0xff, 0xd8),
    ...segments.flatMap(({ marker, whole }) =>
      FRAMES.has(marker) || TABLES.has(marker) || marker === SCAN
        ? [Uint8Array.of(0xff, marker), whole]
        : [],
    ),
    Uint8Array.of(0xff, 0xd9),
  ];
  return new File(parts as Uint8Array<ArrayBuffer>[], `${name}.jpg`, { type: 'image/jpeg' });
}

function isShown(frame: Segment): boolean {
  const [bits, , , , , components = 0] = frame.content;
  return (
    FRAMES.has(frame.marker) &&
    bits === 8 &&
    (components === 1 || components === 3) &&
    Object.values(readSize(frame)).every((pixels) => pixels >= 1 && pixels <= PHOTO_EDGE)
  );
}
