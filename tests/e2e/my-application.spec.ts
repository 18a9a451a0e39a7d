/** The page for applicants to withdraw, correct or ask, by their application's code. */
import { dictionary } from '../../i18n/dictionary.ts';
import { LOCALE_CODES } from '../../i18n/locales.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible } from './support/boxes.ts';
import { expect, test } from './support/test.ts';

const LINES = {
  pt: 'Código: AMZ-RVPV-6C7J\nPedido: retirar\n\n',
  en: 'Code: AMZ-RVPV-6C7J\nRequest: withdraw\n\n',
} as const;

for (const code of LOCALE_CODES) {
  const { application: words, contact } = dictionary(code);
  const path = toPath({ page: 'application' }, code);

  test.describe(`my application (${code})`, { tag: `@${code}` }, () => {
    test('leads with code and request to the contact form, which sends them first', async ({
      page,
    }) => {
      await page.goto(path);
      await expectAccessible(page);
      const field = page.getByLabel(words.code);
      await page.getByRole('button', { name: words.next }).click();
      await expect(field).toBeFocused();
      const isSaidWrong = () =>
        field.evaluate((input: HTMLInputElement) => input.validationMessage);
      await field.fill('AMZ-RVPV-6C7K');
      await page.getByRole('button', { name: words.next }).click();
      await expect.poll(isSaidWrong).toBe(words.codeCheck);
      await field.fill(' amz rvpv6c7j ');
      await page.getByLabel(words.requests.withdraw.label).check();
      await page.getByRole('button', { name: words.next }).click();
      const form = page.getByRole('dialog');
      await expect(form.getByLabel(contact.form.message)).toHaveValue(LINES[code]);
      await form.getByLabel(contact.form.name).fill('Edilene Barreto');
      await form.getByLabel(contact.form.email).fill(`edilene-${code}@correio.example`);
      await form.getByLabel(contact.form.phone).fill('+55 81 90000-4417');
      const sent = page.waitForRequest(/\/api\/entry\/contact$/);
      await form.getByRole('button', { name: contact.form.send }).click();
      expect((await sent).postDataBuffer()?.toString()).toContain(
        LINES[code].replaceAll('\n', '\r\n').trim(),
      );
      await expect(form.getByText(contact.form.doneTitle)).toBeVisible();
      // One code, the application's, though the message has its own.
      expect((await form.innerText()).match(/AMZ-[\w-]+/g)).toEqual(['AMZ-RVPV-6C7J']);
    });

    test(
      'takes the code from the receipt’s link, and out of the address',
      { tag: '@once' },
      async ({ page }) => {
        await page.goto(`${path}#AMZ-RVPV-6C7J`);
        await expect(page.getByLabel(words.code)).toHaveValue('AMZ-RVPV-6C7J');
        expect(new URL(page.url()).hash).toBe('');
      },
    );
  });

  test.describe(`my application without JavaScript (${code})`, { tag: `@${code}` }, () => {
    test.use({ javaScriptEnabled: false });

    test('says how to write to the agency', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/@amazing\.example.*(?:linha|line)/)).toBeVisible();
      await expect(page.getByRole('button', { name: words.next })).toBeHidden();
      await expect(page.getByText(words.how[0] ?? '')).toBeHidden();
    });
  });
}
