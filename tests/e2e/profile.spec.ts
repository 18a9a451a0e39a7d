import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { expectAccessible } from './support/reading.ts';
import { excessWidth, expectNoShifts, watchShifts } from './support/screen.ts';
import { listingOf, listingPage } from './support/listing-page.ts';
import { openProfile, talentNamed } from './support/demo-talents.ts';
import { expectPlayerInBounds, PLAYER, standInForPlayer } from './support/stub-player.ts';
import { pauseRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Açucena Vilar'; // has every gallery
const OTHER = 'Ana Sá'; // has no videos

const words = dictionary('pt').talents.profile;
const names = words.galleryNames;
const models = listingOf('pt');
const watch = fill(words.playVideo, { n: 1, name: NAME });

const actions = (page: Page) => page.locator('profile-actions');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tabs = (page: Page) => page.getByRole('navigation', { name: words.galleries });
const gallery = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const choose = (page: Page, name: string) => tabs(page).getByRole('link', { name }).click();
const walk = (page: Page) => page.getByRole('navigation', { name: 'De perfil em perfil' });
const place = (page: Page) => actions(page).locator('.place').filter({ visible: true });
const openMore = (page: Page) =>
  actions(page).getByRole('button', { name: words.more, exact: true }).click();

test('Previous and next lead through the listing that the visitor came from', async ({ page }) => {
  const { cards, chips, names: namesOf } = listingPage(page);
  await page.goto('/image#h=174-178');
  await expect(chips.first()).toBeVisible();
  await expect(cards.nth(1)).toBeVisible();
  const listed = await namesOf();
  await cards.nth(1).getByRole('link').click();
  await expect(place(page)).toHaveText(`2 de ${String(listed.length)}`);
  await page.waitForLoadState();
  // With Alt, an arrow is the browser's own.
  const followsNothing = async (keys: string) => {
    await page.evaluate(() => {
      sessionStorage.removeItem('left');
      addEventListener('click', () => sessionStorage.setItem('left', 'yes'));
    });
    await page.keyboard.press(keys);
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
  };
  await followsNothing('Alt+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(heading(page)).toHaveText(listed[2] ?? '');
  await expect(place(page)).toHaveText(`3 de ${String(listed.length)}`);
  for (let at = 2; at > 0; at -= 1) {
    await walk(page).getByRole('link', { name: 'Anterior' }).click();
    await expect(heading(page)).toHaveText(listed[at - 1] ?? '');
  }
  await expect(walk(page).getByRole('link', { name: 'Anterior' })).toBeHidden();
  await followsNothing('ArrowLeft');
  await expectAccessible(page);
  // A later visit of the list is not where Back leads.
  await page.goto('/image#h=174-178');
  await page.goBack();
  await actions(page)
    .getByRole('link', { name: /^Voltar/ })
    .click();
  await expect(page).toHaveURL(/\/image#h=174-178$/);
  await expect(cards).toHaveCount(listed.length);
  await page.goForward();
  await expect(heading(page)).toHaveText(listed[1] ?? '');
});

test('Previous and next lead who comes from elsewhere through the board', async ({ page }) => {
  await openProfile(page, OTHER);
  await expect(walk(page).getByRole('link', { name: 'Próxima' })).toBeVisible();
  await expect(actions(page).locator('.place').first()).toHaveText('');
  const line = page.getByRole('navigation', { name: 'Outros talentos do board' });
  await line.scrollIntoViewIfNeeded();
  await expect(line.getByRole('link')).toContainText([
    /Açucena\s*Vilar/,
    /Ângela\s*Brandão/,
    'Ver Image',
  ]);
  // Behind the board's last there is nobody.
  const { cards } = listingPage(page);
  await page.goto('/image');
  const end = await cards.last().getByRole('link').getAttribute('href');
  await page.goto(end ?? '');
  await expect(walk(page).getByRole('link', { name: 'Anterior' })).toBeVisible();
  await expect(walk(page).getByRole('link', { name: 'Próxima' })).toBeHidden();
});

test('A place among hundreds fits on a narrow phone', async ({ page }) => {
  await openProfile(page, OTHER);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => {
    const others = Array<string>(130).fill('/');
    sessionStorage.setItem('result', ['/', ...others, location.pathname].join(' '));
  });
  await page.reload();
  await expect(place(page)).toHaveText('131 de 131');
  await expect(walk(page).getByRole('link', { name: 'Anterior' })).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
});

test('A cover that comes late fades in on its paper @desktop', async ({ page }) => {
  const release = await pauseRequests(page, /\/cover\.jpg/);
  const { id } = await talentNamed(page, OTHER);
  await page.goto(`/modelos/${id}/ana-sa`, { waitUntil: 'commit' });
  const cover = page.locator('.portrait [data-fallback]');
  await expect(cover).toHaveCSS('animation-name', 'unread');
  release();
  await expect(cover).toHaveCSS('animation-name', 'come');
});

test('A size opens one row of other systems, and Escape closes it', async ({ page }) => {
  await openProfile(page, NAME);
  const facts = page.locator('size-facts');
  const jeans = facts.getByRole('button', { name: /^36/ });
  const shoes = facts.getByRole('button', { name: /^38/ });
  await shoes.click();
  await expect(facts.locator('.sizes:visible')).toHaveText(/BR\s*38\s*EU\s*40\s*US\s*9/);
  await expect(shoes).toHaveAttribute('aria-expanded', 'true');
  await shoes.click();
  await expect(facts.locator('.sizes:visible')).toHaveCount(0);
  await shoes.click();
  await jeans.click();
  await expect(facts.locator('.sizes:visible')).toHaveCount(1);
  await expect(shoes).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(facts.locator('.sizes:visible')).toHaveCount(0);
});

test('A profile shows one gallery: the address’s or the one seen before', async ({ page }) => {
  // A face that comes late on the first page moves the name, and serves from the next page on.
  await openProfile(page, NAME);
  await watchShifts(page);
  await page.reload();
  await expect(page.locator('.portrait'), 'stands in its paper').toHaveClass(/\bpaper-coal\b/);
  await expect(gallery(page, names.book)).toBeVisible();
  for (const name of [names.snap, names.compo, names.video])
    await expect(gallery(page, name)).toBeHidden();
  await expectAccessible(page);
  await expectNoShifts(page);
  await choose(page, names.snap);
  await expect(gallery(page, names.snap)).toBeVisible();
  await expect(gallery(page, names.book)).toBeHidden();
  await expect(tabs(page).locator('[aria-current="true"]')).toHaveText(/^\s*Polaroids/);
  const release = await pauseRequests(page, /\/_astro\/.*\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(gallery(page, names.snap), 'before its script').toBeVisible();
  await expect(gallery(page, names.book)).toBeHidden();
  release();
  await expect(tabs(page).locator('[aria-current="true"]')).toHaveText(/^\s*Polaroids/);
  await expectNoShifts(page);

  await openProfile(page, OTHER);
  await expect(tabs(page).getByRole('link')).toHaveText([/^\s*Book/, /^\s*Polaroids/, /^\s*Compo/]);
  await expect(gallery(page, names.snap)).toBeVisible();
  // A gallery that the next profile lacks gives way to the first.
  await openProfile(page, NAME, '#video');
  await expect(gallery(page, names.video)).toBeVisible();
  await expectAccessible(page);
  await choose(page, names.video);
  await openProfile(page, OTHER);
  await expect(gallery(page, names.book)).toBeVisible();
  // As a message's last word, its full stop included.
  await page.evaluate(() => (location.hash = 'compo.'));
  await expect(gallery(page, names.compo)).toBeVisible();
  await openProfile(page, 'Cauã Batista');
  await expect(
    page.locator('main').getByRole('link', { name: words.askForPictures }),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/.*Batista/);
});

test('A profile shows a picture before a video, and stops it when left', async ({ page }) => {
  await standInForPlayer(page);
  await openProfile(page, NAME, '#video');
  const poster = gallery(page, names.video).locator('a.video img').first();
  await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
  await gallery(page, names.video).getByRole('link', { name: watch }).click();
  const player = gallery(page, names.video).locator('iframe');
  await expect(player).toHaveAttribute('title', watch);
  await expect(player).toHaveAttribute('src', PLAYER);
  await expectPlayerInBounds(player);
  await expect(player).toBeFocused();
  const item = gallery(page, names.video).locator(':has(> a.video)').first();
  await item.evaluate((first) => {
    const second = first.cloneNode(true) as Element;
    second.querySelector('iframe')?.remove();
    second.querySelector('a')?.removeAttribute('hidden');
    first.after(second);
  });
  await gallery(page, names.video).locator('a.video').last().click();
  await expect(player, 'the first film ends').toHaveCount(1);
  await tabs(page).getByRole('link', { name: names.book }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await choose(page, names.video);
  await expect(gallery(page, names.video).getByRole('link', { name: watch }).first()).toBeVisible();
});

test('A profile says that its composite failed', async ({ page, expectedErrors }) => {
  expectedErrors.push(/503|ERR_FAILED/);
  await openProfile(page, NAME);
  const button = page.locator('.more').getByRole('link', { name: words.composite, exact: true });
  const status = actions(page).getByRole('status');
  const program = '**/_astro/save-file*';
  await page.route(program, (route) => route.abort());
  await openMore(page);
  // At the first failure the page reloads.
  const reloaded = page.waitForEvent('load');
  await button.click();
  await reloaded;
  await openMore(page);
  await button.click();
  await expect(status).toHaveText(words.compositeFailed);
  await page.unroute(program);

  await openMore(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  let asked = 0;
  await page.route('**/api/composite/*', async (route) => {
    asked += 1;
    await answered;
    await route.fulfill({ status: 503, json: {} });
  });
  await button.click();
  await expect(page.getByText(words.compositeLoading)).toBeVisible();
  await openMore(page);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  await openMore(page);
  answer(null);
  await expect(status).toHaveText(words.compositeFailed);
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(asked).toBe(1);
  await expectAccessible(page);

  await page.unroute('**/api/composite/*');
  const download = page.waitForEvent('download');
  await button.click();
  // Browsers replace characters that file systems forbid.
  expect((await download).suggestedFilename()).toMatch(/^Açucena Vilar [|_-] Amazing\.zip$/);
  await expect(status).toBeEmpty();
});

for (const browser of ['that tells where Back leads', 'that does not'])
  test(`A profile leads back, in a browser ${browser}`, async ({ page, context }) => {
    if (browser === 'that does not')
      await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto('/development');
    const from = page.url();
    const { cards } = listingPage(page);
    await cards.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/\d+\//);
    await page.waitForLoadState();
    await page.locator('main').getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL(from);
    await expect(page.locator('.wall[data-live]')).toBeAttached();
    // Where the browser goes back, its place comes back too.
    await expect(browser === 'that does not' ? cards.first() : cards.last()).toBeInViewport();

    const { id } = await talentNamed(page, NAME);
    const opening = context.waitForEvent('page');
    await page.evaluate((href) => void window.open(href, '_blank', 'noopener'), `${models}/${id}`);
    const tab = await opening;
    await expect(tab.locator('profile-galleries[data-ready]')).toBeVisible();
    // A picture that was looked at is an entry in the history.
    await gallery(tab, names.book).getByRole('link').first().click();
    await expect(tab.getByRole('dialog')).toBeVisible();
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toBeHidden();
    await tab.locator('main').getByRole('link', { name: words.back }).click();
    await expect(tab).toHaveURL(new RegExp(`${models}$`));
  });

test('A profile keeps its actions in reach', { tag: '@chromium' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openProfile(page, NAME, '#book');
  const status = actions(page).getByRole('status');
  await expect(actions(page)).toBeInViewport({ ratio: 1 });
  await expect(actions(page).locator('.row .tap:visible').first()).toHaveText(words.back);
  await openMore(page);
  await expectAccessible(page);
  await expect(actions(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.*Vilar.*acucena-vilar$/,
  );
  await page.keyboard.press('Escape');
  await expect(actions(page).getByRole('button', { name: words.more, exact: true })).toBeFocused();
  const share = async () => {
    await openMore(page);
    await actions(page).getByRole('button', { name: words.share }).click();
  };
  await page.evaluate(() =>
    Object.assign(navigator, {
      share: (shared: ShareData) => {
        Object.assign(window, { shared });
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    }),
  );
  await share();
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
  await expect.poll(shared).toMatchObject({ url: expect.stringMatching(/\/acucena-vilar$/) });
  await expect(status, 'closing the sheet is no failure').toBeEmpty();
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await share();
  await expect(status).toHaveText(words.linkCopied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http.*\/\d+\/acucena-vilar$/,
  );
  // What comes after the notice stays.
  await page.route('**/api/composite/*', () => undefined);
  await openMore(page);
  await page.locator('.more').getByRole('link', { name: words.composite, exact: true }).click();
  await page.clock.runFor(10_000);
  await expect(status).toHaveText(words.compositeLoading);
  // A link that could not be copied stays in sight, also right after one that could.
  await page.evaluate(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new Error('refused'));
  });
  await share();
  await expect(status).toContainText('http');
  await page.clock.runFor(10_000);
  await expect(status).toContainText('http');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(actions(page)).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a profile shows every gallery, downloads the composite, goes back', async ({ page }) => {
    await openProfile(page, NAME);
    for (const name of Object.values(names)) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      if (name === names.video) continue;
      for (const shown of await gallery(page, name).getByRole('img').all())
        await expect(shown).toHaveAttribute('alt', new RegExp(NAME));
    }
    await openMore(page);
    for (const [link, href] of [
      [gallery(page, names.book).getByRole('link').first(), /^(?!#)./],
      [gallery(page, names.video).getByRole('link', { name: watch }), /^https:\/\//],
      [page.locator('main').getByRole('link', { name: words.back }), new RegExp(`^${models}$`)],
      [page.locator('.more').getByRole('link', { name: words.composite }), /^\/api\/composite\/\d/],
    ] as const)
      await expect(link).toHaveAttribute('href', href);
    const heart = fill(dictionary('pt').common.addToSelection, { name: NAME });
    await expect(page.getByRole('button', { name: heart })).toBeHidden();
  });
});
