/** An agency with closed registration and one cover. */
import { dictionary } from '../../i18n/dictionary.ts';
import { toPath } from '../../src/routes.ts';
import { START_LIMIT_MS, startStack } from './support/global-setup.ts';
import { excessWidth, expectAccessible } from './support/boxes.ts';
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
    const { closed } = dictionary('pt').scouted;
    for (const programme of ['scouted', 'scoutedFace'] as const) {
      await page.goto(agency.site + toPath({ page: programme }, 'pt'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.title);
      await expect(page.locator('.lead p')).toContainText(closed.paragraphs);
      await expect(page.getByRole('link', { name: closed.casting })).toHaveAttribute(
        'href',
        listingOf('pt'),
      );
      await expect(
        page.locator('form, #scouted-form, astro-island[component-export="ApplicationForm"]'),
      ).toHaveCount(0);
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await excessWidth(page)).toBe(0);
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
