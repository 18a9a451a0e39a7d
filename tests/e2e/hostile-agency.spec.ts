import type { Page } from '@playwright/test';
import { pngFile } from './support/fill-application.ts';
import { readTalents } from './support/demo-talents.ts';
import { expect, openStack, test } from './support/test.ts';
import { split } from '../support/rows.ts';

test.describe('an agency whose texts are attacks', { tag: '@desktop' }, () => {
  const stack = openStack('--hostile');
  let strangers: string[];

  test.beforeEach(async ({ page }) => {
    strangers = [];
    page.on('dialog', (dialog) => {
      strangers.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isKnown = [stack.site, stack.backOffice].includes(origin);
      if (/^https?:$/.test(protocol) && !isKnown) strangers.push(request.url());
    });
  });

  /** Content runs, loads, frames and submits nothing, and links only to web, mail and phone. */
  async function expectInert(page: Page): Promise<void> {
    const found = await page.evaluate(() => {
      const all = <T extends Element>(selector: string) =>
        Array.from(document.querySelectorAll<T>(selector));
      const [data] = all('script[type="application/ld+json"]');
      return {
        hacked: 'hacked' in window,
        handlers: all('*')
          .flatMap(({ attributes }) => Array.from(attributes, ({ name }) => name))
          .filter((name) => /^on|^srcdoc$/.test(name)),
        links: all<HTMLAnchorElement>('a[href]')
          .map(({ href }) => href)
          .filter((href) => !/^(?:https?|mailto|tel):/.test(href)),
        strange: all('iframe, object, embed, base, [action], [formaction]').length,
        data: (JSON.parse(data?.textContent ?? '{}') as Record<string, unknown>)['@context'],
      };
    });
    const inert = { hacked: false, handlers: [], links: [], strange: 0 };
    expect(found).toEqual({ ...inert, data: 'https://schema.org' });
    expect(strangers).toEqual([]);
  }

  test('makes profiles, galleries and favourites that are inert', async ({ page }) => {
    const attacks = (await readTalents(page, stack.site)).filter(({ name }) =>
      /[<"\\\u202E]/.test(name),
    );
    expect(attacks.length).toBeGreaterThan(1);
    for (const { id, name } of attacks) {
      await page.goto(`${stack.site}/en/models/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        name.split(' ').at(-1) ?? name,
      );
      await page.locator('selection-heart button').first().click();
      await page.locator('#book .picture').first().click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      await test.step(name, () => expectInert(page));
    }

    await page.goto(`${stack.site}/en/favourites`);
    await expect(page.locator('main')).toContainText("O'Hara");
    await expectInert(page);
    await page.getByRole('button', { name: 'Send to the agency' }).click();
    await expect(page.getByRole('dialog').locator('.cast .frame')).toHaveCount(attacks.length);
    await expectInert(page);
  });

  test('is not helped by what an address, the storage or a file’s name says', async ({ page }) => {
    const attack = '"><img src=x onerror="window.hacked=1">';
    for (const path of [
      ...split('/ /amazing-face /sobre-nos /contato /privacidade /seguranca /modelos/1006'),
      `/en/favourites#ids=1001,${attack}`,
      `/en/models#${attack}`,
      `/modelos?letra=${attack}#%3Cscript%3E`,
      `/en/models/1001/x#${attack}`,
    ]) {
      await page.goto(stack.site + path);
      await page.waitForLoadState('networkidle');
      await test.step(path, () => expectInert(page));
    }

    await page.goto(`${stack.site}/en/contact#talk=${encodeURIComponent(attack)}`);
    await expect(page.getByLabel('Message')).toHaveValue(attack);
    await expectInert(page);

    await page.evaluate((text) => {
      const card = {
        id: '1001',
        name: text,
        cover: 'javascript:window.hacked=1',
        heightCm: text,
        jeans: text,
        shoes: text,
      };
      localStorage.setItem(
        'favorites',
        JSON.stringify({ 1001: card, [text]: card, __proto__: { hacked: 1 } }),
      );
    }, attack);
    await page.goto(`${stack.site}/en/favourites`);
    await page.waitForLoadState('networkidle');
    await expectInert(page);
    await page.goto(`${stack.site}/en/be-amz`);
    const island = page.locator('astro-island[component-export="ApplicationForm"]');
    await island.scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('ssr');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pngFile(`${attack}.png`));
    await expect(page.getByRole('img', { name: /^Preview/ })).toBeVisible();
    await expectInert(page);
  });
});
