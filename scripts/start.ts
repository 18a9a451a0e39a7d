/** `npm start`: back office (unless `PANEL_URL`), release, preview and build hook. After a failed
 * build serves the earlier site, if any. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteUrl } from '../src/config/site-settings.ts';
import {
  optionalSecret,
  optionalUrl,
  readVariables,
  type Environment,
} from '../src/config/variables.ts';
import { claimPort, describeStartFailure, readHost, readPort } from './preview/port.ts';
import { startPreview } from './preview/preview-server.ts';
import { startLocalHook } from './rebuild/local-hook.ts';
import { openServices, type RunningServices } from './open-services.ts';

const DEFAULT_PORT = 4321;
const ROOT = join(import.meta.dirname, '..');
const REBUILD = join(import.meta.dirname, 'rebuild.ts');
const VARIABLES = { BUILD_HOOK_URL: optionalUrl, REBUILD_SECRET: optionalSecret };

/** What has to be closed at the end, the latest first. */
const running: (() => unknown)[] = [];

try {
  await start();
} catch (error) {
  console.error(describeStartFailure(error));
  await stop(1);
}

async function start(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(process.exitCode ?? 0));

  const port = readPort('PORT', process.env, DEFAULT_PORT);
  const host = readHost(process.env);
  const given = readVariables(VARIABLES, process.env);
  if (port !== 0 && port === readPort('BACK_OFFICE_PORT', process.env, 0)) {
    throw new Error(`PORT and BACK_OFFICE_PORT are both ${port}: set one of them to another port.`);
  }
  // Before the build, which takes a minute.
  await claimPort(port, host);
  const services = await openServices({
    ...process.env,
    SITE_URL: readSiteUrl(process.env, `http://localhost:${port}`),
  });
  running.unshift(services.close);

  const isBuilt = await build(services.env);
  if (!isBuilt && !existsSync(join(ROOT, 'dist/index.html'))) {
    await stop(1);
    return;
  }
  if (!isBuilt) process.exitCode = 1;

  const secret =
    given.REBUILD_SECRET || (services.isEmbedded ? randomBytes(32).toString('base64url') : '');
  const hookUrl = given.BUILD_HOOK_URL || (await openHook(services));
  const preview = await startPreview({
    port,
    host,
    env: { ...services.env, REBUILD_SECRET: secret, BUILD_HOOK_URL: hookUrl },
  });
  running.unshift(preview.close);
  services.publishTo({ url: `${preview.url}/api/rebuild`, secret });
  console.log(describe(preview.url, services.env['PANEL_URL'] ?? '', services.isEmbedded, isBuilt));
}

async function openHook({ env, rebuilt }: RunningServices): Promise<string> {
  const hook = await startLocalHook({ command: [REBUILD], env, log: console.log, onEnd: rebuilt });
  running.unshift(() => hook.close());
  return hook.url;
}

/** Builds in another process, whose memory is free again afterwards. Tells whether it succeeded. */
async function build(env: Environment): Promise<boolean> {
  // Standard output is for programs; people read standard error.
  const child = spawn(process.execPath, [REBUILD], {
    env: { ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = () => child.kill();
  running.unshift(end);
  const [code] = (await once(child, 'exit')) as [number | null];
  running.splice(running.indexOf(end), 1);
  return code === 0;
}

function describe(site: string, panel: string, isEmbedded: boolean, isBuilt: boolean): string {
  return [
    '',
    ...(isBuilt
      ? []
      : ['  The build failed, see above: this is the site of the build before.', '']),
    `  Site         ${site}  in English: ${site}/en`,
    isEmbedded
      ? `  Back office  ${panel}  entries that arrived, the content, Publish`
      : `  Content      ${panel}`,
    '  Data         .local/  back office, last good copies of the content, pictures',
    '  Log          this window',
    '',
    '  Press Ctrl-C to stop.',
  ].join('\n');
}

async function stop(code: number | string): Promise<void> {
  for (const end of running.splice(0)) await end();
  process.exit(Number(code));
}
