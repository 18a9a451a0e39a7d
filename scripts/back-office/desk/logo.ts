import { html, type Markup } from './escape-html.ts';

/** The logo's seven letters: position and stroke. */
const LETTERS = [
  [0, 'M4.5 0L15 -89.5H23L33.5 0M9 -32.0H29'],
  [45, 'M4.5 0V-101.5H9L26 -27.6L43 -101.5H47.5V0'],
  [106, 'M4.5 0L15 -85.5H23L33.5 0M9 -30.6H29'],
  [151, 'M1 -96.5H30V-91L5 -10V-4.5H34'],
  [195, 'M4.5 0V-112'],
  [213, 'M4.5 0V-91.5H9L31 -4.5H35.5V-96'],
  [
    262,
    'M34.5 -72.8V-82.0Q34.5 -99.5 19.5 -99.5Q4.5 -99.5 4.5 -80.0V-24Q4.5 -4.5 19.5 -4.5Q34.5 -4.5 34.5 -24V-45.8H20',
  ],
] as const;

export const LOGO: Markup = html`<svg viewBox="0 0 301 112" aria-hidden="true">
  ${LETTERS.map(([x, path]) => html`<path transform="translate(${x} 112)" d="${path}" />`)}
</svg>`;
