/** The four photos of an application: choosing, preparing, refusing, sending, and keeping them on
 * the device at the applicant's request. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { MINIMUM_AGE, PHOTOS_KEPT_DAYS } from '../../src/domain/constants.ts';
import {
  field,
  fillPhotos,
  fillTexts,
  JPEG,
  open,
  pngFile,
  preview,
  previews,
  send,
  slot,
} from './support/fill-application.ts';
import {
  brokenJpeg,
  grainyPhoto,
  heicNamedJpeg,
  photoOnItsSide,
  plainPicture,
} from './support/camera.ts';
import { mailFrom } from './support/desk-page.ts';
import { APPLICATION, FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [words] = FORMS;
const [name = ''] = words.photos;
const DAY = 24 * 60 * 60 * 1000;

test.describe('the application’s photos', { tag: '@pt' }, () => {
  test('are shown, their names cut, replaced and removed, and refused by what they are, not by their names', async ({
    page,
  }) => {
    const form = await open(page, words);
    const face = slot(form, words, 0);
    const shown = preview(form, words, 0);
    // The page stays responsive meanwhile.
    const worker = page.waitForEvent('worker');
    await face.setInputFiles({
      name: 'IMG_20261120_080000_HDR.jpg',
      mimeType: JPEG,
      buffer: await photoOnItsSide(),
    });
    await expect(shown).toBeVisible();
    await expect(form.getByText('IMG_20261120_080000_…')).toBeVisible();
    expect((await worker).url()).toContain('photo-worker');
    const first = await shown.getAttribute('src');
    await face.setInputFiles(await pngFile('outra.png'));
    await expect(form.getByText('outra.png')).toBeVisible();
    await expect(shown).not.toHaveAttribute('src', first ?? '');
    await form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
    await expect(shown).toHaveCount(0);
    await expect(face).toBeFocused();

    const says = async (fault: string) => {
      await expect(face).toHaveAccessibleDescription(new RegExp(fault));
      await expect(form.getByRole('status').filter({ hasText: `${name}: ` })).toContainText(fault);
    };
    for (const [buffer, fault] of [
      [heicNamedJpeg(), words.unopened],
      [Buffer.from('no picture'), words.notAPicture],
      [brokenJpeg(), words.broken],
    ] as const) {
      await face.setInputFiles({ name: 'foto.jpg', mimeType: JPEG, buffer });
      await says(fault);
    }
    // Made in the browser: sending 40 MB there takes long.
    await face.evaluate((input: HTMLInputElement) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(40_000_000)], 'foto.jpg', {
          type: 'image/jpeg',
        }),
      );
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await says(words.tooHeavy);
    await face.setInputFiles({
      name: 'foto.heic',
      mimeType: 'image/heic',
      buffer: await plainPicture('jpeg'),
    });
    await expect(shown).toBeVisible();
    await expect(face).not.toHaveAttribute('aria-invalid');
  });

  test('are prepared on the page where no worker can do it aside', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    const form = await open(page, words);
    await slot(form, words, 0).setInputFiles({
      name: 'lado.jpg',
      mimeType: JPEG,
      buffer: await photoOnItsSide(),
    });
    await expect(preview(form, words, 0)).toHaveJSProperty('naturalHeight', 600);
    await slot(form, words, 1).setInputFiles({
      name: 'foto.jpg',
      mimeType: JPEG,
      buffer: brokenJpeg(),
    });
    await expect(slot(form, words, 1)).toHaveAccessibleDescription(new RegExp(words.broken));
  });

  test('tell how far each of them is while they are sent', async ({ page }) => {
    test.slow();
    const form = await open(page, words);
    await fillTexts(form, words, mailFrom('slow'));
    // The first takes seconds on this line.
    for (const [index, buffer] of [
      await grainyPhoto(),
      ...Array<Buffer>(3).fill(await grainyPhoto(480, 640)),
    ].entries())
      await slot(form, words, index).setInputFiles({ name: 'grande.jpg', mimeType: JPEG, buffer });
    await expect(previews(form, words)).toHaveCount(4);
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 10, downloadThroughput: -1, uploadThroughput: 250_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await page.clock.install();
    await form.getByRole('button', { name: words.send }).click();
    const shares = () =>
      form
        .getByRole('progressbar')
        .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value));
    await expect
      .poll(shares, { intervals: [100], timeout: 15_000 })
      .toEqual([100, expect.any(Number), 0, 0]);
    // Silence is what ends it, not its length.
    await page.clock.fastForward(20_000);
    await expect.poll(shares, { intervals: [100] }).toEqual([100, 100, expect.any(Number), 0]);
    await page.clock.fastForward(20_000);
    await expect(form.getByText(words.progress)).toBeVisible();
    await expect(form.getByRole('heading', { name: words.done })).toBeFocused({ timeout: 30_000 });
    await expect(form.getByRole('progressbar')).toHaveCount(0);
  });
});

const keep = (form: Locator) => form.getByRole('button', { name: words.keptPhotos.keep });
const erase = (form: Locator) => form.getByRole('button', { name: words.keptPhotos.erase });

/** Fills the form and asks to keep its photos. */
async function keepFour(page: Page): Promise<Locator> {
  const form = await open(page, words);
  await fillTexts(form, words, mailFrom('kept-photos'));
  await fillPhotos(form, words);
  await keep(form).click();
  return form;
}

/** Closes the tab once the photos are kept, and opens another some days later. */
async function comeBack(
  context: BrowserContext,
  page: Page,
  days = 0,
): Promise<{ page: Page; form: Locator }> {
  await expect(erase(await keepFour(page))).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + days * DAY);
  return { page: next, form: await open(next, words) };
}

test.describe('photos kept on the device', { tag: '@pt' }, () => {
  test('come back in a new tab, and are gone once the application is sent', async ({
    context,
    page,
  }) => {
    const back = await comeBack(context, page);
    await expect(previews(back.form, words)).toHaveCount(4);
    await expect(erase(back.form)).toBeVisible();
    await send(back.form, words);
    expect(await countKept(back.page)).toBe(0);
  });

  test('of another shape cost themselves, never the form, and are set aside', async ({
    context,
    page,
  }) => {
    await expect(erase(await keepFour(page))).toBeVisible();
    await changeKept(page);
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    const form = await open(next, words);
    await expect(field(form, words.labels.realname)).toHaveValue(APPLICATION.realname);
    await expect(previews(form, words)).toHaveCount(3);
    await expect.poll(() => countKept(next)).toBe(2);
    await erase(form).click();
    await expect.poll(() => countKept(next)).toBe(0);
  });

  test('are gone by one button, and after a week', async ({ context, page }) => {
    const { page: next, form } = await comeBack(context, page, PHOTOS_KEPT_DAYS + 1);
    await expect(field(form, words.labels.realname)).toHaveValue(APPLICATION.realname);
    await expect.poll(() => countKept(next)).toBe(0);
    await expect(previews(form, words)).toHaveCount(0);
    await fillPhotos(form, words);
    await keep(form).click();
    await expect.poll(() => countKept(next)).toBe(1);
    await erase(form).click();
    await expect(form.getByText(words.keptPhotos.erased)).toBeVisible();
    expect(await countKept(next)).toBe(0);
    await expect(previews(form, words)).toHaveCount(4);
    // Nor does a later change keep them.
    await form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
    await expect(previews(form, words)).toHaveCount(3);
    expect(await countKept(next)).toBe(0);
  });

  test('are erased where the draft that they belong to is gone', async ({ context, page }) => {
    await expect(erase(await keepFour(page))).toBeVisible();
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.addInitScript(() => localStorage.clear());
    await open(next, words);
    await expect.poll(() => countKept(next)).toBe(0);
  });

  test('are offered to applicants who are old enough only, and erased when the date says otherwise', async ({
    page,
  }) => {
    const form = await keepFour(page);
    await expect(erase(form)).toBeVisible();
    const day = field(form, words.labels.birthdate);
    await day.fill(`01/01/${new Date().getUTCFullYear() - MINIMUM_AGE + 2}`);
    await day.press('Tab');
    await expect(page.getByText(words.tooYoung.title)).toBeVisible();
    expect(await countKept(page)).toBe(0);
    await page.getByRole('button', { name: words.wrongDate }).click();
    await expect(previews(form, words)).toHaveCount(4);
    await expect(keep(form)).toBeHidden();
    await day.fill(APPLICATION.birthdate);
    await expect(keep(form)).toBeVisible();
  });

  test('are said to be kept only once they are, and stay on the page until the browser can keep them', async ({
    page,
  }) => {
    // A database that fails as soon as the test says so.
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = () => {
        const request = new EventTarget() as IDBOpenDBRequest;
        Object.defineProperty(request, 'error', {
          value: new DOMException('denied', 'SecurityError'),
        });
        const deny = () => {
          IDBFactory.prototype.open = open;
          request.onerror?.(new Event('error'));
        };
        Object.assign(window, { deny });
        return request;
      };
    });
    const form = await keepFour(page);
    await expect(keep(form)).toBeVisible();
    await expect(erase(form)).toHaveCount(0);
    // The database is opened once the part that keeps photos has loaded.
    await expect.poll(() => page.evaluate(() => 'deny' in window)).toBe(true);
    await page.evaluate(() => (window as unknown as { deny: () => void }).deny());
    await expect(form.getByText(words.keptPhotos.impossible)).toBeVisible();
    await expect(previews(form, words)).toHaveCount(4);
    await keep(form).click();
    await expect(erase(form)).toBeVisible();
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
      const count =
        store === undefined
          ? 0
          : await done(database.transaction(store).objectStore(store).count());
      database.close();
      return count;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });
}

/** Gives the kept photos shapes that this version does not write. */
async function changeKept(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('scouted-photos-models');
        opened.onsuccess = () => {
          const change = opened.result.transaction('photos', 'readwrite');
          const store = change.objectStore('photos');
          const read = store.get('photos');
          read.onsuccess = () => {
            const { photos, ...rest } = read.result as { photos: Record<string, object> };
            const changed = {
              image_1: { ...photos['image_1'], name: {} },
              image_2: { ...photos['image_2'], measures: 'x' },
              image_3: { ...photos['image_3'], photo: new Blob(['<b>'], { type: 'text/html' }) },
              image_4: { ...photos['image_4'], measures: { figure: {} } },
            };
            store.put({ ...rest, photos: changed }, 'photos');
          };
          change.oncomplete = () => {
            opened.result.close();
            resolve();
          };
          change.onerror = () => reject(new Error('not changed'));
        };
      }),
  );
}
