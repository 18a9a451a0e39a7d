/** Every page's shell: menu, language, waiting, network. */
import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { PROGRESS_HIDE, PROGRESS_THROTTLE, VEIL_DURATION } from '../../src/domain/constants.ts';
import { AGENCY } from '../../src/domain/agency.ts';
import { toPath } from '../../src/routes.ts';
import { boxOf, expectAccessible } from './support/boxes.ts';
import { delayRequests } from './support/network.ts';
import { listingOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Milliseconds since a page's request, by what happened last then. */
type Diary = Readonly<Partial<Record<'click' | 'running' | 'veil' | 'hidden', number>>>;

/** Records clicks, the bar and the veil across pages, which are gone when a test looks. */
async function keepDiary(page: Page): Promise<(path: string) => Promise<Diary>> {
  await page.addInitScript(() => {
    const diary: Record<string, number> = {};
    const write = (what: string) => {
      diary[what] = performance.now();
      sessionStorage.setItem(location.pathname, JSON.stringify(diary));
    };
    document.addEventListener('click', () => write('click'));
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && /^(?:progress|veil)$/.test(target.id))
          write(target.hidden ? 'hidden' : (target.dataset['state'] ?? 'veil'));
    }).observe(document, { subtree: true, attributeFilter: ['hidden'] });
  });
  return async (path) =>
    JSON.parse((await page.evaluate((key) => sessionStorage.getItem(key), path)) ?? '{}') as Diary;
}

const delay = (page: Page, path: string, milliseconds: number) =>
  delayRequests(page, (url) => url.pathname === path, milliseconds);

test(
  'The links of a wide header are high enough for a finger',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/');
    const header = page.locator('header.head');
    await expect(header).toHaveCSS('height', '176px');
    const heights = await header
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  },
);

const { common, errors } = dictionary('pt');
const list = listingOf('pt');
const contact = toPath({ page: 'contact' }, 'pt');
const about = toPath({ page: 'about' }, 'pt');
const [, other = 'en'] = LOCALE_CODES;
const missing = `${toPath({ page: 'home' }, 'pt').replace(/\/$/, '')}/nada/aqui`;
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

/** Follows a link of the header or, on a phone, of the menu. */
async function follow(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (isMobile) await menuButton(page).click();
  await page
    .locator('nav')
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .click();
}

test.describe(`the menu`, () => {
  test('is for screens below 1024 px', async ({ page }) => {
    await page.goto(about);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(menuButton(page)).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeHidden();
    // A wide screen hides it at once and closes it in the next frame.
    await expect(page.locator('#menu')).not.toHaveAttribute('open');
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(menu(page)).toBeHidden();
  });

  test(
    'keeps the focus inside, and gives it back on Escape and by its button',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(contact);
      await menuButton(page).click();
      await expectAccessible(page);
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press('Tab');
        // Between the last and the first element, the browser's own controls have the focus.
        expect(
          await page.evaluate(
            () => document.activeElement?.closest('main, footer, header') ?? null,
          ),
        ).toBeNull();
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).press('Enter');
      await menu(page).getByRole('button', { name: common.close }).click();
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    },
  );

  test(
    'closes on a tap beside its entries, and when a page was left by it',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(contact);
      await menuButton(page).tap();
      await page.touchscreen.tap(330, 660);
      await expect(menu(page)).toBeHidden();

      await menuButton(page).tap();
      await menu(page).getByRole('link', { name: common.nav.about }).tap();
      await expect(page).toHaveURL(new RegExp(`${about}$`));
      await expect(menu(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${contact}$`));
      await expect(menu(page)).toBeHidden();

      // At the press, however late the next page comes; and when the browser leads away.
      await menuButton(page).tap();
      await page.evaluate(() =>
        window.addEventListener('click', (event) => event.preventDefault()),
      );
      await menu(page).getByRole('link', { name: common.nav.about }).tap();
      await expect(menu(page)).toBeHidden();
      await page.reload();
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await expect(menu(page)).toBeHidden();
    },
  );
});

test(`three pages and one call stand in the menu, what people look for in the footer`, async ({
  page,
  isMobile,
}) => {
  await page.goto(contact);
  if (isMobile) await menuButton(page).click();
  const { blog, about, scouted, safety, application, privacy } = common.nav;
  const names = await page
    .locator(isMobile ? 'dialog nav a' : '.head nav a')
    .evaluateAll((links) => links.map((link) => link.firstElementChild?.textContent));
  expect(names.slice(4).toSorted()).toEqual([blog, about, common.nav.contact, scouted].toSorted());
  await expect(page.locator('.foot a')).toContainText([
    'Instagram',
    scouted,
    safety,
    application,
    privacy,
    AGENCY.credit.name,
  ]);
  await expect(page.locator('.foot')).toContainText(`Powered by ${AGENCY.credit.name}`);
});

test(`a change of language leads to the same place, behind a veil`, async ({ page, isMobile }) => {
  const diary = await keepDiary(page);
  await delay(page, listingOf(other), 2 * VEIL_DURATION);
  await page.goto(`${list}?from=here#A`);
  await page.waitForLoadState('networkidle');
  if (isMobile) await menuButton(page).click();
  await page
    .getByRole('link', { name: other.toUpperCase(), exact: true })
    .filter({ visible: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: dictionary(other).boards.models.name }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${listingOf(other)}\\?from=here#A$`));
  const { veil, hidden } = await diary(list);
  expect((hidden ?? 0) - (veil ?? 0)).toBeGreaterThan(VEIL_DURATION - 10);
  await expect(page.locator('#veil')).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .not.toContain('languageChangedAt');
});

test(`a bar tells of a long wait for a page, and of its end`, async ({ page, isMobile }) => {
  const diary = await keepDiary(page);
  await delay(page, about, 5 * PROGRESS_THROTTLE);
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  await follow(page, common.nav.about, isMobile);
  await expect(page).toHaveURL(new RegExp(`${about}$`));
  const { click, running } = await diary(list);
  expect((running ?? 0) - (click ?? 0)).toBeGreaterThan(PROGRESS_THROTTLE - 10);
  // On arrival the bar is there from the start; only its end is visible.
  await expect.poll(async () => (await diary(about)).hidden).toBeGreaterThan(PROGRESS_HIDE);
  await expect(page.locator('#progress')).toBeHidden();
});

test(`without a network a page says so, and stays`, async ({ page, context, isMobile }) => {
  // The letter bar loads once the page is idle; another test interrupts it.
  const program = page.waitForResponse(/\/react\./);
  await page.goto(list);
  await program;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notices = page.getByRole('status');
  await expect(notices.getByText(common.offline)).toBeVisible();
  await follow(page, common.nav.about, isMobile);
  await expect(notices.getByText(common.navigationFailed)).toBeVisible();
  // One bar reports both.
  await expect(page.getByText(common.offline)).toBeHidden();
  const bar = page.getByRole('progressbar', { name: common.loading });
  await expect(bar).toHaveCSS('background-color', 'rgb(179, 0, 45)');
  expect((await bar.boundingBox())?.height).toBe(3);
  expect(page.url()).toMatch(new RegExp(`${list}$`));
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(common.offline)).toBeHidden();
  await expect(page.getByText(common.navigationFailed)).toBeHidden();
  await expect(bar).toBeHidden();
});

test.describe(`an unknown address`, () => {
  test.use({ expectedErrors: [/404/] });

  test(
    'keeps the fallen zero of its 404 inside the window',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(missing);
        expect((await boxOf(page.locator('.faint'))).right).toBeLessThan(width);
      }
    },
  );

  test('has a way back to where the visitor came from', async ({ page }) => {
    await page.goto(about);
    await page.goto(missing);
    await page.getByRole('button', { name: errors.notFound.back }).click();
    await expect(page).toHaveURL(new RegExp(`${about}$`));
  });
});
