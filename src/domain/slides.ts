const VIDEO_FILE = /\.(?:mp4|webm|ogg)(?:[?#].*)?$/i;

/** Tells whether a cover's file plays as a video: by its ending in any case, a query after it allowed. */
export function isVideoFile(file: string): boolean {
  return VIDEO_FILE.test(file);
}
