import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill, fillCount } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';
import { contactForm } from './support/contact.ts';
import { entriesFrom, mailFrom, onlyEntryFrom, REFERENCE } from './support/desk-page.ts';
import { expectAccessible } from './support/reading.ts';
import { clickWildly, pauseRequests, posts, submissionIds } from './support/network.ts';
import { expect, test } from './support/test.ts';

const MESSAGE = 'Casting para editorial de verão, dias 12 e 13 de março, em Olinda.';
const PROGRAM = '**/_astro/ContactLink*';
const ENTRY = '**/api/entry/contact';
const PATH = toPath({ page: 'contact' }, 'pt');
const { common, contact, forms } = dictionary('pt');
const words = contact.form;
const talk = (page: Page) => page.getByRole('link', { name: contact.talk });

async function open(page: Page) {
  await page.goto(PATH);
  await talk(page).click();
  const form = contactForm(page);
  await expect(form.field('name')).toBeVisible();
  return form;
}

test.use({ expectedErrors: [/Failed to load resource|Error hydrating/] });

test('The contact form opens once it has come, and closing leads to its link', async ({ page }) => {
  const release = await pauseRequests(page, PROGRAM);
  await page.goto(PATH);
  const asked = page.waitForRequest(PROGRAM);
  await talk(page).hover();
  await asked;
  await talk(page).click();
  await expect(talk(page)).toHaveAttribute('aria-busy', 'true');
  release();
  const { dialog } = contactForm(page);
  await expect(dialog.getByRole('heading', { name: contact.talk })).toBeFocused();
  await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog).toBeHidden();
  await expect(talk(page)).toBeFocused();
  await talk(page).press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(talk(page)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await talk(page).click();
  await expect(dialog).toBeVisible();
  // Closed, and pressed before the history has gone back.
  await talk(page).evaluate((link: HTMLElement) =>
    document
      .querySelector('dialog[open]')
      ?.addEventListener('close', () => link.click(), { once: true }),
  );
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(dialog.getByRole('heading', { name: contact.talk })).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  // Forward to a form that this page has not opened yet.
  await page.reload();
  await page.goForward();
  await expect(dialog).toBeVisible();
  // From the other language.
  await page.goto(`${PATH}?a=1#${dictionary('en').contact.form.hash}`);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?a=1$/);
});

test('The contact form says what is missing, and hints at a short number', async ({ page }) => {
  const { field, send } = await open(page);
  const sent = posts(page);
  await send.click();
  const summary = page.getByRole('group', { name: fillCount(forms.summary, 4) });
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(forms.required[name]);
  }
  await expect(summary.getByRole('link')).toHaveCount(4);
  await summary.getByRole('link').first().click();
  await expect(field('name')).toBeFocused();
  await send.click();
  await expect(summary, 'tells the same once more').toBeFocused();
  await field('name').fill('Clara');
  await expect(field('name')).toHaveAttribute('aria-invalid', 'false');
  expect(sent).toEqual([]);

  const phone = field('phone');
  await phone.fill('190');
  await expect(phone).not.toHaveAccessibleDescription(words.shortPhone);
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(words.shortPhone);
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
  await phone.fill('(81) 3333-4444 ramal 12');
  await expect(phone).toHaveAccessibleDescription('');
});

test('The contact form sends a message, closes, and tells it once more', async ({ page }) => {
  await page.clock.install();
  const form = await open(page);
  const from = mailFrom('send');
  await form.fill(from, MESSAGE);
  const release = await pauseRequests(page, ENTRY);
  // By keyboard, past the link below the fields.
  await form.field('name').focus();
  for (const next of ['email', 'phone', 'message'] as const) {
    await page.keyboard.press('Tab');
    await expect(form.field(next)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(form.dialog.getByRole('link', { name: common.nav.privacy })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const sending = form.dialog.getByRole('button', { name: words.sending });
  await expect(sending).toBeDisabled();
  await expect(sending).toHaveAttribute('aria-busy', 'true');
  await expect(form.field('message')).toBeDisabled();
  release();
  await expect(form.thanks).toBeVisible();
  await expect(form.dialog.getByRole('button', { name: words.close }).last()).toBeFocused();
  await expect(form.dialog.getByText(from)).toBeVisible();
  const [reference = ''] =
    REFERENCE.exec((await form.dialog.getByText(REFERENCE).textContent()) ?? '') ?? [];
  await page.clock.fastForward(6500);
  await expect(form.dialog).toBeHidden();
  const after = page.getByRole('status').getByText(fill(words.sent, { email: from }));
  await expect(after).toContainText(reference);

  const { texts } = await onlyEntryFrom(from);
  const told = [...texts.values()].join('\n');
  for (const text of ['Clara Bittencourt', from, '81 90000 1122', MESSAGE, reference])
    expect(told).toContain(text);
  expect(texts.get('De onde')).toMatch(/contato/i);

  await talk(page).click();
  await expect(form.field('message')).toHaveValue('');
  // Thanks closed by hand close no later form.
  await form.fill(mailFrom('send-next'), MESSAGE);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await talk(page).click();
  await expect(form.dialog).toBeVisible();
  await page.clock.fastForward(6500);
  await expect(form.field('message')).toBeVisible();
});

test('The contact form tells its result on the page, and what is set aside', async ({ page }) => {
  await page.clock.install();
  const release = await pauseRequests(page, ENTRY);
  const { dialog, field, send, alert, thanks, fill: write } = await open(page);
  await write(mailFrom('closed'), MESSAGE);
  const close = dialog.getByRole('button', { name: words.close }).first();
  // What is not sent is told, too.
  for (const [answer, told] of [
    [{ status: 503 }, forms.failure.server],
    [{ status: 422, json: { errors: { phone: 'refused' } } }, forms.errors.refused],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<null>();
    await page.route(ENTRY, (route) => promise.then(() => route.fulfill(answer)), { times: 1 });
    await send.click();
    await close.click();
    await expect(dialog).toBeHidden();
    resolve(null);
    await expect(page.getByRole('status').getByText(told)).toBeVisible();
    await talk(page).click();
    await expect(field('message')).toHaveValue(MESSAGE);
  }
  await send.click();
  await close.click();
  await expect(dialog).toBeHidden();
  const answered = page.waitForResponse(ENTRY);
  release();
  await answered;
  await expect(page.getByText(/^Mensagem enviada\./)).toBeVisible();
  await talk(page).click();
  await expect(field('message')).toHaveValue('');
  // Longer than the thanks show.
  await page.clock.fastForward(6500);
  await expect(field('message')).toBeVisible();

  await write(mailFrom('aside'), MESSAGE);
  await page.route(ENTRY, (route) => route.fulfill({ status: 202, json: { status: 'aside' } }));
  await send.click();
  await page.clock.fastForward(2000);
  await expect(thanks).toBeVisible();
  await expect(alert).toContainText(forms.failure.aside);
  await expect(alert.getByRole('link')).toHaveCount(2);
  await page.clock.fastForward(6500);
  await dialog.getByRole('button', { name: words.close }).last().click();
  await expect(page.getByRole('status').getByText(forms.failure.aside)).toBeVisible();
});

test('The contact form keeps every word and sends the same submission again', async ({ page }) => {
  const { field, send, alert, thanks, fill: write } = await open(page);
  const from = mailFrom('again');
  await write(from, MESSAGE);
  const ids = await submissionIds(page, ENTRY, [
    null,
    { status: 503, json: { error: 'unavailable' } },
    { status: 503, json: { error: 'preview' } },
    { status: 422, json: { error: 'invalid', errors: { phone: 'phone' } } },
    { status: 429, headers: { 'Retry-After': '42' } },
  ]);
  await send.click();
  await expect(alert).toContainText(forms.failure.network);
  await expect(alert.getByRole('link')).toHaveCount(2);
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
  await expect(alert.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
  await expect(field('message')).toHaveValue(MESSAGE);
  for (const told of [forms.failure.server, forms.failure.preview]) {
    await send.click();
    await expect(alert).toContainText(told);
  }
  await page.reload();
  await expect(field('message')).toHaveValue(MESSAGE);
  await expect(field('email')).toHaveValue(from);
  expect(JSON.stringify(await page.context().storageState())).not.toContain(from);
  await send.click();
  await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.locator('.summary', { has: page.getByRole('link', { name: words.phone, exact: true }) }),
  ).toBeFocused();
  // A changed field loses the gateway's error.
  await field('phone').fill('81 90000 112');
  await field('phone').fill('81 90000 1122');
  await send.click();
  await expect(alert).toContainText('42 s');
  await send.click();
  await expect(thanks).toBeVisible();
  await onlyEntryFrom(from);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(1);
});

test('A contact form whose code does not come leads to the mailbox', async ({ page }) => {
  await page.route(PROGRAM, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(PATH);
  // A page reloads once for a missing part; then the link leads on.
  await talk(page).hover();
  await expect.poll(() => loads).toBe(2);
  const followed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('click', (event) => {
          if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return;
          event.preventDefault();
          resolve(event.target.href);
        });
      }),
  );
  await talk(page).click();
  expect(await followed).toMatch(/^mailto:/);
  expect(loads).toBe(2);
});

test('A message is given up after half a minute, and sent again once', async ({ page }) => {
  const email = mailFrom('silence');
  await page.clock.install();
  const { dialog, send, alert, thanks, fill: write } = await open(page);
  await write(email, 'Alô?');
  await dialog
    .locator('input[name=website]')
    .evaluate((input: HTMLInputElement) => (input.value = 'https://revista.example'));
  await page.clock.fastForward(3000);
  await send.click();
  await expect(alert).toBeFocused();
  expect(await entriesFrom(email)).toEqual([]);
  await page.route(ENTRY, () => undefined, { times: 1 });
  const [request] = await Promise.all([page.waitForRequest(ENTRY), send.click()]);
  // The clock also runs by itself, on a busy machine by seconds between two lines.
  await page.clock.fastForward(20_000);
  await expect(dialog.getByRole('button', { name: words.sending })).toBeDisabled();
  await page.clock.fastForward(11_000);
  await expect(alert).toContainText(forms.failure.network);
  expect(request.failure()?.errorText).toContain('ABORTED');
  const seen = posts(page);
  await send.focus();
  await clickWildly(send);
  await expect(thanks).toBeVisible();
  expect(seen).toHaveLength(1);
  await onlyEntryFrom(email);
});
