/** The forms in the hands of people in a hurry, with two tabs open, or with bad luck: nothing is lost, nothing comes twice. */
import type { Locator, Page, Request } from '@playwright/test';
import { MINIMUM_AGE } from '../../src/domain/constants.ts';
import { plainPicture } from './support/camera.ts';
import { entriesFrom, entryTexts, onlyEntryFrom } from './support/desk.ts';
import { APPLICATION, FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [WORDS] = FORMS;
const { labels: LABELS } = WORDS;

const addressFor = (title: string) => `${title}.${test.info().project.name}.${Date.now()}@mail.example`;

test.use({ expectedErrors: [/Failed to load resource/] });

function posts(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.push(request);
  });
  return seen;
}

/** Three clicks before the page has time for anything. */
async function clickWildly(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    for (let click = 0; click < 3; click += 1) element.click();
  });
}

test.describe('a message', { tag: '@desktop' }, () => {
  const box = (page: Page, label: string) => page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
  const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true });
  const thanks = (page: Page) => page.getByText('Recebemos.');

  async function fill(page: Page, email: string, message: string): Promise<void> {
    await page.goto('/contato#fale');
    await box(page, 'Nome').fill('Clara Bittencourt');
    await box(page, 'E-mail').fill(email);
    await box(page, 'Telefone').fill('81 90000 1122');
    await box(page, 'Mensagem').fill(message);
  }

  async function messagesFrom(email: string): Promise<readonly (string | undefined)[]> {
    const entries = await Promise.all((await entriesFrom(email)).map(entryTexts));
    // Each ends with the reference that its writer was given.
    return entries.map((texts) => texts.get('Mensagem')?.replace(/\s+Referência: AMZ-[2-9A-Z]{4}-[2-9A-Z]{2}$/, '')).sort();
  }

  test('that is corrected after its answer was lost arrives corrected', async ({ page }) => {
    const email = addressFor('corrected');
    await fill(page, email, 'No dia 12.');
    let lost = true;
    await page.route('**/api/entry/contact', async (route) => {
      if (!lost) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await send(page).click();
    await expect(page.getByRole('dialog').getByRole('alert').filter({ visible: true })).toBeFocused();
    lost = false;
    await box(page, 'Mensagem').fill('No dia 13, e não 12.');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await messagesFrom(email)).toEqual(['No dia 12.', 'No dia 13, e não 12.']);
  });

  test('that nothing answers is given up after half a minute, and can be sent again', async ({ page }) => {
    const email = addressFor('silence');
    await page.clock.install();
    await fill(page, email, 'Alô?');
    await page.clock.fastForward(3000);
    await page.route('**/api/entry/contact', () => undefined, { times: 1 });
    const [request] = await Promise.all([page.waitForRequest('**/api/entry/contact'), send(page).click()]);
    // The clock goes on by itself as well, on a busy machine for seconds between two lines.
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Enviando' })).toBeDisabled();
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('dialog').getByRole('alert').filter({ visible: true })).toContainText('O envio não chegou.');
    expect(request.failure()?.errorText).toContain('ABORTED');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await messagesFrom(email)).toEqual(['Alô?']);
  });

  test('whose hidden field the browser filled goes out with the second try, once however often its button is clicked', async ({ page }) => {
    const email = addressFor('filled');
    await fill(page, email, 'Sou gente.');
    await page.locator('dialog input[name=website]').evaluate((input: HTMLInputElement) => (input.value = 'https://revista.example'));
    await send(page).click();
    await expect(page.getByRole('dialog').getByRole('alert').filter({ visible: true })).toBeFocused();
    expect(await messagesFrom(email)).toEqual([]);
    const seen = posts(page);
    await clickWildly(send(page));
    await expect(thanks(page)).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(await messagesFrom(email)).toEqual(['Sou gente.']);
  });

  test('and another from a copy of its tab are two', async ({ page }) => {
    const email = addressFor('copy');
    await fill(page, email, 'Um.');
    // A new tab takes a copy of what this one keeps; the draft is kept a moment after the last key.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft'))).toContain('Um.');
    const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/contato#fale'))]);
    await expect(box(copy, 'Mensagem')).toHaveValue('Um.');
    await box(copy, 'Mensagem').fill('Dois.');
    for (const tab of [page, copy]) {
      await send(tab).click();
      await expect(thanks(tab)).toBeVisible();
    }
    expect(await messagesFrom(email)).toEqual(['Dois.', 'Um.']);
  });
});

test.describe('an application', { tag: '@desktop' }, () => {
  const field = (form: Locator, label: string) => form.locator('fieldset').getByLabel(label);
  const send = (form: Locator) => form.getByRole('button', { name: WORDS.send });
  const thanks = (form: Locator) => form.getByRole('heading', { name: WORDS.done });

  async function ready(page: Page): Promise<Locator> {
    const form = page.locator('#scouted-form');
    await form.scrollIntoViewIfNeeded();
    await expect(send(form)).toBeEnabled();
    return form;
  }

  async function open(page: Page): Promise<Locator> {
    await page.goto(WORDS.path);
    return ready(page);
  }

  async function fill(form: Locator, email: string, name: string = APPLICATION.realname): Promise<void> {
    await field(form, LABELS.realname).fill(name);
    await field(form, LABELS.email).fill(email);
    await field(form, LABELS.phone).fill(APPLICATION.phone);
    await form.getByText(WORDS.woman, { exact: true }).click();
    await field(form, LABELS.birthdate).fill('29/02/2004');
    await field(form, LABELS.instagr).fill(APPLICATION.instagr);
    await field(form, LABELS.tiktok).fill(APPLICATION.tiktok);
    await expect(field(form, LABELS.country)).toBeEnabled();
    await field(form, LABELS.country).selectOption({ label: WORDS.brazil });
    await expect(field(form, LABELS.id_state)).toBeEnabled();
    await field(form, LABELS.id_state).selectOption({ label: 'Pernambuco' });
    await field(form, LABELS.height).selectOption('177/5.10');
    await field(form, LABELS.jeans).selectOption('38');
  }

  async function addPhotos(form: Locator): Promise<void> {
    const buffer = await plainPicture('jpeg');
    for (const name of WORDS.photos) {
      await form.getByLabel(`${WORDS.choose}: ${name}`).setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
      await expect(form.getByRole('img', { name: `${WORDS.preview}: ${name}` })).toBeVisible();
    }
  }

  test('of an unusual name waits for a photo that is being prepared, and is posted once, however often its button is clicked', async ({
    page,
  }) => {
    const email = addressFor('clicks');
    const name = 'Þórunn Conceição d’Ávila Ñuñez-Øster von Gräßle 💃🏽 王小明';
    const form = await open(page);
    await fill(form, email, name);
    await addPhotos(form);
    const buffer = await plainPicture('jpeg', 4000, 3000);
    const seen = posts(page);
    const [face = ''] = WORDS.photos;
    await form.getByLabel(`${WORDS.replace}: ${face}`).setInputFiles({ name: 'grande.jpg', mimeType: 'image/jpeg', buffer });
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
    const email = addressFor('reload');
    const form = await open(page);
    await fill(form, email);
    await page.goto('/contato');
    await page.goBack();
    await ready(page);
    await expect(field(form, LABELS.email)).toHaveValue(email);
    await expect(field(form, LABELS.id_state).locator('option:checked')).toHaveText('Pernambuco');
    await addPhotos(form);
    const arrived = new Promise<void>((resolve) => {
      void page.route(
        '**/api/entry/getScouted',
        async (route) => {
          await route.fetch();
          resolve();
        },
        { times: 1 },
      );
    });
    await send(form).click();
    await arrived;
    await page.reload();
    await ready(page);
    await expect(field(form, LABELS.email)).toHaveValue(email);
    await expect(field(form, LABELS.jeans)).toHaveValue('38');
    await addPhotos(form);
    await send(form).click();
    await expect(thanks(form)).toBeFocused();
    await onlyEntryFrom(email);
    for (const comeBack of [() => page.goto('about:blank').then(() => page.goBack()), () => page.reload()]) {
      await comeBack();
      await ready(page);
      for (const label of [LABELS.realname, LABELS.email, LABELS.phone, LABELS.birthdate, LABELS.height, LABELS.jeans]) {
        await expect(field(form, label)).toHaveValue('');
      }
      await expect(field(form, WORDS.woman)).not.toBeChecked();
    }
    expect(await page.evaluate(() => localStorage.getItem('scouted-draft-models'))).toBeNull();
  });

  test('and a sister’s, made of its draft in another tab, are two', async ({ page, context }) => {
    test.slow();
    const [email, sister] = [addressFor('first'), addressFor('sister')];
    const form = await open(page);
    await fill(form, email);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('scouted-draft-models'))).toContain('"38"');
    const second = await open(await context.newPage());
    await expect(field(second, LABELS.email)).toHaveValue(email);
    await field(second, LABELS.email).fill(sister);
    for (const each of [form, second]) await addPhotos(each);
    // Both are on their way before either knows of the other.
    await send(form).click();
    await send(second).click();
    for (const each of [form, second]) await expect(thanks(each)).toBeVisible();
    await onlyEntryFrom(email);
    await onlyEntryFrom(sister);
  });

  test('with a number of another country, which the mask cannot take, is told where to turn', async ({ page }) => {
    const form = await open(page);
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
      // Where the applicant is, the 21st has begun; in Recife, it is the evening of the 20th.
      await page.clock.setFixedTime('2026-11-21T01:00:00Z');
      const form = await open(page);
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
