/** Permitted licences: those that only require their notice, and single cases with a reason. */

export interface LicensedPackage {
  readonly name: string;
  /** SPDX expression, if the package names one. */
  readonly licence: string | null;
}

const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
]);

export interface Excuse {
  readonly packages: RegExp;
  readonly licence: string | null;
  /** Why the package is permitted. */
  readonly reason: string;
}

export const EXCUSES: readonly Excuse[] = [
  {
    packages: /^@img\/sharp-(?:libvips|win32|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips is loaded as a library of its own, unchanged, by the build and by the preview; no visitor is sent any of it',
  },
  {
    packages: /^lightningcss(?:$|-)/,
    licence: 'MPL-2.0',
    reason: 'a tool of the build, unchanged; what it writes is ours',
  },
  {
    packages: /^(?:axe-core|@axe-core\/playwright)$/,
    licence: 'MPL-2.0',
    reason: 'a tool of the tests, unchanged',
  },
  {
    packages: /^spdx-exceptions$/,
    licence: 'CC-BY-3.0',
    reason: 'a list of names that a tool of the build reads; its author is named in the package',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason:
      'facts about browsers that a tool of the linter brings along; its author is named in the package',
  },
  {
    packages: /^callsite$/,
    licence: null,
    reason: 'its readme carries the MIT licence that its manifest forgets',
  },
  {
    packages: /^memorystream$/,
    licence: null,
    reason: 'its manifest names MIT in the list of licences that manifests had before',
  },
];

/** A package's name from its place in the lock file, such as `node_modules/a/node_modules/@b/c`. */
export function packageName(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

/** Packages without a permitted licence, and superfluous excuses. */
export function faultsOf(
  packages: readonly LicensedPackage[],
  excuses: readonly Excuse[] = EXCUSES,
): readonly string[] {
  const used = new Set<Excuse>();
  const isAgreed = (name: string) => (licence: string | null) => {
    if (licence !== null && ALLOWED.has(licence)) return true;
    const excuse = excuses.find((one) => one.licence === licence && one.packages.test(name));
    if (excuse !== undefined) used.add(excuse);
    return excuse !== undefined;
  };
  const faults = packages
    .filter(({ name, licence }) => !holds(licence, isAgreed(name)))
    .map(({ name, licence }) => `${name}: ${licence ?? 'no licence'} is not agreed to`);
  return [
    ...faults,
    ...excuses
      .filter((excuse) => !used.has(excuse))
      .map(({ packages: names }) => `no package needs the excuse for ${names.source}`),
  ];
}

/** Of a choice one licence must be permitted, of a sum all. People decide a sum of choices. */
function holds(expression: string | null, isAgreed: (licence: string | null) => boolean): boolean {
  const licences = expression?.replace(/^\(|\)$/g, '') ?? null;
  if (licences === null || /[()]/.test(licences)) return isAgreed(expression);
  return licences.split(' OR ').some((choice) => choice.split(' AND ').every(isAgreed));
}
