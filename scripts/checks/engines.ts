/** `npm run test:e2e:engines [webkit]`: runs the main tasks in Firefox and WebKit. Skips a missing
 * engine unless it is named. */
import { spawnSync } from 'node:child_process';
import { isInstalled, OTHER_ENGINES } from './browser.ts';

const engines = Object.keys(OTHER_ENGINES) as (keyof typeof OTHER_ENGINES)[];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !engines.some((engine) => engine === name));
if (unknown.length > 0) {
  console.error(
    `engines: no such engine: ${unknown.join(', ')}; there are ${engines.join(' and ')}`,
  );
  process.exit(1);
}

const wanted = engines.filter((engine) => named.length === 0 || named.includes(engine));
const missing = wanted.filter((engine) => !isInstalled(engine));
for (const engine of missing) {
  const skipped = named.length === 0 ? ', its tests are skipped' : '';
  console.error(
    `engines: ${engine} is not installed${skipped}: npx playwright install --with-deps ${engine}`,
  );
}
if (named.length > 0 && missing.length > 0) process.exit(1);

const projects = wanted
  .filter((engine) => !missing.includes(engine))
  .flatMap((engine) => ['--project', engine]);
if (projects.length > 0)
  process.exit(spawnSync('playwright', ['test', ...projects], { stdio: 'inherit' }).status ?? 1);
