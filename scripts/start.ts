/** `npm start`: back office (unless `PANEL_URL`), release, preview and build hook. Without a build
 * nothing is served: the site of the build before may be another agency's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { readBuildConfig } from '../src/config/build-config.ts';
import { readSiteUrl } from '../src/config/site-settings.ts';
import { jsonOrNull } from '../src/lib/json-or-null.ts';
import { describeStartFailure, readHost, readPort } from './ports.ts';
import { startPreview } from './preview/preview-server.ts';
import { startLocalHook } from './local-hook.ts';
import { openServices, type RunningServices } from './open-services.ts';

const DEFAULT_PORT = 4321;
const RESULT = v.object({ reason: v.string() });
const BUILD = [join(import.meta.dirname, 'build.ts'), '--if-changed', '--json'];
/** The environment names the demo's services like anybody's. */
const toBuild = ({ isEmbedded }: Pick<RunningServices, 'isEmbedded'>) =>
  isEmbedded ? [...BUILD, '--demo'] : BUILD;

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
  const given = readBuildConfig(services.env);

  const fault = await build(services);
  if (fault !== null) throw new Error(`The build failed: ${fault}`);

  const hook = given.buildHookUrl ?? (await openHook(services));
  const preview = await startPreview({
    port,
    host,
    env: { ...services.env, BUILD_HOOK_URL: hook },
  });
  running.unshift(preview.close);
  services.publishTo({ site: preview.url, hook });
  console.log(describe(preview.url, services.env['PANEL_URL'] ?? '', services.isEmbedded));
}

/** Resolves if a port of an address is free; else rejects as a server would. */
async function claimPort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ port, host, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function openHook(services: RunningServices): Promise<string> {
  const { env, rebuilt: onEnd } = services;
  const command = toBuild(services);
  const hook = await startLocalHook({ command, env, log: console.log, onEnd });
  running.unshift(() => hook.close());
  return hook.url;
}

/** Builds in another process, whose memory is free again afterwards. Returns why it failed, else
 * `null`. */
async function build(services: RunningServices): Promise<string | null> {
  // People read standard error; the last line of standard output is the result.
  const child = spawn(process.execPath, toBuild(services), {
    env: { ...services.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => child.kill();
  running.unshift(end);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  running.splice(running.indexOf(end), 1);
  if (code === 0) return null;
  const result = jsonOrNull(said.trimEnd().split('\n').at(-1) ?? '');
  return v.is(RESULT, result) ? result.reason : `it ended with ${code}`;
}

function describe(site: string, panel: string, isEmbedded: boolean): string {
  return [
    '',
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
