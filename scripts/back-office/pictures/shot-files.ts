import { hasFile, sizeOf, type PictureSize } from './store.ts';

/** Number of pictures in a full book, of polaroids and of composites. */
const SERIES = { book: 11, digital: 4, compo: 1 } as const;

export type Series = keyof typeof SERIES;

/** Storage path of a person's shot. */
export function shotPath(slug: string, shot: string): string {
  return `talents/${slug}/${shot}.jpg`;
}

/** A person's existing pictures of a series, as gallery items. */
export function shotsOf(slug: string, series: Series): (PictureSize & { readonly file: string })[] {
  const shots = Array.from({ length: SERIES[series] }, (_, index) => (series === 'compo' ? series : `${series}-${index + 1}`));
  return shots
    .map((shot) => shotPath(slug, shot))
    .filter(hasFile)
    .map((file) => ({ file, ...sizeOf(file) }));
}
