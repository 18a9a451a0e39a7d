import type { Slide } from './content.ts';

const VIDEO_FILE = /\.(?:m4v|mov|mp4|og[gv]|webm)(?:[?#].*)?$/i;

/** Tells whether a cover is a video, by its extension. */
export function isVideoFile(file: string): boolean {
  return VIDEO_FILE.test(file);
}

/** Key of a slide's description among the site texts, from its file for wide windows. */
export function toDescriptionKey({ desktop }: Slide): string {
  return `cover:${desktop}`;
}
