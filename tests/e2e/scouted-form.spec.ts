/** The application from the first key to the agency's desk: fields, their rules, and the lists of
 * places. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { dictionary } from '../../i18n/dictionary.ts';
import { toPath } from '../../src/routes.ts';
import { PHONE_MARKS } from '../support/photos.ts';
import {
  APPLICATION,
  choose,
  field,
  fillPhotos,
  fillTexts,
  keptDraft,
  keptKeys,
  open,
  PATHS,
  photosOfAllKinds,
  pngFile,
  preview,
  send,
  slot,
  words,
} from './support/fill-application.ts';
import { mailFrom, onlyEntryFrom, photoOf, REFERENCE } from './support/desk-page.ts';
import { expectAccessible } from './support/boxes.ts';
import { pauseRequests, posts } from './support/network.ts';
import { expect, test } from './support/test.ts';

const { labels } = words;
const { common, forms } = dictionary('pt');
const DANGER = 'rgb(179, 0, 45)';
const ORDER =
  'realname email phone gender gender-man gender-undefined birthdate instagr tiktok country id_state basedin height jeans image_1 image_2 image_3 image_4 note';

/** Fields follow the specification's order, beside the information for applicants. */
async function expectFields(form: Locator): Promise<void> {
  const ids = await form
    .locator('[id^="scouted-"]:is(input, select, textarea)')
    .evaluateAll((fields) => fields.map(({ id }) => id));
  expect(ids).toEqual(ORDER.split(' ').map((name) => `scouted-${name}`));
  await expect(form.getByRole('link', { name: common.nav.privacy })).toHaveAttribute(
    'href',
    toPath({ page: 'privacy' }, 'pt'),
  );
  const heights = field(form, labels.height).getByRole('option');
  await expect(heights).toHaveCount(182);
  await expect(heights.nth(1)).toHaveText(/^1,50 m/);
  await expect(heights.last()).toHaveText(/^0,30 m/);
}

test('The application asks for every field, says what is missing, sends nothing, and leads to the first field', async ({
  page,
}) => {
  const form = await open(page);
  await expectFields(form);
  // Its size before the first key, which loads the screens' styles.
  const none = form.getByRole('checkbox', { name: words.noNetwork }).first();
  expect((await none.boundingBox())?.width).toBe(32);
  const sent = posts(page);
  await form.getByRole('button', { name: words.send }).click();
  const summary = form.getByRole('group', { name: /^\D*14\D*$/ });
  await expect(summary).toBeFocused();
  await expectAccessible(page, '#scouted-form');
  for (const [name, label] of Object.entries(labels)) {
    // Brazil is preselected.
    if (/^(?:basedin|note|country|image_.)$/.test(name)) continue;
    const control = name === 'gender' ? form.getByRole('radiogroup') : field(form, label);
    if (name !== 'id_state') await expect(control, name).toHaveAttribute('aria-invalid', 'true');
    await expect(control, name).toHaveAccessibleDescription(/\.$/);
    if (name !== 'gender' && name !== 'id_state')
      await expect(control, name).toHaveCSS('border-color', DANGER);
  }
  for (const [index, name] of (['image_1', 'image_2', 'image_3', 'image_4'] as const).entries()) {
    await expect(slot(form, index)).toHaveAccessibleDescription(
      new RegExp(`${RegExp.escape(forms.required[name])}$`),
    );
    await expect(form.locator('.drop').nth(index)).toHaveCSS('border-color', DANGER);
  }
  await expect(summary.getByRole('link')).toHaveCount(14);
  await summary.getByRole('link', { name: labels.realname }).click();
  await expect(field(form, labels.realname)).toBeFocused();
  expect(sent).toEqual([]);
});

test('The application masks a phone number, hints at a slip in an address, takes “none” for a network, and reads dates', async ({
  page,
}) => {
  const form = await open(page);
  const phone = field(form, labels.phone);
  await phone.pressSequentially('81900002010');
  await expect(phone).toHaveValue('+55 (81) 90000-2010');
  await phone.press('Enter');
  await expect(phone).not.toBeFocused();
  await expect(phone).not.toHaveAttribute('aria-invalid');
  // The mask cannot take a number of another country.
  await phone.fill('+351 912 345 678');
  await phone.press('Enter');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription(/\S+@\S+\.$/);

  const email = field(form, labels.email);
  await email.fill('ana@gmial.com');
  await expect(email).toHaveAccessibleDescription(/ana@gmail\.com\?$/);
  await form.getByRole('button', { name: /ana@gmail\.com/ }).press('Enter');
  await expect(email).toHaveValue('ana@gmail.com');
  await expect(email).toBeFocused();
  // Nobody has touched the lists yet.
  for (const name of [labels.id_state, labels.height, labels.jeans])
    await expect(field(form, name)).toHaveAttribute('aria-invalid', 'false');

  const noTikTok = form.getByRole('checkbox', { name: words.noNetwork }).last();
  await expect(noTikTok).toHaveAccessibleDescription(labels.tiktok);
  await noTikTok.check();
  await expect(field(form, labels.tiktok)).toHaveValue('-');
  await expect(field(form, labels.tiktok)).not.toBeEditable();
  await noTikTok.uncheck();
  await expect(field(form, labels.tiktok)).toHaveValue('');

  const birthdate = field(form, labels.birthdate);
  await birthdate.pressSequentially('5/3/2004');
  await birthdate.press('Enter');
  await expect(birthdate).not.toBeFocused();
  // Shown in words, and given back where it is emptied.
  await birthdate.fill('');
  await birthdate.press('Enter');
  await expect(birthdate).toHaveValue(words.shownDate);

  const opener = form.getByRole('button', { name: forms.date.calendar });
  const calendar = page.getByRole('dialog', { name: labels.birthdate });
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
  await opener.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
});

test('The application keeps the field that has the focus in sight when an error appears above it', async ({
  page,
}) => {
  const form = await open(page);
  await page.setViewportSize({ width: 320, height: 400 });
  await field(form, labels.realname).focus();
  for (const name of [labels.email, labels.phone]) {
    const next = field(form, name);
    // At the lower edge.
    await next.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await next.focus();
    await expect(form.locator('.err').last()).toBeVisible();
    await expect(next).toBeInViewport({ ratio: 1 });
  }
});

test('The application arrives whole at the agency, its photos upright, small and without a trace of the phone', async ({
  page,
}) => {
  test.slow();
  const form = await open(page);
  const email = mailFrom('whole');
  await fillTexts(form, email);
  await fillPhotos(form, await photosOfAllKinds());
  await expectAccessible(page, '#scouted-form');
  await send(form);
  await expect(form.getByText('Edilene, suas fotos chegaram.')).toContainText(email);
  await expectAccessible(page, '#scouted-form');
  const [reference = ''] =
    REFERENCE.exec((await form.locator('.code .vh').textContent()) ?? '') ?? [];
  await expect(field(form, labels.realname)).toBeHidden();
  await form.getByText(words.receipt.what).click();
  const { realname, phone, instagr, note } = APPLICATION;
  for (const text of [realname, phone, instagr, note])
    await expect(form.locator('details')).toContainText(text);
  await expect(form.locator('details img')).toHaveCount(4);
  // The code alone stays, for a day, until it is forgotten.
  expect(await keptKeys(page)).toEqual(['scouted-code']);
  await page.reload();
  await expect(form.getByRole('link', { name: reference })).toBeVisible();
  await form.getByRole('button', { name: words.receipt.lastCode.forget }).click();
  await expect(form.getByText(reference)).toHaveCount(0);
  expect(await keptKeys(page)).toEqual([]);

  const { id, texts } = await onlyEntryFrom(email);
  expect(Object.fromEntries(texts)).toMatchObject({
    'De onde': 'Quero ser Amazing',
    Nome: realname,
    Telefone: phone,
    Gênero: 'Mulher',
    Nascimento: expect.stringContaining('05/03/2004, ') as unknown,
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
    const photo = await photoOf(id, name);
    const { format, width, height, exif, orientation } = await sharp(photo).metadata();
    expect([format, exif, orientation]).toEqual(['jpeg', undefined, undefined]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
    for (const trace of PHONE_MARKS)
      expect(Buffer.from(photo).toString('latin1')).not.toContain(trace);
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

test('The form of the other programme asks for every field, and is sent with the keyboard alone', async ({
  page,
}) => {
  test.slow();
  const form = await open(page, PATHS.face);
  await expectFields(form);
  const email = mailFrom('keys');
  const { keyboard } = page;
  const enter = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await field(form, labels.realname).focus();
  for (const text of [APPLICATION.realname, email, '81900002010']) await enter(text);
  await keyboard.press('Space');
  await expect(field(form, words.woman)).toBeChecked();
  await keyboard.press('Tab');
  await enter('05032004');
  await expect(form.getByRole('button', { name: forms.date.calendar })).toBeFocused();
  await keyboard.press('Tab');
  for (const text of [APPLICATION.instagr, APPLICATION.tiktok]) {
    await enter(text);
    await expect(page.locator(':focus')).toHaveAccessibleName(words.noNetwork);
    await keyboard.press('Tab');
  }
  for (const [text, next] of [
    ['Brasil', field(form, labels.id_state)],
    ['Pernambuco', field(form, labels.basedin)],
    ['Garanhuns', field(form, labels.height)],
    ['1,77', field(form, labels.jeans)],
    ['38', slot(form, 0)],
  ] as const) {
    await keyboard.type(text);
    await expect(next).toBeEnabled();
    await keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  const photo = await pngFile();
  // Listens throughout: the browser learns of a listener late and may open its own dialog first.
  page.on('filechooser', (chooser) => void chooser.setFiles(photo));
  for (const [index, name] of words.photos.entries()) {
    await expect(slot(form, index)).toBeFocused();
    await keyboard.press('Enter');
    await expect(preview(form, index)).toBeVisible();
    await keyboard.press('Tab');
    await expect(form.getByRole('button', { name: `${words.remove}: ${name}` })).toBeFocused();
    const next = index + 1 < words.photos.length ? slot(form, index + 1) : field(form, labels.note);
    // A photo's advice and the camera may add buttons in between.
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(next).toBeFocused({ timeout: 100 });
    }).toPass();
  }
  await enter(APPLICATION.note);
  await expect(form.getByRole('button', { name: words.send })).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
  const { texts } = await onlyEntryFrom(email);
  expect([texts.get('De onde'), texts.get('Cidade')]).toEqual(['Amazing Face', 'Garanhuns']);
});

test('The lists of places begin with Brasil, come after the choice before them, and make no draft by themselves', async ({
  page,
}) => {
  const releaseCountries = await pauseRequests(page, /\/api\/options\?language=..$/);
  const releaseStates = await pauseRequests(page, /\/api\/options\?.*country=/);
  const form = await open(page);
  const country = field(form, labels.country);
  const state = field(form, labels.id_state);
  const city = field(form, labels.basedin);
  await expect(state).toBeDisabled();
  await expect(state.locator('option:checked')).toHaveText(words.places.stateBlocked);
  releaseCountries();
  await expect(country.locator('option:checked')).toHaveText('Brasil');
  await expect(country.locator('option').nth(1)).toHaveText('Brasil');
  await expect(state).toHaveAttribute('aria-busy', 'true');
  await expect(city).toBeDisabled();
  releaseStates();
  await expect(state).toBeEnabled();
  await page.reload();
  await expect(state).toBeEnabled();
  expect(await keptDraft(page)).toBeNull();
  await choose(state, 'Pernambuco');
  await choose(city, 'Olinda');
  await choose(state, 'Bahia');
  await expect(city.locator('option:checked')).toHaveText(words.choose);
  await choose(city, 'Salvador');
});

test('The lists of places are asked for again as soon as the network is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const form = await open(page);
  const state = field(form, labels.id_state);
  await expect(state).toBeEnabled();
  await context.setOffline(true);
  await choose(field(form, labels.country), 'Argentina');
  const failure = form.getByText(words.places.failed).filter({ visible: true });
  await expect(failure).toHaveCount(1);
  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
  await expect(state).toBeEnabled();
});

test('A place may be typed for a country without a list, and is told to the agency', async ({
  page,
}) => {
  test.slow();
  const form = await open(page);
  const email = mailFrom('abroad');
  await fillTexts(form, email);
  await fillPhotos(form);
  await choose(field(form, labels.country), 'Portugal');
  await expect(field(form, labels.id_state)).toHaveValue('');
  await form.getByRole('textbox', { name: labels.id_state }).fill('Distrito do Porto');
  await form.getByRole('textbox', { name: labels.basedin }).fill('Vila do Conde');
  await send(form);
  const { texts } = await onlyEntryFrom(email);
  expect(texts.get('País')).toBe('Portugal');
  expect(texts.get('Observações')).toMatch(/Distrito do Porto[^]*Vila do Conde/);
});
