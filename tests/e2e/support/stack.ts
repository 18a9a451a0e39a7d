/**
 * The whole product for the browser tests: a back office of its own, a site built from it, the preview that serves it. Runs as a
 * process of its own (`node tests/e2e/support/stack.ts`), says in one line of JSON where everything is, and ends with its input. With
 * `--closed` the agency has closed the registration of both programmes before its site is built.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startBackOffice } from '../../../scripts/back-office/server.ts';
import { buildSite } from '../../../scripts/build/build-site.ts';
import { startPreview } from '../../../scripts/preview/server.ts';

const ROOT = join(import.meta.dirname, '../../..');

// Inside the project, because the build swaps folders by renaming, which needs one file system.
const folder = await mkdtemp(join(ROOT, '.local-e2e-'));
try {
  const backOffice = await startBackOffice({ port: 0, dataDir: join(folder, 'back-office') });
  for (const programa of process.argv.includes('--closed') ? ['registrationClosed', 'registrationClosedFace'] : []) {
    await fetch(`${backOffice.url}/inscricoes`, { method: 'POST', body: new URLSearchParams({ programa, acao: 'fechar' }) });
  }
  const { panelSalt, panelApiToken, talentSalt, talentApiKey } = backOffice.credentials;
  const env = {
    PANEL_URL: backOffice.url,
    PANEL_SALT: panelSalt,
    PANEL_API_TOKEN: panelApiToken,
    TALENT_SALT: talentSalt,
    TALENT_API_KEY: talentApiKey,
    IMAGE_BASE_URL: `${backOffice.url}/storage/`,
    RATE_LIMIT: 'off',
    OUTBOX_DIR: join(folder, 'outbox'),
  };
  const dist = join(folder, 'dist');
  await buildSite({ env, root: ROOT, out: dist, dataDir: join(folder, 'data') });
  // Standard output carries one line only; what the preview logs goes to standard error.
  const preview = await startPreview({ port: 0, dist, env, log: console.error });
  console.log(JSON.stringify({ site: preview.url, backOffice: backOffice.url }));
  await new Promise((resolve) => process.stdin.on('end', resolve).resume());
  await preview.close();
  await backOffice.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
