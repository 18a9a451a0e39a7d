/** An agency whose registration is closed, whose home page has one cover, and whose talents fill more than one page. */
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { START_LIMIT_MS, startStack } from './support/global-setup.ts';
import { expectAccessible } from './support/measures.ts';
import { listingOf } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PT = {
  title: 'Inscrições fechadas',
  paragraphs: ['O período de inscrições terminou.', 'Fique de olho:'],
  casting: ['Ver o casting', '/modelos'],
} as const;
const EN = {
  title: 'Applications are closed',
  paragraphs: ['The registration period has ended.', 'Stay tuned:'],
  casting: ['See our models', '/en/models'],
} as const;

const PAGES = [
  { path: '/seja-amz', ...PT },
  { path: '/seja-amazing-face', ...PT },
  { path: '/en/be-amz', ...EN },
  { path: '/en/be-amazing-face', ...EN },
] as const;

const WIDTHS = [390, 1440] as const;

let agency: Awaited<ReturnType<typeof startStack>>;

// One site of its own is enough: it is looked at in both widths.
test.describe('an agency whose registration is closed', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    agency = await startStack('--registration-closed');
  });
  test.afterAll(async () => {
    await agency.stop();
  });

  for (const { path, title, paragraphs, casting } of PAGES) {
    test(`tells of the closed registration in two paragraphs, and no form stands there: ${path}`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(agency.site + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const told = page.locator('.lead p');
        await expect(told).toHaveCount(2);
        for (const [index, words] of paragraphs.entries()) await expect(told.nth(index)).toContainText(words);
        await expect(page.getByRole('link', { name: casting[0] })).toHaveAttribute('href', casting[1]);
        await expect(page.locator('form, #scouted-form, astro-island[component-export="ScoutedForm"]')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessible(page);
        await page.screenshot({ path: test.info().outputPath(`closed-${width}.png`), fullPage: true });
      }
    });
  }

  test('draws a card that a letter brings as its listing has it', async ({ page }) => {
    const cards = page.locator('.wall > .card');
    const read = () =>
      cards.evaluateAll((all) => {
        /** How soon a picture loads depends on where its card stands. */
        const places = ['loading', 'decoding', 'fetchpriority'];
        const toTree = (element: Element): unknown => [
          element.tagName,
          Object.fromEntries(
            Array.from(element.attributes, ({ name, value }) => [name, value]).filter(([name = '']) => !places.includes(name)),
          ),
          element.childElementCount === 0 ? element.textContent : Array.from(element.children, toTree),
        ];
        return Object.fromEntries(all.map((card) => [card.getAttribute('data-talent') ?? '', toTree(card)]));
      });
    await page.goto(agency.site + listingOf('pt'));
    await expect(page.locator('.letters[data-live]')).toBeVisible();
    const own = await read();
    await page.getByRole('button', { name: fill(dictionary('pt').talents.listing.letter, { letter: 'B' }), exact: true }).click();
    await expect(page.locator('.wall[data-filtered] > .card').first()).toBeVisible();
    const drawn = Object.entries(await read());
    expect(drawn.length).toBeGreaterThan(2);
    for (const [id, card] of drawn) expect(card).toEqual(own[id]);
  });

  test('has a button to pause its one cover where that is a video, and none where it is a picture', async ({ page }) => {
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
