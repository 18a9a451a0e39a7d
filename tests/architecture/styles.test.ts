/** What one engine reads and another drops is not written. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

it('what a pointer hovers over says so only where something hovers: a finger leaves it that way', () => {
  // The calendar's own style sheet hovers, and ours has to answer it.
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:css|astro)$/.test(file) && !file.endsWith('calendar.css'),
  );
  const found = files.filter((file) =>
    readFileSync(join(SRC, file), 'utf8')
      .replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
      .includes(':hover'),
  );
  expect(found).toEqual([]);
});

it('the thickness of an underline is said apart: Safari drops a text-decoration that names one', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|astro)$/.test(file));
  const found = files.flatMap((file) =>
    Array.from(readFileSync(join(SRC, file), 'utf8').matchAll(/text-decoration:\s*([^;]+);/g), ([, value = '']) => `${file}: ${value}`),
  );
  expect(found.length).toBeGreaterThan(0);
  // The minifier puts `underline` and a thickness beside it together; `text-decoration-line` it leaves alone.
  expect(found.filter((line) => !line.endsWith(': none'))).toEqual([]);
});

it('what is written in the colour of the page keeps it in the visitor’s own colours: browsers lay a plate of that colour behind words', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|astro)$/.test(file));
  const rules = files.flatMap((file) =>
    Array.from(
      readFileSync(join(SRC, file), 'utf8').matchAll(/([^{};]+)\{([^{}]*\scolor: var\(--paper\);[^{}]*)\}/g),
      ([, name = '', body = '']) => ({
        rule: `${file}: ${name.trim()}`,
        keeps: body.includes('forced-color-adjust: none'),
      }),
    ),
  );
  expect(rules.length).toBeGreaterThan(10);
  // The calendar names the system's colours for its day.
  expect(rules.filter(({ rule, keeps }) => !keeps && !rule.includes('calendar.css'))).toEqual([]);
});

it('a kind of page is named on the body: Firefox names a page by what stands first in it, be it hidden, and drops its margins otherwise', () => {
  const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|astro)$/.test(file))
    .map((file) => readFileSync(join(SRC, file), 'utf8'));
  const selectorsOf = (name: string) =>
    sheets.flatMap((sheet) =>
      Array.from(sheet.matchAll(new RegExp(`\\n([^\\n]+) \\{[^{}]*\\spage: ${name};`, 'g')), ([, selector = '']) => selector.trim()),
    );
  const names = sheets.flatMap((sheet) => Array.from(sheet.matchAll(/@page (\w+)/g), ([, name = '']) => name));
  expect(names.toSorted()).toEqual(['brief', 'card']);
  expect(names.flatMap(selectorsOf).toSorted()).toEqual([':global(body)', 'body:has(> .sheets)']);
});
