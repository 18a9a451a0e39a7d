/** An agency with closed registration, one cover, and a listing of several pages. */
import { dictionary } from '../../i18n/dictionary.ts';
import { toPath } from '../../src/routes.ts';
import { watchOpened } from '../support/still-open.ts';
import { START_LIMIT_MS, startStack } from './support/global-setup.ts';
import { excessWidth, expectAccessible } from './support/boxes.ts';
import { listingPage } from './support/listing-page.ts';
import { pauseRequests } from './support/network.ts';
import { listingOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

let agency: Awaited<ReturnType<typeof startStack>>;

// One project suffices: it tests both widths.
test.describe('an agency whose registration is closed', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    agency = await startStack('--registration-closed');
  });
  test.afterAll(async () => {
    await agency.stop();
  });

  test('tells of the closed registration in two paragraphs, and no form stands there', async ({
    page,
  }) => {
    for (const [programme, locale] of [
      ['scouted', 'pt'],
      ['scoutedFace', 'en'],
    ] as const) {
      const { closed } = dictionary(locale).scouted;
      await page.goto(agency.site + toPath({ page: programme }, locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.title);
      await expect(page.locator('.lead p')).toContainText(closed.paragraphs);
      await expect(page.getByRole('link', { name: closed.casting })).toHaveAttribute(
        'href',
        listingOf(locale),
      );
      await expect(
        page.locator('form, #scouted-form, astro-island[component-export="ApplicationForm"]'),
      ).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await excessWidth(page)).toBe(0);
  });

  test('draws on its second page, and on its first before the scripts have loaded, the cards that a letter brings', async ({
    page,
  }) => {
    const { words, letter, link, any, search, count, all: cards, open } = listingPage(page);
    await page.addInitScript(watchOpened);
    const read = () =>
      cards.evaluateAll((all) => {
        /** These attributes depend on the card's place. */
        const places = ['loading', 'decoding', 'fetchpriority'];
        const toTree = (element: Element): unknown => [
          element.tagName,
          Object.fromEntries(
            Array.from(element.attributes, ({ name, value }) => [name, value]).filter(
              ([name = '']) => !places.includes(name),
            ),
          ),
          element.childElementCount === 0
            ? element.textContent
            : Array.from(element.children, toTree),
        ];
        return Object.fromEntries(
          all.map((card) => [card.getAttribute('data-talent') ?? '', toTree(card)]),
        );
      });
    await open('', agency.site + listingOf('pt'));
    const first = await read();
    await page.getByRole('link', { name: words.nextPage }).click();
    await expect(page).toHaveURL(/2$/);
    await expect(letter('B')).toBeVisible();
    const second = await read();
    const frame = page.locator('.wall .frame').first();
    const everybody = (await count.textContent()) ?? '';
    const answer = await pauseRequests(page, '**/talents.json');
    await letter('B').click();
    await expect(frame).toHaveCSS('animation-name', 'wait');
    await any.click();
    await expect(frame).toHaveCSS('animation-name', 'none');
    answer();
    await page.waitForLoadState('networkidle');
    expect(await read(), 'a late answer').toEqual(second);
    await expect(count).toHaveText(everybody);

    const observers = () =>
      page.evaluate(() => {
        const { stillOpen } = window as unknown as { readonly stillOpen: () => readonly string[] };
        return stillOpen().filter((trace) => trace === 'IntersectionObserver').length;
      });
    const before = await observers();
    await search.fill('a');
    await expect.poll(observers, 'more cards are drawn as they come near').toBe(before + 1);
    await search.fill('');
    await expect.poll(observers).toBe(before);
    await letter('B').click();
    await expect(page.locator('.wall[data-filtered] > .card').first()).toBeVisible();
    const drawn = Object.entries(await read());
    expect(drawn.length).toBeGreaterThan(2);
    for (const [id, card] of drawn) {
      expect(second[id]).toBeUndefined();
      expect(card).toEqual(first[id]);
    }
    await any.click();
    await expect.poll(read).toEqual(second);

    const release = await pauseRequests(page, '**/_astro/*.js');
    await page.goto(agency.site + listingOf('pt'), { waitUntil: 'commit' });
    await link('B').click();
    await expect(frame).toHaveCSS('animation-name', 'wait');
    release();
    await expect(cards).toHaveCount(drawn.length);
    await expect(frame).toHaveCSS('animation-name', 'none');
  });

  test('has a button to pause its one cover where that is a video, and none where it is a picture', async ({
    page,
  }) => {
    const pause = page.getByRole('button', { name: 'Pausar' });
    await page.goto(agency.site);
    await expect(pause).toBeVisible();
    await pause.click();
    const video = page.locator('.cover video');
    expect(await video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.cover img')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Pausar|Continuar)$/ })).toHaveCount(0);
  });
});
