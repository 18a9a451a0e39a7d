/** `npm run check:licences`: every package of the lock file has a licence that only asks for its
 * notice, or stands below with a reason. */
import { existsSync, readFileSync } from 'node:fs';
import { report } from './report-faults.ts';

const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
];

/** Packages, the licence that they name, and why they are permitted. */
const EXCUSES: readonly (readonly [packages: RegExp, licence: string | null, reason: string])[] = [
  [
    /^@img\/sharp-(?:libvips|win32|wasm32)/,
    'LGPL-3.0-or-later',
    'libvips is loaded as a library of its own, unchanged; no visitor is sent any of it',
  ],
  [/^lightningcss(?:$|-)/, 'MPL-2.0', 'a tool of the build, unchanged; what it writes is ours'],
  [/^(?:axe-core|@axe-core\/playwright)$/, 'MPL-2.0', 'a tool of the tests, unchanged'],
  [/^spdx-exceptions$/, 'CC-BY-3.0', 'names that a tool reads; the package names its author'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'facts that a tool reads; the package names its author'],
  [/^callsite$/, null, 'its readme carries the MIT licence that its manifest forgets'],
  [/^memorystream$/, null, 'its manifest names MIT in the list that manifests had before'],
];

interface Manifest {
  readonly license?: string | { readonly type: string };
  readonly link?: boolean;
}
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const { packages } = readJson('package-lock.json') as {
  readonly packages: Readonly<Record<string, Manifest>>;
};

/** What is installed knows better than the lock file, which also names other systems' packages. */
function licenceOf(path: string, entry: Manifest): string | null {
  const file = `${path}/package.json`;
  const { license } = existsSync(file) ? (readJson(file) as Manifest) : entry;
  return (typeof license === 'string' ? license : license?.type) ?? null;
}

const used = new Set<RegExp>();

function isAgreed(name: string, licence: string | null): boolean {
  if (licence !== null && ALLOWED.includes(licence)) return true;
  const excuse = EXCUSES.find(([names, named]) => named === licence && names.test(name));
  if (excuse !== undefined) used.add(excuse[0]);
  return excuse !== undefined;
}

/** Of a choice one licence must be permitted, of a sum all; people decide what is nested. */
function holds(name: string, expression: string | null): boolean {
  const licences = expression?.replace(/^\(|\)$/g, '') ?? null;
  if (licences === null || /[()]/.test(licences)) return isAgreed(name, expression);
  return licences
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAgreed(name, licence)));
}

const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
const faults = installed.flatMap(([path, entry]) => {
  const name = path.split('node_modules/').at(-1) ?? path;
  const licence = licenceOf(path, entry);
  return holds(name, licence) ? [] : [`${name}: ${licence ?? 'no licence'} is not agreed to`];
});
const unneeded = EXCUSES.filter(([names]) => !used.has(names));
report('licences', `${String(installed.length)} packages`, [
  ...faults,
  ...unneeded.map(([names]) => `no package needs the excuse for ${names.source}`),
]);
