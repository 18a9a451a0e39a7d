/** Favourites: adding by heart, the height chart, removing, sharing, sending. */
import type { Page } from '@playwright/test';
import { SELECTION } from './support/selection-page.ts';
import { expectAccessible, expectNoShifts, watchShifts } from './support/boxes.ts';
import { allTalents, openProfile, readTalents, talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

const ANA = 'Ana Sá';
const ADD_ANA = { pt: 'Guardar Ana Sá na seleção', en: 'Save Ana Sá to your shortlist' } as const;
const BIA = 'Bárbara Uchôa';
/** Ana's measures. */
const MEASURES = {
  pt: '1,76 · jeans 36 · sapatos 37',
  en: '1.76 m / 5′9″ · jeans BR 36 · shoes BR 37',
} as const;

interface StoredCard {
  readonly id: string;
  readonly name: string;
  readonly cover?: string | null;
  readonly height?: string;
}

/** Stores an earlier visit's favourites before the page opens. */
async function storeCards(page: Page, cards: readonly StoredCard[]): Promise<void> {
  const text = JSON.stringify(Object.fromEntries(cards.map((card) => [card.id, card])));
  await page.addInitScript((favorites) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('favorites', favorites);
  }, text);
}

for (const words of SELECTION) {
  const frames = (page: Page) =>
    page
      .getByRole('region', { name: words.chart })
      .getByRole('list', { name: words.brief.list })
      .getByRole('listitem');
  const countLink = (page: Page, count: number) =>
    page.getByRole('banner').getByRole('link', { name: words.count(count), exact: true });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

  async function keepByHeart(page: Page, ...names: string[]): Promise<void> {
    await page.goto(words.models);
    for (const name of names)
      await page.getByRole('button', { name: words.add(name), exact: true }).click();
  }

  /** Opens the favourites of an earlier visit. */
  async function openFavourites(page: Page, ...names: string[]): Promise<void> {
    await storeCards(page, await Promise.all(names.map((name) => talentNamed(page, name))));
    await page.goto(words.path);
    await expect(frames(page)).toHaveCount(names.length);
  }

  test(
    `a talent of unknown height has a frame without an upper edge (${words.code})`,
    { tag: `@${words.code}` },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const talents = await readTalents(page);
      const [known, unknown] = [true, false].map(
        (isKnown) => talents.find(({ heightCm }) => (heightCm !== null) === isKnown)?.id,
      );
      await page.goto(`${words.path}#ids=${known ?? ''},${unknown ?? ''}`);
      await expect(frames(page)).toHaveCount(2);
      await expect(frames(page).nth(0).locator('.frame')).toHaveCSS('mask-image', 'none');
      await expect(frames(page).nth(1).locator('.frame')).toHaveCSS('mask-image', /gradient/);
    },
  );

  test.describe(`hearts (${words.code})`, { tag: `@${words.code}` }, () => {
    test('keep a talent from a listing to a profile to the favourites', async ({ page }) => {
      await page.goto(words.models);
      await page.getByRole('button', { name: ADD_ANA[words.code], exact: true }).click();
      const heart = page.getByRole('button', { name: words.remove(ANA), exact: true });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(countLink(page, 1)).toContainText('1');
      await openProfile(page, words.models, ANA);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await countLink(page, 1).click();
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      await expect(heading(page, words.heading)).toBeVisible();
      await expect(frames(page)).toHaveCount(1);
      await expect(frames(page)).toContainText(MEASURES[words.code]);
      await expect(frames(page).getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${words.models}/\\d+/ana-sa$`),
      );
    });

    test(
      'renew on a listing what an earlier visit kept of a minor',
      { tag: '@once' },
      async ({ page }) => {
        const juliana = await talentNamed(page, 'Juliana');
        await storeCards(page, [{ ...juliana, name: 'Juliana Veras' }]);
        await page.goto(words.models.replace(/modelos|models/, 'development'));
        await expect(
          page.getByRole('button', { name: words.remove('Juliana'), exact: true }),
        ).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('favorites'))).not.toMatch(/veras/i);
      },
    );

    test(
      'are up to date on a page that the browser brings back',
      { tag: '@once' },
      async ({ page }) => {
        await keepByHeart(page, ANA);
        await page.goto(words.path);
        await frames(page)
          .getByRole('button', { name: words.remove(ANA) })
          .click();
        await expect(heading(page, words.emptyTitle)).toBeVisible();
        await page.goBack();
        await expect(
          page.getByRole('button', { name: words.add(ANA), exact: true }),
        ).toHaveAttribute('aria-pressed', 'false');
      },
    );
  });

  test.describe(`the favourites page (${words.code})`, { tag: `@${words.code}` }, () => {
    test('shows everyone to scale, removes a talent by keyboard, clears the wall, and undoes both', async ({
      page,
      isMobile,
    }) => {
      await openFavourites(page, ANA, BIA);
      if (isMobile) {
        // All frames stand on one floor.
        const boxes = await page
          .locator('.mini .frame')
          .evaluateAll((elements) =>
            elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
          );
        const [ana, bia] = boxes;
        expect(ana?.bottom).toBeCloseTo(bia?.bottom ?? 0, 1);
        expect((bia?.height ?? 0) / (ana?.height ?? 1)).toBeCloseTo(182 / 176, 2);
      }
      await frames(page)
        .first()
        .getByRole('button', { name: words.remove(ANA) })
        .focus();
      await page.keyboard.press('Enter');
      await expect(frames(page)).toHaveCount(1);
      await expect(page.getByText(words.removed(ANA))).toBeVisible();
      await expect(page.getByRole('button', { name: words.undo })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(frames(page)).toHaveCount(2);
      await expect(frames(page).first().getByRole('link')).toBeFocused();
      await expect(page.getByText(words.removed(ANA))).toBeHidden();

      await page.getByRole('button', { name: words.clear }).click();
      await expect(heading(page, words.emptyTitle)).toBeVisible();
      await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', words.models);
      await expect(page.getByText(words.cleared)).toBeVisible();
      await page.getByRole('button', { name: words.undo }).click();
      await expect(frames(page)).toHaveCount(2);
      await expect(page.getByRole('main')).toBeFocused();
      await page.reload();
      await expect(frames(page)).toHaveCount(2);
    });

    test('holds sixty talents, long names and missing covers included, without widening the page', async ({
      page,
    }) => {
      const talents = await allTalents(page);
      const long = talents.toSorted((a, b) => b.name.length - a.name.length).slice(0, 59);
      await watchShifts(page);
      await storeCards(page, [
        ...long.map((talent) => ({ ...talent, cover: null })),
        await talentNamed(page, ANA),
      ]);
      await page.goto(words.path);
      await expect(frames(page)).toHaveCount(60);
      await expect(countLink(page, 60)).toContainText('60');
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      await expectNoShifts(page);
      await frames(page).last().getByRole('link').focus();
      await expect(frames(page).last()).toBeInViewport();
    });

    test(
      'turns a chart wider than the window by its arrows, which a wider window lacks',
      { tag: '@desktop' },
      async ({ page }) => {
        const talents = await allTalents(page);
        await storeCards(page, talents.slice(0, 12));
        await page.goto(words.path);
        const turn = (name: string) => page.getByRole('button', { name, exact: true });
        const [earlier, later] = [turn(words.brief.earlierPeople), turn(words.brief.laterPeople)];
        await expect(earlier).toBeDisabled();
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const reached = await later.evaluate((button: HTMLElement) => {
          button.click();
          return document.querySelector('[data-part="chart"]')?.scrollLeft;
        });
        expect(reached, 'at once').toBeGreaterThan(0);
        await expect(earlier).toBeEnabled();
        // The window's width says how many presses it takes.
        await expect(async () => {
          if (await later.isEnabled()) await later.click();
          await expect(later).toBeDisabled({ timeout: 1_000 });
        }).toPass({ timeout: 15_000 });
        await expect(frames(page).last()).toBeInViewport();
        await page.setViewportSize({ width: 4000, height: 900 });
        await expect(later).toBeHidden();
      },
    );

    test('shows the link where it cannot be copied', { tag: '@once' }, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await openFavourites(page, ANA);
      await page.getByRole('button', { name: words.copyLink }).click();
      await expect(page.getByText(words.copyFailed)).toContainText(`${words.path}#b=1`);
    });

    test('takes in the favourites of the former site, tells that a talent left, and lets only that one go', async ({
      page,
    }) => {
      await watchShifts(page);
      const ana = await talentNamed(page, ANA);
      await storeCards(page, [
        { ...ana, name: 'Ana', height: '176' },
        { id: '999999', name: 'Quem Saiu' },
      ]);
      await page.goto(words.path);
      await expect(page.getByText(words.gone.one)).toBeVisible();
      await expect(frames(page)).toHaveCount(1);
      await expect(frames(page).getByRole('link')).toHaveText(/Ana\s*Sá/);
      await expect(frames(page)).toContainText(MEASURES[words.code]);
      await expect(countLink(page, 1)).toBeVisible();
      await expectNoShifts(page);
    });

    test(
      'stays as it was kept while the list of talents is down',
      { tag: '@once' },
      async ({ page }) => {
        await storeCards(page, [{ id: '999999', name: 'Quem Fica' }]);
        await page.route('**/talents.json', (route) =>
          route.fulfill({ status: 200, json: { talents: [] } }),
        );
        await page.goto(words.path);
        await page.waitForLoadState('networkidle');
        await expect(frames(page)).toHaveCount(1);
      },
    );

    test(
      'shows no surname before the list of talents has said who is a minor',
      { tag: '@once' },
      async ({ page }) => {
        await storeCards(page, [
          { id: '999999', name: 'Quem Quaresmeira', cover: 'talents/quem-quaresmeira/cover.jpg' },
        ]);
        await page.route('**/talents.json', () => undefined);
        await page.goto(words.path);
        await expect(frames(page)).toHaveCount(1);
        await expect(page.locator('main')).not.toContainText('Quaresmeira');
        await expect(frames(page).locator('img')).toHaveCount(0);
      },
    );

    test('says so where the browser stores nothing', { tag: '@once' }, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await keepByHeart(page, ANA);
      await expect(countLink(page, 1)).toBeVisible();
      await page.goto(words.path);
      await expect(page.getByText(words.notStored)).toBeVisible();
    });
  });

  test.describe(`a received brief (${words.code})`, { tag: `@${words.code}` }, () => {
    test('is kept whole, or heart by heart', async ({ page }) => {
      const ana = await talentNamed(page, ANA);
      const bia = await talentNamed(page, BIA);
      await watchShifts(page);
      await page.goto(`${words.path}#ids=${ana.id},${bia.id}`);
      await expect(heading(page, words.brief.received)).toBeVisible();
      await expectNoShifts(page);
      await frames(page)
        .first()
        .getByRole('button', { name: words.add(ANA) })
        .click();
      await expect(countLink(page, 1)).toBeVisible();
      await expect(frames(page)).toHaveCount(2);
      await page.getByRole('button', { name: words.keepShared }).click();
      await expect(page.getByRole('button', { name: words.brief.join })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.kept)).toBeVisible();
      await expect(page.getByRole('button', { name: words.keepShared })).toBeHidden();
      await expect(countLink(page, 2)).toBeVisible();
      await expect(heading(page, words.heading)).toBeVisible();
      await expect(frames(page)).toHaveCount(2);
    });

    test('counts talents who have left the agency, and says when nobody is left', async ({
      page,
    }) => {
      const ana = await talentNamed(page, ANA);
      await page.goto(`${words.path}#ids=${ana.id},999999`);
      await expect(page.getByText(words.gone.one)).toBeVisible();
      await expect(frames(page)).toHaveCount(1);
      await page.goto('about:blank');
      await page.goto(`${words.path}#ids=999999,x,`);
      await expect(heading(page, words.nobodyTitle)).toBeVisible();
      await expectAccessible(page);
    });

    test('while the list of talents is down can be asked for again', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/503/);
      const ana = await talentNamed(page, ANA);
      await page.route('**/talents.json', (route) => route.fulfill({ status: 503, body: '' }));
      await page.goto(`${words.path}#ids=${ana.id}`);
      await expect(page.getByRole('alert').getByText(words.failed)).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/talents.json');
      await page.getByRole('button', { name: words.tryAgain }).click();
      await expect(frames(page)).toHaveCount(1);
    });
  });

  test.describe(`favourites without JavaScript (${words.code})`, { tag: `@${words.code}` }, () => {
    test.use({ javaScriptEnabled: false });

    test('say what they need and how else to send a selection', async ({ page }) => {
      await page.goto(words.path);
      await expect(heading(page, words.emptyTitle)).toBeVisible();
      await expect(page.locator('noscript p')).toContainText(words.withoutScript);
      await expect(page.locator('noscript p')).toContainText('@');
      await page.goto(words.models);
      await expect(page.locator('selection-heart').first()).toBeHidden();
    });
  });
}
