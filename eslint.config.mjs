import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', '.astro/', '.local*/', '.netlify/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  { files: ['**/*.tsx'], ...a11y.flatConfigs.strict },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  { files: ['src/**'], ignores: ['src/config/**', 'src/catalogue/**'], rules: { 'no-console': 'error' } },
);
