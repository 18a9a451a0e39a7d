/** Applications on their way to a panel that breaks at every step: each arrives, and arrives once. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { BREAKAGES, breakPanel, drain, killPanel, listOutbox, post, SEND } from '../support/applicants.ts';
import { GUARDIAN } from '../support/guardian-attempts.ts';
import { application, createTemporaryFolder, startGateway } from '../support/gateway.ts';
import { phonePhoto } from '../support/photos.ts';

/** Enough for each kind of fault to strike; the endurance tests send hundreds, and kill the gateway too. */
const SUBMISSIONS = 10;

let dataDir: string;
let backOffice: BackOffice;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  dataDir = await createTemporaryFolder();
  photo = await phonePhoto(160, 240);
});

/** A back office of its own per test, on the data folder of all: entries are counted from its beginning. */
beforeEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function openBackOffice(): Promise<void> {
  backOffice = await startBackOffice({ dataDir, talents: 1 });
}

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

describe('a panel that breaks', () => {
  it.each(BREAKAGES)('%s still gets each application exactly once', async (_, faults) => {
    await breakPanel(dataDir, faults, SUBMISSIONS);
  });

  it('by being killed and started again still gets each application exactly once', async () => {
    await killPanel(dataDir, SUBMISSIONS, 2);
  });

  it('is told apart from one that refuses: the visitor is told which fields, and nothing is kept', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      const id = crypto.randomUUID();
      const wrongState = application(photo, { submissionId: id, id_state: '{"value":99,"label":"Nenhum"}' });
      const refused = await post(gateway.url, 'getScouted', wrongState);
      expect([refused.status, await refused.json()]).toEqual([422, { error: 'invalid', errors: { id_state: 'refused' } }]);
      expect(await listOutbox(gateway.outboxDir)).toEqual([]);
      const corrected = await post(gateway.url, 'getScouted', application(photo, { submissionId: id }));
      expect([corrected.status, await corrected.json()]).toMatchObject([202, { status: 'delivered' }]);
    } finally {
      await gateway.close();
      await backOffice.close();
    }
  });

  it('keeps no visitor waiting: one that hangs is answered for within ten seconds', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      backOffice.faults.add({ path: SEND, kind: 'hang' });
      const began = performance.now();
      const answer = await post(gateway.url, 'getScouted', application(photo));
      expect([answer.status, await answer.json()]).toMatchObject([202, { status: 'queued' }]);
      expect(performance.now() - began).toBeLessThan(10_000);
    } finally {
      await gateway.close();
      await backOffice.close();
    }
  });
});

describe('the application of a minor', () => {
  it('waits for the panel with its guardian, and arrives under the reference that was told at once, with the hour of the consent', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      backOffice.faults.add({ path: SEND, kind: 'status', status: 503 });
      const form = application(photo, { birthdate: `${new Date().getUTCFullYear() - 16}-01-01`, instagr: '', tiktok: '', ...GUARDIAN });
      const answer = await post(gateway.url, 'getScouted', form);
      const receipt = (await answer.json()) as { readonly status: string; readonly reference: string };
      expect([answer.status, receipt.status]).toEqual([202, 'queued']);
      expect(await listOutbox(gateway.outboxDir)).not.toEqual([]);
      backOffice.faults.clear();
      await drain(gateway);
      const { entries, total } = backOffice.entries.list(undefined, 10, 0);
      expect(total).toBe(1);
      expect(entries[0]?.fields['note']?.split('\r\n')).toEqual(
        expect.arrayContaining([`Responsável: ${GUARDIAN.guardian_name}`, `Referência: ${receipt.reference}`]),
      );
      expect(await listOutbox(gateway.outboxDir)).toEqual([]);
    } finally {
      await gateway.close();
      await backOffice.close();
    }
  });
});

describe('the photos of an application', () => {
  it('are gone from the outbox as soon as they are delivered', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      backOffice.faults.add({ path: SEND, kind: 'status', times: 1 });
      await post(gateway.url, 'getScouted', application(photo));
      expect((await listOutbox(gateway.outboxDir)).length).toBeGreaterThan(0);
      await drain(gateway);
      expect(await listOutbox(gateway.outboxDir)).toEqual([]);
    } finally {
      await gateway.close();
      await backOffice.close();
    }
  });
});
