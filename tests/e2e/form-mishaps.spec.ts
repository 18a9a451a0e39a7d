/** Forms under hasty or unlucky visitors: nothing is lost or sent twice. */
import type { Locator, Page, Route } from '@playwright/test';
import { MINIMUM_AGE } from '../../src/domain/constants.ts';
import { field, fillPhotos, fillTexts, JPEG, open, ready, slot } from './support/fill-application.ts';
import { plainPicture } from './support/camera.ts';
import { contactForm } from './support/contact.ts';
import { entriesFrom, entryTexts, mailFrom, onlyEntryFrom, REFERENCE } from './support/desk-page.ts';
import { posts } from './support/network.ts';
import { FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [WORDS] = FORMS;
const { labels: LABELS } = WORDS;

test.use({ expectedErrors: [/Failed to load resource/] });

/** Three clicks in one task. */
async function clickWildly(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
}

test.describe('a message', { tag: '@desktop' }, () => {
  const ENTRY = '**/api/entry/contact';

  /** Opens the form and fills it. */
  async function write(page: Page, email: string, message: string) {
    const form = contactForm(page, 'pt');
    await page.goto('/contato#fale');
    await form.fill(email, message);
    return form;
  }

  async function messagesFrom(email: string): Promise<readonly (string | undefined)[]> {
    const entries = await Promise.all((await entriesFrom(email)).map(entryTexts));
    // Each message ends with the reference given to its writer.
    const reference = new RegExp(`\\s+Código desta mensagem: ${REFERENCE.source}$`);
    return entries.map((texts) => texts.get('Mensagem')?.replace(reference, '')).sort();
  }

  test('that is corrected after its answer was lost arrives corrected', async ({ page }) => {
    const email = mailFrom('corrected');
    const { field: box, send, alert, thanks } = await write(page, email, 'No dia 12.');
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(ENTRY, loseAnswer, { times: 1 });
    await send.click();
    await expect(alert).toBeFocused();
    await box('message').fill('No dia 13, e não 12.');
    await send.click();
    await expect(thanks).toBeVisible();
    expect(await messagesFrom(email)).toEqual(['No dia 12.', 'No dia 13, e não 12.']);
  });

  test('that nothing answers is given up after half a minute, and can be sent again', async ({ page }) => {
    const email = mailFrom('silence');
    await page.clock.install();
    const { dialog, send, alert, thanks } = await write(page, email, 'Alô?');
    await page.clock.fastForward(3000);
    await page.route(ENTRY, () => undefined, { times: 1 });
    const [request] = await Promise.all([page.waitForRequest(ENTRY), send.click()]);
    // The clock also runs by itself, on a busy machine by seconds between two lines.
    await page.clock.fastForward(20_000);
    await expect(dialog.getByRole('button', { name: 'Enviando' })).toBeDisabled();
    await page.clock.fastForward(11_000);
    await expect(alert).toContainText('Não tivemos confirmação do envio.');
    expect(request.failure()?.errorText).toContain('ABORTED');
    await send.click();
    await expect(thanks).toBeVisible();
    expect(await messagesFrom(email)).toEqual(['Alô?']);
  });

  test('whose hidden field the browser filled goes out with the second try, once however often its button is clicked', async ({ page }) => {
    const email = mailFrom('filled');
    const { send, alert, thanks } = await write(page, email, 'Sou gente.');
    await page.locator('dialog input[name=website]').evaluate((input: HTMLInputElement) => (input.value = 'https://revista.example'));
    await send.click();
    await expect(alert).toBeFocused();
    expect(await messagesFrom(email)).toEqual([]);
    const seen = posts(page);
    await clickWildly(send);
    await expect(thanks).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(await messagesFrom(email)).toEqual(['Sou gente.']);
  });
});

test.describe('an application', { tag: '@desktop' }, () => {
  const thanks = (form: Locator) => form.getByRole('heading', { name: WORDS.done });
  const send = (form: Locator) => form.getByRole('button', { name: WORDS.send });

  test('of an unusual name waits for a photo that is being prepared, and is posted once, however often its button is clicked', async ({
    page,
  }) => {
    const email = mailFrom('clicks');
    const name = 'Þórunn Conceição d’Ávila Ñuñez-Øster von Gräßle 💃🏽 王小明';
    const form = await open(page, WORDS);
    await fillTexts(form, WORDS, email);
    await field(form, LABELS.realname).fill(name);
    await field(form, LABELS.birthdate).fill('29/02/2004');
    await fillPhotos(form, WORDS);
    const buffer = await plainPicture('jpeg', 4000, 3000);
    const seen = posts(page);
    await slot(form, WORDS, 0).setInputFiles({ name: 'grande.jpg', mimeType: JPEG, buffer });
    await clickWildly(send(form));
    await expect(thanks(form)).toBeFocused();
    expect(seen).toHaveLength(1);
    const { texts } = await onlyEntryFrom(email);
    expect(texts.get('Nome')).toBe(name);
    expect(texts.get('Nascimento')).toContain('29/02/2004');
  });

  test('stands as it was when the visitor comes back to it, arrives once though its page is reloaded while it is sent, and is gone then', async ({
    page,
  }) => {
    const email = mailFrom('reload');
    const form = await open(page, WORDS);
    await fillTexts(form, WORDS, email);
    await page.goto('/contato');
    await page.goBack();
    await ready(page, WORDS);
    await expect(field(form, LABELS.email)).toHaveValue(email);
    await expect(field(form, LABELS.id_state).locator('option:checked')).toHaveText('Pernambuco');
    await fillPhotos(form, WORDS);
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<null>();
    const swallow = async (route: Route) => {
      await route.fetch();
      arrive(null);
    };
    await page.route('**/api/entry/getScouted', swallow, { times: 1 });
    await send(form).click();
    await arrived;
    await page.reload();
    await ready(page, WORDS);
    await expect(field(form, LABELS.email)).toHaveValue(email);
    await expect(field(form, LABELS.jeans)).toHaveValue('38');
    await fillPhotos(form, WORDS);
    await send(form).click();
    await expect(thanks(form)).toBeFocused();
    await onlyEntryFrom(email);
    for (const comeBack of [() => page.goto('about:blank').then(() => page.goBack()), () => page.reload()]) {
      await comeBack();
      await ready(page, WORDS);
      for (const label of [LABELS.realname, LABELS.email, LABELS.phone, LABELS.birthdate, LABELS.height, LABELS.jeans]) {
        await expect(field(form, label)).toHaveValue('');
      }
      await expect(field(form, WORDS.woman)).not.toBeChecked();
    }
    expect(await page.evaluate(() => localStorage.getItem('scouted-draft-models'))).toBeNull();
  });

  test('with a number of another country, which the mask cannot take, is told where to turn', async ({ page }) => {
    const form = await open(page, WORDS);
    const phone = field(form, LABELS.phone);
    for (const [typed, told] of [
      ['+351 912 345 678', /Se o seu é de outro país, escreva para \S+@\S+\.$/],
      ['81 3333', /faltam ou sobram números\.$/],
    ] as const) {
      await phone.fill(typed);
      await phone.press('Enter');
      await expect(phone).toHaveAttribute('aria-invalid', 'true');
      await expect(phone).toHaveAccessibleDescription(told);
    }
  });

  test.describe('from the other side of the world', () => {
    test.use({ timezoneId: 'Asia/Tokyo' });

    test('counts the age by the day in Recife', async ({ page }) => {
      // It is the 21st for the applicant and the evening of the 20th in Recife.
      await page.clock.setFixedTime('2026-11-21T01:00:00Z');
      const form = await open(page, WORDS);
      const birthdate = field(form, LABELS.birthdate);
      await birthdate.fill(`21/11/${2026 - MINIMUM_AGE}`);
      await birthdate.press('Enter');
      await expect(form.getByRole('heading', { name: WORDS.notYet })).toBeFocused();
      await form.getByRole('button', { name: WORDS.wrongDate }).click();
      await birthdate.fill(`20/11/${2026 - MINIMUM_AGE}`);
      await birthdate.press('Enter');
      await expect(birthdate).not.toHaveAttribute('aria-invalid');
      await expect(birthdate).toHaveAccessibleDescription(WORDS.guardian);
    });
  });
});
