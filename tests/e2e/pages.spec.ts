import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { excessWidth } from './support/screen.ts';
import {
  expectAccessible,
  expectToReflow,
  focusFaults,
  movingParts,
  outlineFaults,
} from './support/reading.ts';
import { expect, test } from './support/test.ts';

/** One listing stands for all; the Amazing Face application is tested in English alone. */
const PAGES: readonly (readonly [path: string, title: string, heading?: string])[] = [
  ['/', 'Home', 'Amazing, agência de modelos e talentos no Recife'],
  ['/en', 'Home', 'Amazing, model and talent agency in Recife'],
  ['/sobre-nos', 'Sobre', 'Sobre a Amazing'],
  ['/en/about', 'About', 'About Amazing'],
  ['/contato', 'Contato'],
  ['/en/contact', 'Contact'],
  ['/seja-amz', 'Quero ser Amazing'],
  ['/en/be-amz', ''],
  ['/en/be-amazing-face', ''],
  ['/amazing-face', 'Amazing Face'],
  ['/en/amazing-face', 'Amazing Face'],
  ['/modelos', 'Modelos'],
  ['/en/models', 'Models'],
  ['/favoritos', 'Seleção', ''],
  ['/en/favourites', 'Shortlist', ''],
  ['/privacidade', 'Privacidade'],
  ['/en/privacy', 'Privacy'],
  ['/minha-inscricao', 'Minha inscrição'],
  ['/en/my-application', 'My application'],
  ['/seguranca', 'É a Amazing mesmo?'],
  ['/en/safety', 'Is it really Amazing?'],
];

const languageTag = (path: string) => (path.startsWith('/en') ? '@en' : '@pt');

/** For screen readers, reduced motion, keyboards and enlarged text: in Portuguese, as markup and
 * styles are the same in both languages; the longer words may take more room. */
async function expectReadable(page: Page, browserName: string, path: string): Promise<void> {
  if (languageTag(path) === '@pt') {
    expect.soft(await outlineFaults(page)).toEqual([]);
    expect.soft(await movingParts(page)).toEqual([]);
    // In other browsers the visitor's settings decide the stops of the Tab key.
    if (browserName === 'chromium') expect.soft(await focusFaults(page, 'Tab', 40)).toEqual([]);
  }
  // A face that came late serves from the next page on, and a fallback's boxes are higher.
  await page.reload();
  await expectToReflow(page);
}

for (const [path, title, heading = title] of PAGES) {
  test(
    `${path} opens, is accessible, moves nothing, reflows and scales`,
    { tag: languageTag(path) },
    async ({ page, browserName }) => {
      // Colours during a transition would fail the contrast check.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(title === '' ? /· Amazing$/ : `${title} · Amazing`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        path.startsWith('/en') ? 'en' : 'pt-BR',
      );
      const marked = await page
        .locator('nav a, footer a')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.map((link) => [
            new URL(link.href).href === location.href,
            link.getAttribute('aria-current') !== null,
          ]),
        );
      expect(marked.filter(([isHere, isMarked]) => isHere !== isMarked)).toEqual([]);
      expect(await excessWidth(page)).toBe(0);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await expectReadable(page, browserName, path);
    },
  );
}

test.describe('an address that is no page', () => {
  test.use({ expectedErrors: [/404/] });

  for (const [sentence, home, paths] of [
    ['Esta página não foi encontrada', '/', ['/modelos/999999/x', '/nada/disso', '/fr']],
    ['This page could not be found', '/en', ['/en/models/999999/x', '/en/nope']],
  ] as const) {
    test(
      `answers 404 in its language with a way home: ${paths.join(', ')}`,
      { tag: languageTag(home) },
      async ({ page, browserName }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const path of paths) {
          const answer = await page.goto(path);
          expect(answer?.status()).toBe(404);
          await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
          await expect(page.getByRole('link', { name: 'HOME', exact: true })).toHaveAttribute(
            'href',
            home,
          );
        }
        await expectReadable(page, browserName, home);
      },
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone leads on', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/privacidade');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contato' }).click();
    await expect(page).toHaveURL(/\/contato$/);
  });

  test('pages that need it say how else to reach the agency', async ({ page }) => {
    const { contact, myApplication, selection } = dictionary('pt');
    const link = (name: string) => page.getByRole('link', { name });
    // Playwright's text selectors skip noscript.
    const way = page.locator('noscript p');
    await page.goto('/favoritos');
    await expect(page.getByRole('heading', { level: 1, name: selection.heading })).toBeVisible();
    await expect(way).toContainText(selection.withoutScript.split(' {')[0] ?? '');
    await expect(page.getByText(selection.emptyHelp), 'no heart to press').toBeHidden();
    await page.goto('/minha-inscricao');
    await expect(page.getByText(/@amazing\.example.*linha/)).toBeVisible();
    await expect(page.getByRole('button', { name: myApplication.next })).toBeHidden();
    await expect(page.getByText(myApplication.how[0] ?? '')).toBeHidden();
    await page.goto('/seguranca');
    for (const text of ['samuel@amazing.example', 'Samuel Freire'])
      await expect(page.locator('dl.listed')).toContainText(text);
    await page.goto('/seja-amz');
    await expect(way.first()).toBeVisible();
    expect(await way.first().innerText()).toContain('ola@amazing.example');
    await expect(way).toContainText([
      'O formulário precisa de JavaScript',
      'quem escreve é o seu responsável',
      'desligue a localização',
    ]);
    await expect(page.locator('#scouted-form')).toBeHidden();
    await page.goto('/contato');
    await expect(page.locator('.plumb')).toBeVisible();
    await expect(link(contact.mapOpen)).toHaveAttribute('href', /mlat=-8\.05/);
    await expect(link(contact.talk)).toHaveAttribute('href', /^mailto:/);
    // Visitors can read the number and dial it.
    const number = page.locator('main a[href^="https://wa.me/"]').first();
    await expect(number).toContainText(/\d{4,5}-\d{4}/);
  });
});
