/** A listing: letters, search, categories. */
import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES, otherLocales } from '../../i18n/locales.ts';
import { fill, fillCount } from '../../i18n/phrases.ts';
import { CATEGORIES } from '../../src/domain/categories.ts';
import { expectAccessible, expectNoShifts, watchShifts } from './support/boxes.ts';
import { pauseRequests } from './support/network.ts';
import { listingOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const code of LOCALE_CODES) {
  const { boards, talents } = dictionary(code);
  const words = talents.listing;
  const path = listingOf(code);
  const [other = code] = otherLocales(code);
  const toLetter = (letter: string) => fill(words.letter, { letter });
  const bar = (page: Page) => page.getByRole('group', { name: words.letters });
  const letter = (page: Page, name: string) => bar(page).getByRole('button', { name: toLetter(name), exact: true });
  const cards = (page: Page) => page.locator('.wall > .card:visible');
  const search = (page: Page) => page.getByRole('searchbox', { name: words.search });
  const count = (page: Page) => page.getByRole('main').getByRole('status');

  async function open(page: Page, hash = ''): Promise<void> {
    await page.goto(path + hash);
    await expect(letter(page, 'A')).toBeVisible();
  }

  /** Names of the whole category with an initial, ignoring accents. */
  async function namesWith(page: Page, initial: string): Promise<readonly string[]> {
    const names = await page.locator('.wall > .card').evaluateAll((all) => all.map((card) => card.getAttribute('data-name') ?? ''));
    return names.filter((name) => name.normalize('NFD').toUpperCase().startsWith(initial));
  }

  async function expectNames(page: Page, names: readonly string[]): Promise<void> {
    await expect(count(page)).toHaveText(fillCount(words.count, names.length));
    await expect(cards(page)).toHaveCount(names.length);
    expect(await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-name')))).toEqual(names);
  }

  test.describe(`the letters of a listing (${code})`, { tag: `@${code}` }, () => {
    test('are 13, and 26 once the plus has added the others, disabled where nobody has them; show whose names begin with the chosen one', async ({
      page,
      isMobile,
    }) => {
      await open(page);
      await expect(bar(page).getByRole('button')).toHaveCount(15);
      await expect(letter(page, 'N')).toBeHidden();
      const plus = bar(page).getByRole('button', { name: fill(words.moreLetters, { from: 'N', to: 'Z' }) });
      if (isMobile) {
        // The plus stays at the right edge while the letters scroll.
        const before = await plus.boundingBox();
        await expect(letter(page, 'M')).not.toBeInViewport();
        await bar(page)
          .locator('.scroller')
          .evaluate((row) => {
            row.scrollLeft = 300;
          });
        await expect(letter(page, 'M')).toBeInViewport();
        expect(await plus.boundingBox()).toEqual(before);
        expect((before?.x ?? 0) + (before?.width ?? 0)).toBe(390);
      }
      await expect(letter(page, 'M')).toBeVisible();
      await plus.click();
      await expect(bar(page).getByRole('button')).toHaveCount(27);
      await expect(letter(page, 'N')).toBeFocused();
      await expect(letter(page, 'Z')).toBeVisible();
      if (isMobile) {
        await expect(letter(page, 'N')).toBeInViewport({ ratio: 1 });
        const any = await bar(page).getByRole('button', { name: words.allLetters, exact: true }).boundingBox();
        const first = await letter(page, 'N').boundingBox();
        // Beside the border between them.
        expect(Math.abs((first?.x ?? 0) - (any?.x ?? 0) - (any?.width ?? 0) - 1)).toBeLessThan(1);
      }
      for (const initial of Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')) {
        const names = await namesWith(page, initial);
        await expect(letter(page, initial)).toBeEnabled({ enabled: names.length > 0 });
      }
      await expect(letter(page, 'Q')).toBeDisabled();

      // Ignores accents; choosing it again shows everybody.
      const all = await cards(page).count();
      const names = await namesWith(page, 'I');
      expect(names.some((name) => name.startsWith('Í'))).toBe(true);
      // From far down, it scrolls back to the talents.
      await page.evaluate(() => window.scrollTo(0, 3000));
      await letter(page, 'I').click();
      await expect(letter(page, 'I')).toHaveAttribute('aria-pressed', 'true');
      await expectNames(page, names);
      await expect(cards(page).first()).toBeInViewport();
      await expect(bar(page)).toBeInViewport();
      await letter(page, 'I').click();
      await expect(letter(page, 'I')).toHaveAttribute('aria-pressed', 'false');
      await expect(cards(page)).toHaveCount(all);
      await expect(count(page)).toHaveText(fillCount(words.count, all));
    });

    test('are deselected by the chosen one of the address itself, expanded and in focus still, or by a button that stays in sight', async ({
      page,
    }) => {
      await open(page, '#T');
      await letter(page, 'T').focus();
      await page.keyboard.press('Enter');
      await expect(letter(page, 'T')).toHaveAttribute('aria-pressed', 'false');
      await expect(letter(page, 'T')).toBeFocused();
      await expect(letter(page, 'Z')).toBeVisible();

      await page.keyboard.press('Enter');
      await expect(letter(page, 'T')).toHaveAttribute('aria-pressed', 'true');
      const any = bar(page).getByRole('button', { name: words.allLetters, exact: true });
      await letter(page, 'Z').scrollIntoViewIfNeeded();
      await expect(any).toBeInViewport({ ratio: 1 });
      await any.click();
      await expect(letter(page, 'T')).toHaveAttribute('aria-pressed', 'false');
      await expect(any).toHaveAttribute('aria-pressed', 'true');
      await expect(cards(page)).toHaveCount(await page.locator('.wall > .card').count());
      await expect.poll(() => new URL(page.url()).hash).toBe('');
    });

    test('rest whole beside the one that stays in sight, at their end as well', { tag: '@once' }, async ({ page }) => {
      for (const width of [320, 390, 600, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        await bar(page)
          .getByRole('button', { name: fill(words.moreLetters, { from: 'N', to: 'Z' }) })
          .evaluate((button: HTMLElement) => button.click());
        const cut = await page.locator('.letters .scroller').evaluate((row) => {
          row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
          const edge = row.getBoundingClientRect().left + row.clientLeft;
          return Array.from(row.children, (each) => edge - each.getBoundingClientRect().left).filter((behind) => behind > 1 && behind < 43);
        });
        expect(cut, String(width)).toEqual([]);
      }
    });

    test(
      'are one stop of the Tab key; arrow keys go from one to the next, and five keys from the head to the third talent',
      { tag: '@once' },
      async ({ page }) => {
        await open(page);
        for (const key of ['Tab', 'Tab', 'Enter', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
        await expect(cards(page).nth(2).getByRole('link')).toBeFocused();
        await expect(cards(page).nth(2)).toBeInViewport();
        await page.keyboard.press('ArrowLeft');
        await expect(cards(page).nth(1).getByRole('link')).toBeFocused();

        await page.evaluate(() => (location.hash = 'B'));
        await expect(letter(page, 'B')).toHaveAttribute('aria-pressed', 'true');
        await page.locator('.find').getByRole('button').focus();
        await page.keyboard.press('Tab');
        await expect(letter(page, 'B')).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(letter(page, 'C')).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
        await expect(letter(page, 'A')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(bar(page).getByRole('button', { name: fill(words.moreLetters, { from: 'N', to: 'Z' }) })).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(letter(page, 'A')).toBeFocused();
      },
    );

    test('keep the focus when their script takes over', { tag: '@once' }, async ({ page }) => {
      const release = await pauseRequests(page, '**/LetterBar*.js*');
      await page.goto(path);
      await bar(page)
        .getByRole('link', { name: toLetter('C'), exact: true })
        .focus();
      release();
      await expect(letter(page, 'C')).toBeFocused();
    });

    test(
      'hide nobody when the address names one without talents, even before the script has loaded',
      { tag: '@once' },
      async ({ page }) => {
        await pauseRequests(page, '**/LetterBar*.js*');
        await page.goto(`${path}#Q`);
        await expect(cards(page).first()).toBeVisible();
      },
    );

    test('stay in the address: with Back, on a profile and back, in the other language', async ({ page, isMobile }) => {
      await open(page, '?from=test');
      const names = await namesWith(page, 'T');
      await bar(page)
        .getByRole('button', { name: fill(words.moreLetters, { from: 'N', to: 'Z' }) })
        .click();
      await letter(page, 'B').click();
      await letter(page, 'T').click();
      await expect(page).toHaveURL(/\?from=test#T$/);
      await page.goBack();
      await expect(page).toHaveURL(/#B$/);
      await expect(letter(page, 'B')).toHaveAttribute('aria-pressed', 'true');
      await page.goForward();
      await expectNames(page, names);

      await cards(page).first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${path}/\\d+/`));
      await page.goBack();
      await expect(letter(page, 'T')).toHaveAttribute('aria-pressed', 'true');
      await expect(bar(page).locator(':focus')).toHaveCount(0);
      await expectNames(page, names);

      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator(`[data-language="${other}"]:visible`).click();
      await expect(page).toHaveURL(new RegExp(`${listingOf(other)}\\?from=test#T$`));
      await expect(cards(page)).toHaveCount(names.length);
    });

    test('filter before the first paint when the address names one', async ({ page }) => {
      await watchShifts(page);
      for (const initial of ['C', 'T']) {
        await open(page, `?load=${initial}#${initial}`);
        await expectNames(page, await namesWith(page, initial));
        await expectNoShifts(page);
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
      }
    });
  });

  test.describe(`the search of a listing (${code})`, { tag: `@${code}` }, () => {
    test('finds names without their accents, joins with the letter, says when nobody matches; Back restores no letter that would hide the results', async ({
      page,
    }) => {
      await open(page);
      const all = await cards(page).count();
      await search(page).fill('acuc vilar');
      await expectNames(page, ['Açucena Vilar']);
      await letter(page, 'B').click();
      await expect(page.getByText(words.noMatch)).toBeVisible();
      await expect(count(page)).toHaveText(fillCount(words.count, 0));
      await expectAccessible(page);
      await page.getByRole('button', { name: words.showAll }).click();
      await expect(cards(page)).toHaveCount(all);
      await expect(search(page)).toHaveValue('');
      await expect(letter(page, 'B')).toHaveAttribute('aria-pressed', 'false');
      await expect(bar(page)).toBeFocused();

      const found = (
        await page.locator('.wall > .card').evaluateAll((all) => all.map((card) => card.getAttribute('data-name') ?? ''))
      ).filter((name) => /maria/i.test(name));
      expect(found.length).toBeGreaterThan(1);
      await letter(page, 'B').click();
      await letter(page, 'C').click();
      await search(page).fill('maria');
      await expectNames(page, found);
      await expect(letter(page, 'C')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => new URL(page.url()).hash).toBe('#q=maria');
      await page.goBack();
      await expectNames(page, await namesWith(page, 'B'));
      await expect(search(page)).toHaveValue('');
    });

    test('finds what was typed before the script had loaded, although the address names a letter', { tag: '@once' }, async ({ page }) => {
      const release = await pauseRequests(page, '**/LetterBar*.js*');
      await page.goto(`${path}#C`);
      await search(page).fill('acuc vilar');
      release();
      await expect(letter(page, 'C')).toHaveAttribute('aria-pressed', 'false');
      await expectNames(page, ['Açucena Vilar']);
      await expect.poll(() => new URL(page.url()).hash).toBe('#q=acuc+vilar');
      await expect(search(page)).toHaveValue('acuc vilar');
    });
  });

  test.describe(`the categories of a listing (${code})`, { tag: `@${code}` }, () => {
    const picker = (page: Page) => page.locator('category-picker');
    const open = async (page: Page) => {
      await page.goto(path);
      await picker(page).locator('summary').click();
      await expect(picker(page).getByRole('link')).toHaveText(
        CATEGORIES.map((category) => `${boards[category].name} ${boards[category].who}`),
      );
    };
    const expectShut = (page: Page) => expect(picker(page).getByRole('link').first()).toBeHidden();

    test('open on a click and lead to each list; shut on a click elsewhere, on Escape with the focus where it was, and when the focus leaves', async ({
      page,
      isMobile,
    }) => {
      await open(page);
      await expectAccessible(page);
      await expect(picker(page).getByRole('link', { name: boards.models.name })).toHaveAttribute('aria-current', 'page');
      await picker(page).getByRole('link', { name: 'Mainboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mainboard' })).toBeVisible();
      await expectShut(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: boards.models.name })).toBeVisible();
      await expectShut(page);

      await picker(page).locator('summary').click();
      await expect(picker(page).getByRole('link').first()).toBeVisible();
      // Between the logo and the links; the page may be scrolled.
      await page.getByRole('banner').click({ position: { x: isMobile ? 200 : 500, y: 30 } });
      await expectShut(page);

      await picker(page).locator('summary').press('Enter');
      await page.keyboard.press('Tab');
      await expect(picker(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectShut(page);
      await expect(picker(page).locator('summary')).toBeFocused();

      await picker(page).locator('summary').press('Enter');
      await search(page).focus();
      await expectShut(page);
    });
  });

  test.describe(`a listing without JavaScript (${code})`, { tag: `@${code}` }, () => {
    test.use({ javaScriptEnabled: false });

    test('reaches every talent by links, filters by them and shows everybody again', async ({ page }) => {
      await page.goto(path);
      const all = await cards(page).count();
      expect(all).toBeGreaterThan(50);
      await expect(page.getByText(fillCount(words.count, all), { exact: true })).toBeVisible();
      const addresses = await cards(page)
        .locator(`a[href^="${path}/"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(new Set(addresses).size).toBe(all);
      await expect(bar(page).getByRole('link')).toHaveCount(24);
      await bar(page)
        .getByRole('link', { name: toLetter('T'), exact: true })
        .click();
      await expect(cards(page)).toHaveCount((await namesWith(page, 'T')).length);
      await page.getByRole('link', { name: words.allLetters, exact: true }).click();
      await expect(cards(page)).toHaveCount(all);
      await expect(search(page)).toBeHidden();
      await expect(page.locator('.find').getByRole('button')).toHaveCount(0);
    });
  });
}
