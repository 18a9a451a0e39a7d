/**
 * Counts a phone's taps for an applicant, a minor with her guardian, a victim of a false scout, a
 * casting director who selects five women and gets them back from a colleague, and the desk.
 */
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fillCount } from '../../i18n/phrases.ts';
import { ADULT_AGE } from '../../src/domain/constants.ts';
import { toPath } from '../../src/routes.ts';
import { choose, field, JPEG, ready, slot } from './support/fill-application.ts';
import { plainPicture } from './support/camera.ts';
import { mailFrom, onlyEntryFrom } from './support/desk-page.ts';
import { favouriteWords, keepFavourites } from './support/favourites-page.ts';
import { expectAccessible } from './support/boxes.ts';
import { START_LIMIT_MS, startStack } from './support/global-setup.ts';
import { APPLICATION, FORMS, type FormWords } from './support/scouted.ts';
import { talentNamed } from './support/demo-talents.ts';
import { expect, test } from './support/test.ts';

/** Taps from the home page, including the browser's lists and photo picker. */
const MOST = { adult: 26, minor: 32, falseScout: 2, newTalent: 12, fiveChosen: 10, broughtBack: 2 } as const;
/** Opening a list or a picker, and choosing. */
const FROM_A_LIST = 2;

class Taps {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.press(target);
    await target.fill(text);
  }

  async choose(list: Locator, label: string): Promise<void> {
    this.count += FROM_A_LIST;
    await choose(list, label);
  }
}

function expectAtMost({ count }: Taps, walk: keyof typeof MOST): void {
  console.log(`${walk}: ${String(count)} taps`);
  expect(count).toBeLessThanOrEqual(MOST[walk]);
}

async function openMenu(page: Page, taps: Taps, path: string): Promise<void> {
  await taps.press(page.getByRole('button', { name: 'Menu', exact: true }));
  await taps.press(page.locator(`nav a[href="${path}"]`).filter({ visible: true }).first());
  await page.waitForURL(new RegExp(`${path}$`));
}

/** Everything that an adult applicant does from the home page. */
async function apply(
  page: Page,
  words: FormWords,
  taps: Taps,
  own: { email: string; birthdate: string; networks: boolean },
): Promise<Locator> {
  const { labels } = words;
  await page.goto(toPath({ page: 'home' }, words.language));
  await openMenu(page, taps, words.path);
  const form = await ready(page, words);
  for (const [label, text] of [
    [labels.realname, APPLICATION.realname],
    [labels.email, own.email],
    [labels.phone, APPLICATION.phone],
    [labels.birthdate, own.birthdate],
    ...(own.networks
      ? ([
          [labels.instagr, APPLICATION.instagr],
          [labels.tiktok, APPLICATION.tiktok],
        ] as const)
      : []),
  ] as const) {
    await taps.write(field(form, label), text);
  }
  await taps.press(form.getByText(words.woman, { exact: true }));
  await taps.choose(field(form, labels.id_state), 'Pernambuco');
  await taps.choose(field(form, labels.basedin), 'Garanhuns');
  taps.count += 2 * FROM_A_LIST;
  await field(form, labels.height).selectOption('177/5.10');
  await field(form, labels.jeans).selectOption('38');
  const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await plainPicture('png') };
  for (const [index, name] of words.photos.entries()) {
    taps.count += FROM_A_LIST;
    await slot(form, words, index).setInputFiles(photo);
    await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
  }
  return form;
}

for (const words of FORMS) {
  const { guardianStep: step } = words;

  test.describe(`the walks in ${words.language}`, { tag: [`@${words.language}`, '@phone'] }, () => {
    test('an adult applies', async ({ page }) => {
      const taps = new Taps();
      const email = mailFrom('walk');
      const form = await apply(page, words, taps, { email, birthdate: APPLICATION.birthdate, networks: true });
      await taps.press(form.getByRole('button', { name: words.send, exact: true }));
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      await onlyEntryFrom(email);
      expectAtMost(taps, 'adult');
    });

    test('a minor applies with her mother', async ({ page }) => {
      const taps = new Taps();
      const email = mailFrom('walk-minor');
      const birthdate = `01/01/${String(new Date().getUTCFullYear() - ADULT_AGE + 2)}`;
      const form = await apply(page, words, taps, { email, birthdate, networks: false });
      await taps.press(form.getByRole('button', { name: words.next, exact: true }));
      const guardian = (name: string) => form.locator(`#scouted-guardian_${name}`);
      await taps.write(guardian('name'), 'Marta Barreto');
      await taps.press(form.getByText(step.mother, { exact: true }));
      await taps.write(guardian('phone'), '+55 (87) 90000-4410');
      await taps.write(guardian('email'), 'marta@correio.example');
      await taps.press(form.getByRole('button', { name: step.next, exact: true }));
      await taps.press(form.getByRole('button', { name: step.here, exact: true }));
      await taps.press(form.getByRole('checkbox', { name: step.consent }));
      await taps.press(form.getByRole('button', { name: step.send }));
      await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
      await onlyEntryFrom(email);
      expectAtMost(taps, 'minor');
    });

    test('a victim pastes the address of a false scout', async ({ page }) => {
      const { safety } = dictionary(words.language);
      const taps = new Taps();
      await page.goto(toPath({ page: 'home' }, words.language));
      await openMenu(page, taps, toPath({ page: 'safety' }, words.language));
      // The field has the focus, ready for pasting.
      await expect(page.getByLabel(safety.label)).toBeFocused();
      await page.keyboard.insertText('scout@arnazing.example');
      await expect(page.getByRole('heading', { name: safety.alike.title })).toBeVisible();
      expectAtMost(taps, 'falseScout');
    });

    test('a casting director chooses five women of 1.72 to 1.78, in jeans 36 and 38 with dark brown hair', async ({ page }) => {
      test.slow();
      const { finder, talents } = dictionary(words.language);
      const favourites = favouriteWords(words.language);
      const taps = new Taps();
      await page.goto(favourites.home);
      await taps.press(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Image/ })
          .first(),
      );
      await taps.press(page.getByRole('main').getByRole('button', { name: talents.listing.filter }));
      const sheet = page.getByRole('dialog', { name: finder.title });
      await taps.press(sheet.getByRole('textbox', { name: finder.from }));
      // The keyboard's Enter leads from the first field to the second.
      await page.keyboard.type('172');
      await page.keyboard.press('Enter');
      await expect(sheet.getByRole('textbox', { name: finder.to })).toBeFocused();
      await page.keyboard.type('178');
      await page.keyboard.press('Enter');
      for (const size of ['36', '38'])
        await taps.press(
          sheet.getByRole('group', { name: finder.jeans, exact: true }).getByRole('button', { name: new RegExp(`^${size}, `) }),
        );
      await taps.press(sheet.getByRole('checkbox', { name: words.language === 'pt' ? /^Castanho-escuro/ : /^Dark brown/ }).first());
      await expect(page).toHaveURL(/#h=172-178&j=36,38&hair=dark-brown$/);
      const found = page.locator('.wall > .card:visible');
      const count = await found.count();
      await taps.press(sheet.getByRole('button', { name: fillCount(finder.keep, count) }));
      await expectAccessible(page);
      await expect(page.locator('[data-favourites-count]').first()).toHaveText(String(count));
      await taps.press(sheet.getByRole('button', { name: fillCount(finder.show, count) }));
      for (let extra = count; extra > 5; extra -= 1) await taps.press(found.nth(extra - 1).getByRole('button'));
      await expect(page.locator('[data-favourites-count]').first()).toHaveText('5');
      expectAtMost(taps, 'fiveChosen');
      await page.goto(favourites.path);
      await expect(page.locator('.person')).toHaveCount(5);
    });

    test("a casting director keeps a colleague's changes", async ({ page }) => {
      const { brief, ...favourites } = favouriteWords(words.language);
      const names = ['Açucena Vilar', 'Ana Sá', 'Bárbara Uchôa'];
      const [first = '', second = '', third = ''] = await Promise.all(names.map(async (name) => (await talentNamed(page, name)).id));
      // As the colleague's link packs it: title, client, days, talents in order.
      const answer = JSON.stringify(['Verão', '', '', '', third, first, [second, 'Cabelo preso.']]);
      await keepFavourites(page, names);
      await page.goto(`${favourites.path}#b=1${deflateRawSync(answer).toString('base64url')}`);
      const taps = new Taps();
      await taps.press(page.getByRole('button', { name: favourites.keepShared }));
      await taps.press(page.getByRole('button', { name: brief.replace }));
      await expect(page.getByLabel(brief.noteOn.replace('{name}', 'Ana Sá'))).toHaveValue('Cabelo preso.');
      await expect(page.locator('.person').first()).toHaveAttribute('data-name', 'Bárbara Uchôa');
      expectAtMost(taps, 'broughtBack');
    });
  });
}

test.describe('at the desk', { tag: '@desktop' }, () => {
  let agency: Awaited<ReturnType<typeof startStack>>;
  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    agency = await startStack('--publishing');
  });
  test.afterAll(async () => {
    await agency.stop();
  });

  test('a new talent is live, and the desk says so', async ({ page }) => {
    test.setTimeout(START_LIMIT_MS);
    const taps = new Taps();
    const photo = { name: 'foto.jpg', mimeType: JPEG, buffer: await plainPicture('jpeg', 800, 1200) };
    const pick = async (input: Locator, files: typeof photo | readonly (typeof photo)[]) => {
      taps.count += FROM_A_LIST;
      await input.setInputFiles(files);
    };
    await page.goto(agency.backOffice);
    await taps.press(page.getByRole('link', { name: 'Talentos', exact: true }));
    await taps.press(page.getByRole('link', { name: 'Novo talento' }));
    // The first field has the focus; Tab leads through the measures.
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
    await page.keyboard.type('Zuleide Quintela');
    await page.keyboard.press('Tab');
    for (const measure of ['177', '38', '38', '84', '61', '90', '2026-11']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(measure);
    }
    await taps.choose(page.getByLabel('Cabelo'), 'Castanho');
    await taps.choose(page.getByLabel('Olhos'), 'Verdes');
    await pick(page.getByRole('group', { name: 'Capa nas listas' }).locator('input[type=file]'), photo);
    await pick(page.getByLabel('Fotos do book'), [photo, photo]);
    await taps.press(page.getByRole('button', { name: 'Salvar', exact: true }));
    await taps.press(page.getByRole('button', { name: /^Publicar/ }));
    const link = page.getByRole('link', { name: 'Ver Zuleide Quintela' });
    await expect(page.getByText('No ar')).toBeVisible({ timeout: START_LIMIT_MS });
    expectAtMost(taps, 'newTalent');
    const profile = await page.request.get((await link.getAttribute('href')) ?? '');
    const text = await profile.text();
    for (const said of ['Zuleide Quintela', '1,77', '84', '61', '90']) expect(text).toContain(said);
    expect(await (await page.request.get(`${agency.site}/image`)).text()).toContain('Zuleide');
  });
});
