import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { prepareCatalogue } from '../../src/catalogue/prepare.ts';
import { formatReport, staleCollections } from '../../src/catalogue/report.ts';
import { CATALOGUE_FILE, readBuildConfig } from '../../src/config/build-config.ts';
import type { Environment } from '../../src/config/variables.ts';
import { openStaging } from './staging.ts';

export interface BuildOptions {
  /** Names both services; see `openServices`. */
  readonly env: Environment;
  /** The project's folder. */
  readonly root: string;
  /** Folder of the published site. */
  readonly out: string;
  /** Folder of everything that is kept between builds, on the same file system as `out`. */
  readonly dataDir: string;
}

/**
 * Builds the site into a fresh folder and puts it in the place of the published one. Throws an error whose message is the reason
 * in one line; the published folder is then as it was.
 */
export async function buildSite({ env, root, out, dataDir }: BuildOptions): Promise<void> {
  const startedAt = performance.now();
  const config = readBuildConfig(env);
  console.log(`Reading the content of ${config.services.panel.url} and ${config.services.talent.url}`);
  const report = await prepareCatalogue(config, join(dataDir, CATALOGUE_FILE), process.stdout);
  console.log(formatReport(report).join('\n'));

  const staging = openStaging(join(dataDir, 'build'), out);
  // At the very end, because rendering that is still under way when another page fails would write again.
  process.once('exit', staging.discard);
  console.log('Rendering');
  await build({ root, outDir: staging.folder, logLevel: env['DEBUG'] === undefined ? 'warn' : 'info' });
  const pages = readdirSync(staging.folder, { recursive: true }).filter((file) => String(file).endsWith('.html')).length;
  staging.publish();

  const stale = staleCollections(report);
  const age = stale.length === 0 ? '' : `, STALE: ${stale.join(', ')}`;
  console.log(`Built ${pages} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s${age}`);
}
