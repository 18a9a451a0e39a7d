import { expect, type Locator, type Page } from '@playwright/test';

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${String(part)} has no box`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

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

/** What the page moved while it loaded, such as by a late letter, is other tests' affair. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    (window as unknown as { shifts: string[] }).shifts.length = 0;
  });
}

export async function expectNoShifts(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(() => (window as unknown as { shifts: readonly string[] }).shifts),
  ).toEqual([]);
}

/** Start and end of a swipe, as shares of the screen. */
const STROKES = {
  left: { from: [0.8, 0.5], to: [0.2, 0.5] },
  right: { from: [0.2, 0.5], to: [0.8, 0.5] },
  up: { from: [0.5, 0.6], to: [0.5, 0.3] },
} as const;

/** Swipes with a finger across the screen's middle, in eight steps; with the mouse where tests have
 * no finger. */
export async function swipe(page: Page, direction: keyof typeof STROKES): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  const { from, to } = STROKES[direction];
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    await page.mouse.move(width * from[0], height * from[1]);
    await page.mouse.down();
    await page.mouse.move(width * to[0], height * to[1], { steps: 8 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step <= 8; step += 1) {
    const x = width * (from[0] + ((to[0] - from[0]) * step) / 8);
    const y = height * (from[1] + ((to[1] - from[1]) * step) / 8);
    const type = step === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
