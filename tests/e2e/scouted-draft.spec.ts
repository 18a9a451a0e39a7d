import { dictionary } from '../../i18n/dictionary.ts';
import { ADULT_AGE, MINIMUM_AGE } from '../../src/domain/constants.ts';
import {
  APPLICATION,
  jpegFile,
  open,
  PATHS,
  photoWords,
  pngFile,
  ready,
  sentence,
  words,
} from './support/fill-application.ts';
import { flatPhoto } from '../support/photos.ts';
import { mailFrom, onlyEntryFrom } from './support/desk-page.ts';
import { clickWildly, pauseRequests, submissionIds } from './support/network.ts';
import { expect, test } from './support/test.ts';

const { forms, scouted } = dictionary('pt');
const { labels } = words;
const OPTIONS = '**/api/options?*';
const ENTRY = '**/api/entry/getScouted*';

test.use({
  expectedErrors: [
    /Failed to load resource|Error hydrating|dynamically imported module|ERR_INTERNET/,
  ],
});

test('The draft of a slip and of no network comes back into the page as it was made', async ({
  page,
}) => {
  const form = await open(page);
  await form.field(labels.email).fill('ana@gmial.com');
  const noNetwork = form.getByRole('checkbox', { name: words.noNetwork }).first();
  await noNetwork.check();
  await expect.poll(() => form.keptDraft()).toContain('"instagr":"-"');
  await page.reload();
  await ready(page);
  await expect(noNetwork).toBeChecked();
  await expect(form.field(labels.instagr)).not.toBeEditable();
  await expect(form.getByRole('button', { name: 'ana@gmail.com' })).toBeVisible();
});

test('The draft keeps its text, not its photos, until it is dropped', async ({ page }) => {
  await page.clock.install();
  const form = await open(page);
  const email = mailFrom('draft');
  await form.fillTexts(email);
  await form.slot(0).setInputFiles(await pngFile());
  await expect(form.preview(0)).toBeVisible();
  // The last words are written as the page is left.
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.field(labels.realname).fill('Edilene Reis');
  await page.goto('/contato');
  expect(await form.keptDraft()).toContain('Edilene Reis');
  await page.clock.resume();
  await page.goBack();
  await ready(page);
  for (const [label, value] of [
    [labels.email, email],
    [labels.phone, APPLICATION.phone],
    [labels.birthdate, words.shownDate],
    [labels.height, '177/5.10'],
  ] as const)
    await expect(form.field(label)).toHaveValue(value);
  await expect(form.field(words.woman)).toBeChecked();
  await expect(form.field(labels.basedin).locator('option:checked')).toHaveText('Garanhuns');
  await expect(form.previews).toHaveCount(0);
  expect(await form.keptDraft()).not.toMatch(/blob|image_/);
  await expect(form).toContainText(words.draft);
  // A city goes with its state, also while the next state's cities do not come.
  await page.route(OPTIONS, (route) => route.abort());
  await form.choose(labels.id_state, 'Bahia');
  await expect.poll(() => form.keptDraft()).not.toContain('Garanhuns');

  await form.getByRole('button', { name: words.discard }).click();
  await expect(form.getByRole('status').getByText(words.discarded)).toBeVisible();
  await expect(form.field(labels.email)).toHaveValue('');
  // On a shared phone, another person types the next date.
  await form.field(labels.birthdate).press('Enter');
  for (const label of [labels.email, labels.birthdate])
    await expect(form.field(label)).toHaveValue('');
  await form.reload();
  await expect(form.field(labels.realname)).toHaveValue('');
});

test('A photo in preparation goes with its draft', async ({ page }) => {
  const resume = await pauseRequests(page, '**/_astro/photo-part.*');
  const form = await open(page);
  await form.field(labels.realname).fill(APPLICATION.realname);
  await form.slot(0).setInputFiles(await pngFile());
  await form.getByRole('button', { name: words.discard }).click();
  resume();
  // Photos are prepared one after the other: the first would be there before this one.
  await form.slot(1).setInputFiles(await pngFile());
  await expect(form.preview(1)).toBeVisible();
  await expect(form.previews).toHaveCount(1);
});

test('The draft tells a minor what the law asks for', async ({ page }) => {
  await page.addInitScript(
    (values) => {
      const write = (key: string, touchedAt: number) =>
        localStorage.setItem(key, JSON.stringify({ id: crypto.randomUUID(), touchedAt, values }));
      write('scouted-draft-models', Date.now());
      write('scouted-draft-face', 1);
    },
    { birthdate: `${new Date().getUTCFullYear() - ADULT_AGE + 1}-01-01`, guardian_name: 'Marta' },
  );
  await page.goto(PATHS.models);
  const form = await ready(page, words.next);
  await expect(form.field(labels.birthdate)).toHaveAccessibleDescription(words.guardian);
  expect(await page.evaluate(() => localStorage.getItem('scouted-draft-face'))).toBeNull();
  await form.getByRole('button', { name: words.discard }).click();
  await form.field(labels.realname).fill(APPLICATION.realname);
  await expect.poll(() => form.keptDraft()).toContain(APPLICATION.realname);
  expect(await form.keptDraft()).not.toContain('Marta');
});

test.describe('on the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('The draft counts the age by the day in Recife', async ({ page }) => {
    // It is the 21st for the applicant and the evening of the 20th in Recife.
    await page.clock.setFixedTime('2026-11-21T01:00:00Z');
    const form = await open(page);
    await form.writeDate(`21/11/${2026 - MINIMUM_AGE}`);
    await expect(form.getByRole('heading', { name: words.tooYoung.title })).toBeFocused();
    await form.getByRole('button', { name: words.tooYoung.wrongDate }).click();
    await form.writeDate(`20/11/${2026 - MINIMUM_AGE}`);
    await expect(form.field(labels.birthdate)).toHaveAccessibleDescription(words.guardian);
  });
});

test('The application loses nothing without a network', async ({ page, context }) => {
  test.slow();
  const email = mailFrom('again');
  const name = 'Þórunn Conceição d’Ávila Ñuñez-Øster von Gräßle 💃🏽 王小明';
  const form = await open(page, PATHS.face);
  await form.fillTexts(email);
  await form.field(labels.realname).fill(name);
  await form.field(labels.birthdate).fill('29/02/2004');
  const alert = form.getByRole('alert');
  const sendButton = form.getByRole('button', { name: words.send });
  // Preparing photos needs no network.
  await context.setOffline(true);
  await form.fillPhotos();
  await sendButton.click();
  await expect(alert).toContainText(forms.failure.offline);
  await context.setOffline(false);

  const ids = await submissionIds(page, ENTRY, [null]);
  await sendButton.click();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(sentence(forms.failure.network));
  await expect(form.field(labels.email)).toHaveValue(email);
  await expect(form.previews).toHaveCount(4);
  await form.slot(0).setInputFiles(jpegFile(await flatPhoto('jpeg', 4000, 3000)));
  await clickWildly(sendButton);
  await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
  expect(ids).toHaveLength(2);
  const { texts } = await onlyEntryFrom(email);
  expect([texts.get('De onde'), texts.get('Nome')]).toEqual(['Amazing Face', name]);
  expect(texts.get('Nascimento')).toContain('29/02/2004');
});

test('The application arrives once though its page is reloaded', async ({ page }) => {
  test.slow();
  const email = mailFrom('reload');
  const form = await open(page);
  expect(await form.keptDraft()).toBeNull();
  await form.fillTexts(email);
  await form.choose(labels.country, 'Portugal');
  const region = form.getByRole('textbox', { name: labels.id_state });
  await region.fill('Porto');
  await form.getByRole('textbox', { name: labels.basedin }).fill('Vila do Conde');
  // Correcting it keeps the town.
  await region.fill('Distrito do Porto');
  await form.fillPhotos();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<null>();
  await page.route(ENTRY, (route) => route.fetch().then(() => arrive(null)), { times: 1 });
  await form.getByRole('button', { name: words.send }).click();
  await arrived;
  await form.reload();
  await expect(form.field(labels.email)).toHaveValue(email);
  await form.fillPhotos();
  await form.send();
  const { texts } = await onlyEntryFrom(email);
  expect(texts.get('País')).toBe('Portugal');
  expect(texts.get('Observações')).toMatch(/Distrito do Porto[^]*Vila do Conde/);
  for (const comeBack of [
    () => page.goto('about:blank').then(() => page.goBack()),
    () => page.reload(),
  ]) {
    await comeBack();
    await ready(page);
    for (const label of [labels.realname, labels.email, labels.birthdate, labels.height])
      await expect(form.field(label)).toHaveValue('');
    await expect(form.field(words.woman)).not.toBeChecked();
  }
  expect(await form.keptDraft()).toBeNull();
});

test('The application keeps nothing that comes after it is sent', async ({ page }) => {
  test.slow();
  const form = await open(page);
  await form.fillTexts(mailFrom('late-lists'));
  await expect.poll(() => form.keptDraft()).toContain(APPLICATION.note);
  // As in the other language.
  await page.evaluate(() => {
    const key = 'scouted-draft-models';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('Brasil', 'Brazil'));
  });
  const resume = await pauseRequests(page, OPTIONS);
  await page.goto('about:blank');
  await open(page);
  await form.fillPhotos();
  await form.send();
  resume();
  await expect(form.locator('#scouted-country option:checked')).toHaveText('Brasil');
  // A draft waits for a pause before it is written.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await form.keptDraft()).toBeNull();
});

test('The application says that lists of places failed', async ({ page, context }) => {
  await page.route(OPTIONS, (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  );
  const form = await open(page);
  const country = form.field(labels.country);
  const state = form.field(labels.id_state);
  const again = form.getByRole('button', { name: forms.retry });
  const failure = form.getByText(words.places.failed).filter({ visible: true });
  await expect(form.getByRole('status').getByText(words.places.failed).last()).toBeVisible();
  await expect(country).toBeDisabled();
  await form.getByRole('button', { name: words.send }).click();
  await form.locator('.summary').getByRole('link', { name: labels.country }).click();
  await expect(again).toBeFocused();
  await again.press('Enter');
  await expect(again).toBeFocused();
  await page.unroute(OPTIONS);
  await again.click();
  await expect(country).toBeFocused();
  await expect(country.locator('option').nth(1)).toHaveText('Brasil');
  await expect(state).toBeEnabled();
  await context.setOffline(true);
  await form.choose(labels.country, 'Argentina');
  await expect(failure).toHaveCount(1);
  await context.setOffline(false);
  await expect(failure).toHaveCount(0);
  await expect(state).toBeEnabled();
});

test('The application takes a photo whose code came late, and keeps it', async ({ page }) => {
  const program = '**/_astro/photo-part.*';
  await page.route(program, (route) => route.abort());
  await page.route('**/_astro/calendar.*.js', (route) => route.abort());
  const form = await open(page);
  await form.slot(0).setInputFiles(await pngFile());
  await expect(form.getByText(sentence(photoWords.notLoaded)).first()).toBeVisible();
  await page.unroute(program);
  await form.slot(0).setInputFiles(await pngFile());
  await expect(form.preview(0)).toBeVisible();
  await form.getByRole('button', { name: forms.date.calendar }).click();
  await expect(form.getByText(sentence(forms.date.failed))).toBeVisible();
  // The page does not reload for it.
  await expect(form.preview(0)).toBeVisible();
});

test('The application tells how to apply without its script', async ({ page }) => {
  await page.route('**/_astro/ApplicationForm*', (route) => route.abort());
  // The page reloads once, and its address leads to the form again.
  await page.goto(`${PATHS.models}#scouted-form`);
  await expect(page.getByRole('alert')).toContainText(sentence(scouted.withoutScript.failed));
});
