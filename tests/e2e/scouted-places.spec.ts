/** The lists of places in an application, each for the choice before it. */
import { dictionary } from '../../i18n/dictionary.ts';
import { choose, field, fillPhotos, fillTexts, open } from './support/fill-application.ts';
import { mailFrom, onlyEntryFrom } from './support/desk-page.ts';
import { pauseRequests } from './support/network.ts';
import { FORMS } from './support/scouted.ts';
import { expect, test } from './support/test.ts';

const [words] = FORMS;

test.describe('the application’s places', { tag: '@pt' }, () => {
  test('begins with Brasil, and loads each list of places after the choice before it', async ({ page }) => {
    const releaseCountries = await pauseRequests(page, /\/api\/options\?language=..$/);
    const releaseStates = await pauseRequests(page, /\/api\/options\?.*country=/);
    const form = await open(page, words);
    const [country, state, city] = [
      field(form, words.labels.country),
      field(form, words.labels.id_state),
      field(form, words.labels.basedin),
    ];
    await expect(state).toBeDisabled();
    await expect(state.locator('option:checked')).toHaveText(words.countryFirst);
    releaseCountries();
    await expect(country.locator('option:checked')).toHaveText(words.brazil);
    await expect(country.locator('option').nth(1)).toHaveText(words.brazil);
    await expect(state).toHaveAttribute('aria-busy', 'true');
    await expect(city).toBeDisabled();
    releaseStates();
    await choose(state, 'Pernambuco');
    await choose(city, 'Olinda');
    await choose(state, 'Bahia');
    await expect(city.locator('option:checked')).toHaveText(words.unchosen);
    await choose(city, 'Salvador');
  });

  test('asks for the places again as soon as the network is back', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const form = await open(page, words);
    const state = field(form, words.labels.id_state);
    await expect(state).toBeEnabled();
    await context.setOffline(true);
    await choose(field(form, words.labels.country), 'Argentina');
    const failure = form.getByText(dictionary('pt').scouted.form.places.failed).filter({ visible: true });
    await expect(failure).toHaveCount(1);
    await context.setOffline(false);
    await expect(failure).toHaveCount(0);
    await expect(state).toBeEnabled();
  });

  test('keeps no draft of a country that nobody chose', async ({ page }) => {
    const form = await open(page, words);
    await expect(field(form, words.labels.id_state)).toBeEnabled();
    await page.reload();
    await expect(field(form, words.labels.id_state)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('scouted-draft-models'))).toBeNull();
  });

  test('lets state and city be typed for a country without a list, and tells the agency', async ({ page }) => {
    test.slow();
    const form = await open(page, words);
    const email = mailFrom('abroad');
    await fillTexts(form, words, email);
    await fillPhotos(form, words);
    await choose(field(form, words.labels.country), 'Portugal');
    await expect(field(form, words.labels.id_state)).toHaveValue('');
    await form.getByRole('textbox', { name: words.labels.id_state }).fill('Distrito do Porto');
    await form.getByRole('textbox', { name: words.labels.basedin }).fill('Vila do Conde');
    await form.getByRole('button', { name: words.send }).click();
    await expect(form.getByRole('heading', { name: words.done })).toBeFocused();
    const { texts } = await onlyEntryFrom(email);
    expect(texts.get('País')).toBe('Portugal');
    expect(texts.get('Observações')).toMatch(/Distrito do Porto[^]*Vila do Conde/);
  });
});
