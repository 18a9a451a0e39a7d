/** Whether a page can be read and used by everybody; each fault is told in words. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Fails if axe finds a WCAG violation in the page's current state, or in a selector's part. */
export async function expectAccessible(page: Page, part = ':root'): Promise<void> {
  // Half of axe's time goes into its loading.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const faults = await page.evaluate(
    async ([selector, values]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Reporting passes too would take half as long again on a long page.
      const { violations } = await run(selector, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, RULES] as const,
  );
  expect(faults).toEqual([]);
}

/** Of what scripts draw, too; the rest of the outline is read in the pages as built. */
export async function outlineFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const titles = [...document.querySelectorAll('h1')].filter((title) =>
      title.checkVisibility({ visibilityProperty: true }),
    );
    const strange = [...document.images].filter(({ alt }) =>
      /\.(?:jpe?g|png|webp|gif|avif)\b|_/iu.test(alt),
    );
    return [
      ...(titles.length === 1 ? [] : [`headings of the first level: ${String(titles.length)}`]),
      ...strange.map((picture) => `a picture's words: ${picture.outerHTML}`),
    ];
  });
}

/** Texts that leave the screen, are cut off by their container or lie on one another. */
async function spilledTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) faults.add(`the page is ${String(wide)} px too wide`);

    const withinBody = function* (element: Element | null) {
      for (let part = element; part !== null && part !== document.body; part = part.parentElement)
        yield part;
    };
    const clips = (part: Element) =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(part).overflowX);
    const isFloating = (part: Element) => {
      const { position, clipPath } = getComputedStyle(part);
      return position === 'fixed' || position === 'sticky' || clipPath !== 'none';
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.vh, script, style, select, noscript') === null;

    const free: { readonly text: string; readonly owner: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (owner === null || text === '' || !isShown(owner)) continue;
      const container = withinBody(owner).find(clips);
      const floats = withinBody(owner).some(isFloating);
      const cuts = container && /hidden|clip/.test(getComputedStyle(container).overflowY);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        if (container === undefined) {
          if (box.right > window.innerWidth + 1 || box.left < -1)
            faults.add(`off the screen: ${text}`);
          if (!floats) free.push({ text, owner, box });
        } else if (cuts === true && !floats) {
          const frame = container.getBoundingClientRect();
          if (box.bottom > frame.bottom + 2 || box.right > frame.right + 2)
            faults.add(`cut off: ${text}`);
        }
      }
    }

    // A line's box is about a third higher than its letters.
    const toLetters = ({ top, bottom, height }: DOMRect) => ({
      top: top + height / 6,
      bottom: bottom - height / 6,
    });
    for (const [index, one] of free.entries()) {
      // Comparing all pairs of a long page would take too long.
      for (const two of free.slice(index + 1, index + 80)) {
        if (one.owner === two.owner) continue;
        const [above, below] = [toLetters(one.box), toLetters(two.box)];
        const width = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
        const height = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
        if (width > 3 && height > 3) faults.add(`"${one.text}" lies on "${two.text}"`);
      }
    }
    return [...faults];
  });
}

/** Applies a visitor's type: twice as large, or as widely spaced as WCAG 1.4.12 allows. */
async function setType(page: Page, wish: 'own' | 'large' | 'wide'): Promise<void> {
  await page.evaluate((asked) => {
    const rules = {
      own: '',
      large: 'html { font-size: 200% }',
      wide: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    };
    const sheet = new CSSStyleSheet();
    // A row that is not laid out yet stands in a height that is a guess.
    sheet.replaceSync(`* { content-visibility: visible !important } ${rules[asked]}`);
    document.adoptedStyleSheets = [sheet];
  }, wish);
}

/**
 * Moves through the page with `Tab` or `Shift+Tab` until it ends or for `stops`; reports a focus
 * out of order, invisible or covered.
 */
export async function focusFaults(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  stops: number,
): Promise<readonly string[]> {
  const faults: string[] = [];
  // Where the focus was before does not count.
  await page.evaluate(() => Object.assign(window, { lastFocus: undefined }));
  let seen = 0;
  for (; seen < stops; seen += 1) {
    await page.keyboard.press(key);
    const fault = await page.evaluate((isForward) => {
      const { activeElement: element } = document;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const found: string[] = [];
      const memory = window as unknown as { lastFocus?: Element };
      const last = memory.lastFocus;
      memory.lastFocus = element;
      const after = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
      if (
        last?.isConnected === true &&
        last !== element &&
        (last.compareDocumentPosition(element) & after) === 0
      )
        found.push('out of order');

      // A field drawn by its label shows the focus there.
      const shown =
        getComputedStyle(element).opacity === '0'
          ? (element.closest('label, .drop') ?? element)
          : element;
      const style = getComputedStyle(shown);
      // A line below is thickened instead.
      const isLine = [shown, shown.parentElement].some(
        (part) =>
          part !== null && /\b0px -[12]px 0px 0px inset/.test(getComputedStyle(part).boxShadow),
      );
      // Links in a sentence become a block, which shows on no ground of their own.
      const isBlock = style.outlineColor === 'rgba(0, 0, 0, 0)';
      if (isBlock && style.backgroundColor !== 'rgba(0, 0, 0, 0)') found.push('no contrast');
      if (!isLine && (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2))
        found.push('no outline');

      const box = shown.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const covered = points.filter(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top === null || !(shown.contains(top) || top.contains(shown));
      });
      // Browsers do not scroll half-visible elements into view.
      if (covered.length > 4) found.push('covered');
      return found.length === 0 ? '' : `${found.join(', ')}: ${element.outerHTML.slice(0, 140)}`;
    }, key === 'Tab');
    if (fault === null) break;
    if (fault !== '') faults.push(fault);
  }
  return seen === 0 ? ['the focus goes nowhere'] : faults;
}

/** Drawings of a script, such as the map, follow the window a moment later. */
const softly = expect.configure({ soft: true });

/**
 * Nothing leaves the screen, is cut, or overlaps: at 320 px, with wide spacing, and twice as large,
 * also on a desktop.
 */
export async function expectToReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await softly.poll(() => spilledTexts(page), '320 px').toEqual([]);
  await setType(page, 'wide');
  await softly.poll(() => spilledTexts(page), 'letters wide apart').toEqual([]);
  await page.setViewportSize({ width: 650, height: 480 });
  await setType(page, 'large');
  await softly.poll(() => spilledTexts(page), 'twice the text').toEqual([]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await softly.poll(() => spilledTexts(page), 'twice the text on a desk').toEqual([]);
  await setType(page, 'own');
}

export async function movingParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [
    ...document
      .getAnimations()
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? '') : '',
      ),
    ...Array.from(document.querySelectorAll('video')).flatMap((video) =>
      video.paused ? [] : [video.outerHTML.slice(0, 100)],
    ),
  ]);
}
