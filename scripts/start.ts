/** Nothing is served without a build: the site before may be another agency's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { readBuildConfig } from '../src/config/build-config.ts';
import { readHost, readPort } from './ports.ts';
import { EXIT, runUntilStopped } from './process-end.ts';
import { startPreview } from './preview/preview-server.ts';
import { startLocalHook } from './local-hook.ts';
import { openServices, type RunningServices } from './open-services.ts';
import { jsonOrNull } from '../src/lib/or-null.ts';

const RESULT = v.object({ reason: v.string() });
const BUILD = [join(import.meta.dirname, 'build.ts'), '--if-changed', '--json'];
const toBuildCommand = ({ isEmbedded }: Pick<RunningServices, 'isEmbedded'>) =>
  isEmbedded ? [...BUILD, '--demo'] : BUILD;

await runUntilStopped(start);

async function start(running: AsyncDisposableStack): Promise<void> {
  const port = readPort('PORT', process.env);
  const host = readHost(process.env);
  await claimPort(port, host);
  const siteUrl = process.env['URL']?.trim() || `http://localhost:${port}`;
  const services = running.use(await openServices({ ...process.env, URL: siteUrl }));
  if (services.office?.url.endsWith(`:${port}`))
    throw new Error(`PORT and BACK_OFFICE_PORT are both ${port}: set one of them to another port.`);
  const given = readBuildConfig(services.env);

  const fault = await build(services, running);
  if (fault !== null) throw new Error(`The build failed: ${fault}`);

  const hook = given.buildHookUrl ?? (await openHook(services, running));
  const env = { ...services.env, BUILD_HOOK_URL: hook };
  const preview = running.use(await startPreview({ port, host, env }));
  services.office?.publishTo({ site: preview.url, hook });
  console.log(describe(preview.url, services.env['PANEL_URL'] ?? '', services.isEmbedded));
}

async function claimPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen({ port, host, exclusive: true });
  await once(probe, 'listening');
  await once(probe.close(), 'close');
}

async function openHook(services: RunningServices, running: AsyncDisposableStack) {
  const { env, office } = services;
  const command = toBuildCommand(services);
  const hook = await startLocalHook({ command, env, log: console.log, onEnd: office?.rebuilt });
  return running.use(hook).url;
}

async function build(
  services: RunningServices,
  running: AsyncDisposableStack,
): Promise<string | null> {
  const child = spawn(process.execPath, toBuildCommand(services), {
    env: { ...services.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.defer(() => void child.kill());
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code === EXIT.whole || code === EXIT.kept) return null;
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
