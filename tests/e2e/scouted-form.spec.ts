/** The application from the first key to the agency's desk: fields and their rules. */
import sharp from 'sharp';
import { dictionary } from '../../i18n/dictionary.ts';
import { agencyDay, monthNames } from '../../src/domain/calendar-day.ts';
import { ADULT_AGE, MINIMUM_AGE } from '../../src/domain/constants.ts';
import { toPath } from '../../src/routes.ts';
import {
  answerDay,
  APPLICATION,
  jpegFile,
  open,
  pngFile,
  words,
} from './support/fill-application.ts';
import { flatPhoto, photoOnItsSide } from '../support/photos.ts';
import { mailFrom, onlyEntryFrom, photoOf, REFERENCE } from './support/desk-page.ts';
import { expectAccessible } from './support/reading.ts';
import { watchCopies } from './support/clipboard.ts';
import { posts } from './support/network.ts';
import { expect, test } from './support/test.ts';

const { labels } = words;
const { common, forms } = dictionary('pt');
const MY_APPLICATION = toPath({ page: 'myApplication' }, 'pt');
const ORDER =
  'realname email phone gender gender-man gender-undefined birthdate instagr tiktok country id_state basedin height jeans image_1 image_2 image_3 image_4 note';

test('The application asks for every field, and says what is missing', async ({ page }) => {
  const form = await open(page);
  const ids = await form
    .locator('[id^="scouted-"]:is(input, select, textarea)')
    .evaluateAll((fields) => fields.map(({ id }) => id));
  expect(ids).toEqual(ORDER.split(' ').map((name) => `scouted-${name}`));
  await expect(form.getByRole('link', { name: common.nav.privacy })).toHaveAttribute(
    'href',
    toPath({ page: 'privacy' }, 'pt'),
  );
  const sent = posts(page);
  // Browsers tell of others by themselves.
  await expect(form.locator(':invalid:not(fieldset, form, [aria-invalid=false])')).toHaveCount(0);
  await form.getByRole('button', { name: words.send }).click();
  const summary = form.getByRole('group', { name: /^\D*14\D*$/ });
  await expect(summary).toBeFocused();
  await expectAccessible(page, '#scouted-form');
  for (const [name, label] of Object.entries(labels)) {
    // Brazil is preselected, and its states may still be on their way.
    if (/^(?:basedin|note|country|id_state|image_.)$/.test(name)) continue;
    const control = name === 'gender' ? form.getByRole('radiogroup') : form.field(label);
    await expect(control, name).toHaveAttribute('aria-invalid', 'true');
    await expect(control, name).toHaveAccessibleDescription(/\.$/);
  }
  for (const [index, name] of (['image_1', 'image_2', 'image_3', 'image_4'] as const).entries()) {
    await expect(form.slot(index)).toHaveAccessibleDescription(
      new RegExp(`${RegExp.escape(forms.required[name])}$`),
    );
  }
  await expect(summary.getByRole('link')).toHaveCount(14);
  await summary.getByRole('link', { name: labels.realname }).click();
  await expect(form.field(labels.realname)).toBeFocused();
  expect(sent).toEqual([]);
});

test('The application masks a phone, hints at a slip, and reads dates', async ({ page }) => {
  const form = await open(page);
  const phone = form.field(labels.phone);
  await phone.pressSequentially('81900002010');
  await expect(phone).toHaveValue('+55 (81) 90000-2010');
  await phone.press('Enter');
  await expect(phone).not.toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  // The mask cannot take a number of another country.
  await phone.fill('+351 912 345 678');
  await phone.press('Enter');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/\S+@\S+\.$/);

  const email = form.field(labels.email);
  await email.fill('ana@gmial.com');
  await expect(email).toHaveAccessibleDescription(/ana@gmail\.com\?$/);
  await form.getByRole('button', { name: /ana@gmail\.com/ }).press('Enter');
  await expect(email).toHaveValue('ana@gmail.com');
  await expect(email).toBeFocused();
  await expect(email).toBeFocused();

  const noTikTok = form.getByRole('checkbox', { name: words.noNetwork }).last();
  await expect(noTikTok).toHaveAccessibleDescription(labels.tiktok);
  await noTikTok.check();
  await expect(form.field(labels.tiktok)).toHaveValue('-');
  await expect(form.field(labels.tiktok)).not.toBeEditable();
  await noTikTok.uncheck();
  await expect(form.field(labels.tiktok)).toHaveValue('');

  const birthdate = form.field(labels.birthdate);
  const opener = form.getByRole('button', { name: forms.date.calendar });
  const calendar = page.getByRole('dialog', { name: labels.birthdate });
  // Nobody has to leaf back from today.
  await opener.click();
  const usual = agencyDay(new Date()).slice(0, 4);
  await expect(calendar.locator(':focus')).toHaveAccessibleName(
    new RegExp(`${Number(usual) - ADULT_AGE}$`),
  );
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(calendar).toBeVisible();
  await opener.click();
  await expect(calendar).toBeHidden();
  await birthdate.pressSequentially('5/3/2004');
  await birthdate.press('Enter');
  await expect(birthdate).not.toBeFocused();
  // Shown in words, and given back where it is emptied.
  await birthdate.fill('');
  await birthdate.press('Enter');
  await expect(birthdate).toHaveValue(words.shownDate);

  await opener.click();
  // It fades in, and half faded it has too little contrast.
  await expect(calendar).toHaveCSS('opacity', '1');
  await expectAccessible(page, '[role="dialog"]');
  await expect(calendar.locator('.selected')).toBeFocused();
  await expect(calendar.locator('.selected')).toHaveAccessibleName(/^5 de março de 2004$/i);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(birthdate).toHaveValue(words.shownDate.replace('05', '06'));
  await expect(form.locator('.summary'), 'no Enter has sent the form').toHaveCount(0);
});

test('An applicant’s days are English on an English page', { tag: '@en' }, async ({ page }) => {
  const { scouted, forms: english } = dictionary('en');
  const { labels: names, send, tooYoung } = scouted.form;
  await page.goto(toPath({ page: 'scouted' }, 'en'));
  const form = page.locator('#scouted-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: send, exact: true })).toBeEnabled();
  await form.getByRole('button', { name: english.date.calendar }).click();
  const calendar = page.getByRole('dialog', { name: names.birthdate });
  const spoken = new RegExp(`^\\d+ (?:${monthNames('en').join('|')}) \\d{4}$`);
  await expect(calendar.locator(':focus')).toHaveAccessibleName(spoken);
  await expect(calendar).toContainText('Mon');
  const year = Number(agencyDay(new Date()).slice(0, 4));
  const birthdate = form.getByLabel(names.birthdate);
  await birthdate.fill('5/3/2004');
  await birthdate.press('Enter');
  await expect(birthdate).toHaveValue('05/March/2004');
  await birthdate.fill(`01/01/${year - MINIMUM_AGE + 1}`);
  await birthdate.press('Enter');
  await expect(form.getByRole('heading', { name: tooYoung.title })).toContainText(
    `1 Jan ${year + 1}`,
  );
});

test('The application arrives whole, its photos upright and small', async ({ page }) => {
  test.slow();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, writable: true }),
  );
  const form = await open(page);
  const email = mailFrom('whole');
  await form.fillTexts(email);
  await form.fillPhotos([
    jpegFile(await photoOnItsSide()),
    jpegFile(await flatPhoto('jpeg', 2400, 3200)),
    await pngFile(),
    { name: 'perfil.gif', mimeType: 'image/gif', buffer: await flatPhoto('gif') },
  ]);
  await expectAccessible(page, '#scouted-form');
  await form.send();
  await expect(form.getByText('Edilene, as suas fotos chegaram.')).toContainText(
    `${email} até ${answerDay()}`,
  );
  await expectAccessible(page, '#scouted-form');
  const [reference = ''] =
    REFERENCE.exec((await form.locator('.code .vh').textContent()) ?? '') ?? [];
  await expect(form.field(labels.realname)).toBeHidden();
  await form.getByText(words.receipt.what).click();
  const { realname, phone, instagr, note } = APPLICATION;
  for (const text of [realname, phone, instagr, note])
    await expect(form.locator('details')).toContainText(text);
  await expect(form.locator('details img')).toHaveCount(4);
  const copied = await watchCopies(page);
  await form.getByRole('button', { name: reference }).click();
  await expect(form.getByText(words.receipt.copied)).toBeVisible();
  expect(await copied()).toBe(reference);
  await expect(form.getByRole('link', { name: common.nav.myApplication })).toHaveAttribute(
    'href',
    `${MY_APPLICATION}#${reference}`,
  );
  const share = form.getByRole('button', { name: words.receipt.shareLabel });
  await page.evaluate(() => {
    navigator.share = () => Promise.reject(new DOMException('closed', 'AbortError'));
  });
  await share.click();
  expect(await copied(), 'a closed sheet is an answer').toBe(reference);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.click();
  await expect.poll(copied).toContain(` ${reference}`);
  expect(await copied(), 'nothing personal').not.toMatch(new RegExp(`Edilene|${email}|90000`));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await form.getByRole('button', { name: reference }).click();
  await expect(form.getByText(words.receipt.notCopied)).toBeVisible();
  // The code alone stays, for a day, until it is forgotten.
  expect(await form.keptKeys()).toEqual(['scouted-code']);
  await page.reload();
  await expect(form.getByRole('link', { name: reference })).toHaveAttribute(
    'href',
    `${MY_APPLICATION}#${reference}`,
  );
  await form.getByRole('button', { name: words.receipt.lastCode.forget }).click();
  await expect(form.getByText(reference)).toHaveCount(0);
  expect(await form.keptKeys()).toEqual([]);

  const { id, texts } = await onlyEntryFrom(email);
  expect(Object.fromEntries(texts)).toMatchObject({
    'De onde': 'Quero ser Amazing',
    Nome: realname,
    Telefone: phone,
    Gênero: 'Mulher',
    Nascimento: '05/03/2004',
    Instagram: instagr,
    TikTok: APPLICATION.tiktok,
    País: 'Brasil',
    Estado: 'Pernambuco',
    Cidade: 'Garanhuns',
    Altura: '177 cm',
    Jeans: '38',
    Observações: `${note}\r\nCódigo: ${reference}`,
  });
  for (const name of ['image_1', 'image_2', 'image_3', 'image_4']) {
    const { format, width, height } = await sharp(await photoOf(id, name)).metadata();
    expect([format, Math.max(width, height) <= 1600]).toEqual(['jpeg', true]);
  }
  // The photo was stored rotated: red above and blue below.
  const { data, info } = await sharp(await photoOf(id, 'image_1'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 400, height: 600 });
  const isRed = (y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + 200) * info.channels);
    return red > blue + 120;
  };
  expect([isRed(100), isRed(500)]).toEqual([true, false]);
});
