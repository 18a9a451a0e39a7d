import type { Page } from '@playwright/test';
import { dictionary } from '../../../i18n/dictionary.ts';
import { fill } from '../../../i18n/phrases.ts';
import { addDays, agencyDay, monthNames } from '../../../src/domain/calendar-day.ts';
import { APPLICATION_ANSWER_DAYS } from '../../../src/domain/constants.ts';
import { toLongDay } from '../../../src/islands/application/guardian/summary-rows.ts';
import { toPath } from '../../../src/routes.ts';
import { APPLICATION as FILLED, GUARDIAN } from '../../support/filled-forms.ts';
import { flatPhoto } from '../../support/photos.ts';
import { expect } from './test.ts';

/** As it is typed and chosen. */
export const APPLICATION = {
  ...FILLED,
  birthdate: '05/03/2004',
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
  consent: `${sentence(named(review.consent.mother, GUARDIAN.guardian_name))}.`,
  declined: declined.title,
};

export function answerDay(): string {
  const day = addDays(agencyDay(new Date()), APPLICATION_ANSWER_DAYS);
  return toLongDay(day, { locale: 'pt', words: form, months: monthNames('pt-BR') });
}

export type Form = ReturnType<typeof applicationForm>;

/** The form, with its fields by label (not their links in the error summary), photos and steps. */
function applicationForm(page: Page) {
  const form = page.locator('#scouted-form');
  const { labels } = words;
  const field = (name: string) => form.locator('fieldset').getByLabel(name);
  const previews = form.getByRole('img', { name: words.preview });
  const slot = (index: number) => {
    const name = words.photos[index] ?? '';
    return form
      .getByLabel(`${label(photoWords.chooseLabel)}: ${name}`)
      .or(form.getByLabel(`${label(photoWords.replaceLabel)}: ${name}`));
  };
  const choose = async (name: string, option: string) => {
    await expect(field(name)).toBeEnabled();
    await field(name).selectOption({ label: option });
  };
  /** Presses a button and waits for the next screen's title to take the focus. */
  const pressTo = async (button: string, title: string) => {
    const target = form.getByRole('button', { name: button, exact: true });
    // A visitor scrolls it clear of the notice of a missing network, which lies on the window's
    // lower edge.
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await target.click();
    await expect(form.getByRole('heading', { name: title })).toBeFocused();
  };
  return Object.assign(form, {
    field,
    slot,
    previews,
    choose,
    pressTo,
    preview: (index: number) =>
      form.getByRole('img', { name: `${words.preview}: ${words.photos[index] ?? ''}` }),
    send: () => pressTo(words.send, words.done),
    fillTexts: async (email: string) => {
      for (const name of ['realname', 'phone', 'birthdate', 'instagr', 'tiktok', 'note'] as const)
        await field(labels[name]).fill(APPLICATION[name]);
      await field(labels.email).fill(email);
      await form.getByText(words.woman, { exact: true }).click();
      await choose(labels.country, 'Brasil');
      await choose(labels.id_state, 'Pernambuco');
      await choose(labels.basedin, 'Garanhuns');
      await field(labels.height).selectOption(APPLICATION.height);
      await field(labels.jeans).selectOption(APPLICATION.jeans);
    },
    /** Chooses four photos, small ones where none are given. */
    fillPhotos: async (given: readonly Awaited<ReturnType<typeof pngFile>>[] = []) => {
      const small = await pngFile();
      for (const index of words.photos.keys())
        await slot(index).setInputFiles(given[index] ?? small);
      await expect(previews).toHaveCount(words.photos.length);
    },
    writeDate: async (date: string) => {
      await field(labels.birthdate).fill(date);
      await field(labels.birthdate).press('Enter');
    },
    reload: async () => {
      await page.reload();
      await ready(page);
    },
    keptDraft: () => page.evaluate(() => localStorage.getItem('scouted-draft-models')),
    keptKeys: () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('scouted'))),
  });
}

export async function open(page: Page, path: string = PATHS.models): Promise<Form> {
  await page.goto(path);
  return ready(page);
}

/** Waits for the form's script. Its last button sends, or leads to the guardian's step. */
export async function ready(page: Page, button: string = words.send): Promise<Form> {
  const form = applicationForm(page);
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: button, exact: true })).toBeEnabled();
  return form;
}

/** A small photo, because preparing a large one takes a second. */
export const pngFile = async (name = 'foto.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await flatPhoto('png'),
});

export const jpegFile = (buffer: Buffer, name = 'foto.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});
