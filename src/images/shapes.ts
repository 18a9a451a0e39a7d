/**
 * Which of two pictures fits a box better, the 2:3 portrait or the 16:9 one, asked of the window because a browser chooses before it knows the
 * box. The style sheets that place the pictures ask the same.
 */
import { DESKTOP_WIDTH } from '../domain/constants.ts';

/** Where most of a page's pictures have their wide form. */
export const WIDE_PAGE = `(min-width: ${String(DESKTOP_WIDTH)}px)`;

/** A cover of the home page is as wide as the window and stands between header and pager: from here on a 16:9 picture loses less of the people on it. */
export const WIDE_COVER = '(min-aspect-ratio: 4/3)';

/** A profile's cover is never higher than 1.28 times its width, and half of it on desktops. */
export const WIDE_PORTRAIT = `(${WIDE_PAGE} or (min-aspect-ratio: 1/1))`;
