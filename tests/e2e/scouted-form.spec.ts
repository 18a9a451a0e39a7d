/** The application to be scouted, from the first key to the agency's desk. */
import { writeFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { brokenJpeg, grainyPhoto, heicNamedJpeg, largePhoto, photoOnItsSide, plainPicture, TRACES } from './support/camera.ts';
import { onlyEntryFrom, photoOf } from './support/desk.ts';
import { APPLICATION, FORMS, type FormWords } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const JPEG = 'image/jpeg';
const DANGER = 'rgb(179, 0, 45)';

async function open(page: Page, words: FormWords): Promise<Locator> {
  await page.goto(words.path);
  const form = page.locator('#scouted-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: words.send })).toBeEnabled();
  return form;
}

/** A control by its label; not the link to it in the summary of errors. */
function field(form: Locator, label: string): Locator {
  return form.locator('fieldset').getByLabel(label);
}

function slot(form: Locator, words: FormWords, index: number): Locator {
  const name = words.photos[index] ?? '';
  return form.getByLabel(`${words.choose}: ${name}`).or(form.getByLabel(`${words.replace}: ${name}`));
}

async function fillTexts(form: Locator, words: FormWords, email: string): Promise<void> {
  const { labels } = words;
  await field(form, labels.realname).fill(APPLICATION.realname);
  await field(form, labels.email).fill(email);
  await field(form, labels.phone).fill(APPLICATION.phone);
  await form.getByText(words.woman, { exact: true }).click();
  await field(form, labels.birthdate).fill(APPLICATION.birthdate);
  await field(form, labels.instagr).fill(APPLICATION.instagr);
  await field(form, labels.tiktok).fill(APPLICATION.tiktok);
  await choose(field(form, labels.country), words.brazil);
  await choose(field(form, labels.id_state), 'Pernambuco');
  await choose(field(form, labels.basedin), 'Garanhuns');
  await field(form, labels.height).selectOption('177/5.10');
  await field(form, labels.jeans).selectOption('38');
  await field(form, labels.note).fill(APPLICATION.note);
}

/** Chooses from a list once it is there. */
async function choose(list: Locator, label: string): Promise<void> {
  await expect(list).toBeEnabled();
  await list.selectOption({ label });
}

async function fillPhotos(form: Locator, words: FormWords): Promise<void> {
  const files = [
    { name: 'IMG_20261120_080000_HDR.jpg', mimeType: JPEG, buffer: await photoOnItsSide() },
    { name: 'perfil.png', mimeType: 'image/png', buffer: await plainPicture('png') },
    { name: 'meio.gif', mimeType: 'image/gif', buffer: await plainPicture('gif') },
    { name: 'corpo.jpeg', mimeType: JPEG, buffer: await plainPicture('jpeg', 2400, 3200) },
  ];
  for (const [index, file] of files.entries()) await slot(form, words, index).setInputFiles(file);
  for (const name of words.photos) await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
}

/** Counts what is posted. */
function posts(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.push(request);
  });
  return seen;
}

for (const words of FORMS) {
  const from = (title: string) => `${title}.${words.name}.${test.info().project.name}.${Date.now()}@mail.example`;

  test.describe(`the application in ${words.name}`, { tag: `@${words.language}` }, () => {
    test('asks for every field in the order of the specification', async ({ page }) => {
      const form = await open(page, words);
      const ids = await form.locator('[id^="scouted-"]:is(input, select, textarea)').evaluateAll((fields) => fields.map(({ id }) => id));
      const order =
        'realname email phone gender gender-man gender-undefined birthdate instagr tiktok country id_state basedin height jeans image_1 image_2 image_3 image_4 note';
      expect(ids).toEqual(order.split(' ').map((field) => `scouted-${field}`));
      for (const label of Object.values(words.labels)) await expect(field(form, label)).toBeVisible();
      await expect(form.getByRole('link', { name: words.privacy[0] })).toHaveAttribute('href', words.privacy[1]);
      await expect(form).toContainText(words.free);
      const heights = field(form, words.labels.height).getByRole('option');
      await expect(heights).toHaveCount(172);
      await expect(heights.nth(1)).toHaveText(/^30 cm/);
      await expect(heights.last()).toHaveText('200 cm (6′7″)');
    });

    test('arrives whole at the agency, its photos upright, small and without a trace of the phone', async ({ page }) => {
      test.slow();
      const form = await open(page, words);
      const email = from('whole');
      await fillTexts(form, words, email);
      await fillPhotos(form, words);
      await expect(field(form, words.labels.birthdate)).toHaveValue(words.shownDate);
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      await expect(form.getByText(`Edilene, ${words.thanks}`)).toContainText(email);
      for (const label of [...Object.values(words.labels).filter((name) => name !== words.labels.gender), words.woman]) {
        await expect(field(form, label)).toBeDisabled();
      }
      // The photos stay in sight: nothing of the locked field lies over them.
      for (const index of [0, 1, 2, 3]) await expect(slot(form, words, index)).toHaveCSS('opacity', '0');
      await expect(form.getByRole('button', { name: words.sent })).toBeDisabled();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scouted')))).toEqual([]);

      const { id, texts } = await onlyEntryFrom(email);
      expect(Object.fromEntries(texts)).toMatchObject({
        'De onde': words.entry,
        Nome: APPLICATION.realname,
        Telefone: APPLICATION.phone,
        Gênero: 'woman',
        Nascimento: '2004-03-05',
        Instagram: APPLICATION.instagr,
        TikTok: APPLICATION.tiktok,
        País: words.brazil,
        Estado: 'Pernambuco',
        Cidade: 'Garanhuns',
        Altura: '177/5.10',
        Jeans: '38',
        Vídeos: APPLICATION.note,
      });
      for (const name of ['image_1', 'image_2', 'image_3', 'image_4']) {
        const photo = await photoOf(id, name);
        const { format, width, height, exif, orientation } = await sharp(photo).metadata();
        expect(format).toBe('jpeg');
        expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
        expect(exif).toBeUndefined();
        expect(orientation).toBeUndefined();
        const bytes = Buffer.from(photo).toString('latin1');
        for (const trace of TRACES) expect(bytes).not.toContain(trace);
      }
      // It lay on its side, its left edge up.
      const side = sharp(await photoOf(id, 'image_1'));
      expect(await side.metadata()).toMatchObject({ width: 400, height: 600 });
      const { data, info } = await side.raw().toBuffer({ resolveWithObject: true });
      const colour = (y: number) => Array.from(data.subarray((y * info.width + 200) * info.channels).subarray(0, 3));
      const [red, blue] = [colour(100), colour(500)];
      expect(red[0]).toBeGreaterThan(180);
      expect(red[2]).toBeLessThan(60);
      expect(blue[0]).toBeLessThan(60);
      expect(blue[2]).toBeGreaterThan(180);
    });
  });
}

for (const words of FORMS.filter(({ programme }) => programme === 'models')) {
  const from = (title: string) => `${title}.${words.name}.${test.info().project.name}.${Date.now()}@mail.example`;

  test.describe(`the application’s behaviour in ${words.name}`, { tag: `@${words.language}` }, () => {
    test('says what is missing, sends nothing, and leads to the first field', async ({ page }) => {
      const form = await open(page, words);
      const sent = posts(page);
      await form.getByRole('button', { name: words.send }).click();
      const summary = form.getByRole('group', { name: new RegExp(`15.*: ${words.labels.realname}$`) });
      await expect(summary).toBeFocused();
      for (const [name, label] of Object.entries(words.labels)) {
        if (name === 'basedin' || name === 'note') continue;
        const control = name === 'gender' ? form.getByRole('radiogroup') : field(form, label);
        if (name !== 'id_state') await expect(control, name).toHaveAttribute('aria-invalid', 'true');
        await expect(control, name).toHaveAccessibleDescription(/\.$/);
        if (name !== 'gender' && name !== 'id_state') await expect(control, name).toHaveCSS('border-color', DANGER);
      }
      for (const index of [0, 1, 2, 3]) {
        await expect(slot(form, words, index)).toHaveAccessibleDescription(words.missingPhotos[index] ?? '');
        await expect(form.locator('.drop').nth(index)).toHaveCSS('border-color', DANGER);
      }
      await summary.getByRole('link').click();
      await expect(field(form, words.labels.realname)).toBeFocused();
      expect(sent).toEqual([]);
    });

    test('sends nothing that breaks a rule, field by field', async ({ page }) => {
      test.slow();
      const form = await open(page, words);
      const sent = posts(page);
      const { labels } = words;
      await fillTexts(form, words, from('rules'));
      await fillPhotos(form, words);
      const send = form.getByRole('button', { name: words.send });
      const refused = async (control: Locator, wrong: () => Promise<unknown>, right: () => Promise<unknown>) => {
        await wrong();
        await send.click();
        await expect(form.getByRole('group', { name: /:/ })).toBeFocused();
        await expect(control).toHaveAttribute('aria-invalid', 'true');
        await expect(control).toHaveAccessibleDescription(/\.$/);
        await right();
        await expect(control).not.toHaveAttribute('aria-invalid');
      };
      const text = (label: string, wrong: string, right: string) =>
        refused(
          field(form, label),
          () => field(form, label).fill(wrong),
          () => field(form, label).fill(right),
        );
      await text(labels.realname, '   ', APPLICATION.realname);
      await text(labels.realname, 'a'.repeat(121), APPLICATION.realname);
      await text(labels.email, '', from('rules'));
      await text(labels.email, 'edilene@correio', from('rules'));
      await text(labels.phone, '', APPLICATION.phone);
      await text(labels.phone, '+55 (81) 9000', APPLICATION.phone);
      await text(labels.instagr, '', APPLICATION.instagr);
      await text(labels.tiktok, '', APPLICATION.tiktok);
      await text(labels.note, 'a'.repeat(5001), APPLICATION.note);
      for (const wrong of ['31/02/2004', '05/03/1899', '01/01/2999']) {
        const birthdate = field(form, labels.birthdate);
        await refused(
          birthdate,
          () => birthdate.fill(wrong),
          () => birthdate.fill(APPLICATION.birthdate),
        );
      }
      for (const [label, value] of [
        [labels.height, '177/5.10'],
        [labels.jeans, '38'],
      ] as const) {
        const list = field(form, label);
        await refused(
          list,
          () => list.selectOption(''),
          () => list.selectOption(value),
        );
      }
      const state = field(form, labels.id_state);
      await refused(
        state,
        () => state.selectOption(''),
        () => choose(state, 'Pernambuco'),
      );
      for (const [index, name] of words.photos.entries()) {
        const file = { name: 'foto.png', mimeType: 'image/png', buffer: await plainPicture('png') };
        await refused(
          slot(form, words, index),
          () => form.getByRole('button', { name: `${words.remove}: ${name}` }).click(),
          () => slot(form, words, index).setInputFiles(file),
        );
      }
      expect(sent).toEqual([]);
      await field(form, labels.basedin).selectOption('');
      await field(form, labels.note).fill('');
      await send.click();
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
    });

    test('turns nobody under 15 away unkindly, and sends nothing of theirs', async ({ page }) => {
      const form = await open(page, words);
      const sent = posts(page);
      const birthdate = field(form, words.labels.birthdate);
      const year = new Date().getUTCFullYear();
      await birthdate.fill(`01/01/${year - 13}`);
      await birthdate.press('Enter');
      await expect(birthdate).toHaveAccessibleDescription(words.tooYoung);
      await form.getByRole('button', { name: words.send }).click();
      await expect(birthdate).toHaveAttribute('aria-invalid', 'true');
      await birthdate.fill(`01/01/${year - 17}`);
      await birthdate.press('Enter');
      await expect(birthdate).toHaveAccessibleDescription(words.guardian);
      expect(sent).toEqual([]);
    });

    test('takes a date from the keyboard or the calendar, shows it in words, and gives an emptied one back', async ({ page }) => {
      const form = await open(page, words);
      const birthdate = field(form, words.labels.birthdate);
      await birthdate.pressSequentially('5/3/2004');
      await birthdate.press('Enter');
      await expect(birthdate).not.toBeFocused();
      await expect(birthdate).toHaveValue(words.shownDate);
      await birthdate.fill('');
      await birthdate.press('Enter');
      await expect(birthdate).toHaveValue(words.shownDate);

      await form.getByRole('button', { name: words.calendar }).click();
      const calendar = page.getByRole('dialog', { name: words.labels.birthdate });
      await expect(calendar).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('.flatpickr-calendar').withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      await expect(calendar.locator('.selected')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(calendar).toBeHidden();
      await expect(birthdate).toHaveValue(words.shownDate.replace('05', '06'));
      await form.getByRole('button', { name: words.calendar }).click();
      await page.keyboard.press('Escape');
      await expect(calendar).toBeHidden();
      await expect(form.getByRole('button', { name: words.calendar })).toBeFocused();
    });

    test('masks the phone number as it is typed', async ({ page }) => {
      const form = await open(page, words);
      const phone = field(form, words.labels.phone);
      await phone.pressSequentially('81900002010');
      await expect(phone).toHaveValue('+55 (81) 90000-2010');
      await phone.press('Enter');
      await expect(phone).not.toBeFocused();
      await expect(phone).not.toHaveAttribute('aria-invalid');
    });

    test('shows photos, cuts their names, replaces and removes them', async ({ page }) => {
      const form = await open(page, words);
      const [name = ''] = words.photos;
      const preview = form.getByRole('img', { name: `${words.preview}: ${name}` });
      await slot(form, words, 0).setInputFiles({ name: 'IMG_20261120_080000_HDR.jpg', mimeType: JPEG, buffer: await photoOnItsSide() });
      await expect(preview).toBeVisible();
      await expect(form.getByText('IMG_20261120_080000_…')).toBeVisible();
      const first = await preview.getAttribute('src');
      await slot(form, words, 0).setInputFiles({ name: 'outra.png', mimeType: 'image/png', buffer: await plainPicture('png') });
      await expect(form.getByText('outra.png')).toBeVisible();
      await expect(preview).not.toHaveAttribute('src', first ?? '');
      await form.getByRole('button', { name: `${words.remove}: ${name}` }).click();
      await expect(preview).toHaveCount(0);
      await expect(slot(form, words, 0)).toBeFocused();
    });

    test('refuses what is no photo by what it is, not by its name', async ({ page }) => {
      const form = await open(page, words);
      const give = (buffer: Buffer) => slot(form, words, 0).setInputFiles({ name: 'foto.jpg', mimeType: JPEG, buffer });
      const says = async (fault: string) => {
        await expect(slot(form, words, 0)).toHaveAccessibleDescription(new RegExp(fault));
        await expect(form.getByRole('status').filter({ hasText: `${words.photos[0] ?? ''}: ` })).toContainText(fault);
      };
      await give(heicNamedJpeg());
      await says(words.notAPicture);
      await give(brokenJpeg());
      await says(words.broken);
      // Made where it is needed: 40 MB are a long way from here to the browser.
      await slot(form, words, 0).evaluate((input: HTMLInputElement) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(40_000_000)], 'foto.jpg', { type: 'image/jpeg' }));
        input.files = transfer.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await says(words.tooHeavy);
      await slot(form, words, 0).setInputFiles({ name: 'foto.heic', mimeType: 'image/heic', buffer: await plainPicture('jpeg') });
      await expect(form.getByRole('img', { name: `${words.preview}: ${words.photos[0] ?? ''}` })).toBeVisible();
      await expect(slot(form, words, 0)).not.toHaveAttribute('aria-invalid');
    });

    test('prepares photos on the page where the browser cannot do it aside', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
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
      await fillTexts(form, words, from('slow'));
      const buffer = await grainyPhoto();
      for (const index of [0, 1, 2, 3]) await slot(form, words, index).setInputFiles({ name: 'grande.jpg', mimeType: JPEG, buffer });
      for (const name of words.photos) await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
      const network = await page.context().newCDPSession(page);
      const slow = { offline: false, latency: 10, downloadThroughput: -1, uploadThroughput: 500_000 };
      await network.send('Network.emulateNetworkConditions', slow);
      await form.getByRole('button', { name: words.send }).click();
      const shares = () => form.getByRole('progressbar').evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value));
      await expect.poll(shares, { intervals: [100], timeout: 15_000 }).toEqual([100, expect.any(Number), 0, 0]);
      await expect(form.getByText(words.progress)).toBeVisible();
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused({ timeout: 30_000 });
      await expect(form.getByRole('progressbar')).toHaveCount(0);
    });

    test('keeps its text through a reload until it is sent or dropped, its photos not', async ({ page }) => {
      const form = await open(page, words);
      const email = from('draft');
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

      await form.getByRole('button', { name: words.discard }).click();
      await expect(field(form, labels.email)).toHaveValue('');
      // On a shared phone the next date is somebody else's.
      await field(form, labels.birthdate).press('Enter');
      await expect(field(form, labels.email)).toHaveValue('');
      await expect(field(form, labels.birthdate)).toHaveValue('');
      await page.reload();
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByRole('button', { name: words.send })).toBeEnabled();
      await expect(field(form, labels.realname)).toHaveValue('');
    });

    test('says to a minor who comes back to a draft what the law asks for', async ({ page }) => {
      const birthdate = `${new Date().getUTCFullYear() - 17}-01-01`;
      await page.addInitScript(
        ([key, values]) => {
          localStorage.setItem(key, JSON.stringify({ id: crypto.randomUUID(), touchedAt: 0, values }));
        },
        [`scouted-draft-${words.programme}`, { birthdate }] as const,
      );
      const form = await open(page, words);
      await expect(field(form, words.labels.birthdate)).toHaveAccessibleDescription(words.guardian);
    });

    test('is not troubled by a damaged draft', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('scouted-draft-models', '{"id":7,"values":[null'));
      const form = await open(page, words);
      await expect(field(form, words.labels.realname)).toHaveValue('');
    });

    test('loads each list of places after the choice before it', async ({ page }) => {
      await page.route('**/api/options?*country=*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      const form = await open(page, words);
      const [country, state, city] = [
        field(form, words.labels.country),
        field(form, words.labels.id_state),
        field(form, words.labels.basedin),
      ];
      await expect(state).toBeDisabled();
      await expect(state.locator('option:checked')).toHaveText(words.countryFirst);
      await choose(country, words.brazil);
      await expect(state).toHaveAttribute('aria-busy', 'true');
      await expect(city).toBeDisabled();
      await choose(state, 'Pernambuco');
      await choose(city, 'Olinda');
      await choose(state, 'Bahia');
      await expect(city.locator('option:checked')).toHaveText(words.unchosen);
      await choose(city, 'Salvador');
    });

    test('lets state and city be typed for a country without a list, and tells the agency', async ({ page }) => {
      test.slow();
      const form = await open(page, words);
      const email = from('abroad');
      await fillTexts(form, words, email);
      await fillPhotos(form, words);
      await choose(field(form, words.labels.country), 'Portugal');
      await expect(field(form, words.labels.id_state)).toHaveValue('');
      await form.getByRole('textbox', { name: words.labels.id_state }).fill('Distrito do Porto');
      await form.getByRole('textbox', { name: words.labels.basedin }).fill('Vila do Conde');
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      const { texts } = await onlyEntryFrom(email);
      expect(texts.get('País')).toBe('Portugal');
      expect(texts.get('Vídeos')).toMatch(/Distrito do Porto[^]*Vila do Conde/);
    });

    test('bars nobody: empty, with errors, with photos and sent', async ({ page }) => {
      test.slow();
      const faults = async () => {
        const { violations } = await new AxeBuilder({ page }).include('#scouted-form').withTags(RULES).analyze();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      };
      const form = await open(page, words);
      expect(await faults()).toEqual([]);
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('group', { name: /15/ })).toBeFocused();
      expect(await faults()).toEqual([]);
      await fillTexts(form, words, from('axe'));
      await fillPhotos(form, words);
      expect(await faults()).toEqual([]);
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      expect(await faults()).toEqual([]);
    });

    test('is filled and sent with the keyboard alone', async ({ page }) => {
      test.slow();
      const form = await open(page, words);
      const email = from('keys');
      const { labels } = words;
      await field(form, labels.realname).focus();
      const { keyboard } = page;
      for (const text of [APPLICATION.realname, email, '81900002010']) {
        await keyboard.type(text);
        await keyboard.press('Tab');
      }
      await keyboard.press('Space');
      await expect(field(form, words.woman)).toBeChecked();
      await keyboard.press('Tab');
      await keyboard.type('05032004');
      await keyboard.press('Tab');
      await expect(form.getByRole('button', { name: words.calendar })).toBeFocused();
      await keyboard.press('Tab');
      for (const text of [APPLICATION.instagr, APPLICATION.tiktok]) {
        await keyboard.type(text);
        await keyboard.press('Tab');
      }
      const pick = async (text: string, next: Locator) => {
        await keyboard.type(text);
        await expect(next).toBeEnabled();
        await keyboard.press('Tab');
        await expect(next).toBeFocused();
      };
      await pick(words.brazil, field(form, labels.id_state));
      await pick('Pernambuco', field(form, labels.basedin));
      await pick('Garanhuns', field(form, labels.height));
      await pick('177', field(form, labels.jeans));
      await pick('38', slot(form, words, 0));
      const buffer = await plainPicture('png');
      // Listening all the while: the browser is told of a listener no sooner than it is there, and may open a window of its own before.
      page.on('filechooser', (chooser) => void chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer }));
      for (const [index, name] of words.photos.entries()) {
        await expect(slot(form, words, index)).toBeFocused();
        await keyboard.press('Enter');
        await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
        await keyboard.press('Tab');
        await expect(form.getByRole('button', { name: `${words.remove}: ${name}` })).toBeFocused();
        await keyboard.press('Tab');
      }
      await keyboard.type(APPLICATION.note);
      await keyboard.press('Tab');
      await expect(form.getByRole('button', { name: words.send })).toBeFocused();
      await keyboard.press('Enter');
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      const { texts } = await onlyEntryFrom(email);
      expect(texts.get('Cidade')).toBe('Garanhuns');
    });

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
        await page.goto(words.path);
        await page.locator('#scouted-form').scrollIntoViewIfNeeded();
        await expect(page.getByRole('alert')).toContainText(words.formFailed, { timeout: 15_000 });
      });

      test('keeps every word and photo, tells how else to reach the agency, and sends the same submission again', async ({ page }) => {
        test.slow();
        const form = await open(page, words);
        const email = from('again');
        await fillTexts(form, words, email);
        await fillPhotos(form, words);
        const ids: string[] = [];
        let down = true;
        await page.route('**/api/entry/getScouted', async (route) => {
          const post = route.request().postDataBuffer()?.toString('latin1') ?? '';
          ids.push(/name="submissionId"\r\n\r\n([^\r]+)/.exec(post)?.[1] ?? '');
          await (down ? route.abort('connectionreset') : route.continue());
        });
        await form.getByRole('button', { name: words.send }).click();
        const alert = form.getByRole('alert');
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
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText(words.withoutScript);
      await expect(page.locator('#scouted-form')).toBeHidden();
      await context.close();
    });
  });
}

test('a photo of 12 megapixels and 8 MB is ready in less than two seconds on a desktop', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  const [words] = FORMS;
  const form = await open(page, words);
  const photo = await largePhoto();
  expect(photo.length).toBeGreaterThan(7_500_000);
  const file = test.info().outputPath('grande.jpg');
  await writeFile(file, photo);
  // The page stays free for its visitor meanwhile.
  const worker = page.waitForEvent('worker');
  const times: number[] = [];
  // Two busy cores may hold any single run up: the best of three counts.
  for (const index of [0, 1, 2]) {
    // From the moment in which the page gets the file to the one in which its preview stands in the page.
    await slot(form, words, index).evaluate((input) => {
      const began = new Promise<number>((resolve) => input.addEventListener('change', () => resolve(performance.now()), { once: true }));
      const shown = new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (input.closest('.drop')?.querySelector('img') instanceof HTMLImageElement) resolve(performance.now());
        });
        if (input.parentElement !== null) watch.observe(input.parentElement, { childList: true });
      });
      Object.assign(window, { preparation: Promise.all([began, shown]).then(([start, end]) => end - start) });
    });
    await slot(form, words, index).setInputFiles(file);
    times.push(await page.evaluate(() => (window as unknown as { preparation: Promise<number> }).preparation));
  }
  expect((await worker).url()).toContain('photo-worker');
  test.info().annotations.push({ type: 'milliseconds', description: times.map(Math.round).join(', ') });
  expect(Math.min(...times)).toBeLessThan(2000);
});
