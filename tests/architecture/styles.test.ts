/** What one engine reads and another drops is not written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
/** Every file with styles, and what stands in it. */
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|astro)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

it('what a pointer hovers over says so only where something hovers: a finger leaves it that way', () => {
  const found = SHEETS.filter(({ text }) => text.replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '').includes(':hover'));
  // The calendar's own style sheet hovers, and ours has to answer it.
  expect(found.map(({ file }) => file)).toEqual([expect.stringMatching(/calendar\.css$/)]);
});

it('the thickness of an underline is said apart: Safari drops a text-decoration that names one', () => {
  const found = SHEETS.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/text-decoration:\s*([^;]+);/g), ([, value = '']) => `${file}: ${value}`),
  );
  expect(found.length).toBeGreaterThan(0);
  // The minifier puts `underline` and a thickness beside it together; `text-decoration-line` it leaves alone.
  expect(found.filter((line) => !line.endsWith(': none'))).toEqual([]);
});

it('what is written in the colour of the page keeps it in the visitor’s own colours: browsers lay a plate of that colour behind words', () => {
  const rules = SHEETS.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/([^{};]+)\{([^{}]*\scolor: var\(--paper\);[^{}]*)\}/g), ([, name = '', body = '']) => ({
      rule: `${file}: ${name.trim()}`,
      keeps: body.includes('forced-color-adjust: none'),
    })),
  );
  expect(rules.length).toBeGreaterThan(10);
  // The calendar names the system's colours for its day.
  expect(rules.filter(({ rule, keeps }) => !keeps && !rule.includes('calendar.css'))).toEqual([]);
});

it('a kind of page is named on the body: Firefox names a page by what stands first in it, be it hidden, and drops its margins otherwise', () => {
  const findAll = (pattern: RegExp) => SHEETS.flatMap(({ text }) => Array.from(text.matchAll(pattern), ([, found = '']) => found.trim()));
  const names = findAll(/@page (\w+)/g);
  expect(names.toSorted()).toEqual(['brief', 'card']);
  const selectors = names.flatMap((name) => findAll(new RegExp(`\\n([^\\n]+) \\{[^{}]*\\spage: ${name};`, 'g')));
  expect(selectors.toSorted()).toEqual([':global(body)', 'body:has(> .sheets)']);
});
