import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openServices, type RunningServices } from '../../scripts/open-services.ts';
import { startCommand, type Ended } from '../support/run-command.ts';
import { freePort, portOf } from '../support/hosts.ts';
import { CREDENTIALS } from '../support/bare-env.ts';
import { untilEnd } from '../support/until-end.ts';

const START = join(import.meta.dirname, '../../scripts/start.ts');

const taken = await portOf(untilEnd(createServer((socket) => socket.destroy())));

async function open(port: string): Promise<string | undefined> {
  const services: RunningServices = await openServices({ BACK_OFFICE_PORT: port });
  onTestFinished(() => services[Symbol.asyncDispose]());
  return services.env['PANEL_URL'];
}

function start(env: Readonly<Record<string, string>>): Promise<Ended> {
  const { child, ended } = startCommand(process.execPath, [START], env);
  onTestFinished(() => void child.kill());
  return ended;
}

it('the embedded back office of a command that runs already there is used', async () => {
  const port = await freePort();
  expect([await open(port), await open(port)]).toEqual(Array(2).fill(`http://127.0.0.1:${port}`));
});

it('the embedded back office of a command does not go elsewhere where that port is somebody else’s, and is not looked for at what is no port', async () => {
  await expect(openServices({ BACK_OFFICE_PORT: taken })).rejects.toThrow(
    `Port ${taken} is taken: stop what runs there, or set another with BACK_OFFICE_PORT.`,
  );
  await expect(openServices({ BACK_OFFICE_PORT: 'x' })).rejects.toThrow(
    'BACK_OFFICE_PORT is no port',
  );
});

it('npm start names the variable of a port that is taken and which settings are missing before it builds, says why a build failed, and serves no other site', async () => {
  const line = `Port ${taken} is taken: stop what runs there, or set another with PORT.`;
  expect(await start({ PORT: taken })).toMatchObject({ code: 1, stderr: `${line}\n` });
  const panel = { PORT: '0', PANEL_URL: `http://127.0.0.1:${taken}` };
  expect(await start(panel)).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      'config: PANEL_SALT is not set; PANEL_API_TOKEN is not set; TALENT_SALT is not set; TALENT_API_KEY is not set\n',
  });
  const { code, stdout, stderr } = await start({ ...panel, ...CREDENTIALS });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('The build failed: ');
  expect(stderr).toContain('could not be reached');
});
