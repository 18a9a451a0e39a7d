import type { Locator, Page } from '@playwright/test';
import { dictionary } from '../../../i18n/dictionary.ts';
import { fill } from '../../../i18n/phrases.ts';
import { addDays, agencyDay, monthNames } from '../../../src/domain/calendar-day.ts';
import { APPLICATION_ANSWER_DAYS } from '../../../src/domain/constants.ts';
import { toLongDay } from '../../../src/islands/application/guardian/summary-rows.ts';
import { toPath } from '../../../src/routes.ts';
import { photoOnItsSide, plainPicture } from './camera.ts';
import { expect } from './test.ts';

export const JPEG = 'image/jpeg';

export const APPLICATION = {
  realname: 'Edilene Barreto dos Santos',
  phone: '+55 (81) 90000-4417',
  birthdate: '05/03/2004',
  instagr: '@edilene.example',
  tiktok: '@edilene.example',
  note: 'https://video.example/apresentacao',
} as const;

/** The form's paths by programme; both have the same fields and rules. */
export const PATHS = {
  models: toPath({ page: 'scouted' }, 'pt'),
  face: toPath({ page: 'scoutedFace' }, 'pt'),
} as const;

const { scouted } = dictionary('pt');
const { form } = scouted;
const { image_1: face, image_2: profile, image_3: half, image_4: full } = form.labels;
export const sentence = (text: string): string => text.split('. ')[0] ?? '';
/** A label without its slot: `Escolher foto` of `Escolher foto: {slot}`. */
const label = (text: string): string => text.split(':')[0] ?? '';
const named = (text: string, guardian = 'Marta') => fill(text, { name: 'Edilene', guardian });

export const photoWords = form.photos;
export const words = {
  ...form,
  shownDate: '05/março/2004',
  woman: form.genders.woman,
  photos: [face, profile, half, full] as const,
  remove: label(photoWords.removeLabel),
  preview: label(photoWords.preview),
  done: form.receipt.title,
};

const { pass, review, declined, ...guardianStep } = form.guardianStep;
export const step = {
  ...review,
  title: guardianStep.title,
  mother: guardianStep.relations.mother,
  next: named(guardianStep.next),
  pass: named(pass.title),
  here: named(pass.here),
  review: named(review.title),
  consent: `${sentence(named(review.consent.mother, 'Marta Barreto'))}.`,
  declined: declined.title,
};

export function answerDay(): string {
  const day = addDays(agencyDay(new Date()), APPLICATION_ANSWER_DAYS);
  return toLongDay(day, { locale: 'pt', words: form, months: monthNames('pt-BR') });
}

export async function open(page: Page, path: string = PATHS.models): Promise<Locator> {
  await page.goto(path);
  return ready(page);
}

/** Waits for the form's script. Its last button sends, or leads to the guardian's step. */
export async function ready(page: Page, button: string = words.send): Promise<Locator> {
  const form = page.locator('#scouted-form');
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: button, exact: true })).toBeEnabled();
  return form;
}

/** A control by its label, not its link in the error summary. */
export function field(form: Locator, name: string): Locator {
  return form.locator('fieldset').getByLabel(name);
}

export function slot(form: Locator, index: number): Locator {
  const { chooseLabel, replaceLabel } = photoWords;
  const name = words.photos[index] ?? '';
  return form
    .getByLabel(`${label(chooseLabel)}: ${name}`)
    .or(form.getByLabel(`${label(replaceLabel)}: ${name}`));
}

export async function fillTexts(form: Locator, email: string): Promise<void> {
  const { labels } = words;
  await field(form, labels.realname).fill(APPLICATION.realname);
  await field(form, labels.email).fill(email);
  await field(form, labels.phone).fill(APPLICATION.phone);
  await form.getByText(words.woman, { exact: true }).click();
  await field(form, labels.birthdate).fill(APPLICATION.birthdate);
  await field(form, labels.instagr).fill(APPLICATION.instagr);
  await field(form, labels.tiktok).fill(APPLICATION.tiktok);
  await choose(field(form, labels.country), 'Brasil');
  await choose(field(form, labels.id_state), 'Pernambuco');
  await choose(field(form, labels.basedin), 'Garanhuns');
  await field(form, labels.height).selectOption('177/5.10');
  await field(form, labels.jeans).selectOption('38');
  await field(form, labels.note).fill(APPLICATION.note);
}

export async function choose(list: Locator, name: string): Promise<void> {
  await expect(list).toBeEnabled();
  await list.selectOption({ label: name });
}

/** A small photo, because preparing a large one takes a second. */
export const pngFile = async (name = 'foto.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture('png'),
});

/** Two JPEGs, one rotated and one oversized, and two other kinds. */
export const photosOfThreeKinds = async () => [
  { name: 'IMG_20261120_080000_HDR.jpg', mimeType: JPEG, buffer: await photoOnItsSide() },
  { name: 'corpo.jpeg', mimeType: JPEG, buffer: await plainPicture('jpeg', 2400, 3200) },
  await pngFile('perfil.png'),
  { name: 'perfil.gif', mimeType: 'image/gif', buffer: await plainPicture('gif') },
];

export const preview = (form: Locator, index: number) =>
  form.getByRole('img', { name: `${words.preview}: ${words.photos[index] ?? ''}` });
export const previews = (form: Locator) => form.getByRole('img', { name: words.preview });

/** Chooses four photos, small ones where none are given. */
export async function fillPhotos(
  form: Locator,
  given?: Awaited<ReturnType<typeof photosOfThreeKinds>>,
): Promise<void> {
  const small = await pngFile();
  for (const index of words.photos.keys())
    await slot(form, index).setInputFiles(given?.[index] ?? small);
  await expect(previews(form)).toHaveCount(words.photos.length);
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

export const send = (form: Locator) => press(form, words.send, words.done);

export async function writeDate(form: Locator, date: string): Promise<void> {
  const birthdate = field(form, words.labels.birthdate);
  await birthdate.fill(date);
  await birthdate.press('Enter');
}

export async function reload(form: Locator): Promise<void> {
  await form.page().reload();
  await ready(form.page());
}

export const keptDraft = (page: Page) =>
  page.evaluate(() => localStorage.getItem('scouted-draft-models'));
export const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scouted')));
