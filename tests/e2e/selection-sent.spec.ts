/** A selection goes to the agency from the page where it stands. */
import { onlyEntryFrom } from './support/desk.ts';
import { FAVOURITES } from './support/favourites.ts';
import { expectAccessible } from './support/measures.ts';
import { expect, test } from './support/test.ts';

/** As many as a casting director needs at most for five talents, sent. */
const MOST_TAPS = 18;

for (const words of FAVOURITES) {
  const { sent } = words;

  test.describe(`five talents (${words.code})`, { tag: `@${words.code}` }, () => {
    test(`are sent to the agency in at most ${String(MOST_TAPS)} taps`, { tag: '@phone' }, async ({ page }) => {
      let taps = 0;
      const tap = async (name: string, role: 'button' | 'link' | 'textbox' = 'button', within = page.locator('body')) => {
        taps += 1;
        await within.getByRole(role, { name, exact: true }).filter({ visible: true }).first().tap();
      };
      const from = `five.${words.code}.${String(Date.now())}@mail.example`;
      await page.goto(words.home);
      await tap('Menu');
      await tap('Image', 'link');
      const names: string[] = [];
      for (const place of [0, 1, 2, 3, 4]) {
        const card = page.locator('.wall .card').nth(place);
        const name = (await card.getAttribute('data-name')) ?? '';
        names.push(name);
        await tap(words.add(name), 'button', card);
      }
      await tap(words.count(5), 'link');
      await tap(words.send);

      const dialog = page.getByRole('dialog', { name: sent.title });
      await expect(dialog.locator('.people .frame')).toHaveCount(5);
      await expect(dialog).not.toContainText('://');
      await expect(dialog.getByRole('textbox', { name: words.message })).toHaveValue(sent.greeting);
      await expectAccessible(page);
      for (const [label, text] of [
        [sent.fields[0], 'Clara Bittencourt'],
        [sent.fields[1], from],
        [sent.fields[2], '81 90000 1122'],
      ] as const) {
        await tap(label, 'textbox', dialog);
        await page.keyboard.type(text);
      }
      await tap(sent.send, 'button', dialog);
      await expect(dialog).toContainText(/AMZ-[2-9A-Z]{4}-[2-9A-Z]{2}/);
      console.log(`five talents sent (${words.code}): ${String(taps)} taps`);
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);

      const message = (await onlyEntryFrom(from)).texts.get('Mensagem') ?? '';
      expect(message.startsWith(sent.greeting)).toBe(true);
      for (const name of names) expect(message).toMatch(new RegExp(`^\\d\\. ${name} \\(`, 'm'));
      expect(message).toContain(`${words.path}#`);

      await dialog.getByRole('button', { name: sent.back }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/AMZ-[2-9A-Z]{4}-[2-9A-Z]{2}/)).toBeVisible();
      await page.getByRole('button', { name: words.send }).click();
      await expect(dialog.locator('.people .frame')).toHaveCount(5);
      await page.keyboard.press('Escape');
    });

    test('make room for a new selection once they are sent', { tag: '@once' }, async ({ page }) => {
      const from = `fresh.${words.code}.${String(Date.now())}@mail.example`;
      await page.goto(words.models);
      for (const place of [0, 1]) await page.locator('.wall .card').nth(place).getByRole('button').click();
      await page.goto(words.path);
      await page.getByRole('button', { name: words.send }).click();
      const dialog = page.getByRole('dialog');
      const texts = ['Clara Bittencourt', from, '81 90000 1122'];
      for (const [index, text] of texts.entries())
        await dialog.getByRole('textbox', { name: sent.fields[index] ?? '', exact: true }).fill(text);
      await dialog.getByRole('button', { name: sent.send, exact: true }).click();
      await dialog.getByRole('button', { name: sent.fresh }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.empty })).toBeVisible();
      await page.getByRole('button', { name: words.undo }).click();
      await expect(page.getByRole('button', { name: words.send })).toBeVisible();
    });
  });
}
