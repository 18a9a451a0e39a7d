import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { dictionary } from '../../i18n/dictionary.ts';
import { fill } from '../../i18n/phrases.ts';
import { addMonths, agencyDay, monthNames } from '../../src/domain/calendar-day.ts';
import { ADULT_AGE, ENTRY_RETENTION_MONTHS, MINIMUM_AGE } from '../../src/domain/constants.ts';
import { toShortDay } from '../../src/islands/application/guardian/summary-rows.ts';
import { toPath } from '../../src/routes.ts';
import {
  answerDay,
  APPLICATION,
  open,
  step,
  words,
  type Form,
} from './support/fill-application.ts';
import { GUARDIAN } from '../support/filled-forms.ts';
import { entriesFrom, mailFrom, onlyEntryFrom } from './support/desk-page.ts';
import { posts } from './support/network.ts';
import { expectAccessible, focusFaults } from './support/reading.ts';
import { expect, test } from './support/test.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = new Date().getUTCFullYear();
const MINOR = `01/01/${YEAR - ADULT_AGE + 2}`;
const ENTRY = '**/api/entry/getScouted';
const { labels } = words;
const { errors, required } = dictionary('pt').forms;
const { guardianStep } = dictionary('pt').scouted.form;

const TYPED = ['guardian_name', 'guardian_phone', 'guardian_email'] as const;

/** Fills a minor's own step without networks. */
async function fillOwn(form: Form, email: string, birthdate = MINOR): Promise<void> {
  await form.fillTexts(email);
  await form.writeDate(birthdate);
  for (const label of [labels.instagr, labels.tiktok]) await form.field(label).fill('');
  await form.fillPhotos();
}

const guardianField = (form: Form, name: keyof typeof GUARDIAN) => form.locator(`#scouted-${name}`);

async function fillGuardian(form: Form): Promise<void> {
  for (const name of TYPED) await guardianField(form, name).fill(GUARDIAN[name]);
  await form.getByText(step.mother, { exact: true }).click();
}

async function pressByKeys(form: Form, button: string, title: string): Promise<void> {
  const target = form.getByRole('button', { name: button, exact: true });
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let tabs = 0; tabs < 10 && !(await hasFocus()); tabs += 1)
    await form.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
  await form.page().keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: title })).toBeFocused();
}

async function handOver(form: Form): Promise<void> {
  await form.pressTo(step.next, step.pass);
  await form.pressTo(step.here, step.review);
}

test.use({ expectedErrors: [/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|status of 422/] });

test('An applicant under age sends nothing before her guardian agrees', async ({ page }) => {
  test.slow();
  const form = await open(page);
  const email = mailFrom('minor');
  const sent = posts(page);
  await fillOwn(form, email);
  await form.pressTo(words.next, step.title);
  await form.getByRole('button', { name: words.next }).click();
  await expect(form.getByRole('group', { name: /^\D*4\D*$/ })).toBeFocused();
  await guardianField(form, 'guardian_email').fill(email);
  await expect(guardianField(form, 'guardian_email')).toHaveAttribute('aria-invalid', 'false');
  await expect(guardianField(form, 'guardian_email')).toHaveAccessibleDescription(
    /É o mesmo da sua parte\./,
  );
  await guardianField(form, 'guardian_phone').fill(APPLICATION.phone);
  await expect(guardianField(form, 'guardian_phone')).toHaveAccessibleDescription(
    /É o mesmo da sua parte\./,
  );
  await expectAccessible(page, '#scouted-form');
  // The browser knows the applicant.
  for (const name of TYPED)
    await expect(guardianField(form, name)).toHaveJSProperty('autocomplete', 'off');
  await fillGuardian(form);
  await pressByKeys(form, step.next, step.pass);
  await expectAccessible(page, '#scouted-form');
  expect(await focusFaults(page, 'Tab', 4)).toEqual([]);
  await pressByKeys(form, step.here, step.review);

  for (const text of [
    APPLICATION.realname,
    email,
    'Garanhuns, Pernambuco',
    ...TYPED.map((name) => GUARDIAN[name]),
  ])
    await expect(form.locator('dl').first()).toContainText(text);
  await expect(form.locator('.thumbs img')).toHaveCount(4);
  const tick = form.getByRole('checkbox', { name: step.consent });
  await expect(tick).not.toBeChecked();
  const ticked = await form.locator('label.tick').filter({ visible: true }).innerText();
  const purpose = await form.locator('.terms p').first().innerText();
  await form.getByRole('button', { name: step.send }).click();
  await expect(tick).toBeFocused();
  await expect(tick).toHaveAccessibleDescription(required.guardian_consent);
  await expectAccessible(page, '#scouted-form');
  expect(sent).toEqual([]);

  // The first answer is lost, so the form sends the same again.
  const lose = (route: Route) => route.fetch().then(() => route.abort('connectionreset'));
  await page.route(ENTRY, lose, { times: 1 });
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: step.send })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(tick).toBeChecked();
  // A failure is over for whoever corrects something.
  await form.pressTo(step.correct, step.title);
  await handOver(form);
  await tick.check();
  await form.pressTo(step.send, words.done);
  await expect(form.getByText('Edilene e Marta, as fotos chegaram.')).toContainText(
    `até ${answerDay()}`,
  );
  // The day to which the guardian agreed.
  const end = addMonths(agencyDay(new Date()), ENTRY_RETENTION_MONTHS);
  await expect(form.locator('dl').first()).toContainText(
    toShortDay(end, { months: monthNames('pt-BR') }),
  );
  await expectAccessible(page, '#scouted-form');
  const reference = (await form.locator('.code .vh').textContent()) ?? '';
  // The guardian's device sends it to the guardian's own number and mailbox.
  const copies = form.locator('.own-copy').getByRole('link');
  const told = new RegExp(
    `${reference}.*${encodeURIComponent(toPath({ page: 'myApplication' }, 'pt'))}`,
  );
  await expect(copies.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d{11}\?text=/);
  await expect(copies.first()).toHaveAttribute('href', told);
  await expect(copies.last()).toHaveAttribute(
    'href',
    /^mailto:[^+%]+@[^+%]+\?subject=[^+]+&body=[^+]+$/,
  );
  await expect(copies.last()).toHaveAttribute('href', told);
  const { texts } = await onlyEntryFrom(email);
  const facts = Array.from(texts, ([label, text]) => `${label}: ${text}`);
  expect(facts.slice(0, 2)).toEqual([`Responsável: ${GUARDIAN.guardian_name}`, 'Relação: mãe']);
  expect(facts.join('\n')).toContain(`: ${reference}`);
  expect(texts.get('Concordou com')).toBe(`${ticked} ${purpose}`);
  expect(await form.keptKeys()).toEqual(['scouted-code']);
  // No step that is over stays in the history.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('An applicant who is too young learns when to apply; nothing is kept', async ({ page }) => {
  const form = await open(page);
  const sent = posts(page);
  const name = form.field(labels.realname);
  await name.fill('Clara Bittencourt');
  await form.fillPhotos();
  await form.writeDate(`01/01/${YEAR}`);
  await expect(form.getByText(errors.date)).toBeVisible();
  await expect.poll(form.keptDraft).toBeNull();
  await form.writeDate(`01/01/${YEAR - MINIMUM_AGE + 1}`);
  const title = form.getByRole('heading', { name: words.tooYoung.title });
  await expect(title).toBeFocused();
  await expect(title).toContainText(new RegExp(`1 jan ${YEAR + 1}`, 'i'));
  await expectAccessible(page, '#scouted-form');
  expect(await form.keptDraft()).toBeNull();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', { name: words.tooYoung.remind }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  expect(file).toContain(`DTSTART;VALUE=DATE:${YEAR + 1}0101\r\n`);
  expect(file).not.toMatch(new RegExp(`Clara|${YEAR - MINIMUM_AGE + 1}`));

  const wrongDate = form.getByRole('button', { name: words.tooYoung.wrongDate });
  await wrongDate.click();
  await expect(form.field(labels.birthdate)).toBeFocused();
  await expect(name).toHaveValue('Clara Bittencourt');
  await expect(form.previews).toHaveCount(4);
  await form.field(labels.birthdate).blur();
  await form.getByRole('button', { name: words.tooYoung.erase }).click();
  await expect(form.getByRole('status').getByText(words.tooYoung.gone)).toBeVisible();
  await expect(title).toBeFocused();
  await wrongDate.click();
  await expect(name).toHaveValue('');
  await expect(form.field(labels.birthdate)).toHaveValue('');
  await expect(form.previews).toHaveCount(0);
  // A browser may keep the page that is left, and show it again.
  await name.fill('Clara Bittencourt');
  await form.writeDate(`01/01/${YEAR - MINIMUM_AGE + 1}`);
  await expect(title).toBeFocused();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(form.getByText(words.tooYoung.gone)).toBeVisible();
  await form.reload();
  await expect(name).toHaveValue('');
  expect(sent).toEqual([]);
});

test('An applicant under age finds all again; a guardian’s no erases it', async ({ page }) => {
  test.slow();
  const form = await open(page);
  const sent = posts(page);
  const email = mailFrom('forth');
  await fillOwn(form, email);
  await form.pressTo(words.next, step.title);
  // The next screens are loaded, so the network may fail.
  await page.context().setOffline(true);
  await fillGuardian(form);
  await handOver(form);
  await page.context().setOffline(false);
  await form.pressTo(step.correct, step.title);
  const goBackBy = async (button: string) => {
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(form.field(labels.realname)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await form.pressTo(words.next, step.title);
  };
  await goBackBy(guardianStep.back);
  await form.pressTo(step.next, step.pass);
  await form.pressTo(guardianStep.pass.back, step.title);
  await form.pressTo(step.next, step.pass);
  await goBackBy(fill(guardianStep.pass.absent, { guardian: 'Marta' }));
  await handOver(form);
  // A guardian who corrects something agrees anew, and is not told what was missing before.
  const tick = form.getByRole('checkbox');
  await tick.check();
  await form.pressTo(step.correct, step.title);
  await handOver(form);
  await expect(tick).not.toBeChecked();
  await form.getByRole('button', { name: step.send }).click();
  await expect(tick).toHaveAttribute('aria-invalid', 'true');
  await form.pressTo(step.correct, step.title);
  await handOver(form);
  await expect(tick).toHaveAttribute('aria-invalid', 'false');
  await tick.check();
  await page.goBack();
  await expect(form).toBeFocused();
  await expect(form.field(labels.realname)).toBeVisible();
  await expect(form.previews).toHaveCount(4);

  // For an adult the step is gone and networks are required.
  await form.writeDate(APPLICATION.birthdate);
  await form.getByRole('button', { name: words.send }).click();
  await expect(form.field(labels.instagr)).toHaveAttribute('aria-invalid', 'true');
  await form.writeDate(MINOR);
  await expect(form.field(labels.instagr)).toHaveAttribute('aria-invalid', 'false');
  await form.pressTo(words.next, step.title);
  await expect(guardianField(form, 'guardian_name')).toHaveValue(GUARDIAN.guardian_name);
  await expect(guardianField(form, 'guardian_phone')).toHaveValue(GUARDIAN.guardian_phone);

  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.field(labels.realname)).toHaveValue(APPLICATION.realname);
  await form.fillPhotos();
  await form.pressTo(words.next, step.title);
  await expect(guardianField(form, 'guardian_email')).toHaveValue(GUARDIAN.guardian_email);
  await handOver(form);
  await expect(form.getByRole('checkbox')).not.toBeChecked();

  await form.pressTo(step.decline, step.declined);
  await expectAccessible(page, '#scouted-form');
  expect(await form.keptDraft()).toBeNull();
  await expect(form.getByRole('img')).toHaveCount(0);
  expect(sent).toEqual([]);
  expect(await entriesFrom(email)).toEqual([]);
  // The page was loaded anew within the step.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('An applicant who comes of age while her guardian reads loses nothing', async ({ page }) => {
  test.slow();
  const [year = '', month = '', day = ''] = agencyDay(new Date()).split('-');
  await page.clock.install({ time: Date.now() - DAY });
  const form = await open(page);
  const email = mailFrom('midnight');
  await fillOwn(form, email, `${day}/${month}/${Number(year) - ADULT_AGE}`);
  await form.pressTo(words.next, step.title);
  await fillGuardian(form);
  await handOver(form);
  await form.getByRole('checkbox').check();

  await page.clock.setSystemTime(Date.now());
  await form.getByRole('button', { name: step.send }).click();
  const networks = [labels.instagr, labels.tiktok].map((label) => form.field(label));
  for (const network of networks) await expect(network).toHaveAttribute('aria-invalid', 'true');
  expect(await entriesFrom(email)).toEqual([]);
  await expect(form.field(labels.realname)).toHaveValue(APPLICATION.realname);
  await expect(form.previews).toHaveCount(4);
  for (const network of networks) await network.fill(APPLICATION.instagr);
  await form.send();
  const { texts } = await onlyEntryFrom(email);
  expect(texts.get('Observações')).not.toContain('Marta');
  const kept = await page.evaluate(() => Object.values({ ...localStorage }).join());
  expect(kept).not.toContain('Marta');
});

test('An applicant under age is led to the guardian by a device ahead, too', async ({ page }) => {
  test.slow();
  await page.clock.install({ time: Date.UTC(YEAR + 4, 5, 1) });
  const form = await open(page);
  await fillOwn(form, mailFrom('ahead'));
  for (const label of [labels.instagr, labels.tiktok])
    await form.field(label).fill('@clara.example');
  await form.pressTo(words.send, step.title);
  await expect(guardianField(form, 'guardian_name')).toHaveAttribute('aria-invalid', 'true');
});
