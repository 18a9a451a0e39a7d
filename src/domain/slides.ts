import type { Slide } from './content.ts';

const VIDEO_FILE = /\.(?:m4v|mov|mp4|og[gv]|webm)(?:[?#].*)?$/i;

export function isVideoFile(file: string): boolean {
  return VIDEO_FILE.test(file);
}

export function toDescriptionKey({ desktop }: Slide): string {
  return `cover:${desktop}`;
}
