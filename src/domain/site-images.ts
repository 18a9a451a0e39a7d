import type { SiteImage, SiteImages } from './content.ts';

/** The pictures of a series (`about_1`, `about_2` …) in order. */
export function findImages(images: SiteImages, series: string): readonly SiteImage[] {
  const prefix = `${series}_`;
  return Object.entries(images)
    .filter(([key]) => key.startsWith(prefix) && /^\d+$/.test(key.slice(prefix.length)))
    .sort(([a], [b]) => Number(a.slice(prefix.length)) - Number(b.slice(prefix.length)))
    .map(([, image]) => image);
}
