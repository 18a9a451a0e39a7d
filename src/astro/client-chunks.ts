/** Joins modules that pages need together: a chain of imports costs request after request. */

const REACT = [
  'node_modules/react/',
  'node_modules/react-dom/',
  'node_modules/scheduler/',
  'node_modules/@astrojs/react/',
  'node_modules/@nanostores/react/',
  'src/islands/Icon',
  'src/islands/use-',
  'src/styles/icon-paths',
];

const ON_EVERY_PAGE = [
  'node_modules/nanostores/atom/',
  'node_modules/nanostores/clean-stores/',
  'i18n/phrases',
  'src/islands/shell/',
  'src/islands/lazy-part',
  'src/islands/link-clicks',
  'src/images/media-queries',
  'src/images/watch-pictures',
  'src/islands/selection/heart',
  'src/lib/or-null',
  'src/lib/trailing-marks',
  'src/lib/browser-storage',
  'src/stores/selection.ts',
  'src/stores/json-store',
  'src/stores/online',
];

const DAYS = ['src/domain/calendar-day', 'src/domain/shown-days'];

const contains = (places: readonly string[]) => (id: string) => {
  const path = id.replaceAll('\\', '/');
  return places.some((place) => path.includes(`/${place}`));
};

const groups = [
  { name: 'react', test: contains(REACT) },
  { name: 'shell', test: contains(ON_EVERY_PAGE) },
  { name: 'days', test: contains(DAYS) },
];

export const CLIENT_CHUNKS = {
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
};
