import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { AGENCY } from '../../src/domain/agency.ts';
import { NOTE_LENGTH, SELECTION_LINE_LENGTH } from '../../src/domain/constants.ts';
import { expectAccessible } from './support/reading.ts';
import { excessWidth, expectNoShifts, swipe, watchShifts } from './support/screen.ts';
import { openProfile, talentNamed } from './support/demo-talents.ts';
import { watchCopies } from './support/clipboard.ts';
import { contactForm } from './support/contact.ts';
import { pauseRequests } from './support/network.ts';
import { holdPrint, readPdf, waitForPrint } from './support/paper.ts';
import {
  peopleOf,
  pressMore,
  print,
  selectionWords,
  storeCards,
} from './support/selection-page.ts';
import { expect, test } from './support/test.ts';

const words = selectionWords('pt');
const { common } = dictionary('pt');
const { received } = words;
const NAMES = ['Ana Sá', 'Bárbara Uchôa', 'Jandira Nóbrega'] as const;
const [ANA, BIA, JANDIRA] = NAMES;
const MEASURES_OF_ANA = '1,76 · jeans 36 · sapatos 37';

const people = (page: Page) => peopleOf(page, words);
const countLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: words.count(count), exact: true });
const undo = (page: Page) => page.getByRole('button', { name: words.undo });
const title = (page: Page) => page.getByRole('textbox', { name: words.titleLabel });
const note = (page: Page, name: string) =>
  page.getByRole('textbox', { name: fill(words.noteOn, { name }) });
const expectNames = (page: Page, names: readonly string[]) =>
  expect(people(page).locator('.d4')).toHaveText(names);

async function open(page: Page, some: readonly string[] = NAMES): Promise<void> {
  await storeCards(page, await Promise.all(some.map((name) => talentNamed(page, name))));
  await page.goto(words.path);
  await expect(people(page)).toHaveCount(some.length);
}

async function copyLink(page: Page): Promise<string> {
  const copied = await watchCopies(page);
  await pressMore(page, words, words.copyLink);
  await expect(page.getByText(words.linkCopied)).toBeVisible();
  return copied();
}

test('A heart keeps a talent, and follows on a page that comes back', async ({ page }) => {
  await page.goto(words.models);
  await page.getByRole('button', { name: words.add(ANA), exact: true }).click();
  const heart = page.getByRole('button', { name: words.remove(ANA), exact: true });
  await expect(heart).toHaveAttribute('data-on');
  await openProfile(page, ANA);
  await expect(heart).toHaveAttribute('data-on');
  // A phone has no room for the words.
  await page.setViewportSize({ width: 700, height: 844 });
  await expect(heart.getByText(common.saved, { exact: true })).toBeVisible();
  await expect(heart.getByText(common.save, { exact: true })).toBeHidden();
  await countLink(page, 1).click();
  await expect(people(page)).toContainText(MEASURES_OF_ANA);
  await heart.click();
  await expect(page.getByText(words.emptyHelp)).toBeVisible();
  await page.goBack();
  const empty = page.getByRole('button', { name: words.add(ANA), exact: true }).first();
  await expect(empty).not.toHaveAttribute('data-on');
  await expect(empty.getByText(common.save, { exact: true })).toBeVisible();
  await expect(empty.getByText(common.saved, { exact: true })).toBeHidden();
});

test('A heart that a full storage does not keep says so on its page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = (key: string) => {
      throw new DOMException(key, 'QuotaExceededError');
    };
  });
  await openProfile(page, ANA);
  await page.getByRole('button', { name: words.add(ANA) }).click();
  await expect(page.getByRole('status').getByText(words.notKept)).toBeVisible();
});

test('A title that a full storage does not keep says so on its page', async ({ page }) => {
  await storeCards(page, [await talentNamed(page, ANA)]);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key === 'brief') throw new DOMException(key, 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.goto(words.path);
  await title(page).fill('Verão');
  await expect(page.getByRole('status').getByText(words.notKept)).toBeVisible();
});

test('The selection takes in what the former site kept, no minor’s surname', async ({
  page,
  context,
}) => {
  const [ana, juliana] = [await talentNamed(page, ANA), await talentNamed(page, 'Juliana')];
  await storeCards(page, [
    { ...ana, name: 'Ana', height: '176' },
    { ...juliana, name: 'Juliana Veras', cover: `talents/${juliana.id}/cover.jpg` },
    { id: '999999', name: 'Quem Saiu' },
  ]);
  await page.goto('/development');
  await expect(
    page.getByRole('button', { name: words.remove('Juliana'), exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).not.toMatch(/veras/i);
  await page.goto(words.path);
  await expect(page.getByText(words.gone.one)).toBeVisible();
  await expectNames(page, [ANA, 'Juliana']);
  await expect(people(page).first()).toContainText(MEASURES_OF_ANA);

  const old = await context.newPage();
  await storeCards(old, [{ ...juliana, name: 'Juliana Veras' }]);
  await old.goto('/sobre-nos');
  await expect(people(page)).toHaveCount(1);
  await expectNames(page, ['Juliana']);
});

test('The selection is shortened, ordered and cleared by keys, and undone', async ({ page }) => {
  await watchShifts(page);
  await open(page);
  expect(await excessWidth(page)).toBe(0);
  await expectNoShifts(page);
  // Screen readers ignore a live region that comes together with its text.
  await page
    .locator('main [role="status"]')
    .evaluate((region) => region.setAttribute('data-same', ''));
  await page.getByRole('button', { name: words.remove(ANA) }).focus();
  await page.keyboard.press('Enter');
  await expect(people(page)).toHaveCount(2);
  await expect(page.locator('[data-same]')).toHaveText(words.removed(ANA));
  await expect(undo(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectNames(page, NAMES);
  await expect(page.getByRole('button', { name: words.remove(ANA) })).toBeFocused();

  await pressMore(page, words, words.order.open);
  await expect(page.getByRole('heading', { level: 1, name: words.order.open })).toBeFocused();
  await expect(page.getByRole('button', { name: words.copyLink })).toBeHidden();
  const later = page.getByRole('button', { name: fill(words.order.later, { name: ANA }) });
  await later.click();
  await expectNames(page, [BIA, ANA, JANDIRA]);
  await expect(later).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.locator('.order').getByRole('status')).toHaveText(
    fill(words.order.moved, { name: ANA, n: 2, total: 3 }),
  );
  await page.keyboard.press('ArrowDown');
  await expectNames(page, [BIA, JANDIRA, ANA]);
  await expect(later).toBeDisabled();
  await page.getByRole('button', { name: words.order.done }).click();
  await pressMore(page, words, words.order.open);
  await expect(page.locator('.facts')).toBeEmpty();
  await page.getByRole('button', { name: words.order.done }).click();

  await page.getByRole('button', { name: words.remove(ANA) }).click();
  await note(page, BIA).fill('Abre o filme.');
  await undo(page).click();
  await expectNames(page, [BIA, JANDIRA, ANA]);
  await expect(note(page, BIA), 'written since').toHaveValue('Abre o filme.');

  await title(page).fill('Verão');
  await page.getByRole('button', { name: words.clear }).click();
  await expect(page.getByText(words.emptyHelp)).toBeVisible();
  // Else the next selection would go under this one's words.
  expect(await page.evaluate(() => localStorage.getItem('brief'))).not.toContain('Verão');
  await undo(page).click();
  await expect(people(page).getByRole('button').first()).toBeFocused();
  await page.reload();
  await expectNames(page, [BIA, JANDIRA, ANA]);
  await expect(title(page)).toHaveValue('Verão');
  await people(page).locator('.d4').nth(1).click();
  const place = page.locator('profile-actions .place').filter({ visible: true });
  await expect(place, 'the arrows lead on through it').toHaveText('2 de 3');
});

test('Two of a selection are compared, and one, both or neither stay', async ({ page }) => {
  const { compare } = words;
  // A minor's page has no polaroids.
  await open(page, [ANA, 'Juliana', BIA, JANDIRA]);
  const dialog = page.getByRole('dialog', { name: compare.open });
  const sides = dialog.locator('section');
  const expectSides = async (names: readonly string[]) => {
    for (const [side, name] of names.entries())
      await expect(sides.nth(side)).toHaveAttribute('aria-label', name);
  };
  const compareAgain = () => page.getByRole('button', { name: compare.open }).click();
  await compareAgain();
  await expectSides([ANA, BIA]);
  await expect(page.getByText(words.minors), 'Juliana may be one').toBeAttached();
  await expect(dialog).toContainText(MEASURES_OF_ANA);
  await expect(sides.first()).toBeFocused();
  const prints = await dialog.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(prints, 'the browser prints, not the list behind').toBe(true);
  // The browser's own: Back.
  await page.keyboard.press('Alt+ArrowLeft');
  await expectSides([ANA, BIA]);
  const picture = (n: number) => dialog.getByText(fill(compare.picture, { n, m: 3 }));
  await expect(picture(1), 'the polaroids have come').toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(picture(3), 'from the first to the last').toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(picture(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(picture(2)).toBeVisible();
  await picture(2).click();
  await expect(picture(3)).toBeVisible();
  await sides.first().focus();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expectSides(['Juliana', BIA]);
  await expect(dialog.getByText(/\d \w+ 3$/)).toBeHidden();
  await expect(sides.locator('img'), 'the kind of picture that both have').toHaveCount(2);
  await sides.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expectSides(['Juliana', ANA]);
  // Nobody stands beside herself.
  await page.keyboard.press('ArrowLeft');
  await expectSides(['Juliana', JANDIRA]);
  await page.keyboard.press('ArrowRight');
  await expectSides(['Juliana', ANA]);
  await swipe(page, 'left');
  await expectSides(['Juliana', BIA]);
  await swipe(page, 'right');
  await expectSides(['Juliana', ANA]);
  for (const [way, other] of [
    ['next', BIA],
    ['previous', ANA],
  ] as const) {
    await sides.last().getByRole('button', { name: compare[way] }).click();
    await expectSides(['Juliana', other]);
  }
  await dialog.getByRole('button', { name: `${compare.only}: ${ANA}` }).click();
  await expect(page.getByText(fill(compare.left, { names: 'Juliana' }))).toBeVisible();
  await expect(page.getByRole('button', { name: compare.open })).toBeFocused();
  await page.getByRole('button', { name: words.dismiss }).press('Enter');
  await expect(page.getByText(fill(compare.left, { names: 'Juliana' }))).toBeHidden();
  await expect(page.locator('main'), 'whose button is gone').toBeFocused();
  await expectNames(page, NAMES);
  await expect(page.getByText(words.minors)).toHaveCount(0);
  await compareAgain();
  await dialog.getByRole('button', { name: compare.neither }).click();
  await expectNames(page, [JANDIRA]);
  await undo(page).click();
  await compareAgain();
  await dialog.getByRole('button', { name: compare.both }).click();
  await expectNames(page, NAMES);
  await compareAgain();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(sides.first().locator('.line')).toHaveCSS('border-top-width', '4px');
  await expect(sides.last().locator('.line')).toHaveCSS('border-top-width', '1px');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('The selection keeps its words, in its link too', async ({ page, context, browser }) => {
  await open(page);
  await title(page).fill('Verão Capibaribe');
  await page.getByText(words.facts, { exact: true }).click();
  await page.getByRole('textbox', { name: words.client }).fill('Ateliê Marulho');
  await page.getByLabel(words.from, { exact: true }).fill('2026-12-14');
  await page.getByLabel(words.to, { exact: true }).fill('2026-12-16');
  const FACTS = /Ateliê Marulho · 14 .* 16 .* 2026/;
  await expect(page.locator('.fold summary')).toContainText(FACTS);
  await note(page, BIA).fill('Abre.');
  // What is typed beyond would be dropped without a word.
  await expect(note(page, BIA)).toHaveAttribute('maxlength', String(NOTE_LENGTH));
  await expect(title(page)).toHaveAttribute('maxlength', String(SELECTION_LINE_LENGTH));
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(words.path);
  await expect(note(other, BIA)).toHaveValue('Abre.');
  await title(other).fill('Verão no Capibaribe');
  await expect(title(page)).toHaveValue('Verão no Capibaribe');
  await page.getByRole('button', { name: words.compare.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await other.getByRole('button', { name: words.remove(ANA) }).click();
  await expect(people(page), 'behind the dialog').toHaveCount(2);
  await expect(page.getByRole('dialog').locator('section')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(people(page)).toHaveCount(2);
  await other.close();

  const copied = await watchCopies(page);
  await page.getByRole('button', { name: words.more, exact: true }).click();
  // The keyboard leaves the menu open.
  await note(page, BIA).fill('Abre o filme. ');
  await page.getByRole('button', { name: words.copyLink, exact: true }).press('Enter');
  await expect(page.getByText(words.linkCopied)).toBeVisible();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await copied());
  const main = guest.locator('main');
  await expect(main).toContainText(received.sender);
  for (const text of ['“Verão no Capibaribe”', FACTS, '“Abre o filme.”'])
    await expect(main.getByText(text)).toBeVisible();
  await expect(guest.getByRole('link', { name: received.check })).toHaveAttribute(
    'href',
    '/seguranca',
  );
  await expect(main.locator('input, textarea').filter({ visible: true })).toHaveCount(0);
  await expectAccessible(guest);
  await guest.getByRole('button', { name: received.keep, exact: true }).click();
  await expect(title(guest)).toHaveValue('Verão no Capibaribe');
  await expect(note(guest, BIA)).toHaveValue('Abre o filme.');
  await guest.context().close();
});

test('The selection shows a link that cannot be copied, and shares it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page);
  await pressMore(page, words, words.copyLink);
  await expect(page.getByText(words.copyFailed)).toContainText(`${words.path}#b=1`);
  await page.evaluate(() => {
    Object.assign(navigator, {
      share: (shared: object) => Promise.resolve(Object.assign(window, { shared })),
    });
  });
  await title(page).fill('Verão');
  await pressMore(page, words, words.share);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: object }).shared))
    .toMatchObject({ title: 'Verão', url: expect.stringContaining('#b=1') });
});

test('A selection that is sent without its notes does not lead to them', async ({ page }) => {
  await open(page, [ANA]);
  const more = page.getByRole('button', { name: words.more, exact: true });
  await more.click();
  await expect(page.getByRole('button', { name: words.print, exact: true })).toBeVisible();
  for (const { open: ofTwo } of [words.compare, words.order])
    await expect(page.getByRole('button', { name: ofTwo }), 'one alone').toHaveCount(0);
  await more.click();
  await note(page, ANA).fill('Só para nós.');
  await page.getByRole('button', { name: words.send }).click();
  const { dialog, field, send } = contactForm(page);
  await dialog.getByRole('checkbox', { name: words.mail.withoutNotes }).check();
  await field('name').fill('Clara Bittencourt');
  await field('email').fill('clara@correio.example');
  await field('phone').fill('81 90000 1122');
  const answer = { status: 202, json: { status: 'delivered', reference: 'AMZ-RVPV-6C7J' } };
  await page.route('**/api/entry/contact', (route) => route.fulfill(answer));
  const sent = page.waitForRequest('**/api/entry/contact');
  await page.clock.install();
  await send.click();
  const { id } = await talentNamed(page, ANA);
  const body = (await sent).postDataBuffer()?.toString() ?? '';
  expect(body).toContain(`${words.path}#ids=${id}`);
  expect(body).not.toContain('#b=');
  const code = dialog.getByText(answer.json.reference);
  await expect(code).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(code, 'the thanks for a brief stay').toBeVisible();
});

test.describe('while the site fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource|Error hydrating/] });

  test('the selection comes with comp cards, and says which are missing', async ({ page }) => {
    await holdPrint(page);
    // A minor has no composite.
    await open(page, [ANA, 'Juliana']);
    await print(page, words, true);
    await waitForPrint(page);
    await expect(page.getByText(words.preparingCards)).toBeHidden();
    const { sizes } = await readPdf(page);
    expect(sizes.map(({ height }) => height)).toEqual([842, 420, 420, 420, 420]);
    await expect(page.locator('comp-card'), 'the page is its own again').toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressMore(page, words, words.composites.download),
    ]);
    await expect(page.getByText(fill(words.composites.done, { n: 1, total: 2 }))).toBeVisible();
    const zip = await readFile(await download.path());
    const { id } = await talentNamed(page, ANA);
    const files = new Set(zip.toString('latin1').match(/\d+-\d+-compo\.jpg/g));
    expect([...files]).toEqual([`01-${id}-compo.jpg`]);

    await page.route('**/api/composites*', (route) => route.fulfill({ status: 429, body: '' }));
    await pressMore(page, words, words.composites.download);
    await expect(page.getByText(words.composites.failed)).toBeVisible();
    await page.route('**/ana-sa', (route) => route.abort());
    await print(page, words, true);
    await expect(page.getByText(fill(words.cardsMissing, { names: ANA }))).toBeVisible();
  });

  test('the selection says that it loads, or did not, to whoever has one', async ({ page }) => {
    const program = '**/_astro/Selection*';
    await page.route(program, (route) => route.abort());
    // The page reloads once for what does not come.
    await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await page.goto(words.path);
    await expect(page.getByText(words.emptyHelp)).toBeVisible();
    const { id } = await talentNamed(page, ANA);
    await page.goto(`${words.path}#ids=${id}`);
    const shellComes = await pauseRequests(page, /\/_astro\/shell\./);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('astro-island[data-lost]')).toHaveCount(1);
    shellComes();
    const alert = page.getByRole('alert').filter({ visible: true });
    await expect(alert).toContainText(words.notLoaded);
    await expect(page.getByText(words.emptyHelp)).toBeHidden();
    await page.unroute(program);
    const release = await pauseRequests(page, program);
    await alert.getByRole('button', { name: words.tryAgain }).click();
    await expect(page.getByText(words.loading)).toBeVisible();
    release();
    await expectNames(page, [ANA]);
    await page.route('**/_astro/sharing*', (route) => route.abort());
    await pressMore(page, words, words.copyLink);
    await expect(page.getByText(fill(words.notDone, { email: AGENCY.email }))).toBeVisible();
  });

  test('the selection stays as it was kept; a link can be asked for again', async ({ page }) => {
    await page.clock.install();
    const { id } = await talentNamed(page, ANA);
    const who = { id: '999999', name: 'Quem Quaresmeira', heightCm: 171, jeans: '36' };
    await storeCards(page, [{ ...who, cover: 'quem-quaresmeira/cover.jpg' }]);
    await page.route('**/talents.json', () => undefined, { times: 1 });
    await page.goto(words.path);
    await expect(people(page), 'while the list is silent').toHaveCount(1);
    await page.route('**/talents.json', (route) => route.fulfill({ json: { talents: [] } }));
    await page.reload();
    await expect(people(page)).toHaveCount(1);
    await expect(people(page).first()).toContainText('1,71');
    await expect(page.locator('main')).not.toContainText(/Quaresmeira|jeans/);
    await expect(people(page).locator('img')).toHaveCount(0);
    await page.route('**/talents.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(`${words.path}#ids=${id}`);
    await page.reload();
    await expect(page.getByRole('alert').getByText(words.failed)).toBeVisible();

    await page.unroute('**/talents.json');
    const answer = await pauseRequests(page, '**/talents.json');
    await page.getByRole('button', { name: words.tryAgain }).click();
    await page.evaluate(() => (location.hash = ''));
    answer();
    await expect(page.getByText(words.emptyHelp)).toBeVisible();
    await page.goBack();
    await expectNames(page, [ANA]);
    await page.clock.fastForward(3_000);
    await expectNames(page, [ANA]);
  });
});

test('A received selection is kept beside the own or in its place', async ({ page, browser }) => {
  await open(page, [JANDIRA]);
  await note(page, JANDIRA).fill('Reserva.');
  await title(page).fill('Minha');
  const colleague = await (await browser.newContext()).newPage();
  await storeCards(colleague, [await talentNamed(page, ANA), await talentNamed(page, BIA)]);
  await colleague.goto(new URL(words.path, page.url()).href);
  await note(colleague, BIA).fill('Cabelo preso.');
  const link = await copyLink(colleague);
  await colleague.context().close();

  await copyLink(page);
  await pressMore(page, words, words.print);
  await page.goto(link);
  await expect(page.getByText(words.linkCopied), 'of the other selection').toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.compare.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expectNames(page, [JANDIRA]);
  await expect(page.getByRole('dialog'), 'of the other selection').toBeHidden();
  await page.goForward();
  await page.getByRole('button', { name: words.compare.open }).click();
  await page.getByRole('button', { name: `${words.compare.only}: ${ANA}` }).click();
  await expect(countLink(page, 2)).toBeVisible();
  await page.getByRole('button', { name: words.remove(ANA) }).click();
  await page.getByRole('button', { name: received.join, exact: true }).click();
  await expect(page.getByText(received.kept)).toBeVisible();
  await expectNames(page, [JANDIRA, ANA, BIA]);
  await expect(title(page)).toHaveValue('Minha');
  await expect(note(page, BIA)).toHaveValue('Cabelo preso.');
  await expect(note(page, JANDIRA)).toHaveValue('Reserva.');
  await undo(page).click();
  await expect(page).toHaveURL(link);
  await page.getByRole('button', { name: received.replace, exact: true }).click();
  await expectNames(page, [ANA, BIA]);
  await page.goto(link);
  await expect(page.getByRole('button', { name: words.send }), 'it is kept').toBeVisible();
  await expect(page.getByRole('button', { name: received.join, exact: true })).toHaveCount(0);

  const { id } = await talentNamed(page, JANDIRA);
  await page.goto(`${words.path}#ids=12x4,${id},999999>`);
  await expect(page.getByText(words.gone.one)).toBeVisible();
  await expect(page.getByRole('status').getByText(words.unread.one)).toBeVisible();
  await expect(page.getByText(`“${words.sheet.kind}”`), 'without a title').toBeVisible();
  await page.getByRole('button', { name: words.add(JANDIRA) }).click();
  await expect(countLink(page, 3)).toBeVisible();
  await page.goto(`${words.path}#ids=999999,x,`);
  await expect(page.getByRole('heading', { level: 1, name: words.nobodyTitle })).toBeVisible();
  await expectAccessible(page);
});
