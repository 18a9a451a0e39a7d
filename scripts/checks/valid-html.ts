/** `npm run check:html`: every page is valid HTML. */
import { HtmlValidate } from 'html-validate';
import { readBuiltSite } from './built-site.ts';
import { report, siteFolder } from './report-faults.ts';

/** Astro writes it before a page's first island, even in the body, where browsers accept it. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { allowMultipleH1: true }],
    'no-missing-references': 'error',
    // Native elements look otherwise, a search sends nothing, and scripts fill some buttons.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-autoplay': 'off',
    'prefer-native-element': 'off',
    'text-content': 'off',
    'wcag/h32': 'off',
    // The table of a printed card.
    'wcag/h63': 'off',
  },
});
const site = readBuiltSite(siteFolder());
const faults: string[] = [];
for (const { file } of site.pages) {
  const { results } = await validator.validateString(site.read(file).replace(ISLAND_STYLE, ''));
  for (const { messages } of results) {
    faults.push(
      ...messages.map(
        ({ line, column, message, ruleId }) =>
          `${file}:${String(line)}:${String(column)}: ${message} (${ruleId})`,
      ),
    );
  }
}
report('html', `${String(site.pages.length)} pages`, faults);
