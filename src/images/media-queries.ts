/** CSS repeats these queries. */
import { DESKTOP_WIDTH } from '../domain/constants.ts';

export const WIDE_PAGE = `(min-width: ${String(DESKTOP_WIDTH)}px)`;

/** Here a cover crops less off the desktop's picture, 16:9. */
export const WIDE_COVER = `((min-aspect-ratio: 4/3) or (${WIDE_PAGE} and (min-aspect-ratio: 6/5)))`;

/** A profile's frame is wider than high. */
export const WIDE_PORTRAIT = `(${WIDE_PAGE} or (min-aspect-ratio: 1/1))`;

export const BACKDROP_WIDTH = 160;

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
