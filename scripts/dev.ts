import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FUNCTIONS_ORIGIN } from '../src/astro/dev-functions.ts';
import { readBuildConfig } from '../src/config/build-config.ts';
import { describeStartFailure, readHost, readPort } from './ports.ts';
import { onStop } from './process-end.ts';
import { startPreview } from './preview/preview-server.ts';
import { openServices } from './open-services.ts';

const ASTRO = join(import.meta.dirname, '../node_modules/astro/bin/astro.mjs');

try {
  const port = readPort('PORT', process.env);
  const host = readHost(process.env);
  await using services = await openServices(process.env);
  readBuildConfig(services.env);
  await using preview = await startPreview({ env: services.env });
  const server = spawn(
    process.execPath,
    [ASTRO, 'dev', '--host', host, '--port', String(port), ...process.argv.slice(2)],
    {
      env: { ...services.env, [FUNCTIONS_ORIGIN]: preview.url, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: 'inherit',
    },
  );
  const what = services.isEmbedded ? 'Back office' : 'Content';
  console.log(`  ${what}  ${services.env['PANEL_URL'] ?? ''}`);
  onStop(() => server.kill());
  const [code] = (await once(server, 'exit')) as [number | null];
  process.exitCode = code ?? 0;
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
