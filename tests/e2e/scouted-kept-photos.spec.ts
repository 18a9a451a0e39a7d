/** Photos kept on the device at the applicant's request until sending. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { MINIMUM_AGE, PHOTOS_KEPT_DAYS } from '../../src/domain/constants.ts';
import { field, fillPhotos, fillTexts, open } from './support/fill-application.ts';
import { mailFrom } from './support/desk-page.ts';
import { APPLICATION, FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [words] = FORMS;
const DAY = 24 * 60 * 60 * 1000;

const previews = (form: Locator) => form.getByRole('img', { name: words.preview });
const keep = (form: Locator) => form.getByRole('button', { name: words.keptPhotos.keep });
const erase = (form: Locator) => form.getByRole('button', { name: words.keptPhotos.erase });

async function keepFour(page: Page): Promise<Locator> {
  const form = await open(page, words);
  await fillTexts(form, words, mailFrom('kept-photos'));
  await fillPhotos(form, words);
  await keep(form).click();
  await expect(erase(form)).toBeVisible();
  return form;
}

/** Closes the tab and opens another, some days later. */
async function comeBack(context: BrowserContext, page: Page, days = 0): Promise<{ page: Page; form: Locator }> {
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + days * DAY);
  return { page: next, form: await open(next, words) };
}

test.describe('photos kept on the device', { tag: '@pt' }, () => {
  test('come back in a new tab, and are gone once the application is sent', async ({ context, page }) => {
    await keepFour(page);
    const back = await comeBack(context, page);
    await expect(previews(back.form)).toHaveCount(4);
    await expect(erase(back.form)).toBeVisible();
    await back.form.getByRole('button', { name: words.send, exact: true }).click();
    await expect(back.page.getByText(words.done)).toBeVisible();
    expect(await countKept(back.page)).toBe(0);
  });

  test('are gone by one button, and after a week', async ({ context, page }) => {
    await keepFour(page);
    const weekLater = await comeBack(context, page, PHOTOS_KEPT_DAYS + 1);
    await expect(field(weekLater.form, words.labels.realname)).toHaveValue(APPLICATION.realname);
    await expect.poll(() => countKept(weekLater.page)).toBe(0);
    await expect(previews(weekLater.form)).toHaveCount(0);
    await fillPhotos(weekLater.form, words);
    await keep(weekLater.form).click();
    await expect.poll(() => countKept(weekLater.page)).toBe(1);
    await erase(weekLater.form).click();
    await expect(keep(weekLater.form)).toBeVisible();
    expect(await countKept(weekLater.page)).toBe(0);
    await expect(previews(weekLater.form)).toHaveCount(4);
  });

  test('are offered to applicants who are old enough only, and erased when the date says otherwise', async ({ page }) => {
    const form = await keepFour(page);
    const day = field(form, words.labels.birthdate);
    await day.fill(`01/01/${new Date().getUTCFullYear() - MINIMUM_AGE + 2}`);
    await day.press('Tab');
    await expect(page.getByText(words.notYet)).toBeVisible();
    expect(await countKept(page)).toBe(0);
    await page.getByRole('button', { name: words.wrongDate }).click();
    await expect(previews(form)).toHaveCount(4);
    await expect(keep(form)).toBeHidden();
    await day.fill(APPLICATION.birthdate);
    await expect(keep(form)).toBeVisible();
  });

  test('are said to be kept only once they are', async ({ page }) => {
    // A database that never answers.
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    const form = await open(page, words);
    await fillTexts(form, words, mailFrom('kept-photos'));
    await fillPhotos(form, words);
    await keep(form).click();
    expect(await erase(form).count()).toBe(0);
    await expect(keep(form)).toBeVisible();
  });

  test('stay on the page where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      };
    });
    const form = await open(page, words);
    await fillTexts(form, words, mailFrom('kept-photos'));
    await fillPhotos(form, words);
    await keep(form).click();
    await expect(form.getByText(words.keptPhotos.impossible)).toBeVisible();
    await expect(previews(form)).toHaveCount(4);
  });
});

/** Counts the kept photos' records, one per application. */
async function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = async <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const counts = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await done(indexedDB.open(name));
      const [store] = database.objectStoreNames;
      const count = store === undefined ? 0 : await done(database.transaction(store).objectStore(store).count());
      database.close();
      return count;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });
}
