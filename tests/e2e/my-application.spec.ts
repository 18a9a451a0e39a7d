import { dictionary } from '../../i18n/dictionary.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible } from './support/reading.ts';
import { contactForm } from './support/contact.ts';
import { expect, test } from './support/test.ts';

const LINES = 'Código: AMZ-RVPV-6C7J\nPedido: retirar\n\n';
const { myApplication: words } = dictionary('pt');
const PATH = toPath({ page: 'myApplication' }, 'pt');

test('My application leads with code and request to the contact form', async ({ page }) => {
  // The button's colours during its enabling would fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const code = page.getByLabel(words.code);
  await page.goto(`${PATH}#AMZ-RVPV-6C7J.`);
  await expect(code).toHaveValue('AMZ-RVPV-6C7J');
  expect(new URL(page.url()).hash, 'out of the address').toBe('');
  await page.goto(`${PATH}#AMZ-7Q3K-M9TX`);
  await expect(code, 'of another link, on the same page').toHaveValue('AMZ-7Q3K-M9TX');
  await page.goto(`${PATH}#AMZ-7K2Q-9Y`);
  await expect(code, 'of a former, shorter one').toHaveValue('AMZ-7K2Q-9Y');
  await page.goto(PATH);
  await expectAccessible(page);
  const next = page.getByRole('button', { name: words.next });
  await next.click();
  await expect(code).toBeFocused();
  const isSaidWrong = () => code.evaluate((input: HTMLInputElement) => input.validationMessage);
  await code.fill('AMZ-RVPV-6C7K');
  await next.click();
  await expect.poll(isSaidWrong).toBe(words.codeCheck);
  await code.fill(' amz rvpv6c7j ');
  await page.getByLabel(words.requests.withdraw.label).check();
  await next.click();
  const { dialog, field, send, thanks, fill } = contactForm(page);
  await expect(field('message')).toHaveValue(LINES);
  await fill('edilene@correio.example', LINES);
  const sent = page.waitForRequest(/\/api\/entry\/contact$/);
  await send.click();
  expect((await sent).postDataBuffer()?.toString()).toContain(
    LINES.replaceAll('\n', '\r\n').trim(),
  );
  await expect(thanks).toBeVisible();
  // One code, the application's, though the message has its own.
  expect((await dialog.innerText()).match(/AMZ-[\w-]+/g)).toEqual(['AMZ-RVPV-6C7J']);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: dictionary('pt').contact.talk }).click();
  await expect(field('message'), 'what was sent is gone').toHaveValue('');
});
