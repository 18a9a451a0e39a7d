/** Deploys that are not production: their forms reach nobody, unless they are told to, and then nothing of production's. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { listOutbox } from '../support/applicants.ts';
import { application, contactForm, createTemporaryFolder, startGateway, type RunningGateway } from '../support/gateway.ts';
import { plainPhoto } from '../support/photos.ts';

const SEND = '/api/entry/contact/send';
const SECRET = 'a secret of at least 32 characters';

let dataDir: string;
let outboxDir: string;
let backOffice: BackOffice;
const open: RunningGateway[] = [];

beforeAll(async () => {
  dataDir = await createTemporaryFolder();
  backOffice = await startBackOffice({ dataDir, talents: 1 });
});

beforeEach(async () => {
  outboxDir = await createTemporaryFolder();
  backOffice.requests.clear();
});

afterEach(async () => {
  backOffice.faults.clear();
  for (const gateway of open.splice(0)) await gateway.close();
  for (const folder of [outboxDir, toOwnOutbox()]) await rm(folder, { recursive: true, force: true });
});

afterAll(async () => {
  await backOffice.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A deploy of a context; without one it is that of this machine. */
async function deploy(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const gateway = await startGateway(backOffice, { outboxDir, env });
  open.push(gateway);
  return gateway;
}

function toOwnOutbox(): string {
  return `${outboxDir}-deploy-preview`;
}

const send = (gateway: RunningGateway, entry = 'contact', body = contactForm()) =>
  gateway.ask(`/api/entry/${entry}`, { method: 'POST', body });
const total = () => backOffice.entries.list(undefined, 1, 0).total;

describe('an entry', () => {
  it.each(['deploy-preview', 'branch-deploy', 'staging', 'dev', 'PRODUCTION '])(
    'of the context %j is neither sent nor kept',
    async (context) => {
      const gateway = await deploy({ CONTEXT: context });
      const before = total();
      for (const [entry, form] of [
        ['contact', contactForm()],
        ['getScouted', application(await plainPhoto('jpeg'))],
        ['getScoutedAmazingFace', application(await plainPhoto('jpeg'))],
      ] as const) {
        const { status, json, headers } = await send(gateway, entry, form);
        expect([status, json, headers.get('Cache-Control')]).toEqual([503, { error: 'preview' }, 'no-store']);
      }
      expect(total()).toBe(before);
      expect(backOffice.requests.entries()).toEqual({});
      expect(await listOutbox(outboxDir)).toEqual([]);
      expect(existsSync(toOwnOutbox())).toBe(false);
      expect(gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it.each<Readonly<Record<string, string>>>([
    {},
    { CONTEXT: '' },
    { CONTEXT: 'production' },
    { CONTEXT: 'production', PREVIEW_ENTRIES: '0' },
  ])('of production, or of this machine, is sent: %o', async (env) => {
    expect((await send(await deploy(env))).json).toMatchObject({ status: 'delivered' });
  });
});

describe('a preview that may send', () => {
  const PREVIEW = { CONTEXT: 'deploy-preview', PREVIEW_ENTRIES: '1' };

  it('delivers', async () => {
    expect((await send(await deploy(PREVIEW))).json).toMatchObject({ status: 'delivered' });
  });

  it("keeps what waits apart from production's, which neither sees nor delivers it", async () => {
    const preview = await deploy(PREVIEW);
    backOffice.faults.add({ path: SEND, kind: 'status', status: 503 });
    expect((await send(preview)).json).toMatchObject({ status: 'queued' });
    expect(await listOutbox(outboxDir)).toEqual([]);
    expect(await listOutbox(toOwnOutbox())).not.toEqual([]);
    const production = await deploy({ CONTEXT: 'production' });
    expect(await production.deliverOutbox()).toEqual({ waiting: 0, delivered: 0, failed: 0 });
    expect(await preview.deliverOutbox()).toMatchObject({ waiting: 1 });
  });

  it('delivers what waits with its next entry, because no schedule runs for it', async () => {
    const preview = await deploy(PREVIEW);
    backOffice.faults.add({ path: SEND, kind: 'status', status: 503 });
    await send(preview);
    backOffice.faults.clear();
    await send(preview);
    await expect.poll(() => listOutbox(toOwnOutbox()), { timeout: 10_000 }).toEqual([]);
  });
});

it('the webhook of a preview is not configured: its replay guard does not know the calls of production', async () => {
  const hook = { REBUILD_SECRET: SECRET, BUILD_HOOK_URL: `${backOffice.url}/hook` };
  const preview = await deploy({ CONTEXT: 'deploy-preview', ...hook });
  expect((await preview.ask('/api/rebuild', { method: 'POST', body: '{}' })).json).toEqual({ error: 'unconfigured' });
  const production = await deploy({ CONTEXT: 'production', ...hook });
  expect((await production.ask('/api/rebuild', { method: 'POST', body: '{}' })).status).toBe(401);
});
