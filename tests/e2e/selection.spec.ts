/** The selection: choosing by heart, the page, its words, its order, and what is passed on. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fill, fillCount } from '../../i18n/phrases.ts';
import kept from '../support/kept-data.json' with { type: 'json' };
import { expectAccessible, expectNoShifts, watchShifts } from './support/boxes.ts';
import { allTalents, openProfile, readTalents, talentNamed } from './support/demo-talents.ts';
import { pauseRequests } from './support/network.ts';
import { holdPrint, readPdf, waitForPrint } from './support/paper.ts';
import { keepInSelection, peopleOf, pressMore, SELECTION } from './support/selection-page.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['Ana Sá', 'Bárbara Uchôa', 'Jandira Nóbrega'] as const;
const [ANA, BIA, JANDIRA] = NAMES;
/** Ana's measures. */
const MEASURES = {
  pt: '1,76 · jeans 36 · sapatos 37',
  en: '1.76 m / 5′9″ · jeans BR 36 · shoes BR 37',
} as const;

/** Stores texts of an earlier visit before the page opens. */
async function store(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((all) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, texts);
}

const storeCards = (page: Page, cards: readonly { readonly id: string }[]) =>
  store(page, { favorites: JSON.stringify(Object.fromEntries(cards.map((one) => [one.id, one]))) });

for (const words of SELECTION) {
  const { received } = words;
  const countLink = (page: Page, count: number) =>
    page.getByRole('banner').getByRole('link', { name: words.count(count), exact: true });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  const undo = (page: Page) => page.getByRole('button', { name: words.undo });
  const title = (page: Page) => page.getByRole('textbox', { name: words.titleLabel });
  const note = (page: Page, name: string) =>
    page.getByRole('textbox', { name: fill(words.noteOn, { name }) });
  const names = (page: Page) =>
    peopleOf(page, words)
      .locator('.d4')
      .evaluateAll((all) => all.map((one) => one.textContent.trim()));
  const keepButton = (page: Page) => page.getByRole('button', { name: received.all, exact: true });

  async function open(page: Page, some: readonly string[] = NAMES): Promise<void> {
    await keepInSelection(page, some);
    await page.goto(words.path);
    await expect(peopleOf(page, words)).toHaveCount(some.length);
  }

  async function keepByHeart(page: Page, name: string): Promise<void> {
    await page.goto(words.models);
    await page.getByRole('button', { name: words.add(name), exact: true }).click();
  }

  async function copyLink(page: Page): Promise<string> {
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, {
        writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })),
      });
    });
    await pressMore(page, words, words.copyLink);
    await expect(page.getByText(words.linkCopied)).toBeVisible();
    return page.evaluate(() => (window as unknown as { copied: string }).copied);
  }

  test.describe(`hearts (${words.code})`, { tag: `@${words.code}` }, () => {
    test('keep a talent from a listing to a profile to the selection', async ({ page }) => {
      await keepByHeart(page, ANA);
      const heart = page.getByRole('button', { name: words.remove(ANA), exact: true });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await openProfile(page, words.models, ANA);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await countLink(page, 1).click();
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));
      await expect(peopleOf(page, words)).toContainText(MEASURES[words.code]);
      await expect(peopleOf(page, words).getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${words.models}/\\d+/ana-sa$`),
      );
    });

    test(
      'renew on a listing what an earlier visit kept of a minor',
      { tag: '@once' },
      async ({ page }) => {
        const juliana = await talentNamed(page, 'Juliana');
        await storeCards(page, [{ ...juliana, name: 'Juliana Veras' } as never]);
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
        await peopleOf(page, words)
          .getByRole('button', { name: words.remove(ANA) })
          .click();
        await expect(page.getByText(words.emptyHelp)).toBeVisible();
        await page.goBack();
        await expect(
          page.getByRole('button', { name: words.add(ANA), exact: true }),
        ).toHaveAttribute('aria-pressed', 'false');
      },
    );
  });

  test.describe(`the selection page (${words.code})`, { tag: `@${words.code}` }, () => {
    test(
      'shows title, line-up and two whole people in a phone’s first screen, with no control before them but the title and one line',
      { tag: '@phone' },
      async ({ page }) => {
        const unknown = (await readTalents(page)).find(({ heightCm }) => heightCm === null);
        await open(page, [...NAMES, unknown?.name ?? '']);
        const frames = page.locator('.lineup .frame');
        const boxes = await frames.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
        );
        for (const { bottom } of boxes)
          expect(bottom, 'one floor').toBeCloseTo(boxes[0]?.bottom ?? 0, 1);
        const [ana, bia] = boxes;
        expect((bia?.height ?? 0) / (ana?.height ?? 1)).toBeCloseTo(182 / 176, 2);
        const bar = await page.locator('.deeds').boundingBox();
        const second = await peopleOf(page, words).nth(1).boundingBox();
        expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
        const first = await frames.first().boundingBox();
        const before = await page
          .locator('main :is(a, button, input, textarea, summary)')
          .evaluateAll(
            (all, y) =>
              all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().y < y)
                .length,
            first?.y ?? 0,
          );
        expect(before).toBe(2);
        const dashed = peopleOf(page, words).filter({ hasText: words.heightUnknown });
        await expect(dashed).toHaveCount(1);
        await expect(dashed.locator('.frame')).toHaveCSS('border-top-style', 'dashed');
        await expect(dashed.locator('.frame')).toHaveCSS('mask-image', 'none');
      },
    );

    test('takes somebody out by keyboard, clears everything, and undoes the last of it', async ({
      page,
    }) => {
      await open(page);
      await page.getByRole('button', { name: words.remove(ANA) }).focus();
      await page.keyboard.press('Enter');
      await expect(peopleOf(page, words)).toHaveCount(2);
      await expect(page.getByText(words.removed(ANA))).toBeVisible();
      await expect(undo(page)).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => names(page)).toEqual(NAMES);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(undo(page)).toBeHidden();
      await title(page).fill('Verão');
      await pressMore(page, words, words.clear);
      await expect(page.getByText(words.emptyHelp)).toBeVisible();
      await expect(page.getByRole('link', { name: words.emptyAction })).toHaveAttribute(
        'href',
        words.models,
      );
      await undo(page).click();
      await page.reload();
      await expect.poll(() => names(page)).toEqual(NAMES);
      await expect(title(page)).toHaveValue('Verão');
    });

    test('holds sixty talents, long names and missing covers included, without widening or moving the page', async ({
      page,
    }) => {
      const talents = await allTalents(page);
      const long = talents.toSorted((a, b) => b.name.length - a.name.length).slice(0, 60);
      await watchShifts(page);
      await storeCards(page, long);
      await page.goto(words.path);
      await expect(peopleOf(page, words)).toHaveCount(60);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
      await expectNoShifts(page);
      await peopleOf(page, words).last().getByRole('link').focus();
      await expect(peopleOf(page, words).last()).toBeInViewport();
    });

    test('takes in what the former site kept, tells that a talent left, and lets only that one go', async ({
      page,
    }) => {
      const ana = await talentNamed(page, ANA);
      await storeCards(page, [
        { ...ana, name: 'Ana', height: '176' } as never,
        { id: '999999', name: 'Quem Saiu' } as never,
      ]);
      await page.goto(words.path);
      await expect(page.getByText(words.gone.one)).toBeVisible();
      await expect.poll(() => names(page)).toEqual([ANA]);
      await expect(peopleOf(page, words)).toContainText(MEASURES[words.code]);
      await expect(countLink(page, 1)).toBeVisible();
    });

    test('has a title of two lines, and notes that grow', { tag: '@once' }, async ({ page }) => {
      await open(page);
      await title(page).fill('Campanha de verão do Ateliê Marulho no Capibaribe');
      await page.evaluate(() => document.fonts.ready);
      const lines = await title(page).evaluate(
        (field) => field.clientHeight / parseFloat(getComputedStyle(field).lineHeight),
      );
      expect(lines).toBeLessThan(2.5);
      await note(page, BIA).fill('Abre o filme. '.repeat(20));
      await expect(note(page, BIA)).toHaveValue(/^.{140}$/);
      expect(
        await note(page, BIA).evaluate((field) => field.scrollHeight - field.clientHeight),
        'nothing of a long note is cut',
      ).toBeLessThanOrEqual(0);
    });

    test('is put in order by presses and by keys, which keep the focus and say where somebody stands', async ({
      page,
    }) => {
      await open(page);
      await pressMore(page, words, words.order.open);
      await expect(heading(page, words.order.open)).toBeFocused();
      const later = page.getByRole('button', { name: fill(words.order.later, { name: ANA }) });
      await later.click();
      await expect.poll(() => names(page)).toEqual([BIA, ANA, JANDIRA]);
      await expect(later).toBeFocused();
      await expect(page.locator('.order .facts')).toHaveText(
        fill(words.order.moved, { name: ANA, n: 2, total: 3 }),
      );
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => names(page)).toEqual([BIA, JANDIRA, ANA]);
      await expect(later).toBeDisabled();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await page.getByRole('button', { name: words.order.done }).click();
      await page.reload();
      await expect.poll(() => names(page)).toEqual([BIA, JANDIRA, ANA]);
    });

    test('keeps its words on the device, in step in two tabs, and in its link, which says who wrote them', async ({
      page,
      context,
      browser,
    }) => {
      await open(page);
      await title(page).fill('Verão Capibaribe');
      await page.getByText(words.facts, { exact: true }).click();
      await page.getByRole('textbox', { name: words.client }).fill('Ateliê Marulho');
      await page.getByLabel(words.from, { exact: true }).fill('2026-12-14');
      await page.getByLabel(words.to, { exact: true }).fill('2026-12-16');
      await expect(page.locator('.fold summary')).toContainText(
        /Ateliê Marulho · 14 .* 16 .* 2026/,
      );
      await note(page, BIA).fill('Abre o filme. ');
      await expectAccessible(page);

      const other = await context.newPage();
      await other.goto(words.path);
      await expect(note(other, BIA)).toHaveValue('Abre o filme.');
      await title(other).fill('Verão no Capibaribe');
      await expect(title(page)).toHaveValue('Verão no Capibaribe');
      await other.getByRole('button', { name: words.remove(ANA) }).click();
      await expect(peopleOf(page, words)).toHaveCount(2);
      await other.close();

      const guest = await (await browser.newContext()).newPage();
      await guest.goto(await copyLink(page));
      await expect(guest.locator('main').getByText('“Verão no Capibaribe”')).toBeVisible();
      const sender = await guest.locator('main').getByText(received.sender).boundingBox();
      expect(sender?.y).toBeLessThan(
        (await guest.locator('main').getByText('“Verão no Capibaribe”').boundingBox())?.y ?? 0,
      );
      await expect(guest.getByRole('link', { name: received.check })).toHaveAttribute(
        'href',
        /\/(?:seguranca|safety)$/,
      );
      await expect(
        guest.locator('main').getByText(/Ateliê Marulho · 14 .* 16 .* 2026/),
      ).toBeVisible();
      await expect(guest.locator('main').getByText('“Abre o filme.”')).toBeVisible();
      await expect(
        guest.locator('main :is(input, textarea)').filter({ visible: true }),
      ).toHaveCount(0);
      await expectAccessible(guest);
      await keepButton(guest).click();
      await expect(title(guest)).toHaveValue('Verão no Capibaribe');
      await expect(note(guest, BIA)).toHaveValue('Abre o filme.');
      await undo(guest).click();
      await expect(guest.locator('main').getByText('“Verão no Capibaribe”')).toBeVisible();
      await guest.context().close();
    });

    test(
      'shows its link where it cannot be copied, and gives the device’s own sheet title and link',
      { tag: '@once' },
      async ({ page }) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
          Object.assign(navigator, {
            share: (shared: object) => Promise.resolve(Object.assign(window, { shared })),
          });
        });
        await open(page);
        await title(page).fill('Verão');
        await pressMore(page, words, words.copyLink);
        await expect(page.getByText(words.copyFailed)).toContainText(`${words.path}#b=1`);
        await pressMore(page, words, words.share);
        await expect
          .poll(() => page.evaluate(() => (window as unknown as { shared: object }).shared))
          .toMatchObject({ title: 'Verão', text: 'Verão', url: expect.stringContaining('#b=1') });
      },
    );

    test(
      'comes with comp cards: as further pages of its sheet, and as one file',
      { tag: '@once' },
      async ({ page }) => {
        await holdPrint(page);
        // A minor has no composite.
        await open(page, [ANA, 'Juliana']);
        await pressMore(page, words, words.printCards);
        await waitForPrint(page);
        const { sizes } = await readPdf(page);
        expect(sizes.map(({ width }) => width)).toEqual([595, 595, 595, 595, 595]);
        expect(sizes.map(({ height }) => height)).toEqual([842, 420, 420, 420, 420]);
        await expect(page.locator('comp-card'), 'the page is its own again').toHaveCount(0);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          pressMore(page, words, words.composites.download),
        ]);
        await expect(page.getByText(fill(words.composites.done, { n: 1, total: 2 }))).toBeVisible();
        const zip = await readFile(await download.path());
        expect(zip.includes('01-ana-sa-compo.jpg')).toBe(true);
        expect(zip.includes('juliana')).toBe(false);
      },
    );

    test.describe('while the site fails', { tag: '@once' }, () => {
      test.use({ expectedErrors: [/^Failed to load resource/] });

      test('says which cards are missing, and why no comp cards come', async ({ page }) => {
        await holdPrint(page);
        await open(page);
        for (const [status, said] of [
          [413, words.composites.large],
          [429, words.composites.failed],
        ] as const) {
          await page.route('**/api/composites*', (route) => route.fulfill({ status, body: '' }));
          await pressMore(page, words, words.composites.download);
          await expect(page.getByText(said)).toBeVisible();
        }
        await page.route('**/ana-sa', (route) => route.abort());
        await pressMore(page, words, words.printCards);
        await waitForPrint(page);
        await expect(page.getByText(fill(words.cardsMissing, { names: ANA }))).toBeVisible();
      });

      test('stays as it was kept while the list of talents is down, without a surname, and a link can be asked for again', async ({
        page,
      }) => {
        const ana = await talentNamed(page, ANA);
        await storeCards(page, [
          { id: '999999', name: 'Quem Quaresmeira', cover: 'quem-quaresmeira/cover.jpg' } as never,
        ]);
        await page.route('**/talents.json', (route) => route.fulfill({ json: { talents: [] } }));
        await page.goto(words.path);
        await expect(peopleOf(page, words)).toHaveCount(1);
        await expect(page.locator('main')).not.toContainText('Quaresmeira');
        await expect(peopleOf(page, words).locator('img')).toHaveCount(0);
        await page.route('**/talents.json', (route) => route.fulfill({ status: 503, body: '' }));
        await page.goto(`${words.path}#ids=${ana.id}`);
        await page.reload();
        await expect(page.getByRole('alert').getByText(words.failed)).toBeVisible();
        await expectAccessible(page);
        await page.unroute('**/talents.json');
        await page.getByRole('button', { name: words.tryAgain }).click();
        await expect(peopleOf(page, words)).toHaveCount(1);
      });
    });

    test('says so where the browser stores nothing', { tag: '@once' }, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await page.goto(words.path);
      await expect(page.getByText(words.notStored)).toBeVisible();
    });

    test(
      'is what the address says, though the list of talents comes late',
      { tag: '@once' },
      async ({ page }) => {
        const answer = await pauseRequests(page, '**/talents.json');
        const { id } = await talentNamed(page, ANA);
        await page.goto(`${words.path}#ids=${id}`);
        await expect(page.getByText(words.loading)).toBeVisible();
        await page.evaluate(() => (location.hash = ''));
        await expect(page.getByText(words.emptyHelp)).toBeVisible();
        answer();
        await page.waitForLoadState('networkidle');
        await expect(page.getByText(words.emptyHelp)).toBeVisible();
        await page.goBack();
        await expect.poll(() => names(page)).toEqual([ANA]);
      },
    );
  });

  test.describe(`a received selection (${words.code})`, { tag: `@${words.code}` }, () => {
    test('is kept in one tap, beside the own one or in its place', async ({ page, browser }) => {
      await open(page, [JANDIRA]);
      await note(page, JANDIRA).fill('Reserva.');
      await title(page).fill('Minha');
      const own = await copyLink(page);
      const away = await browser.newContext();
      const colleague = await away.newPage();
      await keepInSelection(colleague, [ANA, BIA]);
      await colleague.goto(new URL(words.path, page.url()).href);
      await note(colleague, BIA).fill('Cabelo preso.');
      const link = await copyLink(colleague);
      await away.close();

      await page.goto(own);
      await expect(page.locator('main').getByText('“Minha”')).toBeVisible();
      await expect(page.getByText(received.keep), 'nothing is new').toBeHidden();
      await page.goto(link);
      await expectAccessible(page);
      await page.getByRole('button', { name: received.join, exact: true }).click();
      await expect(page.getByText(received.kept)).toBeVisible();
      await expect.poll(() => names(page)).toEqual([JANDIRA, ANA, BIA]);
      await expect(title(page)).toHaveValue('Minha');
      await expect(note(page, BIA)).toHaveValue('Cabelo preso.');
      await expect(note(page, JANDIRA)).toHaveValue('Reserva.');
      await undo(page).click();
      await expect(page).toHaveURL(link);
      await page.getByRole('button', { name: received.replace, exact: true }).click();
      await expect.poll(() => names(page)).toEqual([ANA, BIA]);
    });

    test('is kept heart by heart, counts who left the agency, and says when nobody is left', async ({
      page,
    }) => {
      const ana = await talentNamed(page, ANA);
      const bia = await talentNamed(page, BIA);
      await page.goto(`${words.path}#ids=${ana.id},${bia.id},999999`);
      await expect(page.getByText(words.gone.one)).toBeVisible();
      await page.getByRole('button', { name: words.add(ANA) }).click();
      await expect(countLink(page, 1)).toBeVisible();
      await expect(peopleOf(page, words)).toHaveCount(2);
      await page.goto(`${words.path}#ids=999999,x,`);
      await expect(heading(page, words.nobodyTitle)).toBeVisible();
      await expectAccessible(page);
    });
  });

  test.describe(`the version before (${words.code})`, { tag: [`@${words.code}`, '@once'] }, () => {
    test('left its selection, its words and what it had put aside, and its links', async ({
      page,
    }) => {
      const { favorites, brief, briefs, links } = kept;
      await store(page, { favorites, brief, briefs });
      await page.goto(words.path);
      await expect.poll(() => names(page)).toEqual([JANDIRA, ANA, BIA]);
      await expect(title(page)).toHaveValue('Verão Capibaribe');
      await expect(page.locator('.fold summary')).toContainText('Ateliê Marulho');
      await expect(note(page, JANDIRA)).toHaveValue('Abre o filme, de cabelo solto.');
      await page.getByText(fillCount(words.aside.title, 2)).click();
      const aside = page.getByRole('textbox', { name: fillCount(words.aside.title, 2) });
      for (const part of [
        'Lookbook “sal” & areia',
        'Nara Xavier',
        `${ANA} (`,
        ': Pode cortar o cabelo?',
      ])
        await expect.poll(() => aside.inputValue()).toContain(part);
      await expectAccessible(page);
      const [link = ''] = /#b=1\S+/.exec(await aside.inputValue()) ?? [];
      await page.getByRole('button', { name: words.aside.clear }).click();
      await expect(aside).toBeHidden();
      await page.reload();
      await expect.poll(() => names(page)).toEqual([JANDIRA, ANA, BIA]);
      await expect(aside).toBeHidden();
      await page.goto(words.path + link);
      await expect.poll(() => names(page)).toEqual(['Nara Xavier']);
      for (const old of [links.whole, links.ids]) {
        await page.goto(words.path + old.slice(old.indexOf('#')));
        await expect(page.locator('main').getByText('“Verão Capibaribe”')).toBeVisible();
        await expect.poll(() => names(page)).toEqual([JANDIRA, ANA, BIA]);
      }
    });
  });

  test.describe(
    `the selection without JavaScript (${words.code})`,
    { tag: `@${words.code}` },
    () => {
      test.use({ javaScriptEnabled: false });

      test('says what it needs and how else to ask', async ({ page }) => {
        await page.goto(words.path);
        await expect(heading(page, words.heading)).toBeVisible();
        await expect(page.locator('noscript p')).toContainText(words.withoutScript);
        await expect(page.getByText(words.emptyHelp), 'no heart to press').toBeHidden();
      });
    },
  );
}
