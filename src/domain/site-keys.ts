import type { Catalogue } from './catalogue.ts';
import type { SiteImage, SiteImages, SiteTexts } from './content.ts';

export const ABOUT_IMAGES = 'about';
export const SCOUTED_KEYS = {
  models: { title: 'getScoutedTitle', text: 'getScoutedText', images: 'getScouted' },
  face: {
    title: 'getScoutedAmazingFaceTitle',
    text: 'getScoutedAmazingFaceText',
    images: 'getScoutedAmazingFace',
  },
} as const;

export function findImages(images: SiteImages, series: string): readonly SiteImage[] {
  const prefix = `${series}_`;
  return Object.entries(images)
    .filter(([key]) => key.startsWith(prefix) && /^\d+$/.test(key.slice(prefix.length)))
    .sort(([a], [b]) => Number(a.slice(prefix.length)) - Number(b.slice(prefix.length)))
    .map(([, image]) => image);
}

function holdsTitle(texts: SiteTexts[string] = {}): boolean {
  return Object.values(texts).some((text) => typeof text !== 'string' && text.name !== null);
}

export function findMissingKeys({ texts, images }: Catalogue): readonly string[] {
  const programmes = Object.values(SCOUTED_KEYS);
  const series = [ABOUT_IMAGES, ...programmes.map(({ images: name }) => name)];
  return [
    ...programmes.flatMap(({ title, text }) => [
      ...(title in texts || holdsTitle(texts[text]) ? [] : [title]),
      ...(text in texts ? [] : [text]),
    ]),
    ...series.filter((name) => findImages(images, name).length === 0).map((name) => `${name}_1`),
  ];
}
