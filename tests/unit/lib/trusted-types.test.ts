import { expect, it } from 'vitest';
import { toInertMarkup, toOwnProgram } from '../../../src/lib/trusted-types.ts';
import { HOSTILE_HTML } from '../../support/other-agency-data.ts';
import { split } from '../../support/rows.ts';

it.each([
  '',
  '<svg/>',
  '<v:shape adj="1"/>',
  "<svg version='1.1' xmlns='http://www.w3.org/2000/svg' viewBox='0 0 17 17'><g></g><path d='M1 1l-7.8 7.8z' /></svg>",
  "\n  <span class='flatpickr-weekday'>\n    Dom</span><span class='flatpickr-weekday'>Sáb\n  </span>\n",
])('markup that a library makes out of text passes where it is inert: %s', (markup) => {
  expect(toInertMarkup(markup)).toBe(markup);
});

it.each([
  ...HOSTILE_HTML,
  "<svg/onload='1'>",
  '<path d="1" style="x"/>',
  '<span class="a" onclick="1">',
  '<span class="a">&lt;</span>',
  '<span class=a>',
  '<!--<span>-->',
])('markup that a library makes out of text is refused where it is more: %.60s', (markup) => {
  expect(toInertMarkup(markup)).toBeNull();
});

const base = 'https://amazing.example';

it('the address of a program that text names passes where the program is the site’s own', () => {
  expect(toOwnProgram('/_astro/worker.js', base)).toBe(`${base}/_astro/worker.js`);
  expect(toOwnProgram(`${base}/_astro/worker.js`, base)).toBe(`${base}/_astro/worker.js`);
});

it.each(
  split(`
    //evil.example/_astro/a.js https://evil.example/_astro/a.js https://amazing.example@evil.example/_astro/a.js
    data:text/javascript,1 blob:https://amazing.example/_astro/a javascript:1 /api/composite/1 /_astro/../api/options
    /_astro/%2e%2e/api/options
  `),
)('the address of a program that text names is refused elsewhere: %s', (address) => {
  expect(toOwnProgram(address, base)).toBeNull();
});
