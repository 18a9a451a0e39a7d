/** Crowds of applicants before a panel that breaks: each application must arrive, and arrive
 * once. */
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import type { FaultRule } from '../../scripts/back-office/http/injected-faults.ts';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/back-office-server.ts';
import { toEntryId } from '../../src/gateway/entry/entry-id.ts';
import { mapConcurrently } from '../../src/lib/map-concurrently.ts';
import {
  application,
  startGateway,
  toServiceVariables,
  type RunningGateway,
} from './gateway-stage.ts';
import { startMortal, type MortalServer } from './mortal-server.ts';
import { phonePhoto } from './photos.ts';
import { openTestFolder } from './test-folder.ts';

const CONCURRENCY = 8;

const SEND = '/api/entry/getScouted/send';

/** Every way in which the panel may break while it takes an application. */
export const BREAKAGES: readonly (readonly [string, readonly FaultRule[]])[] = [
  ['before it takes anything', [{ path: SEND, kind: 'status', status: 503, probability: 0.5 }]],
  ['while it takes the entry', [{ path: SEND, kind: 'hang', ms: 20, probability: 0.5 }]],
  [
    'after it stored the entry, so that its answer is lost',
    [{ path: SEND, kind: 'truncate', probability: 0.5 }],
  ],
  ['by answering what is no answer', [{ path: SEND, kind: 'malformed', probability: 0.5 }]],
  [
    'by asking for patience',
    [{ path: SEND, kind: 'status', status: 429, retryAfter: 1, probability: 0.5 }],
  ],
  ['by forgetting its sessions', [{ path: SEND, kind: 'expire-token', probability: 0.5 }]],
  [
    'by refusing every sign-in',
    [{ path: '/api/login', kind: 'status', status: 500, probability: 0.9 }],
  ],
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

/** Milliseconds in which an applicant is accepted at last: a busy machine takes seconds to start a
 * server that lives for less than one. */
const TIMEOUT = 60_000;

export interface Sent {
  /** Under which the panel knows it. */
  readonly key: string;
  readonly name: string;
}

async function post(url: string, entry: string, body: FormData): Promise<Response> {
  return await fetch(`${url}/api/entry/${entry}`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(15_000),
  });
}

/** Sends applications, each until it is accepted, as a visitor does who presses the button again;
 * nothing is changed in between. */
async function submitAll(url: () => string, count: number): Promise<readonly Sent[]> {
  const photo = await phonePhoto(160, 240);
  const submit = async (number: number): Promise<Sent> => {
    const id = crypto.randomUUID();
    const name = `Candidata ${number}`;
    for (const end = Date.now() + TIMEOUT; Date.now() < end; await sleep(100)) {
      const answer = await post(
        url(),
        'getScouted',
        application(photo, { submissionId: id, realname: name }),
      ).catch(() => null);
      if (answer?.status === 202) return { key: toEntryId('getScouted', id), name };
    }
    throw new Error(`${name} was never accepted`);
  };
  return await mapConcurrently(
    Array.from({ length: count }, (_, index) => index + 1),
    CONCURRENCY,
    submit,
  );
}

/** Runs the scheduled function until nothing waits any more. */
async function drain(gateway: RunningGateway): Promise<void> {
  await vi.waitFor(
    async () => expect(await gateway.deliverOutbox()).toMatchObject({ waiting: 0 }),
    { timeout: 40_000, interval: 500 },
  );
}

/** Every submission stands in the back office once, whole, and nothing else does. */
function expectAllOnce(backOffice: BackOffice, sent: readonly Sent[]): void {
  const { entries, total } = backOffice.entries.list({}, 1000);
  expect(total).toBe(sent.length);
  expect(entries.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    sent.map(({ key }) => key).sort(),
  );
  const names = new Map(sent.map(({ key, name }) => [key, name]));
  for (const { idempotencyKey, fields, files } of entries) {
    expect(fields['realname']).toBe(names.get(idempotencyKey ?? ''));
    expect(files.map(({ field, size }) => [field, size])).toEqual(
      [1, 2, 3, 4].map((n) => [`image_${n}`, files[0]?.size]),
    );
  }
}

/** Files of what is not delivered yet. */
export async function listOutbox(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !/ran|told/.test(entry.parentPath))
    .map(({ name }) => name);
}

/** A panel that ends with the test at the latest. */
async function openPanel(dataDir: string): Promise<BackOffice> {
  const backOffice = await startBackOffice({ dataDir, talents: 1 });
  onTestFinished(() => backOffice.close());
  return backOffice;
}

/** A panel breaks for half of what it is sent, and recovers. */
export async function breakPanel(faults: readonly FaultRule[], count: number): Promise<void> {
  const backOffice = await openPanel(await openTestFolder());
  const gateway = await startGateway(backOffice);
  onTestFinished(() => gateway.close());
  backOffice.faults.add(...faults);
  const sent = await submitAll(() => gateway.url, count);
  expect(gateway.log.filter(({ event }) => event === 'entry.accepted')).toHaveLength(count);
  backOffice.faults.clear();
  await drain(gateway);
  expectAllOnce(backOffice, sent);
  expect(await listOutbox(gateway.outboxDir)).toEqual([]);
}

/** Sends applications in rounds for as long as the server is killed and started again. */
async function submitUnderFire(
  mortal: MortalServer,
  url: () => string,
  count: number,
  deaths: number,
): Promise<readonly Sent[]> {
  mortal.hunt(300, deaths);
  const sent: Sent[] = [];
  do sent.push(...(await submitAll(url, count)));
  while (mortal.deaths < deaths);
  await mortal.callOff();
  return sent;
}

/** The panel is killed and started again, so many times, while it is sent applications. */
export async function killPanel(count: number, deaths: number): Promise<void> {
  // Its credentials are made with its data folder, and stay.
  const dataDir = await openTestFolder();
  const { credentials, close } = await startBackOffice({ dataDir, talents: 1 });
  await close();
  const mortal = await startMortal('back-office-process.ts', { DATA_DIR: dataDir });
  const gateway = await startGateway({ url: mortal.url, credentials });
  onTestFinished(() => gateway.close());
  const sent = await submitUnderFire(mortal, () => gateway.url, count, deaths);
  await drain(gateway);
  await mortal.kill();
  expectAllOnce(await openPanel(dataDir), sent);
}

/** The gateway is killed and started again, so many times, while applications reach it and the
 * panel falters. */
export async function killGateway(count: number, deaths: number): Promise<void> {
  const backOffice = await openPanel(await openTestFolder());
  const outboxDir = await openTestFolder();
  const mortal = await startMortal('gateway-process.ts', {
    ...toServiceVariables(backOffice),
    OUTBOX_DIR: outboxDir,
  });
  backOffice.faults.add(
    { path: SEND, kind: 'latency', ms: 80, probability: 0.5 },
    { path: SEND, kind: 'truncate', probability: 0.2 },
    { path: SEND, kind: 'status', probability: 0.2 },
  );
  const sent = await submitUnderFire(mortal, () => mortal.url, count, deaths);
  await mortal.kill();
  backOffice.faults.clear();
  const successor = await startGateway(backOffice, { outboxDir });
  onTestFinished(() => successor.close());
  await drain(successor);
  expectAllOnce(backOffice, sent);
}
