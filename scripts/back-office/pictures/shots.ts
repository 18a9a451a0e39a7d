/** The pictures that there are of one person, by file name. */
import { hasFile, sizeOf, type PictureSize } from './store.ts';

/** How many a whole book has, polaroids, and composite cards. */
const SERIES = { book: 11, digital: 4, compo: 1 } as const;

export type Series = keyof typeof SERIES;

/** Storage path of a shot of the person with this slug. */
export function shotPath(slug: string, shot: string): string {
  return `talents/${slug}/${shot}.jpg`;
}

/** The pictures of a series that there are of a person, as a gallery lists them. */
export function shotsOf(slug: string, series: Series): (PictureSize & { readonly file: string })[] {
  const shots = Array.from({ length: SERIES[series] }, (_, index) => (series === 'compo' ? series : `${series}-${index + 1}`));
  return shots
    .map((shot) => shotPath(slug, shot))
    .filter(hasFile)
    .map((file) => ({ file, ...sizeOf(file) }));
}
