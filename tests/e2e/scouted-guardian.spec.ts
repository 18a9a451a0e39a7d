/**
 * A minor and her guardian on one phone, from the first key to the agency's desk; and applicants
 * who are too young.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Route } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { ADULT_AGE, MINIMUM_AGE } from '../../src/domain/constants.ts';
import { toPath } from '../../src/routes.ts';
import {
  field,
  fillPhotos,
  fillTexts,
  keptDraft,
  keptKeys,
  open,
  press,
  previews,
  reload,
} from './support/fill-application.ts';
import { send, writeDate } from './support/fill-application.ts';
import { entriesFrom, mailFrom, onlyEntryFrom } from './support/desk-page.ts';
import { expectAccessible } from './support/boxes.ts';
import { posts } from './support/network.ts';
import { holdPrint, waitForPrint } from './support/paper.ts';
import { APPLICATION, FORMS, type FormWords } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

/** Formats the agency's day as `yyyy-MM-dd`. */
const RECIFE = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Recife' });
const YEAR = new Date().getUTCFullYear();
const MINOR = `01/01/${YEAR - ADULT_AGE + 2}`;
const GUARDIAN = {
  name: 'Marta Barreto',
  phone: '+55 (87) 90000-4410',
  email: 'marta@correio.example',
} as const;

/** Fills a minor's own step without networks. */
async function fillOwn(
  form: Locator,
  words: FormWords,
  email: string,
  birthdate = MINOR,
): Promise<void> {
  await fillTexts(form, words, email);
  await writeDate(form, words, birthdate);
  for (const label of [words.labels.instagr, words.labels.tiktok])
    await field(form, label).fill('');
  await fillPhotos(form, words);
}

const guardianField = (form: Locator, name: string) => form.locator(`#scouted-guardian_${name}`);

async function fillGuardian(form: Locator, { guardianStep }: FormWords): Promise<void> {
  await guardianField(form, 'name').fill(GUARDIAN.name);
  await form.getByText(guardianStep.mother, { exact: true }).click();
  await guardianField(form, 'phone').fill(GUARDIAN.phone);
  await guardianField(form, 'email').fill(GUARDIAN.email);
}

async function pressByKeys(form: Locator, button: string, title: string): Promise<void> {
  const target = form.getByRole('button', { name: button, exact: true });
  for (
    let tabs = 0;
    tabs < 10 && !(await target.evaluate((node) => node === document.activeElement));
    tabs += 1
  ) {
    await form.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await form.page().keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: title })).toBeFocused();
}

async function handOver(form: Locator, { guardianStep }: FormWords): Promise<void> {
  await press(form, guardianStep.next, guardianStep.pass);
  await press(form, guardianStep.here, guardianStep.review);
}

test.use({ expectedErrors: [/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|status of 422/] });

for (const words of FORMS) {
  const { guardianStep: step } = words;

  test.describe(
    `an applicant under age in ${words.language}`,
    { tag: `@${words.language}` },
    () => {
      test('sends nothing before her guardian agrees, and arrives once, her guardian first', async ({
        page,
      }) => {
        test.slow();
        const form = await open(page, words);
        const email = mailFrom('minor');
        const sent = posts(page);
        await fillOwn(form, words, email);
        await press(form, words.next, step.title);
        await form.getByRole('button', { name: words.next }).click();
        await expect(form.getByRole('group', { name: /^\D*4\D*$/ })).toBeFocused();
        await guardianField(form, 'email').fill(email);
        await expect(guardianField(form, 'email')).toHaveAccessibleDescription(
          new RegExp(step.same),
        );
        await expectAccessible(page, '#scouted-form');
        // The browser knows the applicant.
        for (const name of ['name', 'email'])
          await expect(guardianField(form, name)).toHaveJSProperty('autocomplete', 'off');
        await fillGuardian(form, words);
        await pressByKeys(form, step.next, step.pass);
        await expectAccessible(page, '#scouted-form');
        await pressByKeys(form, step.here, step.review);

        for (const text of [
          APPLICATION.realname,
          email,
          'Garanhuns, Pernambuco',
          GUARDIAN.name,
          GUARDIAN.email,
          GUARDIAN.phone,
        ]) {
          await expect(form.locator('dl').first()).toContainText(text);
        }
        await expect(form.locator('.thumbs img')).toHaveCount(4);
        const tick = form.getByRole('checkbox', { name: step.consent });
        await expect(tick).not.toBeChecked();
        await form.getByRole('button', { name: step.send }).click();
        await expect(tick).toBeFocused();
        await expect(tick).toHaveAccessibleDescription(step.unticked);
        await expectAccessible(page, '#scouted-form');
        expect(sent).toEqual([]);

        // The first answer is lost, so the form sends the same again.
        const loseAnswer = async (route: Route) => {
          await route.fetch();
          await route.abort('connectionreset');
        };
        await page.route('**/api/entry/getScouted', loseAnswer, { times: 1 });
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
        await expect(form.getByRole('button', { name: step.send })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(form.getByRole('alert')).toBeFocused();
        await expect(tick).toBeChecked();
        await press(form, step.send, words.done);
        await expect(form.getByText(step.receipt)).toBeVisible();
        await expectAccessible(page, '#scouted-form');
        const reference = (await form.locator('.code .vh').textContent()) ?? '';
        // The guardian's device sends it to the guardian's own number and mailbox.
        const copies = form.locator('.own-copy').getByRole('link');
        const told = new RegExp(
          `${reference}.*${encodeURIComponent(toPath({ page: 'application' }, words.language))}`,
        );
        await expect(copies.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d{11}\?text=/);
        await expect(copies.first()).toHaveAttribute('href', told);
        await expect(copies.last()).toHaveAttribute('href', /^mailto:.+%40.+\?subject=.*&body=/);
        await expect(copies.last()).toHaveAttribute('href', told);
        const { texts } = await onlyEntryFrom(email);
        const facts = Array.from(texts, ([label, text]) => `${label}: ${text}`);
        expect(facts.slice(0, 2)).toEqual(step.note);
        expect(facts.join('\n')).toContain(`: ${reference}`);
        expect(facts.join('\n')).toContain(
          dictionary(words.language).scouted.form.guardianStep.review.purposeText,
        );
        expect(await keptKeys(page)).toEqual(['scouted-code']);
      });

      test('who is too young learns the first day to apply, with a reminder; nothing is kept or sent', async ({
        page,
      }) => {
        const form = await open(page, words);
        const sent = posts(page);
        const name = field(form, words.labels.realname);
        await name.fill('Clara Bittencourt');
        await fillPhotos(form, words);
        await writeDate(form, words, `01/01/${YEAR}`);
        await expect(form.getByText(words.wrongYear)).toBeVisible();
        await writeDate(form, words, `01/01/${YEAR - MINIMUM_AGE + 1}`);
        const title = form.getByRole('heading', { name: words.tooYoung.title });
        await expect(title).toBeFocused();
        await expect(title).toContainText(new RegExp(`1 jan ${YEAR + 1}`, 'i'));
        await expectAccessible(page, '#scouted-form');
        expect(await keptDraft(page)).toBeNull();
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          form.getByRole('button', { name: words.tooYoung.remind }).click(),
        ]);
        const file = await readFile(await download.path(), 'utf8');
        expect(download.suggestedFilename()).toMatch(/\.ics$/);
        expect(file).toContain(`DTSTART;VALUE=DATE:${YEAR + 1}0101\r\n`);
        expect(file).not.toMatch(new RegExp(`Clara|${YEAR - MINIMUM_AGE + 1}`));

        await form.getByRole('button', { name: words.wrongDate }).click();
        await expect(field(form, words.labels.birthdate)).toBeFocused();
        await expect(name).toHaveValue('Clara Bittencourt');
        await expect(previews(form, words)).toHaveCount(4);
        await field(form, words.labels.birthdate).blur();
        await form.getByRole('button', { name: words.tooYoung.erase }).click();
        await expect(form.getByRole('status').getByText(words.tooYoung.gone)).toBeVisible();
        await expect(title).toBeFocused();
        await form.getByRole('button', { name: words.wrongDate }).click();
        await expect(name).toHaveValue('');
        await expect(field(form, words.labels.birthdate)).toHaveValue('');
        await expect(previews(form, words)).toHaveCount(0);
        // A browser may keep the page that is left, and show it again.
        await name.fill('Clara Bittencourt');
        await writeDate(form, words, `01/01/${YEAR - MINIMUM_AGE + 1}`);
        await expect(title).toBeFocused();
        await page.evaluate(() =>
          window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
        );
        await expect(form.getByText(words.tooYoung.gone)).toBeVisible();
        await reload(form, words);
        await expect(name).toHaveValue('');
        expect(sent).toEqual([]);
      });
    },
  );
}

test.describe('an applicant under age', { tag: '@pt' }, () => {
  const [words] = FORMS;
  const { guardianStep: step } = words;

  test('finds everything again after a turned date and a return; a guardian’s refusal leaves nothing', async ({
    page,
  }) => {
    test.slow();
    const form = await open(page, words);
    const sent = posts(page);
    const email = mailFrom('forth');
    await fillOwn(form, words, email);
    await press(form, words.next, step.title);
    // The next screens are loaded, so the network may fail.
    await page.context().setOffline(true);
    await fillGuardian(form, words);
    await handOver(form, words);
    await page.context().setOffline(false);
    // A guardian who corrects something agrees anew, and is not told what was missing before.
    const tick = form.getByRole('checkbox');
    const { correct } = dictionary('pt').scouted.form.guardianStep.review;
    await tick.check();
    await press(form, correct, step.title);
    await handOver(form, words);
    await expect(tick).not.toBeChecked();
    await form.getByRole('button', { name: step.send }).click();
    await expect(tick).toHaveAttribute('aria-invalid', 'true');
    await press(form, correct, step.title);
    await handOver(form, words);
    await expect(tick).not.toHaveAttribute('aria-invalid');
    await tick.check();
    await page.goBack();
    await expect(field(form, words.labels.realname)).toBeVisible();
    await expect(previews(form, words)).toHaveCount(4);

    // For an adult the step is gone and networks are required.
    await writeDate(form, words, APPLICATION.birthdate);
    await form.getByRole('button', { name: words.send }).click();
    await expect(field(form, words.labels.instagr)).toHaveAttribute('aria-invalid', 'true');
    await writeDate(form, words, MINOR);
    await press(form, words.next, step.title);
    await expect(guardianField(form, 'name')).toHaveValue(GUARDIAN.name);
    await expect(guardianField(form, 'phone')).toHaveValue(GUARDIAN.phone);

    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect(field(form, words.labels.realname)).toHaveValue(APPLICATION.realname);
    await fillPhotos(form, words);
    await press(form, words.next, step.title);
    await expect(guardianField(form, 'email')).toHaveValue(GUARDIAN.email);
    await handOver(form, words);
    await expect(form.getByRole('checkbox')).not.toBeChecked();

    await press(form, step.decline, step.declined);
    await expectAccessible(page, '#scouted-form');
    expect(await keptDraft(page)).toBeNull();
    await expect(form.getByRole('img')).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(await entriesFrom(email)).toEqual([]);
  });

  test('who comes of age at midnight, while her guardian reads, loses nothing and arrives once, for herself', async ({
    page,
  }) => {
    test.slow();
    const DAY = 24 * 60 * 60 * 1000;
    const [year = '', month = '', day = ''] = RECIFE.format(new Date()).split('-');
    await page.clock.install({ time: Date.now() - DAY });
    const form = await open(page, words);
    const email = mailFrom('midnight');
    await fillOwn(form, words, email, `${day}/${month}/${Number(year) - ADULT_AGE}`);
    await press(form, words.next, step.title);
    await fillGuardian(form, words);
    await handOver(form, words);
    await form.getByRole('checkbox').check();

    await page.clock.setSystemTime(Date.now());
    await form.getByRole('button', { name: step.send }).click();
    const networks = [words.labels.instagr, words.labels.tiktok].map((label) => field(form, label));
    for (const network of networks) await expect(network).toHaveAttribute('aria-invalid', 'true');
    expect(await entriesFrom(email)).toEqual([]);
    await expect(field(form, words.labels.realname)).toHaveValue(APPLICATION.realname);
    await expect(previews(form, words)).toHaveCount(4);
    for (const network of networks) await network.fill(APPLICATION.instagr);
    await send(form, words);
    const { texts } = await onlyEntryFrom(email);
    expect(texts.get('Observações')).not.toContain('Marta');
    expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain(
      'Marta',
    );
  });

  test('is led to the guardian by the gateway where the device’s clock is ahead', async ({
    page,
  }) => {
    test.slow();
    await page.clock.install({ time: Date.UTC(YEAR + 4, 5, 1) });
    const form = await open(page, words);
    await fillOwn(form, words, mailFrom('ahead'));
    for (const label of [words.labels.instagr, words.labels.tiktok])
      await field(form, label).fill('@clara.example');
    await press(form, words.send, step.title);
    await expect(guardianField(form, 'name')).toHaveAttribute('aria-invalid', 'true');
  });
});

test(
  'A receipt can be printed and shared, without anything personal',
  { tag: ['@pt', '@chromium'] },
  async ({ page, context }) => {
    test.slow();
    const [words] = FORMS;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await holdPrint(page);
    // An entry that waits in the outbox has the same receipt.
    await page.route('**/api/entry/getScouted', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), status: 'queued' },
      });
    });
    const form = await open(page, words);
    const email = mailFrom('receipt');
    await fillTexts(form, words, email);
    await fillPhotos(form, words);
    await send(form, words);
    // The labels are centred.
    for (const link of await form.locator('a.btn').all())
      await expect(link).toHaveCSS('display', 'flex');
    const reference = (await form.locator('.code .vh').textContent()) ?? '';
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await form.getByRole('button', { name: reference }).click();
    await expect(form.getByText(words.receipt.copied)).toBeVisible();
    expect(await copied()).toBe(reference);
    await form.getByRole('button', { name: words.receipt.share }).click();
    await expect.poll(copied).toContain(` ${reference}`);
    expect(await copied()).not.toMatch(new RegExp(`Edilene|${email}|90000`));
    // Printing is for desktops.
    await expect(form.getByRole('button', { name: words.receipt.print })).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByRole('button', { name: words.receipt.print }).click();
    await waitForPrint(page);
    await form.getByText(words.receipt.what).click();
    await page.emulateMedia({ media: 'print' });
    await expect(form.locator('.code i').first()).toBeVisible();
    await expect(form.getByText(words.receipt.what).locator('svg')).toBeHidden();
    await expect(form.getByRole('button', { name: words.receipt.print })).toBeHidden();
    await expect(form.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  },
);
