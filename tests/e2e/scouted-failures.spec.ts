/** An application while services, parts of the page or all scripts are missing. */
import { dictionary } from '../../i18n/dictionary.ts';
import { choose, field, fillPhotos, fillTexts, mailFrom, MODELS_FORMS, open, slot } from './support/application.ts';
import { plainPicture } from './support/camera.ts';
import { onlyEntryFrom } from './support/desk.ts';
import { APPLICATION } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

for (const words of MODELS_FORMS) {
  const from = (title: string) => mailFrom(title, words);

  test.describe(`the application in ${words.name}`, { tag: `@${words.language}` }, () => {
    test.describe('with the services down', () => {
      test.use({ expectedErrors: [/Failed to load resource|Error hydrating|dynamically imported module/] });

      test('says so at the lists of places, and tries again', async ({ page }) => {
        let down = true;
        await page.route('**/api/options?*', (route) =>
          down ? route.fulfill({ status: 503, json: { error: 'unavailable' } }) : route.continue(),
        );
        const form = await open(page, words);
        const country = field(form, words.labels.country);
        await expect(form.getByText(words.listFailed).last()).toBeVisible();
        await expect(country).toBeDisabled();
        down = false;
        await form.getByRole('button', { name: words.retry }).click();
        await expect(country).toBeFocused();
        await choose(country, words.brazil);
      });

      test('leads from the summary of errors to the button that asks for the list again', async ({ page }) => {
        await page.route('**/api/options?*', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }));
        const form = await open(page, words);
        const { labels } = words;
        for (const name of ['realname', 'phone', 'birthdate', 'instagr', 'tiktok'] as const) {
          await field(form, labels[name]).fill(APPLICATION[name]);
        }
        await field(form, labels.email).fill(from('summary'));
        await form.getByText(words.woman, { exact: true }).click();
        await form.getByRole('button', { name: words.send }).click();
        await form.locator('.summary').getByRole('link', { name: labels.country }).click();
        await expect(form.getByRole('button', { name: words.retry })).toBeFocused();
      });

      test('keeps chosen photos when a part of it does not load, and says what is missing', async ({ page }) => {
        await page.route('**/_astro/calendar*.js', (route) => route.abort());
        const form = await open(page, words);
        await slot(form, words, 0).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await plainPicture('png') });
        const preview = form.getByRole('img', { name: words.preview });
        await expect(preview).toBeVisible();
        await form.getByRole('button', { name: words.calendar }).click();
        await expect(form.getByText(words.calendarFailed)).toBeVisible();
        await page.waitForTimeout(500);
        await expect(preview).toBeVisible();
      });

      test('tells how to apply when the form’s own script does not come', async ({ page }) => {
        await page.route('**/_astro/ScoutedForm*', (route) => route.abort());
        // The page loads itself anew once, and the address leads to the form again.
        await page.goto(`${words.path}#scouted-form`);
        await expect(page.getByRole('alert')).toContainText(words.formFailed, { timeout: 15_000 });
      });

      test('keeps every word and photo, tells how else to reach the agency, and sends the same submission again', async ({ page }) => {
        test.slow();
        const form = await open(page, words);
        const email = from('again');
        await fillTexts(form, words, email);
        await fillPhotos(form, words);
        const alert = form.getByRole('alert');
        await page.context().setOffline(true);
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
      // Text inside noscript is out of reach for the selectors by text.
      const way = page.locator('noscript p');
      await expect(way.first()).toBeVisible();
      expect(await way.first().innerText()).toContain('ola@amazing.example');
      await expect(way).toContainText([words.withoutScript, words.minorsByMail, words.location]);
      await expect(page.locator('#scouted-form')).toBeHidden();
      await context.close();
    });
  });
}
