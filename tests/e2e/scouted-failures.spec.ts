/** An application without some services, parts of the page, or any script. */
import { dictionary } from '../../i18n/dictionary.ts';
import { choose, field, fillPhotos, fillTexts, open, slot } from './support/fill-application.ts';
import { plainPicture } from './support/camera.ts';
import { mailFrom, onlyEntryFrom } from './support/desk-page.ts';
import { FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [words] = FORMS;
const OPTIONS = '**/api/options?*';

test.describe('the application', { tag: '@pt' }, () => {
  test.describe('with the services down', () => {
    test.use({ expectedErrors: [/Failed to load resource|Error hydrating|dynamically imported module/] });

    test('says so at the lists of places, leads there from the summary of errors, and tries again', async ({ page }) => {
      await page.route(OPTIONS, (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
      const form = await open(page, words);
      const country = field(form, words.labels.country);
      const again = form.getByRole('button', { name: words.retry });
      await expect(form.getByText(words.listFailed).last()).toBeVisible();
      await expect(country).toBeDisabled();
      await form.getByRole('button', { name: words.send }).click();
      await form.locator('.summary').getByRole('link', { name: words.labels.country }).click();
      await expect(again).toBeFocused();
      await page.unroute(OPTIONS);
      await again.click();
      await expect(country).toBeFocused();
      await choose(country, words.brazil);
    });

    test('keeps chosen photos when a part of it does not load, and says what is missing', async ({ page }) => {
      await page.route('**/_astro/calendar.*.js', (route) => route.abort());
      const form = await open(page, words);
      await slot(form, words, 0).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await plainPicture('png') });
      const preview = form.getByRole('img', { name: words.preview });
      await expect(preview).toBeVisible();
      await form.getByRole('button', { name: words.calendar }).click();
      await expect(form.getByText(words.calendarFailed)).toBeVisible();
      // The page does not reload for it.
      await page.waitForLoadState('networkidle');
      await expect(preview).toBeVisible();
    });

    test('tells how to apply when the form’s own script does not come', async ({ page }) => {
      await page.route('**/_astro/ApplicationForm*', (route) => route.abort());
      // The page reloads once, and its address leads to the form again.
      await page.goto(`${words.path}#scouted-form`);
      await expect(page.getByRole('alert')).toContainText(words.formFailed, { timeout: 15_000 });
    });

    test('keeps every word and photo, tells how else to reach the agency, and sends the same submission again', async ({ page }) => {
      test.slow();
      const form = await open(page, words);
      const email = mailFrom('again');
      await fillTexts(form, words, email);
      const alert = form.getByRole('alert');
      // Preparing photos needs no network.
      await page.context().setOffline(true);
      await fillPhotos(form, words);
      await form.getByRole('button', { name: words.send }).click();
      await expect(alert).toContainText(dictionary(words.language).forms.failure.offline);
      await page.context().setOffline(false);

      const ids: string[] = [];
      let down = true;
      await page.route('**/api/entry/getScouted', async (route) => {
        const post = route.request().postDataBuffer()?.toString('latin1') ?? '';
        ids.push(/name="submissionId"\r\n\r\n([^\r]+)/.exec(post)?.[1] ?? '');
        await (down ? route.abort('connectionreset') : route.continue());
      });
      await form.getByRole('button', { name: words.send }).click();
      await expect(alert).toBeFocused();
      await expect(alert).toContainText(words.failed);
      await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
      await expect(alert.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
      await expect(field(form, words.labels.email)).toHaveValue(email);
      for (const name of words.photos) await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
      down = false;
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      await onlyEntryFrom(email);
      expect(new Set(ids).size).toBe(1);
      expect(ids).toHaveLength(2);
    });
  });

  test('tells how to apply without a script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['E2E_SITE_URL'] ?? '' });
    const page = await context.newPage();
    await page.goto(words.path);
    // Playwright's text selectors skip noscript.
    const way = page.locator('noscript p');
    await expect(way.first()).toBeVisible();
    expect(await way.first().innerText()).toContain('ola@amazing.example');
    await expect(way).toContainText([words.withoutScript, words.minorsByMail, words.location]);
    await expect(page.locator('#scouted-form')).toBeHidden();
    await context.close();
  });
});
