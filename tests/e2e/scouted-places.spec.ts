/** The lists of places of an application, each after the choice before it. */
import { choose, field, fillPhotos, fillTexts, mailFrom, MODELS_FORMS, open } from './support/application.ts';
import { onlyEntryFrom } from './support/desk.ts';
import { delayRequests } from './support/network.ts';
import { expect, test } from './support/test.ts';

for (const words of MODELS_FORMS) {
  const from = (title: string) => mailFrom(title, words);

  test.describe(`the application’s places in ${words.name}`, { tag: `@${words.language}` }, () => {
    test('loads each list of places after the choice before it', async ({ page }) => {
      await delayRequests(page, '**/api/options?*country=*', 400);
      const form = await open(page, words);
      const [country, state, city] = [
        field(form, words.labels.country),
        field(form, words.labels.id_state),
        field(form, words.labels.basedin),
      ];
      await expect(state).toBeDisabled();
      await expect(state.locator('option:checked')).toHaveText(words.countryFirst);
      await choose(country, words.brazil);
      await expect(state).toHaveAttribute('aria-busy', 'true');
      await expect(city).toBeDisabled();
      await choose(state, 'Pernambuco');
      await choose(city, 'Olinda');
      await choose(state, 'Bahia');
      await expect(city.locator('option:checked')).toHaveText(words.unchosen);
      await choose(city, 'Salvador');
    });

    test('lets state and city be typed for a country without a list, and tells the agency', async ({ page }) => {
      test.slow();
      const form = await open(page, words);
      const email = from('abroad');
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
}
