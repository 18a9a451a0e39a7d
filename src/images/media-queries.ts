/** CSS repeats these queries. */
import { DESKTOP_WIDTH } from '../domain/constants.ts';

export const WIDE_PAGE = `(min-width: ${String(DESKTOP_WIDTH)}px)`;

/** A home page's cover loses less of a 16:9 picture. */
export const WIDE_COVER = `((min-aspect-ratio: 4/3) or (${WIDE_PAGE} and (min-aspect-ratio: 6/5)))`;

/** A profile's frame is wider than high. */
export const WIDE_PORTRAIT = `(${WIDE_PAGE} or (min-aspect-ratio: 1/1))`;

export const BACKDROP_WIDTH = 160;

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
