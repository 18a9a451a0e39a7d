/** Every page's shell: menu, waiting, network, unknown addresses. */
import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { PROGRESS_DELAY } from '../../src/islands/shell/progress-bar.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible } from './support/reading.ts';
import { listingOf } from './support/listing-page.ts';
import { clickWithKeyHeld } from './support/network.ts';
import { expect, test } from './support/test.ts';

const { common, errors } = dictionary('pt');
const list = listingOf('pt');
const contact = toPath({ page: 'contact' }, 'pt');
const about = toPath({ page: 'about' }, 'pt');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

async function follow(page: Page, name: string): Promise<void> {
  await menuButton(page).click();
  await menu(page).getByRole('link', { name, exact: true }).click();
}

test.describe('the menu', { tag: '@phone' }, () => {
  test('keeps the focus inside, gives it back, and is for narrow screens', async ({ page }) => {
    await page.goto(contact);
    await menuButton(page).click();
    await expectAccessible(page);
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first element, the browser's own controls have the focus.
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, footer, header') ?? null),
      ).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).press('Enter');
    await menu(page).getByRole('button', { name: common.close }).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).press('Enter');
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeHidden();
    // A wide screen hides it at once and closes it in the next frame.
    await expect(page.locator('#menu')).not.toHaveAttribute('open');
  });

  test('closes on a tap beside its entries, and when a page was left by it', async ({ page }) => {
    await page.goto(contact);
    await menuButton(page).tap();
    // The back/forward cache would keep it open.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect(menu(page)).toBeHidden();
    await menuButton(page).tap();
    await page.touchscreen.tap(330, 660);
    await expect(menu(page)).toBeHidden();
    await follow(page, common.nav.about);
    await expect(page).toHaveURL(new RegExp(`${about}$`));
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${contact}$`));
    await expect(menu(page)).toBeHidden();
  });
});

test('A bar tells of a long wait, its end, and is gone on a page that returns', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.id === 'progress')
          sessionStorage.setItem(location.pathname, target.dataset['state'] ?? '');
    }).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  });
  const stateOn = (path: string) => page.evaluate((key) => sessionStorage.getItem(key), path);
  // So that it is not read ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.route(`**${about}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5 * PROGRESS_DELAY));
    await route.continue();
  });
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  expect(await clickWithKeyHeld(page.locator('.card a').first())).toBe(true);
  // This page was not left.
  expect(await page.evaluate(() => sessionStorage.getItem('result'))).toBeNull();
  await follow(page, common.nav.about);
  await expect(page).toHaveURL(new RegExp(`${about}$`));
  expect(await stateOn(list)).toBe('running');
  await expect.poll(() => stateOn(about)).toBe('idle');
  const bar = page.locator('#progress');
  await expect(bar).toBeHidden();

  // The browser stays on the page.
  await page.route(`**${contact}`, (route) => route.fulfill({ status: 204 }));
  await page.waitForLoadState('networkidle');
  await follow(page, common.nav.contact);
  await expect(bar).toHaveAttribute('data-state', 'running');
  const veil = page.locator('#veil');
  await veil.evaluate((element: HTMLElement) => (element.hidden = false));
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(bar).toBeHidden();
  await expect(veil).toBeHidden();
});

test('A veil lies over the page while its language changes, and no longer', async ({ page }) => {
  await page.clock.install();
  await page.goto(about);
  await page.waitForLoadState('networkidle');
  // The browser stays on the page.
  await page.route('**/en/**', (route) => route.fulfill({ status: 204 }));
  await page.clock.pauseAt(Date.now() + 60_000);
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'EN', exact: true }).click();
  const veil = page.locator('#veil');
  await expect(veil).toBeVisible();
  await page.clock.runFor(1000);
  await expect(veil).toBeHidden();
});

test('A page without a network says so', async ({ page, context, expectedErrors }) => {
  // Whether there is one is asked.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  // The letter bar loads once the page is idle; another test interrupts it.
  const program = page.waitForResponse(/\/react\./);
  await page.goto(list);
  await program;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notices = page.getByRole('status');
  await expect(notices.getByText(common.offline)).toBeVisible();
  /** A part fails to load; when the page reloaded for it. */
  const failPart = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('vite:preloadError'));
      return sessionStorage.getItem('reloadedAt');
    });
  expect(await failPart(), 'it would be lost').toBeNull();
  await follow(page, common.nav.about);
  await expect(notices.getByText(common.navigationFailed)).toBeVisible();
  // One bar reports both.
  await expect(page.getByText(common.offline)).toBeHidden();
  const bar = page.getByRole('progressbar', { name: common.loading });
  await expect(bar).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`${list}$`));
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText(common.offline)).toBeHidden();
  await expect(page.getByText(common.navigationFailed)).toBeHidden();
  await expect(bar).toBeHidden();

  // The network returns while the page lies in the browser's cache, where it hears nothing.
  const setOnline = (isOnline: boolean, event: Event['type']) =>
    page.evaluate(
      ([value, type]) => {
        Object.defineProperty(navigator, 'onLine', { value, configurable: true });
        window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      },
      [isOnline, event] as const,
    );
  await page.route(`**${list}`, (route) => route.abort('internetdisconnected'));
  await setOnline(false, 'offline');
  await expect(page.getByText(common.offline)).toBeVisible();
  await setOnline(true, 'pageshow');
  await expect(page.getByText(common.offline)).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload')));
  expect(await failPart(), 'the visitor goes elsewhere').toBeNull();
});

test('A browser that wrongly says that it has no network follows links', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(common.offline)).toBeHidden();
  await follow(page, common.nav.about);
  await expect(page).toHaveURL(new RegExp(`${about}$`));
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('that has a mark behind it leads to the page that was meant', async ({ page }) => {
    await page.goto(`${about}).`);
    await expect(page).toHaveURL(new RegExp(`${about}$`));
  });

  test('leads to no other site', async ({ page, baseURL }) => {
    const address = `${baseURL ?? ''}//elsewhere.example`;
    await page.goto(`${address}).`);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.notFound.sentence);
  });

  test('has a way back to where the visitor came from', async ({ page }) => {
    await page.goto(about);
    await page.goto('/nada/aqui');
    const opening = page.context().waitForEvent('page');
    await page.evaluate(() => void window.open(location.href, '_blank', 'noopener'));
    const tab = await opening;
    await tab.getByRole('button', { name: errors.notFound.back }).click();
    await expect(tab, 'who came from nowhere goes home').toHaveURL(new URL('/', page.url()).href);
    await page.getByRole('button', { name: errors.notFound.back }).click();
    await expect(page).toHaveURL(new RegExp(`${about}$`));
  });
});
