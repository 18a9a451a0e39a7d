import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES, otherLocales } from '../../i18n/locales.ts';
import { fillCount } from '../../i18n/phrases.ts';
import { CATEGORIES } from '../../src/domain/categories.ts';
import { boxOf, expectAccessible, expectNoShifts, watchShifts } from './support/boxes.ts';
import { expectHash, listingPage } from './support/listing-page.ts';
import { pauseRequests } from './support/network.ts';
import { listingOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const code of LOCALE_CODES) {
  const { boards } = dictionary(code);
  const path = listingOf(code);
  const [other = code] = otherLocales(code);

  test.describe(`the letters of a listing (${code})`, { tag: `@${code}` }, () => {
    test('are 13, more by the plus; unused ones lead nowhere, the chosen one shows its names', async ({
      page,
      isMobile,
    }) => {
      const {
        isChosen,
        words,
        letters,
        letter,
        plus,
        any,
        all,
        cards,
        count,
        namesWith,
        expectNames,
        open,
      } = listingPage(page, code);
      await open();
      await expect(letter('M')).toBeAttached();
      await expect(letter('N')).toBeHidden();
      if (isMobile) {
        // The plus stays at the right edge while the letters scroll.
        const before = await boxOf(plus);
        await expect(letter('M')).not.toBeInViewport();
        await letter('M').scrollIntoViewIfNeeded();
        expect(await boxOf(plus)).toEqual(before);
        expect(before.right).toBe(390);
      }
      await plus.click();
      await expect(letter('Z')).toBeVisible();
      if (isMobile) {
        await expect(letter('N')).toBeInViewport({ ratio: 0.99 });
        // Beside the border between them.
        expect(Math.abs((await boxOf(letter('N'))).x - (await boxOf(any)).right - 1)).toBeLessThan(
          1,
        );
      }
      for (const initial of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
        await expect(letter(initial)).toHaveCount((await namesWith(initial)).length > 0 ? 1 : 0);
      await expect(letter('Q')).toHaveCount(0);

      // Ignores accents; choosing it again shows everybody.
      const everybody = await all.count();
      const names = await namesWith('I');
      expect(names.some((name) => name.startsWith('Í'))).toBe(true);
      // From far down, it scrolls back to the talents.
      await page.evaluate(() => window.scrollTo(0, 3000));
      await letter('I').click();
      await isChosen('I');
      await expectNames(names);
      await expect(cards.first()).toBeInViewport();
      await expect(letters).toBeInViewport();
      await letter('I').click();
      await isChosen('I', false);
      await expect(cards).toHaveCount(everybody);
      await expect(count).toHaveText(fillCount(words.count, everybody));
    });

    test('are deselected by the chosen one of the address itself, or by a link that stays in sight', async ({
      page,
    }) => {
      const { letter, isChosen, any, all, cards, open } = listingPage(page, code);
      await open('#T');
      await letter('T').focus();
      await page.keyboard.press('Enter');
      await isChosen('T', false);
      await expect(letter('T')).toBeFocused();
      await expect(letter('Z')).toBeVisible();

      await page.keyboard.press('Enter');
      await isChosen('T');
      await letter('Z').scrollIntoViewIfNeeded();
      await expect(any).toBeInViewport({ ratio: 1 });
      await any.click();
      await isChosen('T', false);
      await expect(any).toHaveAttribute('aria-current', 'true');
      await expect(cards).toHaveCount(await all.count());
      await expectHash(page).toBe('');
    });

    test(
      'rest whole between their edges, at the start and at the end',
      { tag: '@once' },
      async ({ page }) => {
        const { letters, plus, open } = listingPage(page, code);
        for (const width of [320, 390, 600, 768, 1024]) {
          await page.setViewportSize({ width, height: 800 });
          await open();
          await plus.evaluate((box: HTMLElement) => box.click());
          const cut = await letters.locator('.scroller').evaluate((row) =>
            [0, row.scrollWidth].flatMap((left) => {
              row.scrollTo({ left, behavior: 'instant' });
              const start = row.getBoundingClientRect().left + row.clientLeft;
              const end = row.getBoundingClientRect().right;
              return Array.from(row.children, (each) => each.getBoundingClientRect())
                .filter(({ left, right }) =>
                  [start, end].some((edge) => left < edge - 1 && right > edge + 1),
                )
                .map(({ left }) => left);
            }),
          );
          expect(cut, String(width)).toEqual([]);
        }
      },
    );

    test(
      'are one stop of the Tab key, then arrow keys; the third talent is five keys away',
      { tag: '@once' },
      async ({ page }) => {
        const { letter, isChosen, plus, cards, opener, open } = listingPage(page, code);
        const press = async (...keys: string[]) => {
          for (const key of keys) await page.keyboard.press(key);
        };
        await open();
        await press('Tab', 'Tab', 'Enter', 'ArrowRight', 'ArrowRight');
        await expect(cards.nth(2).getByRole('link')).toBeFocused();
        await expect(cards.nth(2)).toBeInViewport();
        await press('ArrowLeft');
        await expect(cards.nth(1).getByRole('link')).toBeFocused();

        await page.evaluate(() => (location.hash = 'B'));
        await isChosen('B');
        await opener.focus();
        await press('Tab');
        await expect(letter('B')).toBeFocused();
        // With a key held they are the browser's.
        await press('ArrowRight', 'Shift+ArrowRight', 'Control+ArrowRight');
        await expect(letter('C')).toBeFocused();
        await press('ArrowLeft', 'ArrowLeft');
        await expect(letter('A')).toBeFocused();
        await press('Tab');
        await expect(plus).toBeFocused();
        await press('Shift+Tab');
        await expect(letter('A')).toBeFocused();
      },
    );

    test(
      'keep the focus when their script takes over; one without talents hides nobody before',
      { tag: '@once' },
      async ({ page }) => {
        const { letter, cards } = listingPage(page, code);
        const release = await pauseRequests(page, '**/LetterBar*.js*');
        await page.goto(`${path}#Q`);
        await expect(cards.first()).toBeVisible();
        await letter('C').focus();
        release();
        await expect(letter('C')).toBeFocused();
      },
    );

    test('stay in the address: with Back, on a profile and back, in the other language', async ({
      page,
      isMobile,
    }) => {
      const { letters, letter, isChosen, plus, cards, namesWith, expectNames, open } = listingPage(
        page,
        code,
      );
      await open('?from=test');
      const names = await namesWith('T');
      await plus.click();
      await letter('B').click();
      await letter('T').click();
      await expect(page).toHaveURL(/\?from=test#T$/);
      await page.goBack();
      await expect(page).toHaveURL(/#B$/);
      await isChosen('B');
      await page.goForward();
      await expectNames(names);

      await cards.first().getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${path}/\\d+/`));
      await page.goBack();
      await isChosen('T');
      await expect(letters.locator(':focus')).toHaveCount(0);
      await expectNames(names);

      if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('link', { name: other.toUpperCase(), exact: true })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${listingOf(other)}\\?from=test#T$`));
      await expect(cards).toHaveCount(names.length);
    });

    // On a desktop the row of letters still shifts by 0.02 as its script runs.
    test(
      'filter before the first paint when the address names one',
      { tag: '@phone' },
      async ({ page }) => {
        const { namesWith, expectNames, open } = listingPage(page, code);
        await watchShifts(page);
        for (const initial of ['C', 'T']) {
          await open(`?load=${initial}#${initial}`);
          await expectNames(await namesWith(initial));
          await expectNoShifts(page);
          expect(await page.evaluate(() => window.scrollY)).toBe(0);
        }
      },
    );
  });

  test.describe(`the search of a listing (${code})`, { tag: `@${code}` }, () => {
    test('finds names without accents, joins with the letter, says when nobody matches, and follows Back', async ({
      page,
    }) => {
      const {
        isChosen,
        words,
        opener,
        letter,
        all,
        cards,
        count,
        search,
        names,
        namesWith,
        expectNames,
        open,
      } = listingPage(page, code);
      await open();
      await search.fill('acuc vilar');
      await expectNames(['Açucena Vilar']);
      await letter('B').click();
      await expect(page.getByRole('alert').getByText(words.noMatch)).toBeVisible();
      await expect(count).toHaveText(fillCount(words.count, 0));
      await expectAccessible(page);
      await page.getByRole('button', { name: words.showAll }).click();
      await expect(cards).toHaveCount(await all.count());
      await expect(search).toHaveValue('');
      await isChosen('B', false);
      await expect(opener).toBeFocused();

      const found = (await names(all)).filter((name) => /maria/i.test(name));
      expect(found.length).toBeGreaterThan(1);
      await letter('B').click();
      await letter('C').click();
      await search.fill('maria');
      await expectNames(found);
      await isChosen('C', false);
      await expectHash(page).toBe('#q=maria');
      await page.goBack();
      await expectNames(await namesWith('B'));
      await expect(search).toHaveValue('');
    });

    test(
      'finds what was typed before the script had loaded, although the address names a letter',
      { tag: '@once' },
      async ({ page }) => {
        const { isChosen, search, expectNames } = listingPage(page, code);
        const release = await pauseRequests(page, '**/LetterBar*.js*');
        await page.goto(`${path}#C`);
        await search.fill('acuc vilar');
        release();
        await isChosen('C', false);
        await expectNames(['Açucena Vilar']);
        await expectHash(page).toBe('#q=acuc+vilar');
        await expect(search).toHaveValue('acuc vilar');
      },
    );
  });

  test(
    `the categories of a listing lead to each list, and shut when left (${code})`,
    { tag: `@${code}` },
    async ({ page, isMobile }) => {
      const picker = page.locator('category-picker');
      const opener = picker.locator('summary');
      const links = picker.getByRole('link');
      await page.goto(path);
      await opener.click();
      await expect(links).toHaveText(
        CATEGORIES.map((category) =>
          category === 'models'
            ? boards.models.name
            : `${boards[category].name} ${boards[category].who}`,
        ),
      );
      await expectAccessible(page);
      await expect(picker.getByRole('link', { name: boards.models.name })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await picker.getByRole('link', { name: 'Mainboard' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mainboard' })).toBeVisible();
      await expect(links.first()).toBeHidden();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: boards.models.name })).toBeVisible();
      await expect(links.first()).toBeHidden();

      await opener.click();
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await expect(links.first()).toBeHidden();
      await opener.click();
      await expect(links.first()).toBeVisible();
      // Between the logo and the links; the page may be scrolled.
      await page.getByRole('banner').click({ position: { x: isMobile ? 200 : 500, y: 30 } });
      await expect(links.first()).toBeHidden();

      await opener.press('Enter');
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await listingPage(page, code).search.focus();
      await expect(links.first()).toBeHidden();
    },
  );

  test.describe(`a listing without JavaScript (${code})`, { tag: `@${code}` }, () => {
    test.use({ javaScriptEnabled: false });

    test('reaches every talent by links, filters by them and shows everybody again', async ({
      page,
    }) => {
      const { words, letters, letter, cards, search, opener, namesWith } = listingPage(page, code);
      await page.goto(path);
      const all = await cards.count();
      expect(all).toBeGreaterThan(50);
      await expect(page.getByText(fillCount(words.count, all), { exact: true })).toBeVisible();
      const addresses = await cards
        .locator(`a[href^="${path}/"]`)
        .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
      expect(new Set(addresses).size).toBe(all);
      await expect(letters.getByRole('link')).toHaveCount(24);
      await letter('T').click();
      await expect(cards).toHaveCount((await namesWith('T')).length);
      await page.getByRole('link', { name: words.allLetters, exact: true }).click();
      await expect(cards).toHaveCount(all);
      await expect(search).toBeHidden();
      await expect(opener).toBeHidden();
    });
  });
}
