/** Whether a message really comes from the agency: the check on the device, and the channels where there are no scripts. */
import { dictionary } from '../../i18n/dictionary.ts';
import { expectAccessible } from './support/measures.ts';
import { expect, test } from './support/test.ts';

for (const { locale, path } of [
  { locale: 'pt', path: '/seguranca' },
  { locale: 'en', path: '/en/safety' },
] as const) {
  test.describe(`the safety page in ${locale} @${locale}`, () => {
    const words = dictionary(locale).safety;

    test('tells the agency from an imitation and from strangers, shows false letters, says them in words, and keeps what is pasted to itself', async ({
      page,
      context,
    }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const before = page.url();
      const field = page.getByLabel(words.label);
      for (const [pasted, title, lead] of [
        ['Samuel@amazing.example', words.ours.title, 'Samuel Freire'],
        ['0 81 90000-2010', words.ours.title, words.ours.phone],
        ['+55 11 91234-5678', words.foreign.title, words.foreign.phone],
        ['Samuel', words.unsure.title, words.unsure.words],
        ['samuel@arnaz1ng.example', words.alike.title, 'samuel@amazing.example'],
      ] as const) {
        await page.getByLabel(words.label).fill(pasted);
        const verdict = page.getByRole('status').filter({ has: page.getByRole('heading') });
        await expect(verdict.getByRole('heading')).toHaveText(title);
        await expect(verdict).toContainText(lead);
      }
      await expectAccessible(page);
      const digit = words.alike.digit.replace('{sign}', '1');
      await expect(page.locator('.marks li')).toHaveText([
        words.alike.mark.replace('{seen}', `r ${words.alike.and} n`).replace('{real}', 'm'),
        words.alike.mark.replace('{seen}', digit).replace('{real}', 'i'),
      ]);
      await expect(page.getByRole('status').filter({ has: page.getByRole('heading') })).toContainText(digit);

      // A plumb line falls from each false letter to what it is.
      const letters = page.locator('.imitation b');
      await expect(letters).toHaveText(['rn', '1']);
      // The drawing stands in the field's place, each sign over its own.
      const [line, drawing] = [await field.boundingBox(), await page.locator('.imitation').boundingBox()];
      expect(drawing?.y).toBe(line?.y);
      expect(line?.height).toBeGreaterThanOrEqual(44);
      await expect(letters.first()).toHaveCSS('rotate', '17deg');
      await expect(page.locator('.imitation')).toHaveText('samuel@arnaz1ng.example');
      const width = page.viewportSize()?.width ?? 0;
      for (const [index, letter] of (await letters.all()).entries()) {
        const middle = await letter.evaluate((element: HTMLElement) => element.offsetLeft + element.offsetWidth / 2);
        const plumb = await page
          .locator('.marks li')
          .nth(index)
          .evaluate((note) => Number.parseFloat(getComputedStyle(note, '::before').left));
        expect(Math.abs(plumb - middle)).toBeLessThan(1);
        const note = await page.locator('.marks li span').nth(index).boundingBox();
        expect(note?.x).toBeGreaterThanOrEqual(0);
        expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(width);
      }

      await field.fill('samuel@amazing.example');
      await expect(page.getByText(words.ours.title)).toBeVisible();
      await expect(page.getByRole('link', { name: words.ours.reply.replace('{name}', 'Samuel') })).toHaveAttribute(
        'href',
        'mailto:samuel@amazing.example',
      );
      expect(asked).toEqual([]);
      expect(page.url()).toBe(before);
      expect(JSON.stringify(await context.storageState())).not.toContain('samuel');
      await page.getByRole('button', { name: words.clear }).click();
      await expect(field).toBeFocused();
      await expect(page.getByText(words.ours.title)).toBeHidden();
    });

    test('lists the letters where there is no room for the drawing, and animates nothing with reduced motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByLabel(words.label).fill('https://arnaz1ng.example/' + 'x'.repeat(200));
      await expect(page.locator('.marks li')).toHaveCount(2);
      const [field, drawing] = [await page.getByLabel(words.label).boundingBox(), await page.locator('.imitation').boundingBox()];
      expect(drawing?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
      await expect(page.locator('.imitation b').first()).toHaveCSS('animation-name', 'none');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('lists the channels', async ({ page }) => {
        await page.goto(path);
        // Text inside noscript is out of reach for the selectors by text.
        await expect(page.locator('noscript p')).toContainText(words.withoutScript);
        await expect(page.locator('noscript dl')).toContainText('samuel@amazing.example');
        await expect(page.getByLabel(words.label)).toBeHidden();
      });
    });
  });
}
