/** Deploys that are not production: their forms reach nobody, unless they are told to, and then
 * nothing of production's. */
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { ENTRIES, isMessage } from '../../src/contracts/entry-kinds.ts';
import { openOffice } from '../support/back-office.ts';
import {
  application,
  contactForm,
  letTimePass,
  listOutbox,
  startGateway,
  type RunningGateway,
} from '../support/gateway-stage.ts';
import { plainPhoto } from '../support/photos.ts';
import { createSiteFolder } from '../support/site-folder.ts';
import { untilEnd } from '../support/until-end.ts';

const SEND = '/api/entry/contact/send';

const backOffice = untilEnd(await openOffice({ talents: 1 }));
const folder = untilEnd(await createSiteFolder());
let outboxDir: string;

beforeEach(async () => {
  outboxDir = await mkdtemp(path.join(folder.path, 'outbox-'));
});
afterEach(() => {
  backOffice.faults.clear();
});

async function deploy(env: Readonly<Record<string, string>>): Promise<RunningGateway> {
  const gateway = await startGateway(backOffice, { outboxDir, env });
  onTestFinished(() => gateway.close());
  return gateway;
}

function toOwnOutbox(): string {
  return `${outboxDir}-deploy-preview`;
}

const send = (gateway: RunningGateway, entry = 'contact', body = contactForm()) =>
  gateway.ask(`/api/entry/${entry}`, { method: 'POST', body });

it('an entry of a preview is neither sent nor kept', async () => {
  const gateway = await deploy({ CONTEXT: 'deploy-preview' });
  const photo = await plainPhoto('jpeg');
  backOffice.requests.clear();
  for (const entry of ENTRIES) {
    const { status, json, headers } = await send(
      gateway,
      entry,
      isMessage(entry) ? contactForm() : application(photo),
    );
    expect([status, json, headers.get('Cache-Control')]).toEqual([
      503,
      { error: 'preview' },
      'no-store',
    ]);
  }
  expect([...backOffice.requests]).toEqual([]);
  expect(await listOutbox(outboxDir)).toEqual([]);
  expect(existsSync(toOwnOutbox())).toBe(false);
  expect(gateway.log.filter(({ level }) => level === 'error')).toEqual([]);
});

const PREVIEW = { CONTEXT: 'deploy-preview', PREVIEW_ENTRIES: '1' };

it("a preview that may send keeps what waits apart from production's, which neither sees nor delivers it", async () => {
  const preview = await deploy(PREVIEW);
  backOffice.faults.add({ path: SEND, kind: 'status', status: 503 });
  expect((await send(preview)).json).toMatchObject({ status: 'queued' });
  expect(await listOutbox(outboxDir)).toEqual([]);
  expect(await listOutbox(toOwnOutbox())).not.toEqual([]);
  const production = await deploy({ CONTEXT: 'production' });
  expect(await production.deliverOutbox()).toEqual({ waiting: 0, delivered: 0, failed: 0 });
  expect(await preview.deliverOutbox()).toMatchObject({ waiting: 1 });
});

it('a preview that may send delivers what waits with its next entry, because no schedule runs for it', async () => {
  const preview = await deploy(PREVIEW);
  backOffice.faults.add({ path: SEND, kind: 'status', status: 503 });
  await send(preview);
  backOffice.faults.clear();
  const sendLater = async () => {
    letTimePass(20_000);
    await send(preview);
    return await listOutbox(toOwnOutbox());
  };
  await expect.poll(sendLater, { timeout: 10_000 }).toEqual([]);
});
