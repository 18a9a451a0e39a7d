/** The check of a contact on the device, and the list of channels without script. */
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';
import { expectAccessible } from './support/boxes.ts';
import { expect, test } from './support/test.ts';

/** One text per verdict; the last is too long for a phone's field. */
const ANSWERS = [
  ['ours', 'samuel@amazing.example'],
  ['foreign', '+55 11 91234-5678'],
  ['unsure', 'Samuel'],
  ['alike', 'https://www.arnaz1ng.example/casting/inscricao/2026?utm_source=whatsapp'],
] as const;
const WIDTHS = [320, 390, 768, 1024, 1440];

for (const locale of ['pt', 'en'] as const) {
  test.describe(`the safety page in ${locale}`, { tag: `@${locale}` }, () => {
    const { safety: words, common } = dictionary(locale);
    const path = toPath({ page: 'safety' }, locale);
    const verdictOf = (page: Page) =>
      page.getByRole('status').filter({ has: page.getByRole('heading') });
    const fieldOf = (page: Page) => page.getByLabel(words.label);
    const drawingOf = (page: Page) => page.locator('.drawing');

    async function paste(page: Page, text: string): Promise<void> {
      await fieldOf(page).fill('');
      await expect(verdictOf(page)).toBeHidden();
      await fieldOf(page).fill(text);
      await expect(verdictOf(page)).toBeVisible();
    }

    test('tells the agency from imitations and strangers, shows false letters, and keeps pastes private', async ({
      page,
      context,
    }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const before = page.url();
      for (const [pasted, title, lead] of [
        ['Samuel@amazing.example', words.ours.title, 'Samuel Freire'],
        ['+55 11 91234-5678', words.foreign.title, words.foreign.phone],
        ['Samuel da Amazing', words.unsure.title, words.unsure.words],
        ['samuel@arnaz1ng.example', words.alike.title, 'samuel@amazing.example'],
      ] as const) {
        await paste(page, pasted);
        await expect(verdictOf(page).getByRole('heading')).toHaveText(title);
        await expect(verdictOf(page)).toContainText(lead);
      }
      const digit = words.alike.digit.replace('{sign}', '1');
      await expect(page.locator('.marks li')).toHaveText([
        words.alike.mark.replace('{seen}', `r ${words.alike.and} n`).replace('{real}', 'm'),
        words.alike.mark.replace('{seen}', digit).replace('{real}', 'i'),
      ]);
      await expect(verdictOf(page)).toContainText(digit);

      // A plumb line leads from each false letter to its note.
      const letters = drawingOf(page).locator('b');
      await expect(letters).toHaveText(['rn', '1']);
      await expect(letters.first()).toHaveCSS('rotate', '17deg');
      await expect(drawingOf(page)).toHaveText('samuel@arnaz1ng.example');
      const width = page.viewportSize()?.width ?? 0;
      for (const [index, letter] of (await letters.all()).entries()) {
        const middle = await letter.evaluate(
          (element: HTMLElement) => element.offsetLeft + element.offsetWidth / 2,
        );
        const plumb = await page
          .locator('.marks li')
          .nth(index)
          .evaluate((note) => Number.parseFloat(getComputedStyle(note, '::before').left));
        expect(Math.abs(plumb - middle)).toBeLessThan(1);
        const note = await page.locator('.marks li span').nth(index).boundingBox();
        expect(note?.x).toBeGreaterThanOrEqual(0);
        expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(width);
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
      await expect(verdictOf(page)).toBeHidden();
    });

    test('gives each answer a floor, a sign and words of its own, draws no box, and is accessible', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const looks = new Set<string>();
      for (const [kind, pasted] of ANSWERS) {
        await paste(page, pasted);
        await expect(verdictOf(page).getByRole('heading')).toHaveText(words[kind].title);
        const field = fieldOf(page);
        await expect(field).toBeFocused();
        const floor = await field.evaluate((element) => {
          const {
            borderBottomStyle,
            borderBottomWidth,
            borderTopWidth,
            borderLeftWidth,
            borderRightWidth,
          } = getComputedStyle(element);
          return {
            line: `${borderBottomStyle} ${borderBottomWidth}`,
            box: [borderTopWidth, borderLeftWidth, borderRightWidth].join(),
          };
        });
        expect(floor.box).toBe('0px,0px,0px');
        // The focus shows only as the field's floor; the rest is clipped.
        await expect(page.locator('.field')).toHaveCSS('clip-path', 'inset(1px 1px -8px)');
        if (kind === 'ours') expect(floor.line).toBe('solid 6px');
        if (kind === 'foreign') expect(floor.line).toBe('none 0px');
        if (kind === 'unsure') expect(floor.line).toMatch(/^dashed/);
        const sign = await verdictOf(page).locator('h2 path').getAttribute('d');
        looks.add(floor.line).add(sign ?? '');
        await expectAccessible(page);
      }
      expect(looks.size).toBe(2 * ANSWERS.length);

      await paste(page, ANSWERS[0][1]);
      const check = await verdictOf(page)
        .locator('h2 path')
        .evaluate((mark) => mark.getBoundingClientRect().height);
      expect(Math.round(check)).toBe(40);
    });

    test('shows the true host of a long link large and marked at every width', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await paste(page, ANSWERS[3][1]);
      await expect(drawingOf(page).locator('b').first()).toHaveCSS('animation-name', 'none');
      const sizeOf = (part: Locator) =>
        part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [pasted, host, marked] of [
        [ANSWERS[3][1], 'www.arnaz1ng.example', ['rn', '1']],
        [
          'https://amazing.example@casting-br.com/inscricao/2026?utm_source=whatsapp',
          'casting-br.com',
          ['casting-br', '.com'],
        ],
        [
          'https://amazing.example.casting-br.com/inscricao/2026?utm=whatsapp',
          'amazing.example.casting-br.com',
          ['.casting-br', '.com'],
        ],
      ] as const) {
        await paste(page, pasted);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          await expect(drawingOf(page)).toHaveText(host);
          await expect(drawingOf(page).locator('b, mark')).toHaveText([...marked]);
          expect(await sizeOf(drawingOf(page))).toBeGreaterThanOrEqual(
            2 * (await sizeOf(fieldOf(page))),
          );
          expect(await misplaced(drawingOf(page))).toEqual([]);
        }
      }
    });

    test('asks on which network a name was seen, because only one of them may be ours', async ({
      page,
    }) => {
      await page.goto(path);
      const chooser = page.getByRole('group', { name: words.networks.legend });
      await paste(page, 'samuel@amazing.example');
      await expect(chooser).toBeHidden();

      // The agency's name on Instagram.
      await paste(page, '@amazing.example');
      await expect(verdictOf(page)).toContainText(words.unsure.network);
      await expect(chooser.getByRole('radio').filter({ visible: true })).toHaveCount(3);
      await expect(chooser.getByText('Instagram', { exact: true })).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
      await expectAccessible(page);
      await chooser.getByRole('radio', { name: 'Instagram' }).check();
      await expect(verdictOf(page).getByRole('heading')).toHaveText(words.ours.title);
      await expect(verdictOf(page)).toContainText(
        fill(words.ours.profile, { network: 'Instagram' }),
      );
      await chooser.getByRole('radio', { name: 'Facebook', exact: true }).check();
      await expect(verdictOf(page).getByRole('heading')).toHaveText(words.alike.title);
      await expect(verdictOf(page)).toContainText('instagram.example/amazing.example');
      await page.getByRole('button', { name: words.clear }).click();
      await expect(chooser).toBeHidden();
    });

    test('answers a victim of a false scout two taps from home', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(toPath({ page: 'home' }, locale));
      await page.evaluate(() => navigator.clipboard.writeText('samuel@arnaz1ng.example'));
      await page.getByRole('contentinfo').getByRole('link', { name: common.nav.safety }).click();
      // The field has the focus, ready for pasting.
      await expect(fieldOf(page)).toBeFocused();
      await page.keyboard.press('Control+V');
      await expect(verdictOf(page).getByRole('heading')).toHaveText(words.alike.title);

      // A phone shows no keyboard yet; the button pastes as well.
      await page.getByRole('button', { name: words.clear }).click();
      await page.getByRole('button', { name: words.paste, exact: true }).click();
      await expect(verdictOf(page).getByRole('heading')).toHaveText(words.alike.title);
    });

    test('leaves it to the visitor to paste, where the browser gives nothing away', async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate(() => {
        navigator.clipboard.readText = () => Promise.reject(new Error('refused'));
      });
      await page.getByRole('button', { name: words.paste, exact: true }).click();
      await expect(fieldOf(page)).toBeFocused();
      await expect(verdictOf(page)).toBeHidden();
    });

    test('names a role in its rules that the contact page has', async ({ page }) => {
      await page.goto(toPath({ page: 'contact' }, locale));
      await expect(page.getByRole('main').getByText('New faces', { exact: true })).toBeVisible();
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 3, name: words.rules.list[3]?.title ?? '' }),
      ).toContainText(/new faces/i);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('lists the channels', async ({ page }) => {
        await page.goto(path);
        // Playwright's text selectors skip noscript.
        await expect(page.locator('noscript p')).toContainText(words.withoutScript);
        await expect(page.locator('noscript dl')).toContainText('samuel@amazing.example');
        await expect(page.getByLabel(words.label)).toBeHidden();
      });
    });
  });
}

/** Letters of the drawing that leave the window, are cut, or cover others. */
async function misplaced(drawing: Locator): Promise<readonly string[]> {
  return drawing.evaluate((element) => {
    const faults: string[] = [];
    const width = document.documentElement.clientWidth;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null)
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const boxes = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // A false letter with its slant.
      const fallen = text.parentElement?.closest('b') ?? null;
      return (
        fallen === null ? Array.from(range.getClientRects()) : [fallen.getBoundingClientRect()]
      ).map((box) => ({ text, box }));
    });
    for (const [index, { text, box }] of boxes.entries()) {
      if (box.left < 0 || box.right > width) faults.push(`${text.data} leaves the window`);
      for (const other of boxes.slice(index + 1)) {
        const isApart = box.right <= other.box.left + 1 || other.box.right <= box.left + 1;
        const shared = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (!isApart && shared > box.height / 2)
          faults.push(`${text.data} covers ${other.text.data}`);
      }
    }
    for (
      let part: Element | null = element;
      part !== null && part !== document.body;
      part = part.parentElement
    ) {
      if (getComputedStyle(part).overflow !== 'visible')
        faults.push(`${part.className} cuts letters off`);
    }
    return faults;
  });
}
