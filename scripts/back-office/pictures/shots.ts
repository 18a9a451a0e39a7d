/** The pictures there can be of one person, by file name, with their real sizes in pixels. */

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PORTRAIT: PictureSize = { width: 800, height: 1200 };
const LANDSCAPE: PictureSize = { width: 1200, height: 800 };
const POLAROID: PictureSize = { width: 900, height: 1200 };

const COVER: PictureSize = { width: 640, height: 960 };
const COVER_WEB: PictureSize = { width: 900, height: 1350 };
const COVER_WIDE: PictureSize = { width: 1920, height: 1080 };
export const COMPOSITE: PictureSize = { width: 1398, height: 992 };

/** The book's ten frames in order. */
const BOOK: readonly PictureSize[] = [
  PORTRAIT,
  PORTRAIT,
  LANDSCAPE,
  PORTRAIT,
  PORTRAIT,
  LANDSCAPE,
  PORTRAIT,
  PORTRAIT,
  PORTRAIT,
  LANDSCAPE,
];

/** Four loose frames and four plain ones: face, profile, full length, side. */
const SNAP: readonly PictureSize[] = [POLAROID, POLAROID, POLAROID, POLAROID];
const DIGITAL: readonly PictureSize[] = SNAP;

const numbered = (name: string, sizes: readonly PictureSize[]): [string, PictureSize][] =>
  sizes.map((size, index) => [`${name}-${index + 1}`, size]);

/** Every shot of a person by name. */
export const SHOTS: ReadonlyMap<string, PictureSize> = new Map<string, PictureSize>([
  ['cover', COVER],
  ['cover-web', COVER_WEB],
  ['cover-wide', COVER_WIDE],
  ['compo', COMPOSITE],
  ...numbered('book', BOOK),
  ...numbered('snap', SNAP),
  ...numbered('digital', DIGITAL),
]);

/** Storage path of a shot of the person with this slug. */
export function shotPath(slug: string, shot: string): string {
  return `talents/${slug}/${shot}.jpg`;
}

/** A shot as a gallery lists it; throws for a name that is no shot. */
export function shotItem(slug: string, shot: string): PictureSize & { readonly file: string } {
  const size = SHOTS.get(shot);
  if (!size) throw new RangeError(`There is no shot called ${shot}`);
  return { file: shotPath(slug, shot), ...size };
}
