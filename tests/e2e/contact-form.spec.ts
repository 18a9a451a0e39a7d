/** The contact form in its pop-up: opening, filling, errors, sending, and sending again without
 * loss or a second copy. */
import type { Page, Route } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES, type Locale } from '../../i18n/locales.ts';
import { fill, fillCount } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';
import { contactForm } from './support/contact.ts';
import {
  entriesFrom,
  entryTexts,
  mailFrom,
  onlyEntryFrom,
  REFERENCE,
} from './support/desk-page.ts';
import { expectAccessible } from './support/boxes.ts';
import {
  clickWildly,
  delayRequests,
  pauseRequests,
  posts,
  submissionIds,
} from './support/network.ts';
import { expect, test } from './support/test.ts';

const MESSAGE = 'Casting para editorial de verão, dias 12 e 13 de março, em Olinda.';
const PROGRAM = '**/_astro/ContactLink*';
const ENTRY = '**/api/entry/contact';

const pathOf = (code: Locale) => toPath({ page: 'contact' }, code);
const talk = (page: Page, code: Locale) =>
  page.getByRole('link', { name: dictionary(code).contact.talk });

async function open(page: Page, code: Locale) {
  await page.goto(pathOf(code));
  await talk(page, code).click();
  const form = contactForm(page, code);
  await expect(form.field('name')).toBeVisible();
  return form;
}

for (const code of LOCALE_CODES) {
  const { common, contact, forms, scouted } = dictionary(code);
  const { form: words } = contact;

  test.describe(`the contact form in ${code}`, { tag: `@${code}` }, () => {
    test('opens and closes as a modal dialog; says what is missing, and leads to the first field', async ({
      page,
      isMobile,
    }) => {
      const { dialog, field, send } = await open(page, code);
      await expect(dialog.getByRole('heading', { name: contact.talk })).toBeFocused();
      if (isMobile) await page.setViewportSize({ width: 430, height: 844 });
      const panel = await page.locator('.contact-popup .panel').boundingBox();
      const [width, height] = isMobile ? [396, 612] : [982, 624];
      expect(panel).toMatchObject({ width, height });
      await expect(dialog.getByRole('link', { name: common.nav.privacy })).toHaveAttribute(
        'href',
        toPath({ page: 'privacy' }, code),
      );
      // The application says what applicants must know.
      await expect(dialog).not.toContainText(scouted.free);

      const link = talk(page, code);
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await link.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      // Going back in the history takes a moment.
      await expect(page).toHaveURL(new RegExp(`${pathOf(code)}$`));

      await link.click();
      await expect(field('name')).toBeVisible();
      const sent = posts(page);
      await send.click();
      const summary = page.getByRole('group', { name: fillCount(forms.summary, 4) });
      await expect(summary).toBeFocused();
      await expectAccessible(page, 'dialog[open]');
      for (const name of ['name', 'email', 'phone', 'message'] as const) {
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(name)).toHaveAccessibleDescription(forms.required[name]);
        // What a browser may fill in.
        await expect(field(name)).toHaveJSProperty(
          'autocomplete',
          { name: 'name', email: 'email', phone: 'tel', message: '' }[name],
        );
      }
      await expect(summary.getByRole('link')).toHaveCount(4);
      await summary.getByRole('link').first().click();
      await expect(field('name')).toBeFocused();
      await field('name').fill('Clara');
      await expect(field('name')).not.toHaveAttribute('aria-invalid');
      expect(sent).toEqual([]);

      // A short number gets a hint once the visitor leaves the field.
      const phone = field('phone');
      await phone.fill('190');
      await expect(phone).not.toHaveAccessibleDescription(words.shortPhone);
      await phone.blur();
      await expect(phone).toHaveAccessibleDescription(words.shortPhone);
      await expect(phone).not.toHaveAttribute('aria-invalid');
      await phone.fill('(81) 3333-4444 ramal 12');
      await expect(phone).toHaveAccessibleDescription('');
    });

    test('sends a message: sending, sent, closed, and told once more on the page', async ({
      page,
    }) => {
      const form = await open(page, code);
      const from = mailFrom(`send.${code}`);
      await form.fill(from, MESSAGE);
      await delayRequests(page, ENTRY, 500);
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
      await expect(form.thanks).toBeVisible();
      await expect(form.dialog.getByText(from)).toBeVisible();
      const [reference = ''] =
        REFERENCE.exec((await form.dialog.getByText(REFERENCE).textContent()) ?? '') ?? [];
      await expect(form.dialog).toBeHidden({ timeout: 10_000 });
      await expect(
        page.getByRole('status').getByText(fill(words.after, { email: from })),
      ).toContainText(reference);

      const { texts } = await onlyEntryFrom(from);
      expect([...texts.values()]).toEqual(
        expect.arrayContaining([
          'Clara Bittencourt',
          from,
          '81 90000 1122',
          expect.stringContaining(MESSAGE),
        ]),
      );
      expect(texts.get('De onde')).toMatch(/contato/i);
      expect([...texts.values()].join()).toContain(`Código desta mensagem: ${reference}`);

      await talk(page, code).click();
      await expect(form.field('message')).toHaveValue('');
    });
  });
}

test.describe('the contact form in its finer points', { tag: '@pt' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/, /Error hydrating/] });
  const { contact, forms } = dictionary('pt');
  const { form: words } = contact;
  const path = pathOf('pt');

  test('opens once it has come, and its link says that it waits', async ({ page }) => {
    const release = await pauseRequests(page, PROGRAM);
    await page.goto(path);
    const asked = page.waitForRequest(PROGRAM);
    await talk(page, 'pt').hover();
    await asked;
    await talk(page, 'pt').click();
    await expect(talk(page, 'pt')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(contactForm(page, 'pt').field('name')).toBeVisible();
    await expect(page.locator('a[aria-busy]')).toHaveCount(0);
  });

  test('that is closed while it is sending shows the result on the page, and opens empty', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await pauseRequests(page, ENTRY);
    const { dialog, field, send, fill: write } = await open(page, 'pt');
    await write(mailFrom('closed'), MESSAGE);
    await send.click();
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toBeHidden();
    const answered = page.waitForResponse(ENTRY);
    release();
    await answered;
    await expect(page.getByText(/^Mensagem enviada\./)).toBeVisible();
    await talk(page, 'pt').click();
    await expect(field('message')).toHaveValue('');
    // Longer than the thanks show.
    await page.clock.fastForward(6500);
    await expect(field('message')).toBeVisible();
  });

  test('opens by the hash of a link, with the words that the link brings, and closes with Back', async ({
    page,
  }) => {
    const { dialog, field } = contactForm(page, 'pt');
    await page.goto(path);
    await page.evaluate(
      (hash) => (location.hash = hash),
      `${words.hash}=${encodeURIComponent('Thaís Rocha, Bruno Sá')}`,
    );
    await expect(field('message')).toHaveValue('Thaís Rocha, Bruno Sá');
    await page.goBack();
    await expect(dialog).toBeHidden();
    // Closing goes back no further.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goto(`${path}?a=1#${words.hash}`);
    await expect(field('name')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\?a=1$/);
  });

  test('keeps every word, says why it was not sent, and sends the same submission again', async ({
    page,
  }) => {
    // The thanks close by themselves after this time, tested above; here they stay open.
    await page.addInitScript((thanks) => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, time?: number) =>
        time === thanks ? 0 : later(run, time)) as typeof window.setTimeout;
    }, 6000);
    const { dialog, field, send, alert, thanks, fill: write } = await open(page, 'pt');
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
    expect(
      JSON.stringify(await page.context().storageState()),
      'kept beyond the tab',
    ).not.toContain(from);
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
    await expect(dialog.getByRole('button', { name: words.close }).last()).toBeFocused();
    await expectAccessible(page, 'dialog[open]');
    await onlyEntryFrom(from);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test('whose code does not come leaves its link to the mailbox', async ({ page }) => {
    await page.route(PROGRAM, (route) => route.abort());
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.goto(path);
    // A page reloads once for a missing part; then the link leads on.
    await talk(page, 'pt').hover();
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
    await talk(page, 'pt').click();
    expect(await followed).toMatch(/^mailto:/);
    expect(loads).toBe(2);
  });

  async function messagesFrom(email: string): Promise<readonly (string | undefined)[]> {
    const entries = await Promise.all((await entriesFrom(email)).map(entryTexts));
    // Each message ends with the reference given to its writer.
    const reference = new RegExp(`\\s+Código desta mensagem: ${REFERENCE.source}$`);
    return entries.map((texts) => texts.get('Mensagem')?.replace(reference, '')).sort();
  }

  test('whose message is corrected after its answer was lost sends it corrected', async ({
    page,
  }) => {
    const email = mailFrom('corrected');
    const { field, send, alert, thanks, fill: write } = await open(page, 'pt');
    await write(email, 'No dia 12.');
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(ENTRY, loseAnswer, { times: 1 });
    await send.click();
    await expect(alert).toBeFocused();
    await field('message').fill('No dia 13, e não 12.');
    await send.click();
    await expect(thanks).toBeVisible();
    expect(await messagesFrom(email)).toEqual(['No dia 12.', 'No dia 13, e não 12.']);
  });

  test('which nothing answers gives up after half a minute, and sends again', async ({ page }) => {
    const email = mailFrom('silence');
    await page.clock.install();
    const { dialog, send, alert, thanks, fill: write } = await open(page, 'pt');
    await write(email, 'Alô?');
    await page.clock.fastForward(3000);
    await page.route(ENTRY, () => undefined, { times: 1 });
    const [request] = await Promise.all([page.waitForRequest(ENTRY), send.click()]);
    // The clock also runs by itself, on a busy machine by seconds between two lines.
    await page.clock.fastForward(20_000);
    await expect(dialog.getByRole('button', { name: words.sending })).toBeDisabled();
    await page.clock.fastForward(11_000);
    await expect(alert).toContainText(forms.failure.network);
    expect(request.failure()?.errorText).toContain('ABORTED');
    await send.click();
    await expect(thanks).toBeVisible();
    expect(await messagesFrom(email)).toEqual(['Alô?']);
  });

  test('whose hidden field the browser filled sends with the second try, once however often its button is clicked', async ({
    page,
  }) => {
    const email = mailFrom('filled');
    const { dialog, send, alert, thanks, fill: write } = await open(page, 'pt');
    await write(email, 'Sou gente.');
    await dialog
      .locator('input[name=website]')
      .evaluate((input: HTMLInputElement) => (input.value = 'https://revista.example'));
    await send.click();
    await expect(alert).toBeFocused();
    expect(await messagesFrom(email)).toEqual([]);
    const seen = posts(page);
    await send.focus();
    await clickWildly(send);
    await expect(thanks).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(await messagesFrom(email)).toEqual(['Sou gente.']);
  });
});
