/**
 * Sharing a brief, printing its comp cards, downloading its composites and comparing its polaroids.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { SELECTION, keepInSelection } from './support/selection-page.ts';
import { expectAccessible, expectNoShifts, watchShifts } from './support/boxes.ts';
import { pauseRequests } from './support/network.ts';
import { holdPrint, readPdf, waitForPrint } from './support/paper.ts';
import { talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

/** A minor has no composite and no polaroids. */
const MINOR = 'Juliana';
const NAMES = ['Açucena Vilar', 'Ana Sá', MINOR] as const;
const A5 = { width: 595, height: 420 };
/** This file makes profiles and downloads fail. */
const FAILED_LOAD = [/^Failed to load resource/];

for (const words of SELECTION) {
  const { brief } = words;
  const { side, composites } = brief;

  async function openBrief(page: Page, names: readonly string[] = NAMES): Promise<void> {
    await keepInSelection(page, names);
    await page.goto(words.path);
    await expect(page.locator('.person')).toHaveCount(names.length);
    await page.getByRole('button', { name: brief.more, exact: true }).click();
  }
  const said = (page: Page) => page.getByRole('status').and(page.locator('[data-part="said"]'));

  test.describe(`with a brief (${words.code})`, { tag: `@${words.code}` }, () => {
    test(
      "the device's own sheet and WhatsApp get its title and its whole link",
      { tag: '@once' },
      async ({ page, browser }) => {
        await page.addInitScript(() => {
          Object.assign(navigator, {
            share: (shared: object) => Promise.resolve(Object.assign(window, { shared })),
          });
        });
        await openBrief(page);
        await expectAccessible(page);
        await page.getByLabel(brief.titleLabel).fill('Verão');
        await page.getByRole('button', { name: brief.share }).click();
        const shared = await page.evaluate(
          () =>
            (window as unknown as { shared: Readonly<Record<'title' | 'text' | 'url', string>> })
              .shared,
        );
        expect([shared.title, shared.text]).toEqual(['Verão', 'Verão']);
        const link = page.getByRole('link', { name: 'WhatsApp' });
        await expect(link).toHaveAttribute(
          'href',
          `https://wa.me/?text=${encodeURIComponent(`Verão\n${shared.url}`)}`,
        );
        const guest = await (await browser.newContext()).newPage();
        await guest.goto(shared.url);
        await expect(guest.getByText('“Verão”')).toBeVisible();
        await expect(
          guest.getByRole('button', { name: brief.share }),
          'no sheet, no button',
        ).toBeHidden();
        await guest.context().close();
      },
    );

    test(
      'all its comp cards are one print of A5 pages, and the page is its own again afterwards',
      { tag: '@once' },
      async ({ page }) => {
        await holdPrint(page);
        await openBrief(page);
        await page.getByRole('button', { name: brief.printCards }).click();
        await waitForPrint(page);
        await expect(said(page)).toBeEmpty();
        const { sizes, text } = await readPdf(page);
        expect(sizes).toEqual(Array.from({ length: 2 * NAMES.length }, () => A5));
        for (const name of NAMES) expect(text).toContain(name.toUpperCase());
        await expect(page.locator('comp-card')).toHaveCount(0);
        await expect(page.locator('link[media="print"]')).toHaveCount(0);
        await expectAccessible(page);
      },
    );

    test(
      'its composites come as one file, and a failure is told',
      { tag: '@once' },
      async ({ page }) => {
        await openBrief(page);
        await page.getByLabel(brief.titleLabel).fill('Verão');
        const press = () => page.getByRole('button', { name: composites.download }).click();
        const [download] = await Promise.all([page.waitForEvent('download'), press()]);
        expect(download.suggestedFilename()).toMatch(/^Verão . Amazing\.zip$/);
        await expect(said(page)).toHaveText(
          composites.done.replace('{n}', '2').replace('{total}', '3'),
        );
        const zip = await readFile(await download.path());
        for (const file of ['01-acucena-vilar-compo.jpg', '02-ana-sa-compo.jpg'])
          expect(zip.includes(file), file).toBe(true);
        expect(zip.includes('juliana')).toBe(false);
        for (const name of NAMES.slice(0, 2))
          await page
            .locator('.person')
            .first()
            .getByRole('button', { name: words.remove(name) })
            .click();
        await press();
        await expect(said(page)).toHaveText(composites.nobody);
      },
    );

    test.describe('while the site fails', { tag: '@once' }, () => {
      test.use({ expectedErrors: FAILED_LOAD });

      test('it says which cards are missing, and why no composites come', async ({ page }) => {
        await holdPrint(page);
        await openBrief(page);
        await page.route(
          '**/api/composites*',
          (route) => route.fulfill({ status: 413, json: { error: 'large' } }),
          { times: 1 },
        );
        await page.getByRole('button', { name: composites.download }).click();
        await expect(said(page)).toHaveText(composites.large);
        await page.route(
          '**/api/composites*',
          (route) => route.fulfill({ status: 429, body: 'Too many requests' }),
          { times: 1 },
        );
        await page.getByRole('button', { name: composites.download }).click();
        await expect(said(page)).toHaveText(composites.failed);
        await page.route('**/ana-sa', (route) => route.abort());
        await page.getByRole('button', { name: brief.printCards }).click();
        await waitForPrint(page);
        await expect(said(page)).toHaveText(brief.cardsMissing.replace('{names}', 'Ana Sá'));
        await expect(page.locator('comp-card')).toHaveCount(2);
      });
    });

    test(
      'the notice of a missing network stands below the undo and the pager of home',
      { tag: '@once' },
      async ({ page, context }) => {
        await openBrief(page);
        await page.getByRole('button', { name: words.remove(NAMES[0]) }).click();
        const expectBelow = async (part: Locator) => {
          const bar = await page.locator('#offline').boundingBox();
          const above = await part.boundingBox();
          expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(
            (bar?.y ?? 0) + 1,
          );
        };
        await context.setOffline(true);
        await expect(page.locator('#offline')).toBeVisible();
        await expectBelow(page.getByRole('button', { name: words.undo }));
        await context.setOffline(false);
        const slider = page.waitForResponse(/\/Slider\./);
        await page.goto(words.home);
        await slider;
        await page.waitForLoadState('networkidle');
        await context.setOffline(true);
        await expect(page.locator('#offline')).toBeVisible();
        await expectBelow(page.locator('.pager'));
      },
    );

    test('polaroids stand side by side, kind by kind and to scale, and Back leads to the brief', async ({
      page,
      browser,
    }) => {
      await openBrief(page, [...NAMES, 'Bárbara Uchôa']);
      await page.getByRole('button', { name: side.open }).click();
      await expect(page.getByRole('heading', { level: 1, name: side.open })).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${side.open} ·`));
      const columns = page.getByRole('combobox');
      await expect(columns).toHaveCount(3);
      const acucena = await talentNamed(page, NAMES[0]);
      const ana = await talentNamed(page, NAMES[1]);
      await expect(page).toHaveURL(new RegExp(`#lado=${acucena.id},${ana.id},\\d+$`));
      const sources = (place: number) =>
        page
          .locator('figure')
          .evaluateAll(
            (all, at) =>
              all
                .map((one) => one.querySelector('img')?.src ?? '')
                .filter((_, index) => index % 3 === at),
            place,
          );
      const kindsOf = async (place: number) =>
        (await sources(place)).map(
          (src) => /[a-z-]+(?:%2F|\/)digital-\d/.exec(src)?.[0].replace('%2F', '/') ?? '',
        );
      const kinds = (slug: string) => [1, 2, 3, 4].map((kind) => `${slug}/digital-${String(kind)}`);
      await expect.poll(() => kindsOf(0)).toEqual(kinds('acucena-vilar'));
      expect(await kindsOf(1)).toEqual(kinds('ana-sa'));
      const frames = await page.locator('figure .frame').evaluateAll((all) =>
        all.map((frame) => {
          const { width, height } = frame.getBoundingClientRect();
          return height / width;
        }),
      );
      for (const ratio of frames.slice(0, -3)) expect(ratio).toBeCloseTo(4 / 3, 1);
      for (const [place, height] of [179, 176, 182].entries())
        expect(frames.at(place - 3)).toBeCloseTo(height / 120, 2);
      const late = await pauseRequests(page, (url) => url.pathname.endsWith('/juliana'));
      await columns.nth(2).selectOption(MINOR);
      await expect(page.locator('.sides')).toHaveAttribute('aria-busy', 'true');
      await columns.nth(2).selectOption('Bárbara Uchôa');
      await expect.poll(() => kindsOf(2)).toEqual(kinds('barbara-uchoa'));
      late();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('figure'), 'nothing of the one before').toHaveCount(12);
      await columns.nth(2).focus();
      await columns.nth(2).selectOption(MINOR);
      await expect(columns.nth(2)).toBeFocused();
      await expect(page.getByText(side.none)).toBeVisible();
      expect((await sources(2)).filter(Boolean)).toEqual([]);
      await expectAccessible(page);
      const grid = page.locator('.sides');
      const isWide = (page.viewportSize()?.width ?? 0) >= 650;
      expect(
        await grid.evaluate((element) => element.scrollWidth > element.clientWidth),
        'sideways for the third on a phone',
      ).toBe(!isWide);

      await columns.nth(2).selectOption(side.nobody);
      await expect(columns).toHaveCount(2);
      const address = page.url();
      await page.getByRole('button', { name: side.add }).click();
      await expect(columns.nth(2)).toBeFocused();
      const guest = await (
        await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false })
      ).newPage();
      await guest.goto(address);
      await expect(guest.getByRole('combobox')).toHaveCount(2);
      await expect(guest.locator('figure').last()).toBeAttached();
      await guest.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await watchShifts(guest);
      await guest.reload();
      await expect(guest.locator('figure').last()).toBeAttached();
      await expectNoShifts(guest);
      await guest.getByRole('button', { name: words.mail.back }).click();
      await expect(guest.getByRole('heading', { level: 1, name: words.emptyTitle })).toBeVisible();
      await guest.context().close();

      await page.getByRole('button', { name: words.mail.back }).click();
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      await expect(page.locator('.person')).toHaveCount(4);
      await expect(page).not.toHaveTitle(new RegExp(`^${side.open}`));
    });
  });
}
