/** Names fit their columns: the demo's and hard ones, the demo's also in a fallback font. */
import type { Page } from '@playwright/test';
import { toNameClasses } from '../../src/domain/name-setting.ts';
import { excessWidth } from './support/screen.ts';
import { readTalents, openProfile } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

/** Short and endless, with marks above and below, in words that cannot be broken, in other scripts. */
const HARD =
  'A|Í|Lu|Ubirajara|Quênia Qorpo|Ação Ênio Ça Ó|Joana D’Arc Ferraz|Anne-Charlotte-Élisabeth de Rohan|Mmmmmmmmmm Wwwwwwwwww|Hubert Blaine Wolfeschlegelsteinhausenbergerdorff|Pedro de Alcântara Francisco António João Carlos Xavier de Paula Miguel Rafael Joaquim José Gonzaga|Nguyễn Thị Minh Khai|Ģirts Ķēniņš|Светлана Щербакова|محمد عبد الرحمن|अनीता देवी|山田 花子|김 민지|สมชาย ใจดี';

/** Width, height, and the visitor's text size in pixels. */
const WINDOWS = [
  [320, 568, 16],
  [390, 844, 16],
  [390, 844, 32],
  [1024, 1366, 16],
  [1440, 900, 16],
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

/** Names that leave their column or break a word, set in the headline as its component does. */
function findMisfits(
  page: Page,
  names: readonly (readonly [name: string, classes: string])[],
): Promise<readonly string[]> {
  return page.evaluate((settings) => {
    const heading = document.querySelector('h1');
    if (heading === null) throw new Error('There is no name');
    const own = heading.className.replace(/ word-.*$/, '');
    const misfits: string[] = [];
    const range = document.createRange();
    for (const [name, classes] of settings) {
      heading.className = `${own} ${classes}`;
      heading.textContent = name;
      const style = getComputedStyle(heading);
      const size = Number.parseFloat(style.fontSize);
      const box = heading.getBoundingClientRect();
      for (const word of name.matchAll(/[^\s-]+-?/g)) {
        range.setStart(heading.firstChild as Text, word.index);
        range.setEnd(heading.firstChild as Text, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (parts.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
          misfits.push(`${name}: ${word[0]} leaves the column`);
        if (size > 20 && new Set(parts.map(({ top }) => Math.round(top))).size > 1)
          misfits.push(`${name}: ${word[0]} is broken`);
      }
    }
    return misfits;
  }, names);
}

test('A name fits the column of its profile', async ({ page }) => {
  await openProfile(page, 'Açucena Vilar');
  await page.evaluate(() => document.fonts.ready);
  const demo = (await readTalents(page)).map(({ name }) => name);
  const names = [...demo, ...HARD.split('|')].map((name) => [name, toNameClasses(name)] as const);
  for (const window of WINDOWS) {
    await useWindow(page, window);
    expect(await findMisfits(page, names), window.join(' ')).toEqual([]);
    expect(await excessWidth(page), window.join(' ')).toBe(0);
  }
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty(
      '--display',
      getComputedStyle(document.documentElement).getPropertyValue('--display').replace(/^.*?,/, ''),
    );
  });
  for (const window of WINDOWS) {
    await useWindow(page, window);
    expect(await findMisfits(page, names.slice(0, demo.length)), window.join(' ')).toEqual([]);
  }
});

test('A mobile line’s first page shows the display type, rare letters too', async ({ page }) => {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.goto('/seja-amz');
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const faces = async () => {
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    return [...new Set(fonts.map(({ familyName }) => familyName))];
  };
  await expect.poll(faces).toEqual(['Antonio']);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Sacré-Cœur';
  });
  await expect.poll(faces).toEqual(['Antonio']);
});

test('A long name keeps clear of the heart on its card', async ({ page }) => {
  await page.goto('/modelos');
  const gap = await page
    .locator('.card')
    .first()
    .evaluate((card) => {
      const line = card.querySelector('.d4 > span') ?? card;
      line.textContent = 'Wolfeschlegelsteinhausenbergerdorff';
      const text = document.createRange();
      text.selectNodeContents(line);
      const right = Math.max(...Array.from(text.getClientRects(), (rect) => rect.right));
      const heart = card.querySelector('selection-heart .i') ?? card;
      return heart.getBoundingClientRect().left - right;
    });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test('A translating browser leaves names as they are', async ({ page }) => {
  const leftAlone = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all) => all.length > 0 && all.every((part) => part.closest('[translate="no"]')),
      );
  await page.goto('/modelos');
  expect(await leftAlone('.card a > :not(.picture, .frame)')).toBeTruthy();
  expect(await leftAlone('.foot > span:first-of-type')).toBeTruthy();
  await openProfile(page, 'Açucena Vilar');
  expect(await leftAlone('h1, .handle, .comp-card .name')).toBeTruthy();
  await page.goto('/contato');
  expect(await leftAlone('.staff .d4, .staff .u:not(.num)')).toBeTruthy();
});

test('A translating browser sees the covers counted on', async ({ page }) => {
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'Capa', exact: true });
  const place = slider.locator('.num [aria-hidden]');
  await slider.getByRole('button', { name: 'Pausar', exact: true }).click();
  const before = await place.innerText();
  // Translators put their own elements in the place of texts.
  await place.evaluate((part) => {
    const font = document.createElement('font');
    font.append(...part.childNodes);
    part.append(font);
  });
  await slider.getByRole('button', { name: 'Próxima', exact: true }).click();
  await expect(place).not.toHaveText(before);
});
