import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { rooms } from './eslint.rooms.mjs';

const BROWSER_ROOMS = [
  'components',
  'contracts',
  'domain',
  'images',
  'islands',
  'layouts',
  'lib',
  'stores',
];

const TYPED = ['**/*.ts', '**/*.tsx'];

const message =
  'Newer than the oldest browsers that the site is for (docs/decisions/pages-and-bytes.md); the build adds no substitutes.';
/** Static functions and unmistakable methods that the baseline browsers lack. */
const TOO_NEW_FUNCTIONS = {
  AbortSignal: ['any'],
  Array: ['fromAsync'],
  Error: ['isError'],
  Map: ['groupBy'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  URL: ['parse', 'canParse'],
};
const TOO_NEW_METHODS = [
  'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference',
  'getOrInsert getOrInsertComputed isWellFormed setFromBase64 toBase64 toHex toWellFormed',
  'checkVisibility hidePopover moveBefore requestClose setHTML showPopover',
  'startViewTransition togglePopover',
].flatMap((names) => names.split(' '));
const TOO_NEW_GLOBALS = ['CloseWatcher', 'Iterator', 'Temporal', 'scheduler'];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.dist-*/',
      '.astro/',
      '.local*/',
      '.netlify/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
    ],
  },
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  { files: ['**/*.tsx'], ...a11y.flatConfigs.strict },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules are for React's compiler, which the site does not have.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // `npm run check:types` checks the types of Astro files.
  {
    files: TYPED,
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: TYPED,
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeCheckedOnly, tseslint.configs.stylisticTypeCheckedOnly],
    rules: {
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // TypeScript takes its first overload for the deprecated one.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'fileSaver', package: 'file-saver' }] },
      ],
      // Finders of elements take the expected type, as `querySelector` does.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The syntax that Node strips has no enums.
      '@typescript-eslint/no-mixed-enums': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    },
  },
  rooms,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, ignoreUsingDeclarations: true },
      ],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/astro/**', 'src/catalogue/**'],
    rules: { 'no-console': 'error' },
  },
  {
    files: BROWSER_ROOMS.map((room) => `src/${room}/**`),
    // Code of the build or the functions only.
    ignores: ['src/components/blog/rich-text.ts', 'src/lib/http.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...Object.entries(TOO_NEW_FUNCTIONS).flatMap(([object, names]) =>
          names.map((property) => ({ object, property, message })),
        ),
        ...TOO_NEW_METHODS.map((property) => ({ property, message })),
      ],
      'no-restricted-globals': ['error', ...TOO_NEW_GLOBALS.map((name) => ({ name, message }))],
      // A part that does not come must be told.
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportExpression:not(CallExpression[callee.name='lazyPart'] ImportExpression)",
          message: 'Load a part by lazyPart.',
        },
      ],
    },
  },
);
