/** States of pages after a visitor's actions, for the contact sheets. */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { dictionary } from '../../i18n/dictionary.ts';
import type { Locale } from '../../i18n/locales.ts';
import { toFacts } from '../../i18n/facts.ts';
import { fill } from '../../i18n/phrases.ts';
import { toPath } from '../../src/routes.ts';

/** Opens a page of the site and does the visitor's actions. */
export type State = (page: Page, origin: string, locale: Locale) => Promise<unknown>;

const GUARDIAN = {
  name: 'Marta Barreto dos Santos',
  phone: '+55 (87) 90000-4410',
  email: 'marta@mail.example',
};
const IN_BRIEF = 6;
const FAVOURITES_KEY = 'favorites';
const LISTING = { page: 'listing', category: 'models', number: 1 } as const;

type Ids = readonly string[];

/** Talents of the demo with different heights: far apart in the alphabet. */
async function findTalents(
  page: Page,
  origin: string,
): Promise<{ readonly ids: Ids; readonly names: readonly string[] }> {
  const answer = await page.request.get(`${origin}/talents.json`);
  const { talents } = (await answer.json()) as {
    readonly talents: readonly (readonly [id: string, name: string])[];
  };
  const step = Math.max(1, Math.floor(talents.length / IN_BRIEF));
  const some = talents.filter((_, index) => index % step === 0).slice(0, IN_BRIEF);
  return { ids: some.map(([id]) => id), names: some.map(([, name]) => name) };
}

async function openFinder(page: Page, origin: string, locale: Locale, hash: string): Promise<void> {
  await page.goto(`${origin}${toPath(LISTING, locale)}${hash}`);
  const { filter } = dictionary(locale).talents.listing;
  await page.locator('.letters[data-live]').waitFor();
  await page.getByRole('main').getByRole('button', { name: filter }).first().click();
  await page.getByRole('slider').first().waitFor();
}

async function openApplication(page: Page, origin: string, locale: Locale): Promise<Locator> {
  await page.goto(origin + toPath({ page: 'scouted' }, locale));
  const form = page.locator('#scouted-form');
  await form.scrollIntoViewIfNeeded();
  await form.locator('form').waitFor();
  return form;
}

async function choose(form: Locator, field: string, label: string): Promise<void> {
  await form.locator(`#scouted-${field}:enabled`).selectOption({ label });
}

/** A minor's own part of the application, and the guardian's step. */
async function openGuardianStep(page: Page, origin: string, locale: Locale): Promise<Locator> {
  const { form: words } = dictionary(locale).scouted;
  const form = await openApplication(page, origin, locale);
  const write = (field: string, text: string) => form.locator(`#scouted-${field}`).fill(text);
  await write('realname', 'Edilene Barreto dos Santos');
  await write('email', 'edilene@mail.example');
  await write('phone', '+55 (81) 90000-4417');
  await form.getByText(words.genders.woman, { exact: true }).click();
  await write(
    'birthdate',
    `01/01/${new Date().getUTCFullYear() - Number(toFacts(dictionary(locale), locale)['adultAge']) + 2}`,
  );
  await form.locator('#scouted-birthdate').press('Enter');
  await choose(form, 'country', locale === 'pt' ? 'Brasil' : 'Brazil');
  await choose(form, 'id_state', 'Pernambuco');
  await choose(form, 'basedin', 'Garanhuns');
  await form.locator('#scouted-height').selectOption({ index: 140 });
  await form.locator('#scouted-jeans').selectOption('38');
  const photo = sharp({
    create: {
      width: 1200,
      height: 1600,
      channels: 3,
      noise: { type: 'gaussian', mean: 140, sigma: 40 },
      background: '#777',
    },
  });
  const buffer = await photo.jpeg().toBuffer();
  for (const slot of ['image_1', 'image_2', 'image_3', 'image_4'] as const) {
    await form
      .locator(`#scouted-${slot}`)
      .setInputFiles({ name: `${slot}.jpg`, mimeType: 'image/jpeg', buffer });
    await form
      .getByRole('img', { name: fill(words.photos.preview, { slot: words.labels[slot] }) })
      .waitFor();
  }
  await form.getByRole('button', { name: words.next, exact: true }).click();
  await form.getByRole('heading', { name: words.guardianStep.title }).waitFor();
  return form;
}

async function openGuardianReview(page: Page, origin: string, locale: Locale): Promise<Locator> {
  const { guardianStep: words } = dictionary(locale).scouted.form;
  const form = await openGuardianStep(page, origin, locale);
  await form.locator('#scouted-guardian_name').fill(GUARDIAN.name);
  await form.getByText(words.relations.mother, { exact: true }).click();
  await form.locator('#scouted-guardian_phone').fill(GUARDIAN.phone);
  await form.locator('#scouted-guardian_email').fill(GUARDIAN.email);
  await form.getByRole('button', { name: fill(words.next, { guardian: 'Marta' }) }).click();
  await form.getByRole('button', { name: fill(words.pass.here, { guardian: 'Marta' }) }).click();
  await form
    .getByRole('heading', { name: fill(words.review.title, { guardian: 'Marta' }) })
    .waitFor();
  return form;
}

async function openBrief(page: Page, origin: string, locale: Locale): Promise<void> {
  const { ids, names } = await findTalents(page, origin);
  const kept = Object.fromEntries(ids.map((id, index) => [id, { id, name: names[index] }]));
  await page.goto(origin + toPath({ page: 'favourites' }, locale));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
    },
    [FAVOURITES_KEY, JSON.stringify(kept)] as const,
  );
  await page.reload();
  await page
    .locator('.person')
    .nth(IN_BRIEF - 1)
    .waitFor();
  const { brief } = dictionary(locale).favourites;
  await page.getByLabel(brief.titleLabel).fill('Campanha de verão');
  await page.getByLabel(brief.client).fill('Ateliê Maré');
  await page
    .getByLabel(fill(brief.noteOn, { name: names[0] ?? '' }))
    .fill('Abre a campanha, com o mar atrás.');
}

export const STATES = {
  finder: (page, origin, locale) => openFinder(page, origin, locale, ''),
  'finder-nobody': (page, origin, locale) =>
    openFinder(page, origin, locale, '#h=186-192&s=35-36&eyes=green'),
  menu: async (page, origin, locale) => {
    await page.goto(origin + toPath({ page: 'home' }, locale));
    await page.getByRole('button', { name: dictionary(locale).common.menu, exact: true }).click();
  },
  brief: openBrief,
  'brief-received': async (page, origin, locale) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: (text: string) => Promise.resolve(Object.assign(window, { copied: text })),
        },
      });
    });
    await openBrief(page, origin, locale);
    await page.getByRole('button', { name: dictionary(locale).favourites.copyLink }).click();
    await page.waitForFunction(() => 'copied' in window);
    const link = await page.evaluate(() =>
      String((window as unknown as { copied: string }).copied),
    );
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.goto('about:blank');
    await page.goto(origin + new URL(link).pathname + new URL(link).hash);
    await page
      .locator('.person')
      .nth(IN_BRIEF - 1)
      .waitFor();
  },
  'contact-form': async (page, origin, locale) => {
    const { talk } = dictionary(locale).contact;
    await page.goto(origin + toPath({ page: 'contact' }, locale));
    await page.getByRole('link', { name: talk }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  },
  gallery: async (page, origin, locale) => {
    const { ids } = await findTalents(page, origin);
    await page.goto(`${origin}${toPath(LISTING, locale)}/${ids[0] ?? ''}`);
    await page.locator('profile-galleries .gallery:not([hidden]) a').first().click();
    await page.getByRole('dialog').locator('img').first().waitFor();
  },
  'safety-answer': async (page, origin, locale) => {
    const words = dictionary(locale).safety;
    await page.goto(origin + toPath({ page: 'safety' }, locale));
    await page.getByLabel(words.label).fill('samuel@arnaz1ng.example');
    await page.getByRole('heading', { name: words.alike.title }).waitFor();
  },
  'application-errors': async (page, origin, locale) => {
    const form = await openApplication(page, origin, locale);
    await form
      .getByRole('button', { name: dictionary(locale).scouted.form.send, exact: true })
      .click();
    await form.locator('#error-summary').waitFor();
  },
  guardian: openGuardianStep,
  'guardian-review': openGuardianReview,
} as const satisfies Readonly<Record<string, State>>;

/** States that send an entry: for the demo's site alone. */
export const SENDING_STATES = {
  receipt: async (page, origin, locale) => {
    const { form: words } = dictionary(locale).scouted;
    const form = await openGuardianReview(page, origin, locale);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: words.guardianStep.review.send }).click();
    await form.getByRole('heading', { name: words.receipt.title }).waitFor();
  },
} as const satisfies Readonly<Record<string, State>>;
