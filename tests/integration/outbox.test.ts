/** Applications on their way to a panel that breaks at every step: each arrives, and arrives once. */
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultRule } from '../../scripts/back-office/http/faults.ts';
import { startBackOffice, type BackOffice, type BackOfficeOptions } from '../../scripts/back-office/server.ts';
import { mapConcurrently } from '../../src/lib/limiter.ts';
import {
  application,
  contactForm,
  createTemporaryFolder,
  startGateway,
  toServiceVariables,
  type RunningGateway,
} from '../support/gateway.ts';
import { MortalServer } from '../support/mortal-server.ts';
import { phonePhoto, PHONE_MARKS } from '../support/photos.ts';

const SUBMISSIONS = 200;
const CONCURRENCY = 8;

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

async function openBackOffice(options: BackOfficeOptions = {}): Promise<void> {
  backOffice = await startBackOffice({ dataDir, talents: 1, ...options });
}

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

interface Sent {
  readonly id: string;
  readonly name: string;
}

/** Sends an application until it is accepted, as a visitor does who presses the button again; nothing is changed in between. */
async function submit(url: () => string, number: number): Promise<Sent> {
  const id = crypto.randomUUID();
  const name = `Candidata ${number}`;
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await post(url(), 'getScouted', application(photo, { submissionId: id, realname: name })).catch(() => null);
    if (answer?.status === 202) return { id, name };
    await sleep(100);
  }
  throw new Error(`${name} was never accepted`);
}

async function post(url: string, entry: string, body: FormData): Promise<Response> {
  return await fetch(`${url}/api/entry/${entry}`, { method: 'POST', body, signal: AbortSignal.timeout(15_000) });
}

async function submitAll(url: () => string, count = SUBMISSIONS): Promise<readonly Sent[]> {
  return await mapConcurrently(
    Array.from({ length: count }, (_, index) => index + 1),
    CONCURRENCY,
    (number) => submit(url, number),
  );
}

/** Runs the scheduled function until nothing waits any more. */
async function drain(gateway: RunningGateway, limit = 40_000): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end; await sleep(500)) {
    const run = await gateway.deliverOutbox();
    if (typeof run === 'object' && run !== null && 'waiting' in run && run.waiting === 0) return;
  }
  throw new Error('entries are still waiting');
}

/** Every submission stands in the back office once, whole, and nothing else does. */
async function expectAllOnce(sent: readonly Sent[]): Promise<void> {
  const { entries, total } = backOffice.entries.list(undefined, 1000, 0);
  expect(total).toBe(sent.length);
  expect(entries.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(sent.map(({ id }) => id).sort());
  const names = new Map(sent.map(({ id, name }) => [id, name]));
  for (const { idempotencyKey, fields, files } of entries) {
    expect(fields['realname']).toBe(names.get(idempotencyKey ?? ''));
    expect(files.map(({ field, size }) => [field, size])).toEqual([1, 2, 3, 4].map((n) => [`image_${n}`, files[0]?.size]));
  }
}

async function listOutbox(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile() && !entry.parentPath.includes('delivered')).map(({ name }) => name);
}

const SEND = '/api/entry/getScouted/send';

describe('a panel that breaks', () => {
  const MATRIX: readonly (readonly [string, readonly FaultRule[]])[] = [
    ['before it takes anything', [{ path: SEND, kind: 'status', status: 503, probability: 0.5 }]],
    ['while it takes the entry', [{ path: SEND, kind: 'hang', ms: 20, probability: 0.5 }]],
    ['after it stored the entry, so that its answer is lost', [{ path: SEND, kind: 'truncate', probability: 0.5 }]],
    ['by answering what is no answer', [{ path: SEND, kind: 'malformed', probability: 0.5 }]],
    ['by asking for patience', [{ path: SEND, kind: 'status', status: 429, retryAfter: 1, probability: 0.5 }]],
    ['by forgetting its sessions', [{ path: SEND, kind: 'expire-token', probability: 0.5 }]],
    ['by refusing every sign-in', [{ path: '/api/login', kind: 'status', status: 500, probability: 0.9 }]],
    [
      'in every way at once',
      [
        { path: SEND, kind: 'latency', ms: 30, probability: 0.3 },
        { path: SEND, kind: 'expire-token', probability: 0.15 },
        { path: SEND, kind: 'truncate', probability: 0.2 },
        { path: SEND, kind: 'status', status: 500, probability: 0.15 },
        { path: SEND, kind: 'hang', ms: 10, probability: 0.15 },
        { path: SEND, kind: 'malformed', probability: 0.1 },
      ],
    ],
  ];

  it.each(MATRIX)('%s still gets each of 200 applications exactly once', async (_, faults) => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      backOffice.faults.add(...faults);
      const sent = await submitAll(() => gateway.url);
      expect(gateway.log.filter(({ event }) => event === 'entry.accepted')).toHaveLength(SUBMISSIONS);
      backOffice.faults.clear();
      await drain(gateway);
      await expectAllOnce(sent);
      expect(await listOutbox(gateway.outboxDir)).toEqual([]);
    } finally {
      await gateway.close();
      await backOffice.close();
    }
  });

  it('by being killed and started again, over and over, still gets each of 200 applications exactly once', async () => {
    // Its credentials are made with its data folder, and stay.
    await openBackOffice();
    await backOffice.close();
    const mortal = new MortalServer('back-office-process.ts', { DATA_DIR: dataDir });
    await mortal.start();
    const gateway = await startGateway({ url: mortal.url, credentials: backOffice.credentials });
    mortal.hunt(250);
    try {
      const sent = await submitAll(() => gateway.url);
      await mortal.callOff();
      expect(mortal.deaths).toBeGreaterThan(2);
      await drain(gateway);
      await mortal.kill();
      await openBackOffice();
      await expectAllOnce(sent);
      await backOffice.close();
    } finally {
      await mortal.callOff();
      await mortal.kill();
      await gateway.close();
    }
  });

  it('is told apart from one that refuses: the visitor hears which fields, and nothing is kept', async () => {
    await openBackOffice();
    const gateway = await startGateway(backOffice);
    try {
      const id = crypto.randomUUID();
      const wrongState = application(photo, { submissionId: id, id_state: '{"value":99,"label":"Nenhum"}' });
      const refused = await post(gateway.url, 'getScouted', wrongState);
      expect([refused.status, await refused.json()]).toEqual([422, { error: 'invalid', errors: { id_state: 'refused' } }]);
      expect(await listOutbox(gateway.outboxDir)).toEqual([]);
      const mended = await post(gateway.url, 'getScouted', application(photo, { submissionId: id }));
      expect([mended.status, await mended.json()]).toEqual([202, { status: 'delivered' }]);
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
      expect([answer.status, await answer.json()]).toEqual([202, { status: 'queued' }]);
      expect(performance.now() - began).toBeLessThan(10_000);
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
      expect([later.status, await later.json()]).toEqual([202, { status: 'delivered' }]);
      expect(backOffice.entries.list(undefined, 10, 0).total).toBe(1);
      expect(backOffice.requests.entries()['/api/entry/contact/send']).toBe(1);
    } finally {
      await gateway.close();
      await elsewhere.close();
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
      await expectAllOnce(sent);
      expect(backOffice.requests.entries()[SEND]).toBe(40);
    } finally {
      await first.close();
      await second.close();
      await backOffice.close();
    }
  });
});

describe('a gateway that is killed', () => {
  it('in the middle of its work loses and doubles none of 200 applications', { timeout: 180_000 }, async () => {
    await openBackOffice();
    const outboxDir = await createTemporaryFolder();
    const mortal = new MortalServer('gateway-process.ts', {
      ...toServiceVariables(backOffice),
      OUTBOX_DIR: outboxDir,
      RATE_LIMIT: 'off',
    });
    await mortal.start();
    backOffice.faults.add(
      { path: SEND, kind: 'latency', ms: 80, probability: 0.5 },
      { path: SEND, kind: 'truncate', probability: 0.2 },
      { path: SEND, kind: 'status', probability: 0.2 },
    );
    mortal.hunt(350);
    try {
      const sent = await submitAll(() => mortal.url);
      await mortal.callOff();
      await mortal.kill();
      expect(mortal.deaths).toBeGreaterThan(3);

      backOffice.faults.clear();
      const successor = await startGateway(backOffice, { outboxDir });
      try {
        await drain(successor);
        await expectAllOnce(sent);
      } finally {
        await successor.close();
      }
    } finally {
      await mortal.callOff();
      await mortal.kill();
      await backOffice.close();
      await rm(outboxDir, { recursive: true, force: true });
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
