import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { BARE_ENV } from '../support/bare-env.ts';
import { messageBody } from '../support/filled-forms.ts';
import { freePort } from '../support/hosts.ts';
import { startOtherAgency } from '../support/other-agency.ts';
import { untilEnd } from '../support/until-end.ts';

const ROOT = join(import.meta.dirname, '../..');
const FRESH_FOR = 4_500;

const agency = untilEnd(await startOtherAgency({ talents: 12 }));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

const server = spawn(process.execPath, ['scripts/dev.ts', '--ignore-lock'], {
  cwd: ROOT,
  env: { ...BARE_ENV, ...agency.env, PORT: port },
  stdio: 'ignore',
});
untilEnd({
  async close() {
    server.kill('SIGTERM');
    await once(server, 'exit');
  },
});

beforeAll(() =>
  vi.waitFor(() => fetch(`${origin}/talents.json`), { timeout: 200_000, interval: 200 }),
);

const open = (path: string) => fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });

it('the dev server hands forms to the functions as posts of this site, and pictures to the image CDN', async () => {
  const body = messageBody({ name: null });
  const post = { method: 'POST', body, headers: { Origin: origin } };
  expect((await fetch(`${origin}/api/entry/contact`, post)).status).toBe(422);
  expect((await fetch(`${origin}/p/160/talents/1/a.png`)).status).toBe(200);
  expect(agency.requests.get('GET /storage/talents/1/a.png')).toBe(1);
});

it('the dev server answers 503 with the code of the failure while the services fail, and shows what is new once they recovered, without a restart', async () => {
  expect((await open('/modelos/1014/erico-da-goncalves-13')).status).toBe(404);
  agency.setTalents(14);
  agency.fail('/api/staff', 503);
  await sleep(FRESH_FOR);
  const failed = await open('/contato');
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  const text = await failed.text();
  expect(text).toContain('<html lang="pt-BR">');
  expect(text).toContain('<strong>HTTP_503</strong>');
  expect(text).toContain(`staff: GET ${agency.panelUrl}/api/staff answered 503`);
  agency.recover();
  await sleep(FRESH_FOR);
  expect((await open('/contato')).status).toBe(200);
  expect((await open('/modelos/1014/erico-da-goncalves-13')).status).toBe(200);
});
