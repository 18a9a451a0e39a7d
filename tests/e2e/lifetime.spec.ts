/**
 * Opening and closing leaves no listener, timer, observer, camera, worker, address or mark on the
 * page.
 */
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../../src/domain/agency.ts';
import { ADULT_AGE, MINIMUM_AGE } from '../../src/domain/constants.ts';
import { toPath } from '../../src/routes.ts';
import { watchOpened } from '../support/still-open.ts';
import {
  choose,
  field,
  fillPhotos,
  fillTexts,
  keptKeys,
  open as openForm,
  pngFile,
  press as pressFor,
  preview,
  slot,
  writeDate,
} from './support/fill-application.ts';
import { contactForm } from './support/contact.ts';
import { mailFrom } from './support/desk-page.ts';
import { favouriteWords, keepFavourites } from './support/favourites-page.ts';
import { listingPage } from './support/listing-page.ts';
import { holdPrint, waitForPrint } from './support/paper.ts';
import { standInForPlayer } from './support/stub-player.ts';
import { FORMS } from './support/scouted.ts';
import { finger } from './support/boxes.ts';
import { openProfile, talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Açucena Vilar';
const [form] = FORMS;
const [face = ''] = form.photos;
const { common, contact, home, safety, scouted, talents } = dictionary('pt');
const { profile } = talents;
const { brief } = dictionary('pt').favourites;
const { side } = brief;
const favourites = favouriteWords('pt');

/** Everything open, stored or marked in the page now. */
function readTraces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { body, documentElement: root, adoptedStyleSheets } = document;
    const marks = [root, body].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) =>
        value === '' ? [] : `mark of ${element.localName}: ${name}=${value}`,
      ),
    );
    const counts = {
      parts: body.children.length,
      inert: document.querySelectorAll('[inert]').length,
      busy: document.querySelectorAll(
        '[aria-busy="true"], :is(a, button)[data-pressed], [data-waiting], .lifted',
      ).length,
      sheets: adoptedStyleSheets.length,
    };
    const { stillOpen } = window as unknown as { readonly stillOpen: () => readonly string[] };
    return [
      // Late islands wait this long for a hanging page.
      ...stillOpen().filter((trace) => trace !== 'timer of 5000 ms'),
      ...[localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
      ...marks,
      ...Object.entries(counts).map(([name, count]) => `${String(count)} ${name}`),
      location.href,
      JSON.stringify(history.state),
    ].toSorted();
  });
}

/** A timer that would still run out on a visitor who has opened the same thing again. */
const LONG_TIMER = /^timer of (?:\d{2,}|[2-9])\d{3} ms/;
/** Milliseconds: a timer that runs longer never ends. */
const LONGEST_REST = 12_000;

/** The traces once delayed work, such as saving a draft, is done. */
async function settledTraces(page: Page): Promise<readonly string[]> {
  let traces: readonly string[] = [];
  const end = Date.now() + LONGEST_REST;
  await expect
    .poll(
      async () => {
        const before = traces;
        traces = await readTraces(page);
        const rests = !traces.some((trace) => /^(?:timer|request)/.test(trace)) || Date.now() > end;
        return rests && String(before) === String(traces);
      },
      { intervals: [700], timeout: 2 * LONGEST_REST },
    )
    .toBe(true);
  return traces;
}

/**
 * Records texts that change in live regions. Most screen readers skip a region that appears with
 * its text.
 */
function noteAnnouncements(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const place = target instanceof Element ? target : target.parentElement;
      const region = place?.closest(
        '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])',
      );
      const text =
        region instanceof HTMLElement ? region.innerText.replace(/\s+/g, ' ').trim() : '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
}

interface Visit {
  readonly open: (page: Page) => Promise<unknown>;
  /** Opens and closes something repeatably. */
  readonly round: (page: Page) => Promise<unknown>;
  /** Texts that live regions must announce in a round. */
  readonly says?: readonly (string | RegExp)[];
}

const press = (part: Page | Locator, name: string | RegExp) =>
  part.getByRole('button', { name, exact: true }).click();
const application = (page: Page) => page.locator('#scouted-form');
const openApplication = (page: Page) => openForm(page, form);
const changePhoto = async (page: Page) => {
  await slot(application(page), form, 0).setInputFiles(await pngFile());
  await expect(preview(application(page), form, 0)).toBeVisible();
  await press(page, `${form.remove}: ${face}`);
  await expect(preview(application(page), form, 0)).toBeHidden();
};
const dialog = (page: Page) => page.getByRole('dialog');
const year = new Date().getUTCFullYear();
const writeBirthday = async (page: Page, age: number) => {
  await writeDate(application(page), form, `01/01/${String(year - age)}`);
};

/** Types faster than a test's own keys: each text comes while the one before still waits. */
const typeAtOnce = (input: Locator, ...texts: readonly string[]) =>
  input.evaluate(async (element, each) => {
    for (const text of each) {
      // React overrides the setter of its own fields.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        element,
        text,
      );
      element.dispatchEvent(new InputEvent('input', { bubbles: true }));
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }
  }, texts);
const pressAtOnce = (control: Locator, times: number) =>
  control.evaluate(async (element, count) => {
    for (let press = 0; press < count; press += 1) {
      (element as HTMLElement).click();
      await new Promise(requestAnimationFrame);
    }
  }, times);
const turnAway = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const VISITS: Readonly<Record<string, Visit>> = {
  'the menu': {
    open: (page) => page.goto(toPath({ page: 'about' }, 'pt')),
    round: async (page) => {
      await press(page, 'Menu');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    },
  },
  'the covers, held and let go': {
    says: [fill(home.slider.position, { n: 2, m: 4 })],
    open: async (page) => {
      await page.goto('/');
      await press(page, home.slider.pause);
    },
    round: async (page) => {
      await press(page, home.slider.play);
      await press(page, home.slider.next);
      await press(page, home.slider.previous);
      await press(page, home.slider.pause);
      await press(page, home.slider.next);
      await press(page, home.slider.previous);
    },
  },
  'a letter and a search of a listing': {
    says: [/^\d+ talentos?$/],
    open: (page) => page.goto('/modelos'),
    round: async (page) => {
      const { letter, search, count } = listingPage(page);
      await letter('A').click();
      await letter('A').click();
      await search.fill('an');
      await expect(count).not.toBeEmpty();
      await typeAtOnce(search, 'm', 'ma');
      await search.fill('');
      await expect(letter('A')).toHaveAttribute('aria-pressed', 'false');
    },
  },
  'a search that finds people of other boards': {
    says: [/^Mais \d+ talentos em outros boards$/],
    open: (page) => page.goto('/image'),
    round: async (page) => {
      await listingPage(page).search.fill('a');
      await expect(page.getByRole('region', { name: talents.listing.otherBoards })).toBeVisible();
      await listingPage(page).search.fill('');
      await expect(page.getByRole('region', { name: talents.listing.otherBoards })).toBeHidden();
    },
  },
  'the finder of a listing': {
    says: [/^\d+ de \d+ talentos$/],
    open: (page) => page.goto('/modelos'),
    round: async (page) => {
      await listingPage(page).opener.click();
      await pressAtOnce(dialog(page).getByRole('checkbox', { name: /^Com polaroids/ }), 3);
      await expect(dialog(page).getByRole('status')).toHaveText(/ de /);
      await press(dialog(page), /^Ver \d+ talentos?$/);
      await expect(listingPage(page).opener).toBeFocused();
      await press(page, 'Limpar tudo');
      await expect(page).toHaveURL(/modelos$/);
    },
  },
  'a composite': {
    says: [profile.compositeFailed],
    open: async (page) => {
      await page.route('**/composite/**', (route) => route.abort());
      await openProfile(page, '/modelos', NAME);
    },
    round: async (page) => {
      const asked = page.waitForRequest(/\/composite\//);
      await page.getByRole('link', { name: profile.composite }).click();
      await asked;
      await expect(page.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible();
    },
  },
  'gallery mode': {
    says: [new RegExp(`^${fill(profile.position, { n: 2, m: '\\d+' })}$`)],
    open: (page) => openProfile(page, '/modelos', NAME),
    round: async (page) => {
      await page.locator('#book').getByRole('link').first().click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    },
  },
  'videos of a profile, one after the other': {
    open: async (page) => {
      await standInForPlayer(page);
      await openProfile(page, '/modelos', 'Camila Arraes', '#video');
    },
    round: async (page) => {
      const tab = (name: string) =>
        page
          .getByRole('navigation', { name: profile.galleries })
          .getByRole('link', { name: new RegExp(`^\\s*${name}`) });
      for (const n of [1, 2])
        await page
          .getByRole('link', { name: fill(profile.playVideo, { n, name: 'Camila Arraes' }) })
          .click();
      await expect(page.locator('iframe')).toHaveCount(1);
      await tab(profile.galleryNames.book).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await tab(profile.galleryNames.video).click();
    },
  },
  'a heart': {
    open: (page) => openProfile(page, '/modelos', NAME),
    round: async (page) => {
      await page
        .getByRole('button', { name: fill(common.addFavourite, { name: NAME }), exact: true })
        .first()
        .click();
      await page
        .getByRole('button', { name: fill(common.removeFavourite, { name: NAME }), exact: true })
        .first()
        .click();
    },
  },
  'the contact form': {
    open: (page) => page.goto('/contato'),
    round: async (page) => {
      await page.getByRole('link', { name: contact.talk }).click();
      await dialog(page).getByRole('textbox', { name: contact.form.name, exact: true }).fill('Ana');
      await press(dialog(page), contact.form.close);
      await expect(page).toHaveURL(/contato$/);
    },
  },
  'a message that is sent': {
    says: [/^Mensagem enviada\./],
    open: (page) => page.goto('/contato'),
    round: async (page) => {
      await page.getByRole('link', { name: contact.talk }).click();
      const { fill: write, send, thanks } = contactForm(page, 'pt');
      await write(mailFrom('lifetime'), 'Oi');
      await send.click();
      await expect(thanks.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/contato$/);
    },
  },
  'a map that does not come': {
    says: [contact.mapFailed],
    open: async (page) => {
      await page.route(/tile\.openstreetmap/, (route) => route.abort());
      await page.goto('/contato');
    },
    round: async (page) => {
      const map = page.getByRole('region', {
        name: fill(contact.map, { address: AGENCY.address[0] }),
      });
      await map.getByRole('link').first().click();
      await expect(map.getByRole('status')).toHaveText(contact.mapFailed);
    },
  },
  'a photo of the application': {
    says: [
      fill(scouted.form.photos.ready, { slot: face }),
      fill(scouted.form.photos.removed, { slot: face }),
    ],
    open: openApplication,
    round: changePhoto,
  },
  'a photo of the application, where no worker prepares it': {
    open: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
      await openApplication(page);
    },
    round: changePhoto,
  },
  'the camera of the application': {
    says: ['3', '1', scouted.form.photos.camera.taken],
    open: async (page) => {
      await page.context().grantPermissions(['camera', 'screen-wake-lock']);
      await openApplication(page);
    },
    round: async (page) => {
      await press(page, `Tirar agora: ${face}`);
      const camera = dialog(page);
      const shoot = () => camera.getByRole('button', { name: /^Tirar a foto em/ }).click();
      const shot = camera.getByRole('img', { name: `Foto tirada: ${face}` });
      await shoot();
      await press(camera, /Cancelar/);
      await shoot();
      await expect(shot).toBeVisible();
      await press(camera, 'Tirar outra');
      await shoot();
      await expect(shot).toBeVisible();
      await press(camera, /Fechar/);
      await expect(camera).toHaveCount(0);
    },
  },
  'the camera of the application, while another page is in front': {
    open: openApplication,
    round: async (page) => {
      await press(page, `Tirar agora: ${face}`);
      await expect(dialog(page).getByRole('button', { name: /^Tirar a foto em/ })).toHaveAttribute(
        'aria-disabled',
        'false',
      );
      await turnAway(page, 'hidden');
      await expect
        .poll(async () => (await readTraces(page)).filter((trace) => trace.includes('camera')))
        .toEqual([]);
      await turnAway(page, 'visible');
      await press(dialog(page), /Fechar/);
    },
  },
  'the camera of the application, closed before it opens': {
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
      await press(dialog(page), /Fechar/);
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  'the lists of places': {
    open: openApplication,
    round: async (page) => {
      await choose(field(application(page), form.labels.country), form.brazil);
      await choose(field(application(page), form.labels.id_state), 'Pernambuco');
      await expect(field(application(page), form.labels.basedin)).toBeEnabled();
      await field(application(page), form.labels.country).selectOption('');
    },
  },
  'the calendar of the application': {
    open: openApplication,
    round: async (page) => {
      await press(page, form.calendar);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    },
  },
  'the part of a guardian, left by its button and by Back': {
    open: async (page) => {
      await openApplication(page);
      await fillTexts(application(page), form, mailFrom('lifetime'));
      await writeBirthday(page, ADULT_AGE - 2);
      await fillPhotos(application(page), form);
    },
    round: async (page) => {
      const { title } = form.guardianStep;
      await pressFor(application(page), form.next, title);
      await press(page, scouted.form.guardianStep.back);
      await expect(application(page).getByRole('heading', { name: title })).toBeHidden();
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toBe('null');
      await pressFor(application(page), form.next, title);
      await page.goBack();
      await expect(application(page).getByRole('heading', { name: title })).toBeHidden();
    },
  },
  'the answer to somebody too young': {
    open: openApplication,
    round: async (page) => {
      await writeBirthday(page, MINIMUM_AGE - 2);
      await press(page, form.wrongDate);
      await writeBirthday(page, ADULT_AGE + 2);
    },
  },
  'an application that is dropped': {
    says: [scouted.form.discarded],
    open: openApplication,
    round: async (page) => {
      expect(await keptKeys(page), 'the draft that was dropped').toEqual([]);
      await expect(preview(application(page), form, 0)).toBeHidden();
      await field(application(page), form.labels.realname).fill('Edilene');
      await expect.poll(() => keptKeys(page)).not.toEqual([]);
      // The calendar stands outside the field, which the next press replaces.
      await press(page, form.calendar);
      await page.keyboard.press('Escape');
      await slot(application(page), form, 0).setInputFiles(await pngFile());
      await typeAtOnce(field(application(page), form.labels.realname), 'Edilene Barreto');
      await press(page, form.discard);
      await expect(field(application(page), form.labels.realname)).toHaveValue('');
    },
  },
  'a favourite that is moved, taken out and back': {
    says: [/Espaço|Enter/, favourites.removed('Ana Sá')],
    open: async (page) => {
      await keepFavourites(page, [NAME, 'Ana Sá']);
      await page.goto(favourites.path);
    },
    round: async (page) => {
      const first = page
        .getByRole('region', { name: favourites.chart })
        .getByRole('listitem')
        .first();
      await first.locator('[data-part="lift"]').press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      const heart = page
        .getByRole('region', { name: favourites.chart })
        .getByRole('button', { name: favourites.remove('Ana Sá') });
      const gone = await heart.elementHandle();
      await heart.click();
      await press(page, favourites.undo);
      await heart.click();
      expect(await gone?.getAttribute('aria-pressed'), 'a heart that follows no more').toBe('true');
      await press(page, favourites.undo);
    },
  },
  'a favourite that is carried and put back': {
    says: [new RegExp(fill(brief.putBack, { name: NAME, n: '\\d', total: '\\d' }))],
    open: async (page) => {
      await keepFavourites(page, [NAME, 'Ana Sá']);
      await page.goto(favourites.path);
    },
    round: async (page) => {
      const people = page.getByRole('region', { name: favourites.chart }).getByRole('listitem');
      const frame = people.first().locator('[data-part="lift"]');
      await frame.scrollIntoViewIfNeeded();
      const box = await frame.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 50, (box?.y ?? 0) + 80];
      const { press: touch, move, lift } = await finger(page);
      // A touch that scrolls, and at once a long one.
      await touch(x, y);
      await move(x, y + 20);
      await lift();
      await touch(x, y);
      await expect(page.locator('.lifted')).toHaveCount(1);
      await move(x, y + 40);
      await page.keyboard.press('Escape');
      await expect(page.locator('.lifted')).toHaveCount(0);
      await lift();
      await expect(frame).toHaveCSS('translate', 'none');
    },
  },
  'polaroids side by side': {
    open: async (page) => {
      await keepFavourites(page, [NAME, 'Ana Sá']);
      await page.goto(favourites.path);
    },
    round: async (page) => {
      if (await page.getByRole('button', { name: side.open }).isHidden())
        await press(page, brief.more);
      await press(page, side.open);
      await expect(page.getByRole('heading', { level: 1, name: side.open })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('region', { name: favourites.chart })).toBeVisible();
    },
  },
  'a brief on paper': {
    open: async (page) => {
      await holdPrint(page);
      await page.goto(`${favourites.path}#ids=${(await talentNamed(page, NAME)).id}`);
      await press(page, brief.more);
    },
    round: async (page) => {
      for (const [button, end] of [
        // Some browsers do not tell that a print has ended.
        [favourites.print, 'nothing'],
        [favourites.print, 'afterprint'],
        [brief.printCards, 'afterprint'],
      ] as const) {
        await press(page, button);
        await waitForPrint(page);
        await expect(page.locator('.sheets')).toHaveCount(button === favourites.print ? 1 : 0);
        await page.evaluate((event) => {
          delete document.documentElement.dataset['printed'];
          window.dispatchEvent(new Event(event));
        }, end);
      }
      await expect(page.locator('.sheets')).not.toBeAttached();
    },
  },
  'a check of a channel': {
    says: [safety.alike.title],
    open: (page) => page.goto('/seguranca'),
    round: async (page) => {
      await page.getByLabel(safety.label).fill('https://www.arnaz1ng.example/casting');
      await expect(
        page.getByRole('status').filter({ has: page.getByRole('heading') }),
      ).toBeVisible();
      await typeAtOnce(page.getByLabel(safety.label), 'a', '');
      await expect(
        page.getByRole('status').filter({ has: page.getByRole('heading') }),
      ).toBeHidden();
      await expect(page.locator('channel-check')).not.toHaveAttribute('data-kind');
    },
  },
};

for (const [name, { open, round, says = [] }] of Object.entries(VISITS)) {
  test(
    `Nothing stays behind of ${name}, and it says what it does`,
    { tag: ['@pt', '@phone', '@chromium'] },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.addInitScript(noteAnnouncements);
      await page.addInitScript(watchOpened);
      await open(page);
      await page.waitForLoadState('networkidle');
      const findMarks = (traces: readonly string[]) =>
        traces.filter((trace) => /^mark|^\d+ busy/.test(trace));
      const marks = findMarks(await readTraces(page));
      // The first round's downloads stay for later rounds.
      await round(page);
      await page.waitForLoadState('networkidle');
      const before = await settledTraces(page);
      expect(findMarks(before)).toEqual(marks);
      await round(page);
      const findLongTimers = async () =>
        (await readTraces(page)).filter((trace) => LONG_TIMER.test(trace));
      await expect.poll(findLongTimers, { timeout: 1_500 }).toEqual([]);
      await expect.poll(() => readTraces(page)).toEqual(before);
      expect(before.filter((trace) => /^unlimited|beside the first/.test(trace))).toEqual([]);
      const said = await page.evaluate(
        () => (window as unknown as { readonly said: readonly string[] }).said,
      );
      for (const text of says) {
        // The style sheet may change the case.
        const pattern =
          typeof text === 'string'
            ? new RegExp(RegExp.escape(text.replace(/\s+/g, ' ')), 'i')
            : text;
        expect(said).toContainEqual(expect.stringMatching(pattern));
      }
    },
  );
}

test(
  'An application that is taken off its page leaves nothing behind',
  { tag: ['@pt', '@phone', '@chromium'] },
  async ({ page }) => {
    await page.addInitScript(watchOpened);
    await openApplication(page);
    await slot(application(page), form, 1).setInputFiles(await pngFile());
    await press(page, `Tirar agora: ${face}`);
    await expect(dialog(page).getByRole('button', { name: /^Tirar a foto em/ })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await page.evaluate(() =>
      document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('astro:unmount')),
    );
    await expect
      .poll(async () =>
        (await readTraces(page)).filter((trace) =>
          /camera|object URL|Worker|AudioContext|visibilitychange|popstate/.test(trace),
        ),
      )
      .toEqual([]);
  },
);
