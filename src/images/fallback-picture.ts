/** Shown where a picture is missing or fails. A module of its own, because every page's program knows it, and few know `toImage`. */
export const FALLBACK_PICTURE = '/fallback.svg';
