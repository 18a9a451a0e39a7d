import type { Slide } from './content.ts';

const VIDEO_FILE = /\.(?:mp4|webm|ogg)(?:[?#].*)?$/i;

/** Tells whether a cover's file plays as a video: by its ending in any case, a query after it allowed. */
export function isVideoFile(file: string): boolean {
  return VIDEO_FILE.test(file);
}

/** Key of the site text that describes a slide, made from its file for wide windows. */
export function toDescriptionKey({ desktop }: Slide): string {
  return `cover:${desktop}`;
}
