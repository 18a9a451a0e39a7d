/** The camera with the pose's outline, and advice on photos that never blocks. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { jpegFile, open, photoWords, pngFile, words } from './support/fill-application.ts';
import { expectAccessible } from './support/reading.ts';
import { turnTo } from './support/network.ts';
import { expect, test } from './support/test.ts';

const [face] = words.photos;

async function plain(background: string) {
  const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background } });
  return jpegFile(await picture.jpeg().toBuffer());
}

/** `window.openCameras` counts the tracks that still film, those still asked for, and the locks that
 * keep the screen lit. */
function watchCameras(): void {
  const tracks: MediaStreamTrack[] = [];
  let asked = 0;
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    asked += 1;
    // The one that is asked for while the dialog closes comes after it.
    if ('slowly' in document.documentElement.dataset)
      while (document.querySelector('dialog[open]') !== null)
        await new Promise(requestAnimationFrame);
    const stream = await ask(wanted).finally(() => (asked -= 1));
    tracks.push(...stream.getTracks());
    return stream;
  };
  let locks = 0;
  document.addEventListener('visibilitychange', () => (locks = 0));
  const release = () => Promise.resolve((locks = Math.max(0, locks - 1)));
  const request = () => Promise.resolve((locks += 1)).then(() => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  const filming = () => tracks.filter(({ readyState }) => readyState === 'live').length;
  Object.assign(window, { openCameras: () => [filming(), asked, locks] });
}

/** `window.told` has what a screen reader says aloud, `window.heard` the tones by their hertz. */
function followCountdown(): void {
  const told: string[] = [];
  const heard: (number | undefined)[] = [];
  Object.assign(window, { told, heard });
  const live = document.querySelector('dialog [aria-live]');
  if (live === null) return;
  const hear = () => {
    if (live.textContent !== '') told.push(live.textContent);
  };
  new MutationObserver(hear).observe(live, { subtree: true, childList: true, characterData: true });
  window.OscillatorNode = class extends OscillatorNode {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      heard.push(options?.frequency);
    }
  };
}

const openCameras = (page: Page) =>
  page.evaluate(() => (window as unknown as { openCameras: () => number[] }).openCameras());

test.describe('the camera', { tag: '@chromium' }, () => {
  test('takes a picture by keyboard alone, counts, and uses it', async ({ page }) => {
    test.slow();
    const form = await open(page);
    await form.getByRole('button', { name: `Tirar agora: ${face}` }).press('Enter');
    const camera = page.getByRole('dialog', { name: `Câmera: ${face}` });
    const shutter = camera.getByRole('button', { name: /^Tirar a foto em/ });
    await expect(shutter).toBeFocused();
    await expect(shutter).toHaveAttribute('aria-disabled', 'false');
    await expect(camera.locator('video'), 'as in a mirror').toHaveCSS('transform', /\(-1, /);
    await expectAccessible(page);
    await camera.getByRole('button', { name: '10 s', exact: true }).press('Space');
    await expect(shutter).toHaveAccessibleName('Tirar a foto em 10 segundos');
    await camera.getByRole('button', { name: '3 s', exact: true }).press('Space');
    await camera.getByRole('button', { name: 'Trocar de câmera' }).press('Enter');
    await expect(camera.getByText('Frontal')).toBeVisible();
    await expect(camera.locator('video')).toHaveCSS('transform', 'none');
    await expect(shutter).toHaveAttribute('aria-disabled', 'false');

    // Leaving during the countdown keeps the camera open.
    await shutter.press('Space');
    await expect(camera.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shutter).toBeFocused();
    // And ends it: the next second does not come.
    await page.waitForTimeout(1_200);
    await expect(shutter).toBeFocused();

    await page.evaluate(followCountdown);
    await shutter.press('Enter');
    await expect(camera.getByRole('img', { name: `Foto tirada: ${face}` })).toBeVisible();
    const { told, heard } = await page.evaluate(() => {
      const all = window as unknown as { told: string[]; heard: number[] };
      return { told: all.told, heard: all.heard };
    });
    expect(told).toEqual(['3', '2', '1', photoWords.camera.taken]);
    const [first = 0, ...later] = heard;
    expect(later).toEqual([first, first, expect.any(Number)]);
    expect(later.at(-1), 'the shot sounds higher').toBeGreaterThan(first);
    await expectAccessible(page);
    await expect(camera.getByRole('button', { name: 'Usar esta' })).toBeFocused();
    await camera.getByRole('button', { name: 'Tirar outra' }).press('Enter');
    await expect(shutter).toBeFocused();
    await expect(shutter).toHaveAttribute('aria-disabled', 'false');
    await shutter.press('Enter');
    await expect(camera.getByRole('button', { name: 'Usar esta' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(camera).toHaveCount(0);
    await expect(form.preview(0)).toBeVisible();
    await expect(form.slot(0)).toBeFocused();
    const shape = await form
      .preview(0)
      .evaluate(
        ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight,
      );
    expect(shape).toBeCloseTo(3 / 4, 1);
  });

  test('is off behind another page, when it is closed, when the form goes', async ({ page }) => {
    await page.addInitScript(watchCameras);
    const form = await open(page);
    const take = form.getByRole('button', { name: `Tirar agora: ${face}` });
    const camera = page.getByRole('dialog');
    const isOn = () => expect.poll(() => openCameras(page)).toEqual([1, 0, 1]);
    const isOff = () => expect.poll(() => openCameras(page)).toEqual([0, 0, 0]);
    await take.click();
    await isOn();
    const shutter = camera.getByRole('button', { name: /^Tirar a foto em/ });
    await expect(shutter).toHaveAttribute('aria-disabled', 'false');
    // Unplugged while it counts, or taken by another program.
    await camera.locator('video').evaluate((video: HTMLVideoElement) => {
      video.closest('dialog')?.querySelector<HTMLElement>('.sun')?.click();
      for (const track of (video.srcObject as MediaStream).getTracks()) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    });
    await isOn();
    await expect(shutter, 'nothing counts towards a black picture').toBeVisible();
    await turnTo(page, 'hidden');
    await isOff();
    await turnTo(page, 'visible');
    await isOn();
    await camera.getByRole('button', { name: /Fechar/ }).click();
    await isOff();
    await page.evaluate(() => (document.documentElement.dataset['slowly'] = ''));
    await take.click();
    await camera.getByRole('button', { name: /Fechar/ }).click();
    await expect(camera).toHaveCount(0);
    await isOff();
    await page.evaluate(() => delete document.documentElement.dataset['slowly']);
    await take.click();
    await isOn();
    await page.evaluate(() =>
      document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('astro:unmount')),
    );
    await isOff();
  });

  test('says that there is none, or that it is refused, and goes on choosing', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(
          new DOMException('', document.documentElement.dataset['camera'] ?? 'NotFoundError'),
        );
    });
    const form = await open(page);
    const camera = page.getByRole('dialog', { name: `Câmera: ${face}` });
    await form.getByRole('button', { name: `Tirar agora: ${face}` }).click();
    await expect(
      camera.getByRole('heading', { name: 'Este aparelho não tem câmera' }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.documentElement.dataset['camera'] = 'NotAllowedError'));
    await form.getByRole('button', { name: `Tirar agora: ${face}` }).click();
    await expect(camera.getByRole('heading', { name: 'A câmera está bloqueada' })).toBeFocused();
    await expectAccessible(page);
    const chooser = page.waitForEvent('filechooser');
    await camera.getByRole('button', { name: 'Escolher uma foto' }).click();
    await (await chooser).setFiles(await pngFile());
    await expect(form.preview(0)).toBeVisible();
  });

  test('is followed by advice on a dark or a double photo, to be set aside', async ({ page }) => {
    const form = await open(page);
    const give = async (index: number, colour: string) =>
      form.slot(index).setInputFiles(await plain(colour));
    await give(0, '#403020');
    await expect(form.slot(0)).toHaveAccessibleDescription(/Está escura/);
    await expectAccessible(page);
    await form.getByRole('button', { name: `Usar assim mesmo: ${face}` }).press('Enter');
    await expect(form.getByText('Está escura')).toHaveCount(0);
    await expect(form.slot(0)).toBeFocused();
    await give(1, '#c0a090');
    await expect(form.getByText('A luz está boa')).toHaveCount(1);
    await give(2, '#c0a090');
    await expect(form.slot(2)).toHaveAccessibleDescription(/É igual à de “Perfil”/);
  });

  test('and the photos of a browser that makes noise of them are refused', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'Worker');
      const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
      OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
        const picture = getImageData.apply(this, area);
        crypto.getRandomValues(picture.data);
        return picture;
      };
    });
    const form = await open(page);
    await form.slot(0).setInputFiles(await plain('#c0a090'));
    await expect(form.slot(0)).toHaveAccessibleDescription(/outro navegador/);
    const take = form.getByRole('button', { name: /^Tirar agora/ });
    await take.last().click();
    await expect(form.slot(3)).toHaveAccessibleDescription(/outro navegador/);
    await expect(form.preview(0)).toHaveCount(0);
  });
});
