/** The four photos of an application: choosing, preparing, refusing, sending. */
import { fillTexts, JPEG, open, slot } from './support/fill-application.ts';
import { brokenJpeg, grainyPhoto, heicNamedJpeg, photoOnItsSide, plainPicture } from './support/camera.ts';
import { mailFrom } from './support/desk-page.ts';
import { FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [words] = FORMS;

test.describe('the application’s photos', { tag: '@pt' }, () => {
  test('shows photos, cuts their names, replaces and removes them, and refuses what is no photo by what it is, not by its name', async ({
    page,
  }) => {
    const form = await open(page, words);
    const [name = ''] = words.photos;
    // The page stays responsive meanwhile.
    const worker = page.waitForEvent('worker');
    const preview = form.getByRole('img', { name: `${words.preview}: ${name}` });
    await slot(form, words, 0).setInputFiles({ name: 'IMG_20261120_080000_HDR.jpg', mimeType: JPEG, buffer: await photoOnItsSide() });
    await expect(preview).toBeVisible();
    await expect(form.getByText('IMG_20261120_080000_…')).toBeVisible();
    expect((await worker).url()).toContain('photo-worker');
    const first = await preview.getAttribute('src');
    await slot(form, words, 0).setInputFiles({ name: 'outra.png', mimeType: 'image/png', buffer: await plainPicture('png') });
    await expect(form.getByText('outra.png')).toBeVisible();
    await expect(preview).not.toHaveAttribute('src', first ?? '');
    await form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
    await expect(preview).toHaveCount(0);
    await expect(slot(form, words, 0)).toBeFocused();

    const give = (buffer: Buffer) => slot(form, words, 0).setInputFiles({ name: 'foto.jpg', mimeType: JPEG, buffer });
    const says = async (fault: string) => {
      await expect(slot(form, words, 0)).toHaveAccessibleDescription(new RegExp(fault));
      await expect(form.getByRole('status').filter({ hasText: `${words.photos[0] ?? ''}: ` })).toContainText(fault);
    };
    await give(heicNamedJpeg());
    await says(words.notAPicture);
    await give(brokenJpeg());
    await says(words.broken);
    // Made in the browser: sending 40 MB there takes long.
    await slot(form, words, 0).evaluate((input: HTMLInputElement) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(40_000_000)], 'foto.jpg', { type: 'image/jpeg' }));
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await says(words.tooHeavy);
    await slot(form, words, 0).setInputFiles({ name: 'foto.heic', mimeType: 'image/heic', buffer: await plainPicture('jpeg') });
    await expect(preview).toBeVisible();
    await expect(slot(form, words, 0)).not.toHaveAttribute('aria-invalid');
  });

  test('prepares photos on the page where no worker can do it aside', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    const form = await open(page, words);
    await slot(form, words, 0).setInputFiles({ name: 'lado.jpg', mimeType: JPEG, buffer: await photoOnItsSide() });
    const preview = form.getByRole('img', { name: `${words.preview}: ${words.photos[0] ?? ''}` });
    await expect(preview).toHaveJSProperty('naturalHeight', 600);
    await slot(form, words, 1).setInputFiles({ name: 'foto.jpg', mimeType: JPEG, buffer: brokenJpeg() });
    await expect(slot(form, words, 1)).toHaveAccessibleDescription(new RegExp(words.broken));
  });

  test('tells how far each photo is while they are sent', async ({ page }) => {
    test.slow();
    const form = await open(page, words);
    await fillTexts(form, words, mailFrom('slow'));
    // The first takes seconds on this line.
    for (const [index, buffer] of [await grainyPhoto(), ...Array<Buffer>(3).fill(await grainyPhoto(480, 640))].entries())
      await slot(form, words, index).setInputFiles({ name: 'grande.jpg', mimeType: JPEG, buffer });
    for (const name of words.photos) await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 10, downloadThroughput: -1, uploadThroughput: 250_000 };
    await network.send('Network.emulateNetworkConditions', slow);
    await form.getByRole('button', { name: words.send }).click();
    const shares = () => form.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value));
    await expect.poll(shares, { intervals: [100], timeout: 15_000 }).toEqual([100, expect.any(Number), 0, 0]);
    await expect(form.getByText(words.progress)).toBeVisible();
    await expect(form.getByRole('heading', { name: words.done })).toBeFocused({ timeout: 30_000 });
    await expect(form.getByRole('progressbar')).toHaveCount(0);
  });
});
