/** The finder, as far as it needs a browser; unit tests cover the rules. */
import { dictionary } from '../../i18n/dictionary.ts';
import { boxOf } from './support/screen.ts';
import { expectHash, listingPage } from './support/listing-page.ts';
import { pauseRequests } from './support/network.ts';
import { expectAccessible, focusFaults } from './support/reading.ts';
import { expect, test } from './support/test.ts';

const { common, forms } = dictionary('pt');
const SHOW = /^Ver \d+ talentos?$/;

test.describe('the finder on a phone', { tag: '@phone' }, () => {
  test('measures by keyboard, counts, and shows who fits', async ({ page }) => {
    const wall = listingPage(page);
    const { opener, finder: sheet } = wall;
    // Nobody is so small or tall.
    await wall.open('#h=100-250', '/modelos');
    const all = await wall.all.count();
    await opener.press('Enter');
    await expect(sheet.getByRole('heading', { name: 'Altura' })).toBeVisible();
    await expectAccessible(page);

    const shortest = sheet.getByRole('slider', { name: 'Altura mínima' });
    const lowest = Number(await shortest.getAttribute('min'));
    const toMetres = (cm: number) => (cm / 100).toFixed(2).replace('.', ',');
    await expect(shortest).toHaveAttribute('aria-valuetext', `${toMetres(lowest)} m`);
    await shortest.focus();
    await page.keyboard.press('End');
    const isInReach = await shortest.evaluate((disc: HTMLInputElement) => {
      const { left, top, width, height } = disc.getBoundingClientRect();
      const share = (disc.valueAsNumber - Number(disc.min)) / (Number(disc.max) - Number(disc.min));
      return document.elementFromPoint(left + 22 + share * (width - 44), top + height / 2) === disc;
    });
    expect(isInReach, 'where both discs meet').toBe(true);
    await page.keyboard.press('Home');
    await expectHash(page).toBe('');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    const metres = toMetres(lowest + 4);
    await expect(shortest).toHaveAttribute('aria-valuetext', `${metres} m`);
    const most = sheet.getByRole('textbox', { name: 'até' }).first();
    await expect(most).toHaveAttribute('inputmode', 'decimal');
    await most.fill('1.84');
    await page.keyboard.press('Enter');
    await expect(most, 'as it counts').toHaveValue('1,84');
    const tallest = sheet.getByRole('slider', { name: 'Altura máxima' });
    await tallest.press('ArrowLeft');
    await expect(tallest).toHaveAttribute('aria-valuetext', '1,83 m');
    await tallest.press('ArrowRight');
    await expectHash(page).toBe(`#h=${lowest + 4}-184`);
    // Neither disc pushes the other.
    await shortest.press('End');
    for (const disc of [shortest, tallest])
      await expect(disc).toHaveAttribute('aria-valuetext', '1,84 m');
    await expectHash(page).toBe('#h=184-184');
    await page.goBack();
    await expectHash(page).toBe(`#h=${lowest + 4}-184`);

    // One size, then a range; the system changes only the labels.
    const shoes = sheet.getByRole('group', { name: 'Sapatos, do primeiro ao último número' });
    await sheet.getByRole('button', { name: 'US', exact: true }).click();
    await expect(shoes.getByRole('button', { name: /^37, / })).toHaveCount(0);
    await expect(shoes.getByRole('button', { name: /\d e meio M, / }).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'BR', exact: true }).click();
    await shoes.getByRole('button', { name: /^37, / }).click();
    await shoes.getByRole('button', { name: /^39, / }).click();
    await expectHash(page).toBe(`#h=${lowest + 4}-184&s=37-39`);
    await expect(sheet.getByText('37 a 39', { exact: true })).toBeVisible();
    await sheet.getByRole('heading', { name: 'No perfil' }).click();
    await sheet.getByRole('checkbox', { name: /^Com polaroids/ }).check();
    const show = sheet.getByRole('button', { name: SHOW });
    const readCount = async () => Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    await expect.poll(readCount).toBeLessThan(all);
    const count = await readCount();
    await show.click();
    await expect(wall.count).toHaveText(`${count} de ${all} talentos`);
    await expect(opener).toBeFocused();
    await expect(opener).toContainText('3 filtros ativos');
    await expect(wall.cards).toHaveCount(count);
    // Each card shows the asked measures.
    const measures = () =>
      wall.cards.evaluateAll((cards) =>
        cards.map((card) => getComputedStyle(card.querySelector('.d4') ?? card, '::after').content),
      );
    for (const text of await measures()) expect(text).toMatch(/^"1,[78]\d · 3[789]½?"$/);
    await page.getByRole('button', { name: 'Limpar' }).click();
    await expect(wall.cards).toHaveCount(all);
    await expect.poll(async () => (await measures()).join('')).toMatch(/^(?:none|"")*$/);
    await opener.press('Enter');
    await sheet.getByRole('checkbox').first().check();
    await expectHash(page).toMatch(/^#hair=/);
    await sheet.getByRole('button', { name: 'Limpar' }).click();
    await expectHash(page).toBe('');
    await expect(show).toBeVisible();
  });

  test('takes the page’s place; Back undoes a whole gesture, Escape ends it', async ({ page }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos');
    await wall.opener.click();
    await expect(wall.finder.getByRole('button', { name: SHOW })).toBeInViewport({ ratio: 1 });
    await expect(wall.cards.first()).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    // Nothing lies over what the keyboard reaches.
    await wall.finder.getByRole('checkbox').first().focus();
    expect(await focusFaults(page, 'Tab', 10)).toEqual([]);
    const disc = page.getByRole('slider', { name: 'Altura mínima' });
    const least = await disc.inputValue();
    // After the sheet has settled.
    await wall.finder.evaluate((sheet) =>
      Promise.all(sheet.getAnimations().map((each) => each.finished)),
    );
    const box = await boxOf(disc);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 22, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 82, y, { steps: 4 });
    await page.mouse.move(box.x + 142, y, { steps: 4 });
    await page.mouse.up();
    await expect(disc).not.toHaveValue(least);
    const once = await disc.inputValue();
    const asOnce = new RegExp(`^#h=${once}-`);
    await expectHash(page).toMatch(asOnce);
    // The next gesture is another step, though the disc has the focus.
    await page.mouse.down();
    await page.mouse.move(box.x + 182, y, { steps: 4 });
    await page.mouse.up();
    await expectHash(page).not.toMatch(asOnce);
    await page.goBack();
    await expect(disc).toHaveValue(once);
    await page.goBack();
    await expect(disc).toHaveValue(least);
    await expectHash(page).toBe('');
    await wall.finder.getByRole('textbox', { name: 'de' }).first().press('Escape');
    await expect(wall.opener).toBeFocused();
    await expect(wall.cards.first()).toBeVisible();
  });

  test('comes with an address, lets go by chips, says when nobody is left', async ({ page }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos#h=172-186&v=1&hair=nobody&x=1');
    await expect(wall.chips).toHaveText([
      /^1,72 a 1,86 m/,
      'Com vídeo',
      /com perfil incompleto/,
      'Limpar',
    ]);
    const names = await wall.names();
    const all = await wall.all.count();
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThan(all);
    const toInitial = (name = '') => name.normalize('NFD').charAt(0);
    const initial = toInitial(names[0]);
    const left = new Set(names.map(toInitial));
    const gone = (await wall.names(wall.all)).map(toInitial).find((other) => !left.has(other));
    await expect(wall.letter(gone ?? initial), 'nobody would be left').toHaveCount(0);
    const inNewTab = new RegExp(`^#h=172-186&v=1.*&l=${initial}$`);
    await expect(wall.letter(initial)).toHaveAttribute('href', inNewTab);

    await wall.cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/modelos\/\d+\//);
    await page.goBack();
    await expect(wall.cards).toHaveCount(names.length);

    // The chips count incomplete profiles and offer to include them.
    const lacking = page.getByRole('button', { name: /^Incluir \d+ com perfil incompleto$/ });
    const more = Number(/\d+/.exec((await lacking.getAttribute('aria-label')) ?? '')?.[0]);
    await lacking.press('Enter');
    await expect(wall.cards).toHaveCount(names.length + more);
    await expect(
      page.getByRole('button', { name: /^Tirar: .* com perfil incompleto$/ }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Tirar: 1,72 a 1,86 m' }).click();
    const video = page.getByRole('button', { name: 'Tirar: Com vídeo' });
    await expect(video).toBeFocused();
    await expectHash(page).not.toContain('h=');
    // Only a press of a chip hands on the focus.
    await wall.opener.focus();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Tirar: 1,72 a 1,86 m' })).toBeVisible();
    await expect(wall.opener).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Tirar: 1,72 a 1,86 m' })).toBeHidden();
    await video.press('Enter');
    await expect(wall.cards).toHaveCount(all);
    await expect(wall.opener).toBeFocused();
    await expectHash(page).toBe('');
    await page.goBack();
    await expect(wall.chips).toHaveText(['Com vídeo', 'Limpar']);

    await page.goto('/modelos#v=1&l=B');
    await wall.isChosen('B');
    await video.press('Enter');
    await expect(wall.opener).toBeFocused();
    await expectHash(page).toBe('#B');
    await page.goto('/modelos#v=1&l=T');
    await expect(wall.letter('T'), 'though it comes after M').toBeVisible();

    await page.goto('/modelos#h=170-170&s=45.5-45.5&hair=shaved&l=B');
    const nobody = page.getByRole('alert');
    await expect(nobody).toContainText('Ninguém tem tudo isso.');
    await expectAccessible(page);
    // The visitor can untick a value that no talent has.
    await wall.isChosen('B');
    await wall.opener.click();
    const ticked = wall.finder.getByRole('checkbox', { checked: true });
    await expect(ticked).toBeEnabled();
    // What would leave nobody cannot be chosen.
    await expect(wall.finder.getByRole('checkbox', { checked: false }).first()).toBeDisabled();
    await expect(wall.finder.locator('.cells button').first()).toBeDisabled();
    await ticked.press('Escape');
    await nobody.getByRole('button', { name: 'Limpar' }).click();
    await expect(nobody).toBeHidden();
    await expect(wall.cards).toHaveCount(all);
    await expect(wall.opener).toBeFocused();
  });

  test('asks for bust, waist and hips in centimetres, and keeps all who fit', async ({ page }) => {
    const wall = listingPage(page);
    await wall.open('', '/image#waist=58-60');
    await expect(wall.chips).toHaveText([/^Cintura 58 a 60 cm/, /com perfil incompleto/, 'Limpar']);
    await wall.opener.click();
    const brown = wall.finder.getByRole('checkbox', { name: /^Castanho/ }).first();
    await wall.finder.getByRole('heading', { name: 'Jeans' }).click();
    const jeans = wall.finder.getByRole('group', { name: 'Jeans', exact: true });
    await jeans.getByRole('button', { name: /^36, / }).click();
    await brown.check();
    await expectHash(page).toBe('#j=36&waist=58-60&hair=brown');
    await jeans.getByRole('button', { name: /^36, / }).click();
    await brown.uncheck();
    await wall.finder.getByText('Busto, cintura, quadril').click();
    const bust = wall.finder.getByRole('group', { name: 'Busto', exact: true });
    // A press selects what stands there.
    await bust.getByRole('textbox', { name: 'de' }).click();
    await page.keyboard.type('84');
    await page.keyboard.press('Enter');
    await page.keyboard.type('87');
    await page.keyboard.press('Enter');
    await expectHash(page).toBe('#bust=84-87&waist=58-60');
    const keepAll = (pressed: boolean) =>
      wall.finder.getByRole('button', { name: /^Guardar .*na seleção$/, pressed });
    await keepAll(false).click();
    await expect(keepAll(true)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(wall.chips.first()).toHaveText(/^Busto 84 a 87 cm/);
    await wall.cards.first().getByRole('button').click();
    const keep = page.getByRole('button', { name: /^Guardar os \d+ talentos/, pressed: false });
    await expect(keep, 'one is kept no more').toBeVisible();
    const count = page.getByRole('banner').getByRole('link', { name: /^Seleção, \d+ talentos/ });
    const others = (await count.getAttribute('aria-label')) ?? '';
    await keep.click();
    await wall.opener.click();
    await keepAll(true).click();
    await page.keyboard.press('Escape');
    await expect(count, 'who was kept before stays').toHaveAccessibleName(others);
    await wall.cards.first().getByRole('link').click();
    await expect(page.locator('size-facts')).toHaveText(
      /busto\s*8[4-7]\b.*cintura\s*(?:58|59|60)\b/s,
    );
  });

  test.describe('whose code does not come', () => {
    test.use({ expectedErrors: [/Failed to load resource|Error hydrating/] });

    for (const program of ['**/_astro/Finder*', '**/_astro/ListingFilter*.js*'])
      test(`says so and tries again: ${program}`, async ({ page }) => {
        const wall = listingPage(page);
        await page.route(program, (route) => route.abort());
        // The page reloads once for what does not come.
        await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
        await page.goto('/modelos');
        await wall.opener.click();
        await expect(wall.finder.getByRole('alert')).toContainText(common.notLoaded);
        await page.unroute(program);
        await wall.finder.getByRole('button', { name: forms.retry }).click();
        await page.waitForLoadState('networkidle');
        await wall.opener.click();
        await expect(wall.finder.getByRole('heading', { name: 'Altura' })).toBeVisible();
      });
  });

  test('that is opened before its code has come says so, and then is open', async ({ page }) => {
    const wall = listingPage(page);
    const release = await pauseRequests(page, '**/ListingFilter*.js*');
    await page.goto('/modelos');
    await wall.opener.click();
    await expect(wall.finder).toHaveAttribute('aria-busy', 'true');
    await expect(wall.finder).toHaveText('Carregando');
    release();
    await expect(wall.finder.getByRole('heading', { name: 'Altura' })).toBeVisible();
    await expect(wall.finder).toHaveAttribute('aria-busy', 'false');
  });
});

test('a search that finds nobody on a board leads to all', { tag: '@phone' }, async ({ page }) => {
  const wall = listingPage(page);
  await wall.open('', '/mainboard');
  const ofMainboard = await wall.names(wall.all);
  const name = ofMainboard.find((full) => /^\p{L}{6,} \p{L}+$/u.test(full)) ?? '';
  const toAll = page.getByRole('link', { name: 'Buscar em Modelos' });
  await wall.open('', '/image#h=100-100');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(toAll, 'nobody was searched for').toHaveCount(0);
  await wall.open('', '/image#h=160-190');
  await wall.search.fill(name.replace(/^(..)(.)/, '$1$2$2'));
  await toAll.click();
  await expect(page).toHaveURL(/\/modelos#q=/);
  await wall.expectNames([name]);
});
