/** Uses the application as an applicant does. */
import type { Locator, Page } from '@playwright/test';
import { PHOTO_KINDS } from '../../../src/domain/constants.ts';
import { photoOnItsSide, plainPicture } from './camera.ts';
import { APPLICATION, type FormWords } from './scouted.ts';
import { expect } from './test.ts';

export const JPEG = 'image/jpeg';

/**
 * Opens the form. Its last button sends it or, with a minor's draft, leads to the guardian's step.
 */
export async function open(page: Page, words: FormWords, button?: string): Promise<Locator> {
  await page.goto(words.path);
  return ready(page, words, button);
}

/** Waits for an open page's form: scrolls to it until its script runs. */
export async function ready(
  page: Page,
  words: FormWords,
  button: string = words.send,
): Promise<Locator> {
  const form = page.locator('#scouted-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: button, exact: true })).toBeEnabled();
  return form;
}

/** A control by its label, not its link in the error summary. */
export function field(form: Locator, label: string): Locator {
  return form.locator('fieldset').getByLabel(label);
}

export function slot(form: Locator, words: FormWords, index: number): Locator {
  const name = words.photos[index] ?? '';
  return form
    .getByLabel(`${words.choose}: ${name}`)
    .or(form.getByLabel(`${words.replace}: ${name}`));
}

export async function fillTexts(form: Locator, words: FormWords, email: string): Promise<void> {
  const { labels } = words;
  await field(form, labels.realname).fill(APPLICATION.realname);
  await field(form, labels.email).fill(email);
  await field(form, labels.phone).fill(APPLICATION.phone);
  await form.getByText(words.woman, { exact: true }).click();
  await field(form, labels.birthdate).fill(APPLICATION.birthdate);
  await field(form, labels.instagr).fill(APPLICATION.instagr);
  await field(form, labels.tiktok).fill(APPLICATION.tiktok);
  await choose(field(form, labels.country), words.brazil);
  await choose(field(form, labels.id_state), 'Pernambuco');
  await choose(field(form, labels.basedin), 'Garanhuns');
  await field(form, labels.height).selectOption('177/5.10');
  await field(form, labels.jeans).selectOption('38');
  await field(form, labels.note).fill(APPLICATION.note);
}

/** Chooses from a list once it is enabled. */
export async function choose(list: Locator, label: string): Promise<void> {
  await expect(list).toBeEnabled();
  await list.selectOption({ label });
}

/** Two JPEGs, one rotated and one oversized, and a file of each other accepted kind. */
export async function photosOfAllKinds() {
  const others = PHOTO_KINDS.filter((kind) => kind !== 'JPEG').map(
    (kind) => kind.toLowerCase() as Lowercase<typeof kind>,
  );
  return [
    { name: 'IMG_20261120_080000_HDR.jpg', mimeType: JPEG, buffer: await photoOnItsSide() },
    { name: 'corpo.jpeg', mimeType: JPEG, buffer: await plainPicture('jpeg', 2400, 3200) },
    ...(await Promise.all(
      others.map(async (kind) => ({
        name: `perfil.${kind}`,
        mimeType: `image/${kind}`,
        buffer: await plainPicture(kind),
      })),
    )),
  ] as const;
}

/** A small photo, because preparing a large one takes a second. */
export const pngFile = async (name = 'foto.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture('png'),
});

export const preview = (form: Locator, words: FormWords, index: number) =>
  form.getByRole('img', { name: `${words.preview}: ${words.photos[index] ?? ''}` });
export const previews = (form: Locator, words: FormWords) =>
  form.getByRole('img', { name: words.preview });

/** Chooses four photos, small ones where none are given. */
export async function fillPhotos(
  form: Locator,
  words: FormWords,
  given?: Awaited<ReturnType<typeof photosOfAllKinds>>,
): Promise<void> {
  const small = await pngFile();
  for (const index of words.photos.keys())
    await slot(form, words, index).setInputFiles(given?.[index] ?? small);
  for (const index of words.photos.keys()) await expect(preview(form, words, index)).toBeVisible();
}

/** Presses a button and waits for the next screen's title to take the focus. */
export async function press(form: Locator, button: string, title: string): Promise<void> {
  const target = form.getByRole('button', { name: button, exact: true });
  // A visitor scrolls it clear of the notice of a missing network, which lies on the window's lower
  // edge.
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await target.click();
  await expect(form.getByRole('heading', { name: title })).toBeFocused();
}

export const send = (form: Locator, words: FormWords) => press(form, words.send, words.done);

export async function writeDate(form: Locator, words: FormWords, date: string): Promise<void> {
  const birthdate = field(form, words.labels.birthdate);
  await birthdate.fill(date);
  await birthdate.press('Enter');
}

/** Reloads the page and waits for the form's script. */
export async function reload(form: Locator, words: FormWords): Promise<void> {
  await form.page().reload();
  await ready(form.page(), words);
}

export const keptDraft = (page: Page) =>
  page.evaluate(() => localStorage.getItem('scouted-draft-models'));
/** Everything that the device keeps of applications. */
export const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scouted')));
