/** What one engine reads and another drops is not written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DESKTOP_WIDTH, PAIRING_WIDTH } from '../../src/domain/constants.ts';

const SRC = join(import.meta.dirname, '../../src');
/** Every file with styles, and what stands in it. */
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|astro)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

it('what a pointer hovers over says so only where something hovers: a finger leaves it that way', () => {
  const found = SHEETS.filter(({ text }) =>
    text.replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '').includes(':hover'),
  );
  // The calendar's own style sheet hovers, and ours has to answer it.
  expect(found.map(({ file }) => file)).toEqual([expect.stringMatching(/calendar\.css$/)]);
});

it('the thickness of an underline is said apart: Safari drops a text-decoration that names one', () => {
  const found = SHEETS.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/text-decoration:\s*([^;]+);/g),
      ([, value = '']) => `${file}: ${value}`,
    ),
  );
  expect(found.length).toBeGreaterThan(0);
  // The minifier puts `underline` and a thickness beside it together; `text-decoration-line` it
  // leaves alone.
  expect(found.filter((line) => !line.endsWith(': none'))).toEqual([]);
});

it('what is written in the colour of the page keeps it in the visitor’s own colours: browsers lay a plate of that colour behind words', () => {
  const rules = SHEETS.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/([^{};]+)\{([^{}]*\scolor: var\(--paper\);[^{}]*)\}/g),
      ([, name = '', body = '']) => ({
        rule: `${file}: ${name.trim()}`,
        keeps: body.includes('forced-color-adjust: none'),
      }),
    ),
  );
  expect(rules.length).toBeGreaterThan(1);
  // The calendar names the system's colours for its day.
  expect(rules.filter(({ rule, keeps }) => !keeps && !rule.includes('calendar.css'))).toEqual([]);
});

it('a kind of page is named on the body: Firefox names a page by what stands first in it, be it hidden, and drops its margins otherwise', () => {
  const findAll = (pattern: RegExp) =>
    SHEETS.flatMap(({ text }) =>
      Array.from(text.matchAll(pattern), ([, found = '']) => found.trim()),
    );
  const names = findAll(/@page (\w+)/g);
  expect(names.toSorted()).toEqual(['brief', 'card']);
  const selectors = names.flatMap((name) =>
    findAll(new RegExp(`\\n([^\\n]+) \\{[^{}]*\\spage: ${name};`, 'g')),
  );
  expect(selectors.toSorted()).toEqual(['body', 'body:has(> .sheets)']);
});

/** What stands behind a property or a query wherever the site's style sheets write it; paper has
 * sizes of its own. */
function findWritten(pattern: RegExp): readonly (readonly [file: string, value: string])[] {
  return SHEETS.flatMap(({ file, text }) =>
    Array.from(text.matchAll(pattern), ([, value = '']) => [file, value.trim()] as const),
  );
}

const TOKENS = readFileSync(join(SRC, 'styles/tokens.css'), 'utf8');

it('layouts change at the widths that tokens.css lists, and at no others', () => {
  const listed = /Widths at which layouts change: ([\d, ]+)/.exec(TOKENS)?.[1]?.split(', ') ?? [];
  const queries = findWritten(/@media ([^{]+)\{/g);
  const used = queries.flatMap(([, query]) =>
    (query.match(/\([^()]*width[^()]*\)/g) ?? []).flatMap((part) => part.match(/\d+/g) ?? []),
  );
  expect([...new Set(used)].toSorted((a, b) => Number(a) - Number(b))).toEqual(listed);
  expect(queries.filter(([, query]) => /(?:min|max)-width/.test(query))).toEqual([]);
});

it('what lies over what is said by the one scale of tokens.css', () => {
  const layers = findWritten(/z-index:\s*([^;]+);/g);
  expect(layers.length).toBeGreaterThan(10);
  expect(
    layers.filter(
      ([, value]) =>
        !(/^var\(--z-\w+\)$/.test(value) && TOKENS.includes(`${value.slice(4, -1)}: `)),
    ),
  ).toEqual([]);
});

it('a size of type is a step of the scale in tokens.css, the page’s own, a share of the type around it, or fits its room', () => {
  const sizes = [
    ...findWritten(/font-size:\s*([^;]+);/g),
    ...findWritten(
      /\sfont:\s*(?:var\(--w\d\) |\d{3} )?([^;]*?)\s*(?:\/[^;]*)?var\(--(?:display|text)\);/g,
    ),
  ];
  expect(sizes.length).toBeGreaterThan(60);
  const isStep = (value: string) =>
    /^var\(--(?:d[1-5]|lead|small|tiny|letter|letter-wide)\)$/.test(value);
  const isOwn = (value: string) => /^(?:0|1rem|[\d.]+em)$/.test(value);
  const fits = (value: string) => /\d(?:vw|svh|cqi)\b|^[\d.]+pt$|\dmm\b/.test(value);
  expect(sizes.filter(([, value]) => !isStep(value) && !isOwn(value) && !fits(value))).toEqual([]);
});

it('the grid of twelve columns is written once', () => {
  expect(findWritten(/(repeat\(12,[^;]*);/g).map(([file]) => file)).toEqual(['styles/base.css']);
});

it('style sheets change at the widths at which scripts do, and at three more', () => {
  const widths = SHEETS.flatMap(({ text }) => text.match(/@media[^{]*\bwidth [<>][^{]*/g) ?? [])
    .map((query) => query.replace(/\bheight [<>]=? \d+px/g, ''))
    .flatMap((query) => query.match(/\d+(?=px)/g) ?? []);
  expect([...new Set(widths.map(Number))].toSorted((a, b) => a - b)).toEqual([
    360,
    PAIRING_WIDTH,
    DESKTOP_WIDTH,
    1440,
    1880,
  ]);
});
