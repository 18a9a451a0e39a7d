import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { listFiles } from '../build/published.ts';
import { FOLDER, report } from './report-faults.ts';

const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': ['error', { allowMultipleH1: true }],
    'no-missing-references': 'error',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'no-autoplay': 'off',
    'prefer-native-element': 'off', // they look otherwise
    'text-content': 'off', // scripts fill some buttons
    'wcag/h32': 'off', // a search sends nothing
    'wcag/h63': 'off',
  },
});
const pages = listFiles(FOLDER).filter((file) => file.endsWith('.html'));
if (pages.length === 0) throw new Error(`There is no site in ${FOLDER}`);
const faults: string[] = [];
for (const file of pages) {
  const html = readFileSync(join(FOLDER, file), 'utf8').replace(ISLAND_STYLE, '');
  const { results } = await validator.validateString(html);
  for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages))
    faults.push(`${file}:${line}:${column}: ${message} (${ruleId})`);
}
report('html', `${pages.length} pages`, faults);
