/** The pictures that there can be of one person, by file name, with their sizes in pixels. */
import { hasFile } from './store.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type Series = 'book' | 'snap' | 'digital' | 'compo';

const PORTRAIT: PictureSize = { width: 640, height: 960 };
const LANDSCAPE: PictureSize = { width: 960, height: 640 };
const POLAROID: PictureSize = { width: 600, height: 800 };
const COMPOSITE: PictureSize = { width: 1240, height: 880 };

/** What a whole book, four loose frames, four plain ones and the composite card are made of, in order. */
const SERIES: Readonly<Record<Series, readonly PictureSize[]>> = {
  book: [PORTRAIT, PORTRAIT, LANDSCAPE, PORTRAIT, PORTRAIT, LANDSCAPE, PORTRAIT, PORTRAIT, PORTRAIT, LANDSCAPE],
  snap: [POLAROID, POLAROID, POLAROID, POLAROID],
  digital: [POLAROID, POLAROID, POLAROID, POLAROID],
  compo: [COMPOSITE],
};

/** Storage path of a shot of the person with this slug. */
export function shotPath(slug: string, shot: string): string {
  return `talents/${slug}/${shot}.jpg`;
}

/** The pictures of a series that there are of a person, as a gallery lists them. */
export function shotsOf(slug: string, series: Series): (PictureSize & { readonly file: string })[] {
  return SERIES[series]
    .map((size, index) => ({ file: shotPath(slug, series === 'compo' ? series : `${series}-${index + 1}`), ...size }))
    .filter(({ file }) => hasFile(file));
}
