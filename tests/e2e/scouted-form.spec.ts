/** The application from the first key to the agency's desk: fields and their rules. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { field, fillPhotos, fillTexts, open, photosOfAllKinds, slot } from './support/fill-application.ts';
import { PHONE_MARKS } from '../support/photos.ts';
import { plainPicture } from './support/camera.ts';
import { mailFrom, onlyEntryFrom, photoOf, REFERENCE } from './support/desk-page.ts';
import { expectAccessible } from './support/boxes.ts';
import { posts } from './support/network.ts';
import { APPLICATION, FACE_FORM, FORMS, type FormWords } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const DANGER = 'rgb(179, 0, 45)';

/** Fields follow the specification's order, beside the information for applicants. */
async function expectFields(form: Locator, words: FormWords): Promise<void> {
  const ids = await form.locator('[id^="scouted-"]:is(input, select, textarea)').evaluateAll((fields) => fields.map(({ id }) => id));
  const order =
    'realname email phone gender gender-man gender-undefined birthdate instagr tiktok country id_state basedin height jeans image_1 image_2 image_3 image_4 note';
  expect(ids).toEqual(order.split(' ').map((field) => `scouted-${field}`));
  for (const label of Object.values(words.labels)) await expect(field(form, label)).toBeVisible();
  await expect(form.getByRole('link', { name: words.privacy[0] })).toHaveAttribute('href', words.privacy[1]);
  await expect(form).toContainText(words.free);
  const heights = field(form, words.labels.height).getByRole('option');
  await expect(heights).toHaveCount(182);
  await expect(heights.nth(1)).toHaveText(/^1[.,]50 m/);
  await expect(heights.last()).toHaveText(/^0[.,]30 m/);
}

for (const words of FORMS) {
  test.describe(`the application’s rules in ${words.language}`, { tag: `@${words.language}` }, () => {
    test('asks for every field, says what is missing, sends nothing, and leads to the first field', async ({ page }) => {
      const form = await open(page, words);
      await expectFields(form, words);
      // Its size before the first key, which loads the screens' styles.
      expect((await form.getByRole('checkbox', { name: words.noNetwork }).first().boundingBox())?.width).toBe(32);
      const sent = posts(page);
      await form.getByRole('button', { name: words.send }).click();
      const summary = form.getByRole('group', { name: /^\D*14\D*$/ });
      await expect(summary).toBeFocused();
      await expectAccessible(page, '#scouted-form');
      for (const [name, label] of Object.entries(words.labels)) {
        // Brazil is preselected.
        if (name === 'basedin' || name === 'note' || name === 'country') continue;
        const control = name === 'gender' ? form.getByRole('radiogroup') : field(form, label);
        if (name !== 'id_state') await expect(control, name).toHaveAttribute('aria-invalid', 'true');
        await expect(control, name).toHaveAccessibleDescription(/\.$/);
        if (name !== 'gender' && name !== 'id_state') await expect(control, name).toHaveCSS('border-color', DANGER);
      }
      for (const index of [0, 1, 2, 3]) {
        await expect(slot(form, words, index)).toHaveAccessibleDescription(words.missingPhotos[index] ?? '');
        await expect(form.locator('.drop').nth(index)).toHaveCSS('border-color', DANGER);
      }
      await expect(summary.getByRole('link')).toHaveCount(14);
      await summary.getByRole('link', { name: words.labels.realname }).click();
      await expect(field(form, words.labels.realname)).toBeFocused();
      expect(sent).toEqual([]);
    });

    test('masks a phone number; hints at a slip in an address; takes “none” for a network; takes a date from the keyboard or the calendar, shows it in words, and gives an emptied one back', async ({
      page,
    }) => {
      const form = await open(page, words);
      const phone = field(form, words.labels.phone);
      await phone.pressSequentially('81900002010');
      await expect(phone).toHaveValue('+55 (81) 90000-2010');
      await phone.press('Enter');
      await expect(phone).not.toBeFocused();
      await expect(phone).not.toHaveAttribute('aria-invalid');

      const email = field(form, words.labels.email);
      await email.fill('ana@gmial.com');
      await expect(email).toHaveAccessibleDescription(/ana@gmail\.com\?$/);

      const noTikTok = form.getByRole('checkbox', { name: words.noNetwork }).last();
      await expect(noTikTok).toHaveAccessibleDescription(words.labels.tiktok);
      await noTikTok.check();
      await expect(field(form, words.labels.tiktok)).toHaveValue('-');
      await expect(field(form, words.labels.tiktok)).not.toBeEditable();
      await noTikTok.uncheck();
      await expect(field(form, words.labels.tiktok)).toHaveValue('');

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
      await expectAccessible(page, '.flatpickr-calendar');
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

    test('arrives whole at the agency, its photos upright, small and without a trace of the phone', async ({ page }) => {
      test.slow();
      const form = await open(page, words);
      const email = mailFrom('whole');
      await fillTexts(form, words, email);
      await fillPhotos(form, words, await photosOfAllKinds());
      await expectAccessible(page, '#scouted-form');
      await expect(field(form, words.labels.birthdate)).toHaveValue(words.shownDate);
      await form.getByRole('button', { name: words.send }).click();
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      await expect(form.getByText(`Edilene, ${words.thanks}`)).toContainText(email);
      await expectAccessible(page, '#scouted-form');
      const [reference = ''] = REFERENCE.exec((await form.locator('.code .vh').textContent()) ?? '') ?? [];
      await expect(form.locator('fieldset').first()).toBeHidden();
      await form.getByText(words.receipt.what).click();
      for (const text of [APPLICATION.realname, APPLICATION.phone, APPLICATION.instagr, APPLICATION.note]) {
        await expect(form.locator('details')).toContainText(text);
      }
      await expect(form.locator('details img')).toHaveCount(4);
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scouted')))).toEqual([]);

      const { id, texts } = await onlyEntryFrom(email);
      expect(Object.fromEntries(texts)).toMatchObject({
        'De onde': words.entry,
        Nome: APPLICATION.realname,
        Telefone: APPLICATION.phone,
        Gênero: 'Mulher',
        Nascimento: expect.stringContaining('05/03/2004, ') as unknown,
        Instagram: APPLICATION.instagr,
        TikTok: APPLICATION.tiktok,
        País: words.brazil,
        Estado: 'Pernambuco',
        Cidade: 'Garanhuns',
        Altura: '177 cm',
        Jeans: '38',
        Observações: `${APPLICATION.note}\r\nCódigo: ${reference}`,
      });
      for (const name of ['image_1', 'image_2', 'image_3', 'image_4']) {
        const photo = await photoOf(id, name);
        const { format, width, height, exif, orientation } = await sharp(photo).metadata();
        expect(format).toBe('jpeg');
        expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
        expect(exif).toBeUndefined();
        expect(orientation).toBeUndefined();
        const bytes = Buffer.from(photo).toString('latin1');
        for (const trace of PHONE_MARKS) expect(bytes).not.toContain(trace);
      }
      // The photo was stored rotated.
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

test(
  'The form of the other programme asks for every field, and is filled and sent with the keyboard alone',
  { tag: '@pt' },
  async ({ page }) => {
    test.slow();
    const words = FACE_FORM;
    const form = await open(page, words);
    await expectFields(form, words);
    const email = mailFrom('keys');
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
      await expect(page.locator(':focus')).toHaveAccessibleName(words.noNetwork);
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
    await pick('1,77', field(form, labels.jeans));
    await pick('38', slot(form, words, 0));
    const buffer = await plainPicture('png');
    // Listens throughout: the browser learns of a listener late and may open its own dialog first.
    page.on('filechooser', (chooser) => void chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer }));
    for (const [index, name] of words.photos.entries()) {
      await expect(slot(form, words, index)).toBeFocused();
      await keyboard.press('Enter');
      await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
      await keyboard.press('Tab');
      await expect(form.getByRole('button', { name: `${words.remove}: ${name}` })).toBeFocused();
      const next = index + 1 < words.photos.length ? slot(form, words, index + 1) : field(form, labels.note);
      // A photo's advice and the camera may add buttons in between.
      await expect(async () => {
        await keyboard.press('Tab');
        await expect(next).toBeFocused({ timeout: 100 });
      }).toPass();
    }
    await keyboard.type(APPLICATION.note);
    await keyboard.press('Tab');
    await expect(form.getByRole('button', { name: words.send })).toBeFocused();
    await keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
    const { texts } = await onlyEntryFrom(email);
    expect([texts.get('De onde'), texts.get('Cidade')]).toEqual([words.entry, 'Garanhuns']);
  },
);
