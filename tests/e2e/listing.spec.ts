import { dictionary } from '../../i18n/dictionary.ts';
import { fillCount } from '../../i18n/phrases.ts';
import { expectAccessible } from './support/reading.ts';
import { excessWidth, expectNoShifts, watchShifts } from './support/screen.ts';
import { expectHash, listingOf, listingPage } from './support/listing-page.ts';
import { clickWithKeyHeld, pauseRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

const { boards } = dictionary('pt');
const PATH = listingOf('pt');
const SCRIPT = '**/ListingFilter*.js*';

test('The letters are 13, more by the plus; one shows its names', async ({ page }) => {
  const wall = listingPage(page);
  const { letters, letter, plus, any, cards } = wall;
  await wall.open();
  await expect(letter('M')).toBeAttached();
  await expect(letter('N')).toBeHidden();
  await plus.click();
  await expect(letter('N')).toBeInViewport({ ratio: 0.98 });
  for (const initial of 'ABCQTZ')
    await expect(letter(initial)).toHaveCount((await wall.namesWith(initial)).length > 0 ? 1 : 0);

  // Ignores accents; choosing it again shows everybody.
  const everybody = await wall.all.count();
  const names = await wall.namesWith('I');
  expect(names.some((name) => name.startsWith('Í'))).toBe(true);
  // From far down, it scrolls back to the talents.
  await page.evaluate(() => window.scrollTo(0, 3000));
  await letter('I').click();
  await wall.isChosen('I');
  await wall.expectNames(names);
  await expect(cards.first()).toBeInViewport();
  await expect(letters).toBeInViewport();
  await letter('I').press('Enter');
  await wall.isChosen('I', false);
  await expect(letter('I')).toBeFocused();
  await expect(wall.count).toHaveText(fillCount(wall.words.count, everybody));
  await letter('I').click();
  expect(await clickWithKeyHeld(letter('A'))).toBe(true);
  await wall.isChosen('I');
  // A link that stays in sight lets go as well.
  await letter('Z').scrollIntoViewIfNeeded();
  await expect(any).toBeInViewport({ ratio: 1 });
  await any.click();
  await wall.isChosen('I', false);
  await expect(any).toHaveAttribute('aria-current', 'true');
  await expect(cards).toHaveCount(everybody);
  await expectHash(page).toBe('');
});

test('The letters are one stop of the Tab key', async ({ page }) => {
  const { letter, isChosen, plus, cards, opener, open } = listingPage(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // Arrows pass over whom the search hides.
  await open('#q=and');
  await press('Tab', 'Tab', 'Enter', 'ArrowRight', 'ArrowRight');
  await expect(cards.nth(2).getByRole('link')).toBeFocused();
  await expect(cards.nth(2)).toBeInViewport();
  await press('ArrowLeft');
  await expect(cards.nth(1).getByRole('link')).toBeFocused();

  await page.evaluate(() => (location.hash = 'B'));
  await isChosen('B');
  await opener.focus();
  for (const [key, focused] of [
    ['Tab', letter('B')],
    ['ArrowRight', letter('C')],
    // With a key held they are the browser's.
    ['Shift+ArrowRight', letter('C')],
    ['ArrowLeft', letter('B')],
    ['ArrowLeft', letter('A')],
    ['Tab', plus],
    ['Shift+Tab', letter('A')],
  ] as const) {
    await press(key);
    await expect(focused).toBeFocused();
  }
  // A letter that the finder took away is no stop.
  await page.evaluate(() => (location.hash = 'h=170-170&s=45.5-45.5&l=B'));
  await expect(letter('A')).toHaveCount(0);
  await plus.focus();
  await press('Shift+Tab');
  await expect(letter('B')).toBeFocused();
});

test('The letters stay in the address: with Back, in English', async ({ page }) => {
  const { letters, letter, isChosen, plus, cards, namesWith, expectNames, open } =
    listingPage(page);
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
  await expect(page).toHaveURL(new RegExp(`${PATH}/\\d+/`));
  await page.goBack();
  await isChosen('T');
  await expect(letters.locator(':focus')).toHaveCount(0);
  await expectNames(names);

  await page.getByRole('button', { name: 'Menu' }).click();
  const english = page.getByRole('link', { name: 'EN', exact: true }).filter({ visible: true });
  // A press of the middle button opens what the link says by then.
  await english.dispatchEvent('auxclick');
  await expect(english).toHaveAttribute('href', /\/en\/models\?from=test#T$/);
  // A plain click takes the address as it is by then.
  await page.evaluate(() => history.replaceState(null, '', '?from=again#T'));
  await english.click();
  await expect(page).toHaveURL(new RegExp(`${listingOf('en')}\\?from=again#T$`));
  await expect(cards).toHaveCount(names.length);
  await expect(page.locator('#veil')).toBeHidden();
  // The language that is there is no change.
  await page.getByRole('button', { name: 'Menu' }).click();
  await english.click();
  expect(await page.evaluate(() => sessionStorage.getItem('languageChangedAt'))).toBeNull();
});

test('Back at once after a letter leads back', async ({ page }) => {
  await page.clock.install();
  const { letter, isChosen, open } = listingPage(page);
  await open();
  await letter('B').click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/#B$/);
  await page.clock.pauseAt(Date.now() + 60_000);
  await letter('A').click();
  await isChosen('A');
  await page.evaluate(() => history.back());
  await isChosen('A', false);
  await page.clock.runFor(1000);
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('The letters filter before the first paint', async ({ page }) => {
  const { namesWith, expectNames, open } = listingPage(page);
  await watchShifts(page);
  await open('#T');
  await expectNames(await namesWith('T'));
  await expectNoShifts(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('The search finds without accents, joins the letter, follows Back', async ({ page }) => {
  const wall = listingPage(page);
  const { letter, cards, search, isChosen, expectNames } = wall;
  await wall.open();
  await search.fill('acuc vilar');
  await search.press('Enter');
  await expect(search, 'or the keyboard stays over what is found').not.toBeFocused();
  await expectNames(['Açucena Vilar']);
  await letter('B').click();
  await expect(page.getByRole('alert').getByText(wall.words.noMatch)).toBeVisible();
  await expect(wall.count).toHaveText(fillCount(wall.words.count, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: wall.words.showAll }).click();
  await expect(cards).toHaveCount(await wall.all.count());
  await expect(search).toHaveValue('');
  await isChosen('B', false);
  await expect(wall.opener).toBeFocused();

  const found = (await wall.names(wall.all)).filter((name) => /maria/i.test(name));
  await letter('B').click();
  await letter('C').click();
  await search.fill('maria');
  await expectNames(found);
  await isChosen('C', false);
  await expectHash(page).toBe('#q=maria');
  await page.goBack();
  await expectNames(await wall.namesWith('B'));
  await expect(search).toHaveValue('');
});

test('The search writes the address when the typing rests', async ({ page }) => {
  await page.clock.install();
  const wall = listingPage(page);
  await wall.open();
  // Browsers refuse a hundred changes in half a minute.
  const written = await page.evaluateHandle(() => {
    const hashes: string[] = [];
    history.replaceState = (_state, _title, address) => void hashes.push(String(address));
    return hashes;
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await wall.search.pressSequentially('ana');
  await page.clock.runFor(1000);
  expect(await written.jsonValue()).toEqual([expect.stringMatching(/#q=ana$/)]);
});

test('The search finds what was typed before the script', async ({ page }) => {
  const { isChosen, search, expectNames } = listingPage(page);
  const release = await pauseRequests(page, SCRIPT);
  await page.goto(`${PATH}#C`);
  await search.fill('acuc vilar');
  release();
  await isChosen('C', false);
  await expect(search).toBeFocused();
  await expectNames(['Açucena Vilar']);
  await expectHash(page).toBe('#q=acuc+vilar');
  await expect(search).toHaveValue('acuc vilar');
});

test('The letters lie over the hearts that pass below', async ({ page }) => {
  const { cards, open } = listingPage(page);
  await open();
  const heart = cards.nth(8).getByRole('button');
  const above = await heart.evaluate((button) => {
    const middle = (element: Element | null) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return top + height / 2;
    };
    window.scrollTo(0, 1000);
    window.scrollBy(0, middle(button) - middle(document.querySelector('.letters')));
    const { left, width } = button.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, middle(button));
    return shown?.closest('.letters, .card')?.className;
  });
  expect(above).toBe('letters');
});

test('A listing stays in its window when that becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await page.goto(PATH);
  await expect(page.locator('.wall .card').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await excessWidth(page)).toBe(0);
});

test('The categories of a listing lead to each list, and shut when left', async ({ page }) => {
  const picker = page.locator('category-picker');
  const opener = picker.locator('summary');
  const links = picker.getByRole('link');
  await page.goto(PATH);
  await opener.click();
  const lists = ['Modelos', 'Image mulheres', 'Mainboard homens', 'Development novos rostos'];
  await expect(links).toHaveText(lists);
  await expectAccessible(page);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  // The back/forward cache would keep it open.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(links.first()).toBeHidden();
  await opener.click();
  await picker.getByRole('link', { name: 'Mainboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mainboard' })).toBeVisible();
  await expect(links.first()).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: boards.models.name })).toBeVisible();
  await expect(links.first()).toBeHidden();
  await opener.click();
  await expect(links.first()).toBeVisible();
  await listingPage(page).search.focus();
  await expect(links.first()).toBeHidden();
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Pictures that do not come give way to one', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  let drawings = 0;
  await page.route(/\/p\/|\/fallback\.svg$/, async (route) => {
    if (route.request().url().endsWith('.svg')) drawings += 1;
    await route.abort();
  });
  await page.goto(PATH);
  const picture = page.locator('.wall img').first();
  await expect(picture).toHaveAttribute('data-failed', '');
  await expect(picture).toHaveAttribute('src', '/fallback.svg');
  await expect(picture).not.toHaveAttribute('srcset');
  await page.waitForLoadState('networkidle');
  expect(drawings).toBeLessThanOrEqual(await page.locator('[data-failed]').count());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing reaches every talent by links, and filters by them', async ({ page }) => {
    const { words, letter, any, cards, search, opener, namesWith } = listingPage(page);
    await page.goto(PATH);
    const all = await cards.count();
    expect(all).toBeGreaterThan(30);
    await expect(page.getByText(fillCount(words.count, all), { exact: true })).toBeVisible();
    const addresses = await cards
      .locator(`a[href^="${PATH}/"]`)
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(new Set(addresses).size).toBe(all);
    await letter('T').click();
    await expect(cards).toHaveCount((await namesWith('T')).length);
    await any.click();
    await expect(cards).toHaveCount(all);
    await expect(search).toBeHidden();
    await expect(opener).toBeHidden();
  });
});
