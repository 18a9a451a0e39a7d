import type { BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { MINIMUM_AGE, PHOTOS_KEPT_DAYS } from '../../src/domain/constants.ts';
import {
  APPLICATION,
  jpegFile,
  open,
  photoWords,
  pngFile,
  sentence,
  words,
  type Form,
} from './support/fill-application.ts';
import { mailFrom } from './support/desk-page.ts';
import { flatPhoto, noisePhoto, photoOnItsSide } from '../support/photos.ts';
import { pauseRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/status of 422/] });

const [name] = words.photos;
const DAY = 24 * 60 * 60 * 1000;
const HEIC = Buffer.concat([
  Buffer.from('00000024667479706865696300000000', 'hex'),
  Buffer.from('mif1MiHEmiafheic', 'latin1'),
  Buffer.alloc(4000, 7),
]);
const BROKEN_JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  Buffer.alloc(6000, 0x5a),
  Buffer.from('ffd9', 'hex'),
]);

test('Photos are shown, replaced, removed, and refused by what they are', async ({ page }) => {
  const form = await open(page);
  const face = form.slot(0);
  const shown = form.preview(0);
  // The page stays responsive meanwhile.
  const worker = page.waitForEvent('worker');
  // Of two photos chosen in haste, the later one counts.
  const release = await pauseRequests(page, '**/_astro/photo-part.*');
  await face.setInputFiles(await pngFile());
  await face.setInputFiles(jpegFile(await photoOnItsSide(), 'IMG_20261120_080000_HDR.jpg'));
  release();
  await expect(shown).toBeVisible();
  await expect(face).toHaveAccessibleName(fill(photoWords.replaceLabel, { slot: name }));
  // Browsers tell of no change where the same file is chosen again.
  await expect(face).toHaveValue('');
  await expect(form.getByText('IMG_20261120_080000_…')).toBeVisible();
  expect((await worker).url()).toContain('photo-worker');
  const first = await shown.getAttribute('src');
  await face.setInputFiles(await pngFile('outra.png'));
  await expect(form.getByText('outra.png')).toBeVisible();
  await expect(shown).not.toHaveAttribute('src', first ?? '');
  await form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
  await expect(shown).toHaveCount(0);
  await expect(face).toBeFocused();
  await expect(face).toHaveAccessibleName(fill(photoWords.chooseLabel, { slot: name }));
  const removed = fill(photoWords.removed, { slot: name });
  await expect(form.getByRole('status').filter({ hasText: removed })).toHaveCount(1);

  const says = async (fault: string) => {
    await expect(face).toHaveAccessibleDescription(new RegExp(fault));
    await expect(form.getByRole('status').filter({ hasText: `${name}: ` })).toContainText(fault);
  };
  for (const [buffer, fault] of [
    [HEIC, sentence(fill(photoWords.unopened, { kind: 'HEIC' }))],
    [Buffer.from('no picture'), sentence(dictionary('pt').forms.errors.image)],
    [BROKEN_JPEG, sentence(photoWords.broken)],
    [(await flatPhoto('jpeg')).subarray(0, -200), sentence(photoWords.cut)],
  ] as const) {
    await face.setInputFiles(jpegFile(buffer));
    await says(fault);
  }
  // A file of a cloud is a name until it is read.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = () => {
      Blob.prototype.arrayBuffer = read;
      return Promise.reject(new DOMException('gone', 'NotReadableError'));
    };
    Object.assign(window, { Worker: undefined });
  });
  await face.setInputFiles(await pngFile('nuvem.png'));
  await says(sentence(photoWords.absent));
  // Made in the browser: sending 40 MB there takes long.
  await face.evaluate((input: HTMLInputElement) => {
    const transfer = new DataTransfer();
    const parts = [new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(40_000_000)];
    transfer.items.add(new File(parts, 'foto.jpg', { type: 'image/jpeg' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await says('pesada demais');
  await face.setInputFiles({
    name: 'foto.heic',
    mimeType: 'image/heic',
    buffer: await flatPhoto('jpeg'),
  });
  await expect(shown).toBeVisible();
  await expect(face).toHaveAttribute('aria-invalid', 'false');
});

test('A photo that was cut out stands on white', async ({ page }) => {
  const form = await open(page);
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const cutOut = sharp({ create: { width: 480, height: 640, channels: 4, background: clear } });
  await form.slot(0).setInputFiles({
    name: 'recorte.png',
    mimeType: 'image/png',
    buffer: await cutOut.png().toBuffer(),
  });
  await expect(form.preview(0)).toBeVisible();
  const seen = await form.preview(0).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const drawing = new OffscreenCanvas(1, 1).getContext('2d');
    drawing?.drawImage(picture, 0, 0, 1, 1);
    return Array.from(drawing?.getImageData(0, 0, 1, 1).data ?? []);
  });
  expect(seen).toEqual([255, 255, 255, 255]);
});

test('Photos are prepared one after the other: each takes much memory', async ({ page }) => {
  await page.addInitScript(() => {
    const alive = new Set<Worker>();
    Object.assign(window, { mostWorkers: 0 });
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        const counts = window as unknown as { mostWorkers: number };
        counts.mostWorkers = Math.max(counts.mostWorkers, alive.add(this).size);
      }

      override terminate(): void {
        alive.delete(this);
        super.terminate();
      }
    };
  });
  const form = await open(page);
  await form.fillPhotos();
  expect(
    await page.evaluate(() => (window as unknown as { mostWorkers: number }).mostWorkers),
  ).toBe(1);
});

test('Photos tell how far they are while they are sent', async ({ page }) => {
  test.slow();
  const form = await open(page);
  await form.fillTexts(mailFrom('slow'));
  // The first takes seconds on this line.
  for (const [index, buffer] of [
    Buffer.from(await noisePhoto('jpeg', 1600, 1200)),
    ...Array<Buffer>(3).fill(Buffer.from(await noisePhoto('jpeg', 480, 640))),
  ].entries())
    await form.slot(index).setInputFiles(jpegFile(buffer));
  await expect(form.previews).toHaveCount(4);
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 10, downloadThroughput: -1, uploadThroughput: 250_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await page.clock.install();
  await form.getByRole('button', { name: words.send }).click();
  const told = form.getByText(new RegExp(`^${fill(words.progress, { n: '\\d+' })}$`));
  const share = async () => Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
  // Silence is what ends it, not its length.
  for (const reached of [20, 50]) {
    await expect.poll(share, { intervals: [100], timeout: 15_000 }).toBeGreaterThanOrEqual(reached);
    await page.clock.fastForward(20_000);
  }
  await expect(form.getByRole('heading', { name: words.done })).toBeFocused({ timeout: 30_000 });
  await expect(told).toHaveCount(0);
});

const keep = (form: Locator) => form.getByRole('button', { name: photoWords.kept.keep });
const erase = (form: Locator) => form.getByRole('button', { name: photoWords.kept.erase });

const anyways = (form: Form) => form.getByRole('button', { name: photoWords.anyway });

async function keepFour(page: Page): Promise<Form> {
  const form = await open(page);
  await form.field(words.labels.realname).fill(APPLICATION.realname);
  await form.writeDate(APPLICATION.birthdate);
  await form.fillPhotos();
  await anyways(form).first().click();
  await keep(form).click();
  return form;
}

/** Closes the tab once the photos are kept, and opens another some days later. */
async function comeBack(
  context: BrowserContext,
  page: Page,
  days = 0,
): Promise<{ page: Page; form: Form }> {
  await expect(erase(await keepFour(page))).toBeVisible();
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + days * DAY);
  return { page: next, form: await open(next) };
}

test('Kept photos come back in a new tab, and go once sent', async ({ context, page }) => {
  const back = await comeBack(context, page);
  await expect(back.form.previews).toHaveCount(4);
  await expect(back.form).toContainText(words.draftWithPhotos);
  await expect(anyways(back.form), 'one was to be used all the same').toHaveCount(3);
  await back.form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
  await expect.poll(() => countKept(back.page)).toBe(3);
  await back.form.slot(0).setInputFiles(await pngFile());
  await expect.poll(() => countKept(back.page)).toBe(4);
  await erase(back.form).click();
  await expect(back.form.getByText(photoWords.kept.erased)).toBeVisible();
  // What changes afterwards is not kept, either.
  await back.form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
  await back.form.slot(0).setInputFiles(await pngFile());
  await expect(back.form.previews).toHaveCount(4);
  expect(await countKept(back.page)).toBe(0);
  await keep(back.form).click();
  await expect(erase(back.form)).toBeVisible();
  await back.form.fillTexts(mailFrom('kept-photos'));
  const failed = { status: 422, json: { error: 'invalid' } };
  await back.page.route('**/api/entry/*', (route) => route.fulfill(failed), { times: 1 });
  await back.form.getByRole('button', { name: words.send }).click();
  await expect(back.form.getByRole('alert')).toBeFocused();
  expect(await countKept(back.page)).toBe(4);
  await back.form.send();
  expect(await countKept(back.page)).toBe(0);
});

test('Kept photos go after a week, and with their draft', async ({ context, page }) => {
  const { page: next, form } = await comeBack(context, page, PHOTOS_KEPT_DAYS + 1);
  await expect(form.field(words.labels.realname)).toHaveValue(APPLICATION.realname);
  await expect.poll(() => countKept(next)).toBe(0);
  await expect(form.previews).toHaveCount(0);
  await form.fillPhotos();
  await keep(form).press('Enter');
  await expect.poll(() => countKept(next)).toBe(4);
  await expect(erase(form)).toBeFocused();
  // The other tab stays open, and writes no draft any more.
  await next.evaluate(() => (Storage.prototype.setItem = () => undefined));
  const last = await context.newPage();
  await last.addInitScript(() => localStorage.clear());
  await open(last);
  await expect.poll(() => countKept(last)).toBe(0);
});

test('Kept photos go after a week, whatever visits change', async ({ context, page }) => {
  const { page: between, form } = await comeBack(context, page, PHOTOS_KEPT_DAYS - 1);
  await form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
  await expect.poll(() => countKept(between)).toBe(3);
  await between.close();
  const next = await context.newPage();
  await next.clock.setSystemTime(Date.now() + (PHOTOS_KEPT_DAYS + 1) * DAY);
  await open(next);
  await expect.poll(() => countKept(next)).toBe(0);
});

test('Kept photos that come late do not come back to a dropped draft', async ({
  context,
  page,
}) => {
  await expect(erase(await keepFour(page))).toBeVisible();
  const next = await context.newPage();
  const resume = await pauseRequests(next, '**/_astro/kept-photos.*');
  const form = await open(next);
  // Nor do they take the place of one chosen meanwhile.
  const other = await context.newPage();
  const resumeOther = await pauseRequests(other, '**/_astro/kept-photos.*');
  const another = await open(other);
  await another.slot(0).setInputFiles(await pngFile('nova.png'));
  await expect(another.preview(0)).toBeVisible();
  resumeOther();
  await expect(another.previews).toHaveCount(4);
  await expect(another.getByText('nova.png')).toBeVisible();
  await other.close();
  await form.getByRole('button', { name: words.discard }).click();
  resume();
  await expect.poll(() => countKept(next)).toBe(0);
  await form.writeDate(APPLICATION.birthdate);
  await expect(form.getByText(words.discarded)).toHaveCount(0);
  await expect(keep(form)).toBeHidden();
  await expect(form.getByText(photoWords.kept.erased)).toHaveCount(0);
  await expect(form.previews).toHaveCount(0);
});

test('Kept photos that were erased are no news to the next person', async ({ context, page }) => {
  const { form } = await comeBack(context, page);
  await erase(form).click();
  await expect(form.getByText(photoWords.kept.erased)).toBeVisible();
  await form.getByRole('button', { name: words.discard }).click();
  await form.writeDate(APPLICATION.birthdate);
  await expect(form.getByText(words.discarded)).toHaveCount(0);
  await expect(form.getByText(photoWords.kept.erased)).toHaveCount(0);
});

test('Kept photos are for who is old enough, else they are erased', async ({ page }) => {
  const form = await keepFour(page);
  await expect(erase(form)).toBeVisible();
  const day = form.field(words.labels.birthdate);
  await day.fill(`01/01/${new Date().getUTCFullYear() - MINIMUM_AGE + 2}`);
  // At once: the page may be left now.
  await expect.poll(() => countKept(page)).toBe(0);
  await day.press('Tab');
  await expect(page.getByText(words.tooYoung.title)).toBeVisible();
  expect(await countKept(page)).toBe(0);
  await page.getByRole('button', { name: words.tooYoung.wrongDate }).click();
  await expect(form.previews).toHaveCount(4);
  await expect(keep(form)).toBeHidden();
  await day.fill(`31/12/${new Date().getUTCFullYear() - MINIMUM_AGE - 1}`);
  await expect(keep(form)).toBeVisible();
  await form.fillTexts(mailFrom('ahead-of-time'));
  await keep(form).click();
  await expect(erase(form)).toBeVisible();
  // A device whose clock is ahead takes her for older.
  const answer = { status: 422, json: { errors: { birthdate: 'tooYoung' } } };
  await page.route('**/api/entry/*', (route) => route.fulfill(answer));
  await form.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.tooYoung.title)).toBeVisible();
  await expect.poll(() => countKept(page)).toBe(0);
});

test('Photos are said to be kept only once they are', async ({ page }) => {
  // A database that fails as soon as the test says so.
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as IDBOpenDBRequest;
      const error = new DOMException('denied', 'SecurityError');
      Object.defineProperty(request, 'error', { value: error });
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
  await expect(form.getByText(photoWords.kept.impossible)).toBeVisible();
  await expect(form.previews).toHaveCount(4);
  await keep(form).click();
  await expect(erase(form)).toBeVisible();
});

const countKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if ((await indexedDB.databases()).length === 0) return 0;
    const done = async <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      });
    const database = await done(indexedDB.open('scouted-photos-models'));
    const store = database.transaction('photos').objectStore('photos');
    const kept = (await done(store.get('photos'))) as { photos: object } | undefined;
    database.close();
    return Object.keys(kept?.photos ?? {}).length;
  });
