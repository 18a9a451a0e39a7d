/** Ports that are taken: the commands say so at once, and name the variable that chooses another. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type RunningServices } from '../../scripts/services.ts';
import { BARE_ENV } from '../support/bare-env.ts';

const START = join(import.meta.dirname, '../../scripts/start.ts');

let holder: Server;
let taken: string;
const open: RunningServices[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  // Whoever asks what is there hears nothing and is let go: a connection kept open would hold the server up at the end.
  holder = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(holder, 'listening');
  taken = String((holder.address() as AddressInfo).port);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill();
  for (const services of open.splice(0)) await services.close();
});
afterAll(() => new Promise((resolve) => holder.close(resolve)));

async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

async function start(env: Readonly<Record<string, string>>): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [START], {
    env: { ...BARE_ENV, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stderr };
}

describe('the embedded back office of a command', () => {
  it('is where BACK_OFFICE_PORT says', async () => {
    const port = await freePort();
    const services = await openServices({ BACK_OFFICE_PORT: port });
    open.push(services);
    expect(services.env['PANEL_URL']).toBe(`http://127.0.0.1:${port}`);
  });

  it('that runs already there is used', async () => {
    const port = await freePort();
    for (let count = 0; count < 2; count += 1) open.push(await openServices({ BACK_OFFICE_PORT: port }));
    expect(open.map(({ env }) => env['PANEL_URL'])).toEqual(Array(2).fill(`http://127.0.0.1:${port}`));
  });

  it('does not go elsewhere where that port is somebody else’s', async () => {
    await expect(openServices({ BACK_OFFICE_PORT: taken })).rejects.toThrow(
      `Port ${taken} is taken: stop what runs there, or set another with BACK_OFFICE_PORT.`,
    );
  });

  it('is not looked for at what is no port', async () => {
    await expect(openServices({ BACK_OFFICE_PORT: 'x' })).rejects.toThrow('BACK_OFFICE_PORT is no port');
  });
});

describe('npm start', () => {
  it('names PORT where the site’s port is taken', async () => {
    expect(await start({ PORT: taken })).toEqual({
      code: 1,
      stderr: `Port ${taken} is taken: stop what runs there, or set another with PORT.\n`,
    });
  });

  it('names BACK_OFFICE_PORT where the back office’s port is taken', async () => {
    expect(await start({ PORT: '0', BACK_OFFICE_PORT: taken })).toEqual({
      code: 1,
      stderr: `Port ${taken} is taken: stop what runs there, or set another with BACK_OFFICE_PORT.\n`,
    });
  });

  it('names both where both are set to one port', async () => {
    const port = await freePort();
    expect(await start({ PORT: port, BACK_OFFICE_PORT: port })).toEqual({
      code: 1,
      stderr: `PORT and BACK_OFFICE_PORT are both ${port}: set one of them to another port.\n`,
    });
  });
});
