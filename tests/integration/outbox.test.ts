/** Applications on their way to a panel that breaks at every step: each arrives, and arrives once. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { BREAKAGES, breakPanel, drain, expectAllOnce, killPanel, listOutbox, post, SEND, submitAll } from '../support/applicants.ts';
import { GUARDIAN } from '../support/guardian-attempts.ts';
import { application, contactForm, createTemporaryFolder, startGateway } from '../support/gateway.ts';
import { phonePhoto, PHONE_MARKS } from '../support/photos.ts';

/** Enough for each kind of fault to strike; the endurance tests send hundreds, and kill the gateway too. */
const SUBMISSIONS = 16;

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

describe('the same submission', () => {
  it('is one entry, however often and however close together it is sent', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    const elsewhere = await startGateway(backOffice, { outboxDir: gateway.outboxDir });
    try {
      const id = crypto.randomUUID();
      const urls = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? gateway.url : elsewhere.url));
      const answers = await Promise.all(urls.map((url) => post(url, 'contact', contactForm({ submissionId: id }))));
      expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 202));
      const later = await post(elsewhere.url, 'contact', contactForm({ submissionId: id.toUpperCase() }));
      expect([later.status, await later.json()]).toMatchObject([202, { status: 'delivered' }]);
      expect(backOffice.entries.list(undefined, 10, 0).total).toBe(1);
      expect(backOffice.requests.entries()['/api/entry/contact/send']).toBe(1);
    } finally {
      await gateway.close();
      await elsewhere.close();
      await backOffice.close();
    }
  });
});

describe('one submission id for several kinds of entry', () => {
  it('is an entry of each kind, and each is still one however often it is sent', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      const submissionId = crypto.randomUUID();
      const sendAll = async () => {
        const answers = [
          await post(gateway.url, 'contact', contactForm({ submissionId })),
          await post(gateway.url, 'getScouted', application(photo, { submissionId })),
          await post(gateway.url, 'getScoutedAmazingFace', application(photo, { submissionId })),
        ];
        expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
      };
      await sendAll();
      await sendAll();
      const { entries } = backOffice.entries.list(undefined, 10, 0);
      expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'getScouted', 'getScoutedAmazingFace']);
      expect(new Set(entries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    } finally {
      await gateway.close();
      await backOffice.close();
    }
  });
});

describe('several workers', () => {
  it('deliver each waiting application once between them', async () => {
    await openBackOffice();
    const first = await startGateway(backOffice);
    const second = await startGateway(backOffice, { outboxDir: first.outboxDir });
    try {
      backOffice.faults.add({ path: SEND, kind: 'status', status: 503 });
      const sent = await submitAll(() => first.url, 40);
      backOffice.faults.clear();
      backOffice.requests.clear();
      await Promise.all([first, second, first, second].map((gateway) => gateway.deliverOutbox()));
      await drain(second);
      expectAllOnce(backOffice, sent);
      expect(backOffice.requests.entries()[SEND]).toBe(40);
    } finally {
      await first.close();
      await second.close();
      await backOffice.close();
    }
  });
});

describe('the photos of an application', () => {
  it('reach the panel without a byte of what the phone wrote into them', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      const raw = Buffer.from(photo);
      expect(PHONE_MARKS.filter((mark) => !raw.includes(mark))).toEqual([]);
      await post(gateway.url, 'getScouted', application(photo));
      const uploads = path.join(dataDir, 'uploads');
      const files = (await readdir(uploads, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
      expect(files).toHaveLength(4);
      for (const { parentPath, name } of files) {
        const bytes = await readFile(path.join(parentPath, name));
        expect(PHONE_MARKS.filter((mark) => bytes.includes(mark))).toEqual([]);
      }
    } finally {
      await gateway.close();
      await backOffice.close();
    }
  });

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
