const MEGABYTE = 1_000_000;

/** As sent; a file that a visitor may choose is `PHOTO_FILE_MEGABYTES`. */
export const PHOTO_BYTES = 1.5 * MEGABYTE;
export const BODY_BYTES = 4.5 * MEGABYTE;
export const PHOTOS_BYTES = 4 * MEGABYTE;
/** Pixels. */
export const PHOTO_EDGE = 4096;

/** Milliseconds: whoever fills a form faster is a program. */
export const SHORTEST_FILL = 2000;

/** Characters. */
export const MESSAGE_LIMIT = 5000;
