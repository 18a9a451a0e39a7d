/**
 * The site's code, bundled once for all tests of one version of it: bundling takes longer than
 * anything else that a small build does. Runs as a process of its own to make it (`node
 * tests/support/shared-bundle.ts`), because Astro bundles differently inside a test runner.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUNDLES, buildSite } from '../../scripts/build/build-site.ts';
import { digestCode } from '../../scripts/build/code-digest.ts';
import { LockedError, openReleases } from '../../scripts/build/releases.ts';
import { startOtherAgency } from './other-agency.ts';
import { BARE_ENV } from './bare-env.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA = join(ROOT, '.local/test-bundle');
const OUT = join(DATA, 'dist');

/** Gives a published place the bundled code before its first build; has it bundled where this
 * version has not been. */
export function copySharedBundle(dataDir: string, published: string): void {
  const code = digestCode(ROOT);
  const bundle = join(toBundles(DATA, OUT), code);
  if (!existsSync(bundle)) {
    const env = { ...BARE_ENV, ASTRO_TELEMETRY_DISABLED: '1' };
    const { status, stderr } = spawnSync(process.execPath, [import.meta.filename], {
      env,
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`bundling the code for the tests ended with ${String(status)}: ${stderr}`);
  }
  cpSync(bundle, join(toBundles(dataDir, published), code), { recursive: true });
}

function toBundles(dataDir: string, published: string): string {
  return join(openReleases(dataDir, published, 'link').folder, BUNDLES);
}

/** Builds a small site, of which only the bundle is of use; waits while another process does. */
async function makeSharedBundle(): Promise<void> {
  const agency = await startOtherAgency({ talents: 20 });
  try {
    await buildSite({
      env: agency.env,
      root: ROOT,
      out: OUT,
      dataDir: DATA,
      publishedAs: 'link',
      onlyIfChanged: true,
    });
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    await sleep(500);
    await makeSharedBundle();
  } finally {
    await agency.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  await makeSharedBundle();
  // Bundling leaves workers of its tools behind.
  process.exit(0);
}
