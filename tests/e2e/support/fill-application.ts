/** Uses the application as an applicant does. */
import type { Locator, Page } from '@playwright/test';
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
export async function ready(page: Page, words: FormWords, button: string = words.send): Promise<Locator> {
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
  return form.getByLabel(`${words.choose}: ${name}`).or(form.getByLabel(`${words.replace}: ${name}`));
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

/** One file per accepted kind: rotated, other formats, and oversized. */
export async function photosOfAllKinds() {
  return [
    { name: 'IMG_20261120_080000_HDR.jpg', mimeType: JPEG, buffer: await photoOnItsSide() },
    { name: 'perfil.png', mimeType: 'image/png', buffer: await plainPicture('png') },
    { name: 'meio.gif', mimeType: 'image/gif', buffer: await plainPicture('gif') },
    { name: 'corpo.jpeg', mimeType: JPEG, buffer: await plainPicture('jpeg', 2400, 3200) },
  ] as const;
}

/** Chooses four photos, small by default, because preparing a large one takes a second. */
export async function fillPhotos(form: Locator, words: FormWords, given?: Awaited<ReturnType<typeof photosOfAllKinds>>): Promise<void> {
  const small = { name: 'foto.png', mimeType: 'image/png', buffer: await plainPicture('png') };
  const files = given ?? [small, small, small, small];
  for (const [index, file] of files.entries()) await slot(form, words, index).setInputFiles(file);
  for (const name of words.photos) await expect(form.getByRole('img', { name: `${words.preview}: ${name}` })).toBeVisible();
}
