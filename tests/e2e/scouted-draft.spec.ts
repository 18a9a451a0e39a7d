/** What an application remembers on the device until it is sent. */
import { ADULT_AGE } from '../../src/domain/constants.ts';
import { field, fillTexts, open, slot } from './support/fill-application.ts';
import { plainPicture } from './support/camera.ts';
import { mailFrom } from './support/desk-page.ts';
import { APPLICATION, FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [words] = FORMS;

test.describe('the application’s draft', { tag: '@pt' }, () => {
  test('keeps its text through a reload until it is sent or dropped, its photos not', async ({ page }) => {
    const form = await open(page, words);
    const email = mailFrom('draft');
    await fillTexts(form, words, email);
    await slot(form, words, 0).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await plainPicture('png') });
    await expect(form.getByRole('img', { name: words.preview })).toBeVisible();
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    const { labels } = words;
    await expect(field(form, labels.email)).toHaveValue(email);
    await expect(field(form, labels.phone)).toHaveValue(APPLICATION.phone);
    await expect(field(form, labels.birthdate)).toHaveValue(words.shownDate);
    await expect(field(form, words.woman)).toBeChecked();
    await expect(field(form, labels.height)).toHaveValue('177/5.10');
    await expect(field(form, labels.basedin).locator('option:checked')).toHaveText('Garanhuns');
    await expect(form.getByRole('img', { name: words.preview })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('scouted-draft-models'))).not.toMatch(/blob|image_/);

    // A later visit's changes are kept as well.
    await field(form, labels.realname).fill('Clara Bittencourt');
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect(field(form, labels.realname)).toHaveValue('Clara Bittencourt');

    await form.getByRole('button', { name: words.discard }).click();
    await expect(field(form, labels.email)).toHaveValue('');
    // On a shared phone, another person types the next date.
    await field(form, labels.birthdate).press('Enter');
    await expect(field(form, labels.email)).toHaveValue('');
    await expect(field(form, labels.birthdate)).toHaveValue('');
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole('button', { name: words.send })).toBeEnabled();
    await expect(field(form, labels.realname)).toHaveValue('');
  });

  test('says to a minor who comes back to a draft what the law asks for; an old one of the other form is gone then', async ({ page }) => {
    const birthdate = `${new Date().getUTCFullYear() - ADULT_AGE + 1}-01-01`;
    await page.addInitScript(
      (values) => {
        const write = (key: string, touchedAt: number) =>
          localStorage.setItem(key, JSON.stringify({ id: crypto.randomUUID(), touchedAt, values }));
        write('scouted-draft-models', Date.now());
        write('scouted-draft-face', 1);
      },
      { birthdate },
    );
    const form = await open(page, words, words.next);
    await expect(field(form, words.labels.birthdate)).toHaveAccessibleDescription(words.guardian);
    expect(await page.evaluate(() => localStorage.getItem('scouted-draft-face'))).toBeNull();
  });
});
