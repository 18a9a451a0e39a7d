import boundaries from 'eslint-plugin-boundaries';

const ROOMS = {
  domain: [],
  lib: [],
  i18n: ['domain'],
  sources: ['domain', 'lib'],
  config: ['domain', 'lib'],
  catalogue: ['sources', 'domain', 'config', 'images', 'lib'],
  astro: ['catalogue', 'config', 'routes', 'i18n', 'images', 'domain', 'lib'],
  images: ['domain', 'lib'],
  styles: ['domain', 'lib'],
  contracts: ['lib', 'domain'],
  stores: ['lib', 'domain'],
  routes: ['domain', 'i18n'],
  views: ['domain', 'i18n', 'routes', 'contracts'],
  islands: ['stores', 'contracts', 'lib', 'domain', 'images', 'styles'],
  components: ['islands', 'routes', 'images', 'i18n', 'styles', 'domain', 'lib'],
  layouts: ['islands', 'components', 'routes', 'images', 'i18n', 'styles', 'domain', 'assets'],
  pages: [
    ...['catalogue', 'views', 'routes', 'layouts', 'components', 'islands', 'images', 'i18n'],
    ...['domain', 'styles', 'assets'],
  ],
  middleware: ['catalogue'],
  gateway: ['contracts', 'routes', 'sources', 'config', 'lib', 'domain', 'i18n'],
  // An independent witness of the contract.
  'back-office': [],
};
/** These rooms may import types of views, but no code. */
const TYPES_OF_VIEWS = ['islands', 'components', 'layouts'];

const PATTERNS = {
  i18n: 'i18n/**',
  routes: 'src/routes.ts',
  middleware: 'src/middleware.ts',
  'back-office': 'scripts/back-office/**',
};
const room = (name) => ({ file: { categories: name } });

export const rooms = {
  files: ['src/**/*.{ts,tsx,astro}', 'i18n/**/*.ts', 'scripts/back-office/**/*.ts'],
  plugins: { boundaries },
  settings: {
    'boundaries/files': [
      { category: 'phrases', pattern: 'i18n/phrases.ts' },
      ...[...Object.keys(ROOMS), 'assets'].map((category) => ({
        category,
        pattern: PATTERNS[category] ?? `src/${category}/**`,
      })),
    ],
    'import/resolver': { node: { extensions: ['.ts', '.tsx', '.astro'] } },
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: false,
        policies: [
          ...Object.entries(ROOMS).map(([name, allowed]) => ({
            from: room(name),
            allow: { to: room([name, ...allowed]) },
          })),
          ...TYPES_OF_VIEWS.map((name) => ({
            from: room(name),
            allow: { to: room('views'), dependency: { kind: 'type' } },
          })),
          // Islands fill blanks themselves; their texts come from the page.
          { from: room('islands'), allow: { to: room('phrases') } },
        ],
      },
    ],
  },
};
