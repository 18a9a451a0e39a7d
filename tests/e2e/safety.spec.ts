import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible, focusFaults } from './support/reading.ts';
import { expect, test } from './support/test.ts';

const MESSAGE =
  'Oi, tudo bem? Aqui é a Paula, produtora da Amazing. Para garantir a vaga, é só pagar a taxa do book hoje e me chamar no +55 81 98888-1234. São poucas vagas, tá?';
const { safety: words, common } = dictionary('pt');
const PATH = toPath({ page: 'safety' }, 'pt');
const verdictOf = (page: Page) => page.locator('channel-check').getByRole('status');
const fieldOf = (page: Page) => page.getByLabel(words.label);

async function paste(page: Page, text: string): Promise<void> {
  await fieldOf(page).fill('');
  await expect(verdictOf(page)).toBeEmpty();
  await fieldOf(page).fill(text);
  await expect(verdictOf(page)).not.toBeEmpty();
}

test('The safety page tells ours from others, and keeps it private', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Some browsers in apps have none.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.goto(PATH);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const before = page.url();
  const looks = new Set<string>();
  for (const [kind, pasted, said, real] of [
    ['ours', 'Samuel@amazing.example', 'Samuel Freire', 0],
    ['foreign', MESSAGE, '+55 81 98888-1234', 1],
    ['unsure', 'Samuel da Amazing', words.unsure.words, 0],
    ['alike', 'https://www.arnaz1ng.example/casting/2026?utm=x', 'www.arnaz1ng.example', 1],
  ] as const) {
    await paste(page, pasted);
    const title = verdictOf(page).getByRole('heading');
    await expect(title).toHaveText(words[kind].title);
    await expect(title).toBeInViewport();
    await expect(verdictOf(page)).toContainText(said);
    await expect(verdictOf(page).locator('.real')).toHaveCount(real);
    await expect(fieldOf(page)).toBeFocused();
    await expectAccessible(page, 'main');
    expect(await focusFaults(page, 'Tab', 4)).toEqual([]);
    looks.add((await title.locator('path').getAttribute('d')) ?? '');
  }
  expect(looks.size).toBe(4);
  const ownAddress = await page.locator('link[rel=canonical]').getAttribute('href');
  for (const [pasted, said] of [
    ['ola@amazing.example', words.ours.email],
    ['https://amazing.example/contato', words.ours.site],
    [ownAddress ?? '', words.ours.site],
  ] as const) {
    await paste(page, pasted);
    await expect(verdictOf(page)).toContainText(said);
  }
  await paste(page, 'samuel@amazing.example');
  await expect(
    page.getByRole('link', { name: words.ours.reply.replace('{name}', 'Samuel') }),
  ).toHaveAttribute('href', 'mailto:samuel@amazing.example');
  expect(asked).toEqual([]);
  expect(page.url()).toBe(before);
  expect(JSON.stringify(await context.storageState())).not.toContain('samuel');
  await page.getByRole('button', { name: words.clear }).click();
  await expect(fieldOf(page)).toBeFocused();
  await expect(verdictOf(page)).toBeEmpty();
  await expect(page.getByRole('button', { name: words.paste, exact: true })).toBeHidden();
});

test('The safety page answers a victim two taps from home', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(toPath({ page: 'home' }, 'pt'));
  await page.evaluate(() => navigator.clipboard.writeText('samuel@arnaz1ng.example'));
  await page.getByRole('contentinfo').getByRole('link', { name: common.nav.safety }).click();
  // The field has the focus, ready for pasting.
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Control+V');
  await expect(verdictOf(page).getByRole('heading')).toHaveText(words.alike.title);
  // A phone shows no keyboard yet; the button pastes as well.
  await page.getByRole('button', { name: words.clear }).click();
  const button = page.getByRole('button', { name: words.paste, exact: true });
  await button.click();
  await expect(verdictOf(page).getByRole('heading')).toHaveText(words.alike.title);
  await expect(button).toBeHidden();
  await paste(page, MESSAGE);
  await verdictOf(page).getByRole('link', { name: words.help.title }).press('Enter');
  const help = page.getByRole('heading', { name: words.help.title });
  await expect(help).toBeFocused();
  await expect(help).toBeInViewport();
  await page.getByRole('button', { name: words.clear }).click();
  await page.evaluate(() => {
    Clipboard.prototype.readText = () => Promise.reject(new Error('refused'));
  });
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
});
