/** Photos, camera and forms leave no address, worker, camera, wake lock, sound or timer behind. */
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { contactForm } from './support/contact.ts';
import { mailFrom } from './support/desk-page.ts';
import {
  fillPhotos,
  fillTexts,
  open as openForm,
  pngFile,
  preview,
  send,
  slot,
} from './support/fill-application.ts';
import { FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [words] = FORMS;
const [face = ''] = words.photos;
const { contact } = dictionary('pt');

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

  type Run = (...values: unknown[]) => void;
  for (const [name, closing] of [
    ['Worker', 'terminate'],
    ['AudioContext', 'close'],
    ['ImageBitmap', 'close'],
  ] as const) {
    const native = place[name] as new () => object;
    const methods = native.prototype as Record<string, Run>;
    const close = methods[closing] as Run;
    methods[closing] = function (this: unknown, ...values) {
      open.delete(this);
      return close.apply(this, values);
    };
    place[name] = new Proxy(native, {
      construct: (target, values, made) => {
        const thing = Reflect.construct(target, values, made as typeof native) as object;
        open.set(thing, name);
        return thing;
      },
    });
  }
  const decode = window.createImageBitmap as (...values: unknown[]) => Promise<ImageBitmap>;
  place['createImageBitmap'] = async (...values: unknown[]) => {
    const bitmap = await decode.apply(window, values);
    open.set(bitmap, 'bitmap');
    return bitmap;
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

/** What `round` opens and closes, repeatably. */
type Visit = Readonly<Record<'open' | 'round', (page: Page) => Promise<unknown>>>;

const press = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole('button', { name, exact: true }).click();
const application = (page: Page) => page.locator('#scouted-form');
const openApplication = (page: Page) => openForm(page, words);
const camera = (page: Page) => page.getByRole('dialog');
const shutter = (page: Page) => camera(page).getByRole('button', { name: /^Tirar a foto em/ });
const changePhoto = async (page: Page) => {
  await slot(application(page), words, 0).setInputFiles(await pngFile());
  await expect(preview(application(page), words, 0)).toBeVisible();
  await press(page, `${words.remove}: ${face}`);
  await expect(preview(application(page), words, 0)).toBeHidden();
};
const turnAway = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const VISITS: Readonly<Record<string, Visit>> = {
  'a photo': { open: openApplication, round: changePhoto },
  'a photo that no worker prepares': {
    open: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
      await openApplication(page);
    },
    round: changePhoto,
  },
  'an application that is dropped': {
    open: openApplication,
    round: async (page) => {
      await slot(application(page), words, 0).setInputFiles(await pngFile());
      await expect(preview(application(page), words, 0)).toBeVisible();
      await press(page, words.discard);
      await expect(preview(application(page), words, 0)).toBeHidden();
    },
  },
  'the camera': {
    open: async (page) => {
      await page.context().grantPermissions(['camera', 'screen-wake-lock']);
      await openApplication(page);
    },
    round: async (page) => {
      await press(page, `Tirar agora: ${face}`);
      const shot = camera(page).getByRole('img', { name: `Foto tirada: ${face}` });
      await shutter(page).click();
      await press(camera(page), /Cancelar/);
      await shutter(page).click();
      await expect(shot).toBeVisible();
      await press(camera(page), 'Tirar outra');
      await press(camera(page), /Fechar/);
      await expect(camera(page)).toHaveCount(0);
    },
  },
  'the camera, while another page is in front': {
    open: openApplication,
    round: async (page) => {
      await press(page, `Tirar agora: ${face}`);
      await expect(shutter(page)).toHaveAttribute('aria-disabled', 'false');
      await turnAway(page, 'hidden');
      await expect.poll(() => stillOpen(page)).not.toContain('camera');
      await turnAway(page, 'visible');
      await press(camera(page), /Fechar/);
    },
  },
  'the camera, closed before it opens': {
    open: async (page) => {
      await page.addInitScript(() => {
        const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wanted) => {
          while (document.querySelector('dialog[open]') !== null)
            await new Promise(requestAnimationFrame);
          return await ask(wanted);
        };
      });
      await openApplication(page);
    },
    round: async (page) => {
      await press(page, `Tirar agora: ${face}`);
      await press(camera(page), /Fechar/);
      await expect(camera(page)).toHaveCount(0);
    },
  },
  'a message and its thanks': {
    open: (page) => page.goto('/contato'),
    round: async (page) => {
      await page.getByRole('link', { name: contact.talk }).first().click();
      const { fill: write, send: sendMessage, thanks } = contactForm(page, 'pt');
      await write(mailFrom('cleanup'), 'Oi');
      await sendMessage.click();
      await expect(thanks.first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
};

test.describe('nothing stays behind of', { tag: ['@pt', '@phone', '@chromium'] }, () => {
  for (const [name, { open, round }] of Object.entries(VISITS)) {
    test(name, async ({ page }) => {
      await page.addInitScript(watchOpened);
      await open(page);
      await round(page);
      await round(page);
      await expect.poll(() => stillOpen(page)).toEqual([]);
    });
  }

  test('an application that is sent, but the previews of what was sent', async ({ page }) => {
    test.slow();
    await page.addInitScript(watchOpened);
    const form = await openApplication(page);
    await fillTexts(form, words, mailFrom('cleanup'));
    await fillPhotos(form, words);
    await send(form, words);
    const rest = async () => (await stillOpen(page)).filter((text) => text !== 'object URL');
    await expect.poll(rest).toEqual([]);
  });

  test('an application that is taken off its page', async ({ page }) => {
    await page.addInitScript(watchOpened);
    await openApplication(page);
    await slot(application(page), words, 1).setInputFiles(await pngFile());
    await press(page, `Tirar agora: ${face}`);
    await expect(shutter(page)).toHaveAttribute('aria-disabled', 'false');
    await page.evaluate(() =>
      document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('astro:unmount')),
    );
    await expect.poll(() => stillOpen(page)).toEqual([]);
  });
});
