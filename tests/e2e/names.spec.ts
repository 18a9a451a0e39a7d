/** Names fit their columns: the demo's and two hundred hard ones. */
import type { Page } from '@playwright/test';
import { NAME_SAMPLES, toSettings } from '../support/name-samples.ts';
import { emptyPictures } from './support/network.ts';
import { allTalents, openProfile } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => emptyPictures(page));

/** Width, height, and the visitor's text size in pixels. */
const WINDOWS = [
  [320, 568, 16],
  [390, 844, 16],
  [390, 844, 32],
  [1024, 1366, 16],
  [1440, 900, 16],
  [1440, 900, 32],
] as const;

async function useWindow(
  page: Page,
  [width, height, text]: (typeof WINDOWS)[number],
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${String(size)}px`;
  }, text);
}

/**
 * Sets each name in the page's headline as its component does, and returns those that do not fit.
 */
function findMisfits(page: Page, names: ReturnType<typeof toSettings>): Promise<readonly string[]> {
  return page.evaluate((settings) => {
    const heading = document.querySelector('h1');
    const column = heading?.parentElement;
    if (!heading || !column) throw new Error('There is no name');
    const pen = document.createElement('canvas').getContext('2d');
    const own = { heading: heading.className, column: column.className };
    const replace = (text: string, from: RegExp, to: string) => `${text.replace(from, '')} ${to}`;
    const misfits: string[] = [];
    for (const [name, setting] of settings) {
      heading.className = replace(
        own.heading,
        /\b(?:em-\d+|lines-\d|plain|deep|deepest|short)\b/g,
        `${setting.linesClass} lines-${String(setting.lines.length)} ${setting.room}`,
      );
      heading.classList.toggle('short', setting.isShort);
      column.className = replace(own.column, /\bem-\d+\b/g, setting.wholeClass);
      const mould = heading.querySelector('span');
      heading.replaceChildren(
        ...setting.lines.map((line) => {
          const span = (mould?.cloneNode() ?? document.createElement('span')) as HTMLElement;
          span.textContent = `${line} `;
          return span;
        }),
      );
      const style = getComputedStyle(heading);
      const size = Number.parseFloat(style.fontSize);
      const { left, right } = column.getBoundingClientRect();
      const range = document.createRange();
      const tops = new Set<number>();
      for (const { firstChild: text } of heading.children) {
        for (const word of text?.textContent?.matchAll(/[^\s-]+-?/g) ?? []) {
          if (text === null) continue;
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
          for (const box of boxes) {
            tops.add(Math.round(box.top));
            if (box.left < left - 1 || box.right > right + 1)
              misfits.push(`${name}: ${word[0]} leaves the column`);
          }
          if (size > 20 && new Set(boxes.map((box) => Math.round(box.top))).size > 1)
            misfits.push(`${name}: ${word[0]} is broken`);
        }
      }
      if (size > 20 && tops.size > 4) misfits.push(`${name}: ${String(tops.size)} lines`);
      // Marks below a line must not touch accents of the next.
      if (
        pen !== null &&
        size > 20 &&
        style.display === 'block' &&
        getComputedStyle(heading.children[0] ?? heading).display === 'block'
      ) {
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const inks = setting.lines.map((line) => pen.measureText(line.toUpperCase()));
        for (const [index, ink] of inks.entries()) {
          const above = inks[index - 1]?.actualBoundingBoxDescent ?? 0;
          if (
            index > 0 &&
            above + ink.actualBoundingBoxAscent > Number.parseFloat(style.lineHeight) + 1
          )
            misfits.push(`${name}: the lines touch`);
        }
      }
    }
    return misfits;
  }, names);
}

test('A name fits the column of its profile', async ({ page }) => {
  await openProfile(page, '/modelos', 'Açucena Vilar');
  await page.evaluate(() => document.fonts.ready);
  const demo = (await allTalents(page)).map(({ name }) => name);
  const names = toSettings([...demo, ...NAME_SAMPLES]);
  expect(names.length).toBeGreaterThan(250);
  for (const window of WINDOWS) {
    await useWindow(page, window);
    expect(await findMisfits(page, names), window.join(' ')).toEqual([]);
  }
});

test('A profile is as wide as a phone, whose letters are twice as large as well, however long its names', async ({
  page,
}) => {
  await openProfile(page, '/modelos', 'Maria Eduarda Albuquerque de Vasconcelos Cavalcanti');
  await useWindow(page, [390, 844, 32]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('Every frame of a listing’s row stands on one line, names of one word below some', async ({
  page,
}) => {
  await page.goto('/modelos');
  const floors = () =>
    page.locator('.wall .card').evaluateAll((cards) => {
      const rows = new Map<number, Set<number>>();
      for (const card of cards) {
        const row = Math.round(card.getBoundingClientRect().bottom);
        rows.set(
          row,
          (rows.get(row) ?? new Set()).add(
            Math.round(card.querySelector('.frame')?.getBoundingClientRect().bottom ?? 0),
          ),
        );
      }
      return [...rows.values()].filter((row) => row.size > 1).length;
    });
  const broken = () =>
    page.locator('.wall .card .d4 > span').evaluateAll((words) =>
      words
        .filter((word) => {
          const range = document.createRange();
          range.selectNodeContents(word);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map((word) => word.textContent),
    );
  for (const window of WINDOWS) {
    await useWindow(page, window);
    expect(await floors(), window.join(' ')).toBe(0);
    expect(await broken(), window.join(' ')).toEqual([]);
  }
});
