import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, portOf } from '../support/hosts.ts';
import { CREDENTIALS } from '../support/bare-env.ts';
import { messageBody } from '../support/filled-forms.ts';
import { startCommand } from '../support/run-command.ts';
import { openTestFolder } from '../support/test-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const calls = new Set<Socket>();
const silent = createServer((socket) => {
  calls.add(
    socket
      .resume()
      .on('error', () => undefined)
      .on('close', () => calls.delete(socket)),
  );
});
const origin = `http://127.0.0.1:${await portOf(untilEnd(silent))}`;
const SERVICES = { PANEL_URL: origin, ...CREDENTIALS };

function start(script: string, env: Readonly<Record<string, string>>) {
  const command = join(import.meta.dirname, '../../scripts', script);
  const running = startCommand(process.execPath, [command], { PORT: '0', ...env }, 60_000);
  onTestFinished(() => void running.child.kill('SIGKILL'));
  return running;
}

it('The server of a command that npm ran ends when npm is stopped, whose shell dies alone', async () => {
  const port = await freePort();
  const script = join(import.meta.dirname, '../../scripts/preview.ts');
  const env = { ...SERVICES, PORT: String(port), npm_lifecycle_event: 'preview' };
  const line = `"${process.execPath}" "${script}"; true`;
  const { child, ended } = startCommand('/bin/sh', ['-c', line], env, 60_000);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  await ended;
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, { timeout: 5_000 }).toBe(false);
});

it('A preview that is stopped does not wait for a function that a service keeps waiting', async () => {
  const OUTBOX_DIR = await openTestFolder();
  const { child, ended } = start('preview.ts', { ...SERVICES, OUTBOX_DIR });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = `${line.toString().match(/http:\S+/)?.[0]}/api/entry/contact`;
  const sent = fetch(address, { method: 'POST', body: messageBody() });
  await once(silent, 'connection');
  child.kill('SIGINT');
  await expect(sent).rejects.toThrow();
  await expect.poll(() => calls.size, { timeout: 3_000 }).toBe(0);
  expect((await ended).code).toBe(0);
});

it('A start that is stopped ends its build as well', async () => {
  const { child, ended } = start('start.ts', SERVICES);
  await once(silent, 'connection');
  child.kill('SIGINT');
  expect((await ended).code).toBe(0);
  await expect.poll(() => calls.size, { timeout: 4_000 }).toBe(0);
});
