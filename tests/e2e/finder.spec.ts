/**
 * The finder and the search over all boards, as far as they need a browser; unit tests cover the
 * rules.
 */
import { boxOf, expectAccessible } from './support/boxes.ts';
import { readTalents } from './support/demo-talents.ts';
import { expectHash, listingPage } from './support/listing-page.ts';
import { expect, test } from './support/test.ts';

const SHOW = /^Ver \d+ talentos?$/;

test.describe('the finder on a phone', { tag: ['@pt', '@phone'] }, () => {
  test('measures by keyboard, counts, and shows who fits', async ({ page }) => {
    const wall = listingPage(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await wall.open('', '/modelos');
    const all = await wall.all.count();
    expect(asked.filter((path) => /finder/.test(path))).toEqual([]);

    await wall.opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtrar' });
    await expect(sheet.getByRole('heading', { name: 'Altura' })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual(['/finder/pt-models.json']);
    await expectAccessible(page);

    const shortest = sheet.getByRole('slider', { name: 'Altura mínima' });
    const tallest = sheet.getByRole('slider', { name: 'Altura máxima' });
    const lowest = Number(await shortest.getAttribute('aria-valuenow'));
    await shortest.focus();
    await page.keyboard.press('End');
    await expect(shortest).toHaveAttribute(
      'aria-valuenow',
      (await shortest.getAttribute('aria-valuemax')) ?? '',
    );
    await page.keyboard.press('Home');
    await expect(shortest).toHaveAttribute('aria-valuenow', String(lowest));
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowLeft');
    const metres = ((lowest + 4) / 100).toFixed(2).replace('.', ',');
    await expect(shortest).toHaveAttribute('aria-valuetext', `${metres} m`);
    await expect(sheet.getByRole('textbox', { name: 'de' })).toHaveValue(metres);
    const most = sheet.getByRole('textbox', { name: 'até' });
    await expect(most).toHaveAttribute('inputmode', 'decimal');
    await most.fill('1.84');
    await page.keyboard.press('Enter');
    await expect(tallest).toHaveAttribute('aria-valuetext', '1,84 m');
    await expect(shortest).toHaveAttribute('aria-valuemax', '184');
    await expectHash(page).toBe(`#h=${lowest + 4}-184`);

    // One size, then a range; the system changes only the labels.
    const shoes = sheet.getByRole('group', { name: 'Sapatos, do primeiro ao último número' });
    await shoes.getByRole('button', { name: /^37, / }).click();
    await shoes.getByRole('button', { name: /^39, / }).click();
    await expectHash(page).toBe(`#h=${lowest + 4}-184&s=37-39`);
    await sheet.getByRole('button', { name: 'EU', pressed: false }).click();
    await expect(sheet.getByRole('button', { name: 'EU', pressed: true })).toBeVisible();
    await expect(shoes.getByRole('button', { name: /^39, /, pressed: true })).toBeVisible();
    // The row is one stop of the Tab key, where the visitor was last.
    await shoes.getByRole('button', { name: /^41, / }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+Tab');
    await expect(sheet.getByRole('button', { name: 'US' })).toBeFocused();

    await sheet.getByRole('checkbox', { name: /^Com polaroids/ }).check();
    const show = sheet.getByRole('button', { name: SHOW });
    const count = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0]);
    expect(count).toBeLessThan(all);
    await expect(sheet.getByRole('status')).toHaveText(`${count} de ${all} talentos`);
    await show.click();
    await expect(wall.opener).toBeFocused();
    await expect(wall.opener).toHaveAccessibleName('Filtrar 3 filtros ativos');
    await expect(wall.cards).toHaveCount(count);
    await expect(wall.count).toHaveText(`${count} de ${all} talentos`);
    // Each card shows the asked measures.
    const measures = () =>
      wall.cards.evaluateAll((all) =>
        all.map((card) => getComputedStyle(card.querySelector('.d4') ?? card, '::after').content),
      );
    for (const text of await measures()) expect(text).toMatch(/^"1,[78]\d m · Sapatos 3[789]½?"$/);
    await page.getByRole('button', { name: 'Limpar tudo' }).click();
    await expect(wall.cards).toHaveCount(all);
    expect(new Set(await measures())).toEqual(new Set(['none']));
  });

  test('leaves the first row and the count in sight, and selects a number that is tapped', async ({
    page,
  }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos');
    await wall.opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtrar' });
    await expect(sheet.getByRole('button', { name: SHOW })).toBeInViewport({ ratio: 1 });
    const from = sheet.getByRole('textbox', { name: 'de' });
    await from.click();
    await page.keyboard.type('1,74');
    await page.keyboard.press('Enter');
    await expect(from).toHaveValue('1,74');
    await expect(sheet.getByRole('textbox', { name: 'até' })).toBeFocused();
    const { y: sheetTop } = await boxOf(sheet);
    for (const place of [0, 1]) {
      const { y, height } = await boxOf(wall.cards.nth(place).locator('img'));
      // Faces are in the upper two thirds of a frame.
      expect(y + height * 0.66).toBeLessThan(sheetTop);
    }
  });

  test('is drawn with a finger, and Back undoes a whole gesture', async ({ page }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos');
    await wall.opener.click();
    const handle = page.getByRole('slider', { name: 'Altura mínima' });
    const before = Number(await handle.getAttribute('aria-valuenow'));
    // After the sheet has settled.
    await handle.hover();
    const box = await boxOf(handle);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    await page.mouse.move(x + 120, y, { steps: 4 });
    await page.mouse.up();
    await expect(handle).not.toHaveAttribute('aria-valuenow', String(before));
    await expectHash(page).toMatch(/^#h=/);
    await page.goBack();
    await expect(handle).toHaveAttribute('aria-valuenow', String(before));
    await expectHash(page).toBe('');
    await page.keyboard.press('Escape');
    await expect(wall.opener).toBeFocused();
  });

  test('comes with a shared address, back from a profile, and lets go chip by chip', async ({
    page,
  }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos#h=172-186&v=1&hair=nobody&x=1');
    await expect(wall.chips).toHaveText([
      /^1,72 a 1,86 m/,
      'Com vídeo',
      /sem altura informada/,
      'Limpar tudo',
    ]);
    const names = await wall.names();
    const all = await wall.all.count();
    expect(names.length).toBeGreaterThan(1);
    expect(names.length).toBeLessThan(all);
    // Remaining letters still filter; others are disabled.
    const initials = new Set(names.map((name) => name.normalize('NFD').charAt(0)));
    for (const initial of 'ABC')
      await expect(wall.letter(initial)).toBeEnabled({ enabled: initials.has(initial) });

    await wall.cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/modelos\/\d+\//);
    await page.goBack();
    await expect(wall.cards).toHaveCount(names.length);

    // The finder counts talents without a height and offers to include them.
    const lacking = page.getByRole('button', { name: /^Incluir \d+ sem altura informada$/ });
    const more = Number(/\d+/.exec((await lacking.getAttribute('aria-label')) ?? '')?.[0]);
    await lacking.click();
    await expect(wall.cards).toHaveCount(names.length + more);
    await page.getByRole('button', { name: 'Remover: 1,72 a 1,86 m' }).click();
    await expect(page.getByRole('button', { name: 'Remover: Com vídeo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wall.cards).toHaveCount(all);
    await expect(wall.opener).toBeFocused();
    await expectHash(page).toBe('');
    await page.goBack();
    await expect(wall.chips).toHaveText(['Com vídeo', 'Limpar tudo']);
  });

  test('asks for bust, waist and hips in centimetres, by the words of the board', async ({
    page,
  }) => {
    const wall = listingPage(page);
    await wall.open('', '/image#waist=58-60');
    await expect(wall.chips).toHaveText([
      /^Cintura 58 a 60 cm/,
      /sem medida de cintura/,
      'Limpar tudo',
    ]);
    await wall.opener.click();
    const bust = page.getByRole('group', { name: 'Busto, da menor à maior medida' });
    await bust.getByRole('button', { name: /^84, / }).click();
    await bust.getByRole('button', { name: /^87, / }).click();
    await expectHash(page).toBe('#bust=84-87&waist=58-60');
    const keepAll = (pressed: boolean) =>
      page.getByRole('dialog').getByRole('button', { name: /^Guardar .*na seleção$/, pressed });
    await keepAll(false).click();
    await expect(keepAll(true)).toBeVisible();
    await page.keyboard.press('Escape');
    const card = wall.cards.first();
    await expect(wall.chips.first()).toHaveText(/^Busto 84 a 87 cm/);
    await card.getByRole('link').click();
    await expect(page.locator('size-facts')).toHaveText(
      /busto\s*8[4-7]\b.*cintura\s*(?:58|59|60)\b/s,
    );
  });

  test('asks for women or men where both stand on the listing', async ({ page }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos');
    const everybody = await wall.cards.count();
    await wall.opener.click();
    const who = page.getByRole('group', { name: 'Quem' });
    await who.getByRole('checkbox', { name: /^Homens/ }).check();
    await expectHash(page).toBe('#g=man');
    await page.keyboard.press('Escape');
    await expect(wall.chips).toHaveText([/^Homens/, /sem essa indicação/, 'Limpar tudo']);
    await expect.poll(() => wall.cards.count()).toBeLessThan(everybody);
    await wall.open('', '/mainboard');
    await wall.opener.click();
    await expect(page.getByRole('group', { name: 'Cabelo' })).toBeVisible();
    await expect(who).toHaveCount(0);
  });

  test('says which wish keeps everybody away, and gives them back', async ({ page }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos#h=170-170&s=45.5-45.5');
    const nobody = page.locator('.nobody');
    await expect(nobody.getByRole('heading', { name: 'Ninguém tem tudo isso.' })).toBeVisible();
    await expectAccessible(page);
    const row = nobody.getByRole('button', { name: /^Sem a faixa de altura/ });
    const back = Number(/(\d+) talentos? voltam?/.exec((await row.textContent()) ?? '')?.[1]);
    await row.click();
    await expect(nobody).toBeHidden();
    await expect(wall.cards).toHaveCount(back);
    await expect(wall.opener).toBeFocused();
    await expectHash(page).toBe('#s=45.5-45.5');
  });

  test('while its index is down says that it did not come, and comes when asked again', async ({
    page,
    expectedErrors,
  }) => {
    const wall = listingPage(page);
    expectedErrors.push(/503/);
    await page.route('**/finder/*.json', (route) => route.fulfill({ status: 503, body: '' }));
    await wall.open('', '/modelos#v=1');
    await expect(page.getByRole('alert')).toContainText('A lista não carregou.');
    await page.unroute('**/finder/*.json');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(wall.chips).toHaveText(['Com vídeo', 'Limpar tudo']);
  });
});

test(
  'the finder on a wide screen is a column beside the first row, and closes on Escape',
  { tag: '@desktop' },
  async ({ page }) => {
    const wall = listingPage(page);
    await wall.open('', '/modelos');
    await wall.opener.click();
    await expect(wall.opener).toHaveAttribute('aria-expanded', 'true');
    const column = page.getByRole('region', { name: 'Filtrar' });
    await expect(column).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The count, and the first row with its names, are visible.
    await expect(column.getByRole('button', { name: SHOW })).toBeInViewport({ ratio: 1 });
    for (const place of [0, 1, 2])
      await expect(wall.cards.nth(place)).toBeInViewport({ ratio: 0.98 });
    expect((await boxOf(wall.cards.first())).x).toBeGreaterThanOrEqual((await boxOf(column)).right);
    await column.getByRole('checkbox', { name: /^Com vídeo/ }).check();
    await expect(column.getByRole('status')).toHaveText(/^\d+ de \d+ talentos$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(column).toBeHidden();
    await expect(wall.opener).toBeFocused();
    await expect(wall.chips).toHaveText(['Com vídeo', 'Limpar tudo']);
  },
);

test(
  'a search that finds nobody on a board leads to all models, with the name and also with a slip',
  { tag: ['@pt', '@phone'] },
  async ({ page }) => {
    const wall = listingPage(page);
    const ofMainboard = (await readTalents(page)).filter(
      ({ boards }) => boards.includes(2) && !boards.includes(1),
    );
    const name = ofMainboard.find((talent) => /^\p{L}{6,} \p{L}+$/u.test(talent.name))?.name ?? '';
    await wall.open('', '/image');
    await wall.search.fill(name.replace(/^(..)(.)/, '$1$2$2'));
    await page.getByRole('link', { name: 'Procurar em Modelos' }).click();
    await expect(page).toHaveURL(/\/modelos#q=/);
    await wall.expectNames([name]);
  },
);
