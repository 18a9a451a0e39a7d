/** The contact form in its pop-up: opened, filled, refused, sent, and sent again. */
import type { Page, Request } from '@playwright/test';
import { CONTACT_FORMS } from './support/contact.ts';
import { onlyEntryFrom } from './support/desk.ts';
import { expectAccessible } from './support/measures.ts';
import { delayRequests, pauseRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

const REFERENCE = /AMZ-[2-9A-Z]{4}-[2-9A-Z]{2}/;

const MESSAGE = 'Casting para editorial de verão, dias 12 e 13 de março, em Olinda.';

for (const words of CONTACT_FORMS) {
  const [name, email, phone, message] = words.labels;
  const field = (page: Page, label: string) => page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
  const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: words.send, exact: true });

  async function open(page: Page): Promise<void> {
    await page.goto(words.path);
    await page.getByRole('link', { name: words.talk }).click();
    await expect(field(page, name)).toBeVisible();
  }

  /** Fills the form; the address is the test's own, so that its entry can be told from all others. */
  async function fill(page: Page, sender: string): Promise<void> {
    await field(page, name).fill('Clara Bittencourt');
    await field(page, email).fill(sender);
    await field(page, phone).fill('81 90000 1122');
    await field(page, message).fill(MESSAGE);
  }

  test.describe(`the contact form in ${words.code}`, { tag: `@${words.code}` }, () => {
    const sender = (title: string) => `${title}.${words.code}.${test.info().project.name}.${Date.now()}@mail.example`;

    test('opens as a modal dialog of its size, closes by icon and Escape; says what is missing, sends nothing, and leads to the first field', async ({
      page,
      isMobile,
    }) => {
      await page.goto(words.path);
      const link = page.getByRole('link', { name: words.talk });
      await link.click();
      const dialog = page.getByRole('dialog', { name: words.talk });
      await expect(dialog.getByRole('heading', { name: words.talk })).toBeFocused();
      await expect(field(page, name)).toBeVisible();
      if (isMobile) await page.setViewportSize({ width: 430, height: 844 });
      const panel = await page.locator('.contact-popup .panel').boundingBox();
      const [width, height] = isMobile ? [396, 612] : [982, 624];
      expect(panel).toMatchObject({ width, height });
      const [privacy, address] = words.privacy;
      await expect(dialog.getByRole('link', { name: privacy })).toHaveAttribute('href', address);
      // What applicants must know is left to the application.
      await expect(dialog).not.toContainText(words.free);

      await dialog.getByRole('button', { name: words.close }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await link.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      // The way back in the history takes its moment.
      await expect(page).toHaveURL(new RegExp(`${words.path}$`));

      await link.click();
      await expect(field(page, name)).toBeVisible();
      const posts: Request[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') posts.push(request);
      });
      await send(page).click();
      const summary = page.getByRole('group', { name: words.summary });
      await expect(summary).toBeFocused();
      await expectAccessible(page, 'dialog[open]');
      for (const [index, label] of words.labels.entries()) {
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, label)).toHaveAccessibleDescription(words.missing[index] ?? '');
      }
      await expect(summary.getByRole('link')).toHaveCount(4);
      await summary.getByRole('link').first().click();
      await expect(field(page, name)).toBeFocused();
      await field(page, name).fill('Clara');
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
      expect(posts).toEqual([]);

      // A number may be short: that is a hint, once its field is left.
      const control = field(page, phone);
      await control.fill('190');
      await expect(control).not.toHaveAccessibleDescription(words.shortPhone);
      await control.blur();
      await expect(control).toHaveAccessibleDescription(words.shortPhone);
      await expect(control).not.toHaveAttribute('aria-invalid');
      await control.fill('(81) 3333-4444 ramal 12');
      await expect(control).toHaveAccessibleDescription('');
    });

    test('says that the form is loading, although its link has requested it before the click', { tag: '@once' }, async ({ page }) => {
      const release = await pauseRequests(page, '**/_astro/mount-contact-form*');
      await page.goto(words.path);
      const asked = page.waitForRequest('**/_astro/mount-contact-form*');
      await page.getByRole('link', { name: words.talk }).hover();
      await asked;
      await page.getByRole('link', { name: words.talk }).click();
      const wait = page.getByRole('dialog').getByText(words.loading);
      await expect(wait).toBeVisible();
      release();
      await expect(field(page, name)).toBeVisible();
      await expect(wait).toBeHidden();
    });

    test('that is closed while it is sending shows the result on the page, and opens empty', { tag: '@once' }, async ({ page }) => {
      await page.clock.install();
      const release = await pauseRequests(page, '**/api/entry/contact');
      await open(page);
      await fill(page, sender('closed'));
      await send(page).click();
      await page.getByRole('dialog').getByRole('button', { name: words.close }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      const answered = page.waitForResponse('**/api/entry/contact');
      release();
      await answered;
      await expect(page.getByText(words.after)).toBeVisible();
      await page.getByRole('link', { name: words.talk }).click();
      await expect(field(page, message)).toHaveValue('');
      // Longer than a thank-you stands before it closes.
      await page.clock.fastForward(6500);
      await expect(field(page, message)).toBeVisible();
    });

    test('sends a message: sending, sent, closed, and told once more on the page', async ({ page }) => {
      await open(page);
      const from = sender('send');
      await fill(page, from);
      await delayRequests(page, '**/api/entry/contact', 500);
      await send(page).click();
      const sending = page.getByRole('dialog').getByRole('button', { name: words.sending });
      await expect(sending).toBeDisabled();
      await expect(sending).toHaveAttribute('aria-busy', 'true');
      await expect(field(page, message)).toBeDisabled();
      await expect(page.getByText(words.done)).toBeVisible();
      await expect(page.getByRole('dialog').getByText(from)).toBeVisible();
      const told = await page.getByRole('dialog').getByText(REFERENCE).textContent();
      const [reference = ''] = REFERENCE.exec(told ?? '') ?? [];
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 10_000 });
      await expect(page.getByText(`${words.after} ${from}.`)).toContainText(reference);

      const { texts } = await onlyEntryFrom(from);
      expect(texts.get('De onde')).toMatch(/contato/i);
      expect(Array.from(texts.values())).toEqual(
        expect.arrayContaining(['Clara Bittencourt', from, '81 90000 1122', expect.stringContaining(MESSAGE)]),
      );
      expect(Array.from(texts.values()).join()).toContain(`Referência: ${reference}`);

      await page.getByRole('link', { name: words.talk }).click();
      await expect(field(page, message)).toHaveValue('');
    });

    test.describe('in its finer points', () => {
      test('opens by the hash of a link, with the words that the link brings, and closes with Back', { tag: '@once' }, async ({ page }) => {
        await page.goto(words.path);
        await page.evaluate((hash) => (location.hash = hash), `${words.hash}=${encodeURIComponent('Thaís Rocha, Bruno Sá')}`);
        await expect(field(page, message)).toHaveValue('Thaís Rocha, Bruno Sá');
        await page.goBack();
        await expect(page.getByRole('dialog')).toBeHidden();
        await page.goto(`${words.path}?a=1#${words.hash}`);
        await expect(field(page, name)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page).toHaveURL(/\?a=1$/);
      });

      test('is filled and sent with the keyboard alone', { tag: '@once' }, async ({ page }) => {
        // The thank-you closes by itself after this time, which is tested above; here it stands for as long as it is looked at.
        await page.addInitScript((thanks) => {
          const later = window.setTimeout.bind(window);
          window.setTimeout = ((run: () => void, time?: number) => (time === thanks ? 0 : later(run, time))) as typeof window.setTimeout;
        }, 6000);
        await page.goto(words.path);
        await page.getByRole('link', { name: words.talk }).focus();
        await page.keyboard.press('Enter');
        await expect(field(page, name)).toBeVisible();
        const from = sender('keys');
        const texts = ['Clara Bittencourt', from, '81 90000 1122', MESSAGE];
        await field(page, name).focus();
        for (const text of texts) {
          await page.keyboard.type(text);
          await page.keyboard.press('Tab');
        }
        await expect(page.getByRole('dialog').getByRole('link', { name: words.privacy[0] })).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByText(words.done)).toBeVisible();
        await expect(page.getByRole('dialog').getByRole('button', { name: words.close }).last()).toBeFocused();
        await expectAccessible(page, 'dialog[open]');
        await onlyEntryFrom(from);
      });

      test.describe('when something breaks', () => {
        test.use({ expectedErrors: [/Failed to load resource/] });

        test(
          'keeps every word, tells how else to reach the agency, and sends the same submission again',
          { tag: '@once' },
          async ({ page }) => {
            await open(page);
            const from = sender('again');
            await fill(page, from);
            const ids: string[] = [];
            let way: 'broken' | 'down' | 'open' = 'broken';
            await page.route('**/api/entry/contact', async (route) => {
              ids.push(/name="submissionId"\r\n\r\n([^\r]+)/.exec(route.request().postData() ?? '')?.[1] ?? '');
              if (way === 'broken') await route.abort('connectionreset');
              else if (way === 'down') await route.fulfill({ status: 503, json: { error: 'unavailable' } });
              else await route.continue();
            });
            await send(page).click();
            const alert = page.getByRole('dialog').getByRole('alert').filter({ visible: true });
            await expect(alert).toContainText(words.failed);
            await expect(alert.getByRole('link')).toHaveCount(2);
            await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
            await expect(alert.getByRole('link').last()).toHaveAttribute('href', /^tel:/);
            await expect(field(page, message)).toHaveValue(MESSAGE);

            way = 'down';
            await send(page).click();
            await expect(alert).toContainText(words.down);

            // A reload in between changes nothing.
            await page.reload();
            await expect(field(page, message)).toHaveValue(MESSAGE);
            await expect(field(page, email)).toHaveValue(from);
            way = 'open';
            await send(page).click();
            await expect(page.getByText(words.done)).toBeVisible();
            await onlyEntryFrom(from);
            expect(ids).toHaveLength(3);
            expect(new Set(ids).size).toBe(1);
            expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
          },
        );

        test(
          'says what kept it: no network, a preview of the site, a refusal at its field, too many posts; and goes out at last',
          { tag: '@once' },
          async ({ page }) => {
            await open(page);
            await fill(page, sender('kept'));
            const alert = page.getByRole('dialog').getByRole('alert').filter({ visible: true });
            await page.context().setOffline(true);
            await send(page).click();
            await expect(alert).toContainText(words.offline);
            await expect(field(page, message)).toHaveValue(MESSAGE);
            await page.context().setOffline(false);

            const answer = (given: { readonly status: number; readonly json?: object; readonly headers?: Record<string, string> }) =>
              page.route('**/api/entry/contact', (route) => route.fulfill(given), { times: 1 });
            await answer({ status: 503, json: { error: 'preview' } });
            await send(page).click();
            await expect(alert).toContainText(words.preview);
            await expect(field(page, message)).toHaveValue(MESSAGE);

            await answer({ status: 422, json: { error: 'invalid', errors: { phone: 'phone' } } });
            await send(page).click();
            await expect(field(page, phone)).toHaveAttribute('aria-invalid', 'true');
            await expect(page.locator('.summary', { has: page.getByRole('link', { name: phone, exact: true }) })).toBeFocused();

            await field(page, phone).fill('81 90000 1123');
            await answer({ status: 429, headers: { 'Retry-After': '42' } });
            await send(page).click();
            await expect(alert).toContainText('42 s');
            await send(page).click();
            await expect(page.getByText(words.done)).toBeVisible();
          },
        );

        test(
          'tells when the form itself does not load, and how else to reach the agency; the next try brings it',
          { tag: '@once' },
          async ({ page }) => {
            await page.route('**/_astro/mount-contact-form*', (route) => route.abort());
            let loads = 0;
            page.on('load', () => (loads += 1));
            await page.goto(`${words.path}#${words.hash}`);
            // A page whose part does not load is loaded anew once, by itself; only then is it the visitor's turn.
            await expect.poll(() => loads).toBe(2);
            const alert = page.getByRole('dialog').getByRole('alert').filter({ visible: true });
            await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
            await page.unroute('**/_astro/mount-contact-form*');
            await alert.getByRole('button').click();
            await expect(field(page, name)).toBeVisible();
          },
        );
      });
    });
  });
}
