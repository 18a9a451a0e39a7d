/** Photos, camera and forms leave no address, camera, wake lock or timer behind. */
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { brokenJpeg, photoOnItsSide } from './support/camera.ts';
import { contactForm } from './support/contact.ts';
import { mailFrom } from './support/desk-page.ts';
import {
  fillPhotos,
  fillTexts,
  JPEG,
  open,
  photoWords,
  pngFile,
  preview,
  send,
  sentence,
  slot,
  words,
} from './support/fill-application.ts';
import { expect, test } from './support/test.ts';

const [face] = words.photos;

/** Notes what the page opens and has to close again; `window.stillOpen` tells what is open. */
function watchOpened(): void {
  const open = new Map<unknown, string>();
  const place = globalThis as unknown as Record<string, unknown>;

  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (thing) => {
    const address = createObjectURL.call(URL, thing);
    open.set(address, 'object URL');
    return address;
  };
  URL.revokeObjectURL = (address) => {
    open.delete(address);
    revokeObjectURL.call(URL, address);
  };

  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    for (const track of stream.getTracks()) open.set(track, 'camera');
    return stream;
  };
  const lock = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (type) => {
    const held = await lock(type);
    open.set(held, 'wake lock');
    held.addEventListener('release', () => open.delete(held));
    return held;
  };

  type Run = (...values: unknown[]) => void;
  // Shorter ones slice work.
  const LONG = 1000;
  const { setTimeout: later, setInterval: repeat } = window;
  place['setTimeout'] = (run: Run, time = 0, ...values: unknown[]) => {
    const timer = later(() => {
      open.delete(timer);
      run(...values);
    }, time);
    if (time >= LONG) open.set(timer, `timer of ${String(time)} ms`);
    return timer;
  };
  place['setInterval'] = (run: Run, time = 0, ...values: unknown[]) => {
    const timer = repeat(run, time, ...values);
    open.set(timer, `interval of ${String(time)} ms`);
    return timer;
  };
  for (const name of ['clearTimeout', 'clearInterval']) {
    const clear = place[name] as Run;
    place[name] = (timer: unknown) => {
      open.delete(timer);
      clear(timer);
    };
  }

  Object.assign(window, {
    stillOpen: () =>
      [...open]
        .filter(([thing]) => !(thing instanceof MediaStreamTrack && thing.readyState === 'ended'))
        .map(([, text]) => text)
        .toSorted(),
  });
}

const stillOpen = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { readonly stillOpen: () => readonly string[] }).stillOpen(),
  );

const expectNothingOpen = (page: Page) => expect.poll(() => stillOpen(page)).toEqual([]);

const press = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole('button', { name, exact: true }).click();
const camera = (page: Page) => page.getByRole('dialog');
const shutter = (page: Page) => camera(page).getByRole('button', { name: /^Tirar a foto em/ });

const turnAway = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test.describe('nothing stays behind of', { tag: ['@phone', '@chromium'] }, () => {
  test.beforeEach(({ page }) => page.addInitScript(watchOpened));

  test('a photo, also in an application that is dropped', async ({ page }) => {
    const form = await open(page);
    for (const away of [`${words.remove}: ${face}`, words.discard]) {
      await slot(form, 0).setInputFiles(await pngFile());
      await expect(preview(form, 0)).toBeVisible();
      await press(form, away);
      await expect(preview(form, 0)).toBeHidden();
    }
    await expectNothingOpen(page);
  });

  test('a photo that no worker prepares', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    const form = await open(page);
    const give = (buffer: Buffer) =>
      slot(form, 0).setInputFiles({ name: 'foto.jpg', mimeType: JPEG, buffer });
    await give(await photoOnItsSide());
    await expect(preview(form, 0)).toHaveJSProperty('naturalHeight', 600);
    await give(brokenJpeg());
    await expect(slot(form, 0)).toHaveAccessibleDescription(
      new RegExp(sentence(photoWords.broken)),
    );
    await expectNothingOpen(page);
  });

  test('the camera, also while another page is in front', async ({ page }) => {
    await page.context().grantPermissions(['camera', 'screen-wake-lock']);
    await open(page);
    await press(page, `Tirar agora: ${face}`);
    await shutter(page).click();
    await press(camera(page), /Cancelar/);
    await shutter(page).click();
    await expect(camera(page).getByRole('img', { name: `Foto tirada: ${face}` })).toBeVisible();
    await press(camera(page), 'Tirar outra');
    await expect(shutter(page)).toHaveAttribute('aria-disabled', 'false');
    await turnAway(page, 'hidden');
    await expect.poll(() => stillOpen(page)).not.toContain('camera');
    await turnAway(page, 'visible');
    await press(camera(page), /Fechar/);
    await expect(camera(page)).toHaveCount(0);
    await expectNothingOpen(page);
  });

  test('the camera, closed before it opens', async ({ page }) => {
    await page.addInitScript(() => {
      const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        while (document.querySelector('dialog[open]') !== null)
          await new Promise(requestAnimationFrame);
        return await ask(wanted);
      };
    });
    await open(page);
    await press(page, `Tirar agora: ${face}`);
    await press(camera(page), /Fechar/);
    await expect(camera(page)).toHaveCount(0);
    await expectNothingOpen(page);
  });

  test('a message and its thanks', async ({ page }) => {
    await page.goto('/contato');
    const { fill: write, send: sendMessage, thanks } = contactForm(page);
    await page
      .getByRole('link', { name: dictionary('pt').contact.talk })
      .first()
      .click();
    await write(mailFrom('cleanup'), 'Oi');
    await sendMessage.click();
    await expect(thanks.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNothingOpen(page);
  });

  test('an application that is sent, but the previews of what was sent', async ({ page }) => {
    test.slow();
    const form = await open(page);
    await fillTexts(form, mailFrom('cleanup'));
    await fillPhotos(form);
    await send(form);
    const rest = async () => (await stillOpen(page)).filter((text) => text !== 'object URL');
    await expect.poll(rest).toEqual([]);
  });

  test('an application that is taken off its page', async ({ page }) => {
    const form = await open(page);
    await slot(form, 1).setInputFiles(await pngFile());
    await press(page, `Tirar agora: ${face}`);
    await expect(shutter(page)).toHaveAttribute('aria-disabled', 'false');
    await page.evaluate(() =>
      document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('astro:unmount')),
    );
    await expectNothingOpen(page);
  });
});
