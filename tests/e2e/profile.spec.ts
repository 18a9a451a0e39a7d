/** A profile: galleries, videos, composite, the way back. */
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { expectAccessible, expectNoShifts, watchShifts } from './support/boxes.ts';
import { listingOf } from './support/pages.ts';
import { listingPage } from './support/listing-page.ts';
import { openProfile, talentNamed } from './support/demo-talents.ts';
import { expectPlayerInBounds, PLAYER, standInForPlayer } from './support/stub-player.ts';
import { expectToReflow } from './support/reading.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Açucena Vilar'; // has every gallery
const OTHER = 'Ana Sá'; // has no videos

const LONG_NAMES: readonly string[] = [
  'Joaquim Nabuco Pereira de Araújo e Silva Filho',
  'Maria Eduarda Albuquerque de Vasconcelos Cavalcanti',
];
const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [1920, 1080],
] as const;

const firstRow = (page: Page) => page.locator('profile-actions > .row .tap:visible');

/** Texts of elements that overlap the one to their left. */
function overlapping(taps: Locator): Promise<readonly string[]> {
  return taps.evaluateAll((all) => {
    const boxes = all.map((tap) => tap.getBoundingClientRect());
    return all
      .filter((_, place) => (boxes[place]?.left ?? 0) + 0.5 < (boxes[place - 1]?.right ?? 0))
      .map((tap) => tap.textContent.trim());
  });
}

test('Face, name and every measure stand above the line of actions in the first screen', async ({
  page,
}) => {
  test.slow();
  for (const name of [NAME, OTHER, ...LONG_NAMES]) {
    await openProfile(page, '/modelos', name);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const title = `${name}, ${String(width)}`;
      const { header, heading, line, portrait, end, tabs, measures } = await page.evaluate(() => {
        const find = (selector: string) => {
          const part = document.querySelector(selector);
          if (part === null) throw new Error(`The profile has no ${selector}`);
          return part.getBoundingClientRect().toJSON() as DOMRect;
        };
        return {
          header: find('.head'),
          heading: find('h1'),
          line: find('profile-actions'),
          portrait: find('.portrait'),
          end: find('.further'),
          tabs: find('profile-galleries'),
          measures: Array.from(
            document.querySelectorAll('.facts dd'),
            (part) => part.getBoundingClientRect().bottom,
          ),
        };
      });
      expect(heading.bottom, title).toBeLessThanOrEqual(line.top);
      if (width > 1024) expect(line.bottom, title).toBeLessThanOrEqual(height);
      if (width > 1440 || LONG_NAMES.includes(name)) continue;
      expect(heading.top, title).toBeGreaterThanOrEqual(header.bottom);
      expect(Math.max(...measures), title).toBeLessThanOrEqual(line.top);
      expect(measures.length, title).toBeGreaterThan(2);
      expect(line.top, title).toBeLessThan(height);
      expect(portrait.height, title).toBeGreaterThan(height * 0.34);
      expect(await overlapping(firstRow(page)), title).toEqual([]);
      expect(tabs.top - end.bottom, `${title}: room above the tabs`).toBeLessThanOrEqual(24);
    }
  }
});

test('Previous and next lead through the filtered listing that the visitor came from, and back', async ({
  page,
}) => {
  const { cards, chips, names: namesOf } = listingPage(page);
  await page.goto('/image#h=174-178');
  await expect(chips.first()).toBeVisible();
  await expect(cards.nth(1)).toBeVisible();
  const names = await namesOf();
  await cards.nth(1).getByRole('link').click();
  const walk = page.getByRole('navigation', { name: 'De perfil em perfil' });
  const back = page.locator('profile-actions').getByRole('link', { name: /^Voltar/ });
  const place = page.locator('profile-actions .place').filter({ visible: true });
  await expect(place).toHaveText(`2 de ${String(names.length)}`);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overlapping(firstRow(page)), String(width)).toEqual([]);
  }
  await page.waitForLoadState();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[2] ?? '');
  await expect(place).toHaveText(`3 de ${String(names.length)}`);
  for (let place = 2; place > 0; place -= 1) {
    await walk.getByRole('link', { name: 'Anterior' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[place - 1] ?? '');
  }
  await expect(walk.getByRole('link', { name: 'Anterior' })).toBeHidden();
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL(/\/image#h=174-178$/);
  await expect(cards).toHaveCount(names.length);
  // A visitor from elsewhere gets the board's neighbours.
  const address = page.url();
  await cards.first().getByRole('link').click();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(walk.getByRole('link', { name: 'Próxima' })).toBeVisible();
  await expect(page.locator('profile-actions .place').first()).toHaveText('');
  expect(page.url()).not.toBe(address);
});

test('A size opens one row of other systems, and Escape closes it', async ({ page }) => {
  await openProfile(page, '/modelos', NAME);
  const facts = page.locator('size-facts');
  const jeans = facts.getByRole('button', { name: /^36/ });
  const shoes = facts.getByRole('button', { name: /^38/ });
  await shoes.click();
  await expect(facts.locator('.sizes:visible')).toHaveText(/BR\s*38\s*EU\s*40\s*US\s*9/);
  await expect(shoes).toHaveAttribute('aria-expanded', 'true');
  await jeans.click();
  await expect(facts.locator('.sizes:visible')).toHaveCount(1);
  await expect(shoes).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(facts.locator('.sizes:visible')).toHaveCount(0);
});

test('A profile ends with two neighbours and the board on one line, and arrow keys lead on', async ({
  page,
}) => {
  await openProfile(page, '/modelos', OTHER);
  const line = page.getByRole('navigation', { name: 'Outros talentos do board' });
  const address = page.url();
  await line.scrollIntoViewIfNeeded();
  await expect(line.getByRole('link')).toContainText([
    /Amanda\s*Siqueira/,
    /Ângela\s*Brandão/,
    'Ver Image',
  ]);
  const feet = await line
    .locator('.frame')
    .evaluateAll((frames) =>
      frames.map((frame) => Math.round(frame.getBoundingClientRect().bottom)),
    );
  expect(new Set(feet).size).toBe(1);
  await page.waitForLoadState();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ângela/);
  await page.waitForLoadState();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(address);
});

const selector = (page: Page, name: string) => page.getByRole('navigation', { name });
const gallery = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const choose = (page: Page, galleries: string, name: string) =>
  selector(page, galleries).getByRole('link', { name }).click();

/** Opens the further actions. */
const openMore = (page: Page, name: string) =>
  page.locator('profile-actions').getByRole('button', { name, exact: true }).click();

const words = dictionary('pt').talents.profile;
const names = words.galleryNames;
const models = listingOf('pt');
const watch = fill(words.playVideo, { n: 1, name: NAME });

test.describe('a profile', () => {
  test.use({ expectedErrors: [/503/] });
  test('opens with the gallery in the address, and loads gallery mode when a picture is aimed at', async ({
    page,
  }) => {
    await openProfile(page, models, NAME, '#compo');
    const loaded = page.waitForRequest(/GalleryVisit/);
    await gallery(page, names.compo).getByRole('link').first().focus();
    await loaded;
    await expect(gallery(page, names.compo)).toBeVisible();
    await expect(gallery(page, names.book)).toBeHidden();
    await expect(
      selector(page, words.galleries).getByRole('link', { name: names.compo }),
    ).toBeInViewport({ ratio: 1 });
  });

  test(
    'fills the page from edge to edge with rows of a gallery, of similar height',
    { tag: '@phone' },
    async ({ page }) => {
      await openProfile(page, models, NAME);
      for (const size of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
        { width: 1440, height: 900 },
        { width: 2560, height: 1300 },
      ]) {
        await page.setViewportSize(size);
        const boxes = await page
          .locator('#book .picture')
          .evaluateAll((links) =>
            links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
          );
        const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
        const heights = [...rows.values()].map((row) =>
          Math.max(...row.map(({ height }) => height)),
        );
        const name = `${String(size.width)} px: ${heights.map(Math.round).join()}`;
        const ends = new Set([...rows.values()].map((row) => Math.round(row.at(-1)?.right ?? 0)));
        expect(Math.max(...heights), name).toBeLessThan(2 * Math.min(...heights));
        expect(ends.size, name).toBe(1);
      }
    },
  );

  test('shows a picture of its own before a video is played, and stops the video when another gallery is chosen', async ({
    page,
  }) => {
    await standInForPlayer(page);
    await openProfile(page, models, NAME, '#video');
    const poster = gallery(page, names.video).locator('a.video img').first();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await gallery(page, names.video).getByRole('link', { name: watch }).click();
    const player = gallery(page, names.video).locator('iframe');
    await expect(player).toHaveAttribute('title', watch);
    await expect(player).toHaveAttribute('src', PLAYER);
    await expectPlayerInBounds(player);
    await expect(player).toBeFocused();

    await selector(page, words.galleries).getByRole('link', { name: names.book }).press('Enter');
    await expect(page.locator('iframe')).toHaveCount(0);
    await choose(page, words.galleries, names.video);
    await expect(gallery(page, names.video).getByRole('link', { name: watch })).toBeVisible();
  });

  test('says that the composite failed, and saves it under the talent’s name at the next try', async ({
    page,
  }) => {
    await openProfile(page, models, NAME);
    const button = page.locator('.more').getByRole('link', { name: words.composite, exact: true });
    await openMore(page, words.more);
    const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
    await page.route('**/api/composite/*', async (route) => {
      await answered;
      await route.fulfill({ status: 503, json: {} });
    });
    await button.click();
    await expect(page.getByText(words.compositeLoading)).toBeVisible();
    await openMore(page, words.more);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    answer(null);
    await expect(page.locator('profile-actions').getByRole('status')).toHaveText(
      words.compositeFailed,
    );
    await expect(button).not.toHaveAttribute('aria-busy');
    await expectAccessible(page);
    const size = page.viewportSize();
    await expectToReflow(page);
    if (size !== null) await page.setViewportSize(size);

    await page.unroute('**/api/composite/*');
    const download = page.waitForEvent('download');
    await button.click();
    // Browsers replace characters that file systems forbid.
    expect((await download).suggestedFilename()).toMatch(/^Açucena Vilar [|_-] Amazing\.zip$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream())
      chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    await expect(page.locator('profile-actions').getByRole('status')).toBeEmpty();
  });

  const development = models.replace(/mod.*$/, 'development');
  async function goBack(page: Page): Promise<void> {
    await page.waitForLoadState();
    await page.locator('main').getByRole('link', { name: words.back }).click();
  }

  test('leads back to the page of this site that the visitor came from', async ({ page }) => {
    await page.goto(development);
    const from = page.url();
    await listingPage(page).cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/\d+\//);
    await goBack(page);
    await expect(page).toHaveURL(from);
    await page.goForward();
    await expect(page).not.toHaveURL(from);
  });

  for (const browser of ['that tells where Back leads', 'that does not']) {
    test(`leads back to all models from a tab of its own, in a browser ${browser}`, async ({
      page,
      context,
    }) => {
      if (browser === 'that does not')
        await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      const { id } = await talentNamed(page, NAME);
      await page.goto(development);
      const opening = context.waitForEvent('page');
      await page.evaluate(
        (href) => void window.open(href, '_blank', 'noopener'),
        `${models}/${id}`,
      );
      const tab = await opening;
      await expect(tab.locator('profile-galleries[data-ready]')).toBeVisible();
      // A picture that was looked at is an entry in the history.
      await gallery(tab, names.book).getByRole('link').first().click();
      await expect(tab.getByRole('dialog')).toBeVisible();
      await tab.keyboard.press('Escape');
      await expect(tab.getByRole('dialog')).toBeHidden();
      await goBack(tab);
      await expect(tab).toHaveURL(new RegExp(`${models}$`));
    });
  }
});

test.describe(`a profile`, () => {
  test('shows one gallery at a time, opens with the one looked at on the profile before, and is accessible', async ({
    page,
  }) => {
    await openProfile(page, models, NAME);
    await expect(gallery(page, names.book)).toBeVisible();
    for (const name of [names.snap, names.compo, names.video])
      await expect(gallery(page, name)).toBeHidden();
    await expectAccessible(page);
    await choose(page, words.galleries, names.snap);
    await expect(gallery(page, names.snap)).toBeVisible();
    await expect(gallery(page, names.book)).toBeHidden();
    await expect(selector(page, words.galleries).locator('[aria-current="true"]')).toHaveText(
      /^\s*Polaroids/,
    );

    await openProfile(page, models, OTHER);
    await expect(selector(page, words.galleries).getByRole('link')).toHaveText([
      /^\s*Book/,
      /^\s*Polaroids/,
      /^\s*Comp card/,
    ]);
    await expect(gallery(page, names.snap)).toBeVisible();
    // A gallery that the next profile lacks gives way to the first.
    await openProfile(page, models, NAME);
    await choose(page, words.galleries, names.video);
    await expectAccessible(page);
    await openProfile(page, models, OTHER);
    await expect(gallery(page, names.book)).toBeVisible();
    // A gallery lower than the window leaves no empty space below.
    await page.setViewportSize({ width: 390, height: 2400 });
    const room = await page
      .locator('profile-galleries')
      .evaluate((galleries) => galleries.getBoundingClientRect().bottom);
    const pictures = await gallery(page, names.book).evaluate(
      (book) => book.getBoundingClientRect().bottom,
    );
    expect(room - pictures).toBeLessThan(1);
  });

  test('moves nothing when the script takes over, whichever was looked at before', async ({
    page,
  }) => {
    await watchShifts(page);
    await openProfile(page, models, NAME);
    await expectNoShifts(page);
    await choose(page, words.galleries, names.compo);
    await page.reload();
    await expect(gallery(page, names.compo)).toBeVisible();
    await expectNoShifts(page);
  });

  test(
    'keeps its actions in reach to the end, the way back first, and shares its link',
    { tag: '@chromium' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await openProfile(page, models, NAME);
      const actions = page.locator('profile-actions');
      const status = actions.getByRole('status');
      const more = actions.getByRole('button', { name: words.more, exact: true });
      await expect(actions).toBeInViewport({ ratio: 1 });
      await expect(firstRow(page).first()).toHaveText(words.back);
      await more.click();
      await expectAccessible(page);
      await expect(actions.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\d+\?text=.*Vilar.*acucena-vilar$/,
      );
      await page.keyboard.press('Escape');
      await expect(more).toBeFocused();
      const share = async () => {
        await more.click();
        await actions.getByRole('button', { name: words.share }).click();
      };
      await share();
      await expect(status).toHaveText(words.linkCopied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^http.*\/\d+\/acucena-vilar$/,
      );
      // A link that could not be copied stays in sight, also right after one that could.
      await page.evaluate(() => {
        Clipboard.prototype.writeText = () => Promise.reject(new Error('refused'));
      });
      await share();
      await expect(status).toContainText('http');
      await page.clock.runFor(10_000);
      await expect(status).toContainText('http');
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect(actions).toBeInViewport({ ratio: 1 });
    },
  );

  test('offers to ask for pictures where there are none', async ({ page }) => {
    await openProfile(page, models, 'Cauã Batista');
    await expect(
      page.locator('main').getByRole('link', { name: words.askForPictures }),
    ).toHaveAttribute('href', /^https:\/\/wa\.me\/.*Batista/);
  });
});

test.describe(`a profile without JavaScript`, () => {
  test.use({ javaScriptEnabled: false });

  test('shows every gallery, leads to every picture and video, downloads the composite, goes back', async ({
    page,
  }) => {
    await openProfile(page, models, NAME);
    for (const name of Object.values(names)) {
      await expect(gallery(page, name)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
      if (name === names.video) continue;
      const pictures = gallery(page, name).getByRole('img');
      expect(await pictures.count()).toBeGreaterThan(0);
      for (const shown of await pictures.all()) {
        await expect(shown).toHaveAttribute('width', /^\d+$/);
        await expect(shown).toHaveAttribute('alt', new RegExp(NAME));
      }
    }
    const picture = gallery(page, names.book).getByRole('link').first();
    const answer = await page.request.get((await picture.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
    await expect(gallery(page, names.video).getByRole('link', { name: watch })).toHaveAttribute(
      'href',
      /^https:\/\//,
    );
    await expect(page.locator('main').getByRole('link', { name: words.back })).toHaveAttribute(
      'href',
      models,
    );
    await openMore(page, words.more);
    await expect(
      page.locator('.more').getByRole('link', { name: words.composite, exact: true }),
    ).toHaveAttribute('href', /^\/api\/composite\/\d+$/);
    await expect(
      page.getByRole('button', {
        name: fill(dictionary('pt').common.addToSelection, { name: NAME }),
      }),
    ).toBeHidden();
  });
});
