/** `npm run check:licences`: finds licences in the lock file that are not permitted. Installed
 * packages' own statements take precedence. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCUSES, faultsOf, packageName, type LicensedPackage } from './licence-rules.ts';
import { report } from './report-faults.ts';

interface Manifest {
  readonly license?: string | { readonly type: string };
}

const root = process.argv[2] ?? '.';
const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Manifest & { readonly link?: boolean }>>;
};

const packages: readonly LicensedPackage[] = Object.entries(locked)
  .filter(([path, { link = false }]) => path !== '' && !link)
  .map(([path, entry]) => ({
    name: packageName(path),
    licence: toLicence(readInstalled(path)) ?? toLicence(entry),
  }));

const counts = new Map<string, number>();
for (const { licence } of packages)
  counts.set(licence ?? 'none named', (counts.get(licence ?? 'none named') ?? 0) + 1);
for (const [licence, count] of Array.from(counts).sort(([, a], [, b]) => b - a))
  console.log(`${String(count).padStart(5)}  ${licence}`);
for (const { packages: names, licence, reason } of EXCUSES)
  console.log(`${names.source} (${licence ?? 'none named'}): ${reason}`);
report('licences', `${String(packages.length)} packages`, faultsOf(packages));

/** The lock file includes packages for other platforms. */
function readInstalled(path: string): Manifest {
  const file = join(root, path, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function toLicence({ license }: Manifest): string | null {
  return (typeof license === 'string' ? license : license?.type) ?? null;
}
