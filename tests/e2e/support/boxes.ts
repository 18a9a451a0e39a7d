/** What visitors notice: accessibility, layout shifts, waits. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails if axe finds a WCAG violation in the page's current state, or in a selector's part. */
export async function expectAccessible(page: Page, part = ':root'): Promise<void> {
  // The usual mode opens another page for frames of other hosts, which this site does not have.
  // Reporting passes too would take half as long again on a long page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.include(part).withTags(RULES).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([]);
}

/** A part's box in the window. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${String(part)} has no box`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Pixels by which a page is wider than its window. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Records layout shifts without the visitor's doing, on every page from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node?: Node }[];
      })[]) {
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.nodeName),
        );
        // Smaller shifts are below a hair's breadth.
        if (!entry.hadRecentInput && entry.value >= 0.001)
          shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts since the page opened: sizes and elements. */
async function readShifts(page: Page): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

export async function expectNoShifts(page: Page): Promise<void> {
  expect(await readShifts(page)).toEqual([]);
}

/** The row of slides that a slider moves. */
const rowOf = (slider: Locator) =>
  slider.getByRole('group', { includeHidden: true }).first().locator('..');

/** Waits until a slider rests. */
export const expectStill = (slider: Locator) =>
  expect(rowOf(slider)).toHaveCSS('transition-duration', '0s');

/** Records the durations of a slider's moves, except instant ones: a single look may miss them. */
export async function watchGlides(slider: Locator): Promise<() => Promise<readonly string[]>> {
  const glides = await rowOf(slider).evaluateHandle((element: HTMLElement) => {
    const seen: string[] = [];
    let before = '';
    new MutationObserver(() => {
      const { transitionDuration } = element.style;
      if (transitionDuration !== before && Number.parseFloat(transitionDuration) > 0)
        seen.push(transitionDuration);
      before = transitionDuration;
    }).observe(element, { attributeFilter: ['style'] });
    return seen;
  });
  return () => glides.jsonValue();
}

/** Start and end of a swipe, as shares of the screen. */
const STROKES = {
  left: { from: [0.8, 0.5], to: [0.2, 0.5] },
  right: { from: [0.2, 0.5], to: [0.8, 0.5] },
  up: { from: [0.5, 0.6], to: [0.5, 0.3] },
} as const;

/** A finger on the screen, in window pixels. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { readonly x: number; readonly y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  let atX = 0;
  let atY = 0;
  return {
    press: async (x: number, y: number) => {
      atX = x;
      atY = y;
      await touch('touchStart', [{ x, y }]);
    },
    /** Moves in eight steps. */
    move: async (x: number, y: number) => {
      for (let step = 1; step <= 8; step += 1)
        await touch('touchMove', [
          { x: atX + ((x - atX) * step) / 8, y: atY + ((y - atY) * step) / 8 },
        ]);
    },
    lift: () => touch('touchEnd', []),
  };
}

/** Swipes across the screen's middle, or at a given height. */
export async function swipe(
  page: Page,
  direction: keyof typeof STROKES,
  height?: number,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const { from, to } = STROKES[direction];
  const { press, move, lift } = await finger(page);
  await press(size.width * from[0], height ?? size.height * from[1]);
  await move(size.width * to[0], height ?? size.height * to[1]);
  await lift();
}
