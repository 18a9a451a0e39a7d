/**
 * `npm start`: the back office (unless `PANEL_URL` names another), a build of the site, the preview that serves it. A build that fails
 * leaves the site of the build before in its place; where there is none, the command ends.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claimPort, describeStartFailure, readPort } from './preview/port.ts';
import { startPreview } from './preview/server.ts';
import { openServices } from './services.ts';

const DEFAULT_PORT = 4321;
const ROOT = join(import.meta.dirname, '..');

/** What has to be ended with the command, the latest first. */
const running: (() => unknown)[] = [];

try {
  await start();
} catch (error) {
  console.error(describeStartFailure(error));
  await stop(1);
}

async function start(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(process.exitCode ?? 0));

  const port = readPort('PORT', process.env, DEFAULT_PORT);
  // Before anything is built: a port that is taken should not be news after a minute.
  await claimPort(port);
  const services = await openServices({ SITE_URL: process.env['URL'] ?? `http://localhost:${port}`, ...process.env });
  running.unshift(services.close);

  const isBuilt = await build(services.env);
  if (!isBuilt && !existsSync(join(ROOT, 'dist/index.html'))) {
    await stop(1);
    return;
  }
  if (!isBuilt) process.exitCode = 1;
  const preview = await startPreview({ port, env: services.env });
  running.unshift(preview.close);
  console.log(describe(preview.url, services.env['PANEL_URL'] ?? '', process.env['PANEL_URL'] === undefined, isBuilt));
}

/** Builds in a process of its own, whose memory is free again afterwards. Tells whether it went well. */
async function build(env: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/build.ts')], { env: { ...env }, stdio: 'inherit' });
  const end = () => child.kill();
  running.unshift(end);
  const [code] = (await once(child, 'exit')) as [number | null];
  running.splice(running.indexOf(end), 1);
  return code === 0;
}

function describe(site: string, panel: string, isEmbedded: boolean, isBuilt: boolean): string {
  return [
    '',
    ...(isBuilt ? [] : ['  The build failed, see above: this is the site of the build before.', '']),
    `  Site         ${site}  and  ${site.replace('127.0.0.1', 'localhost')}/en`,
    isEmbedded ? `  Back office  ${panel}  entries that arrived, and the content` : `  Content      ${panel}`,
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
