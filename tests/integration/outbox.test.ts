import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toEntryId } from '../../src/gateway/entry/panel-entry.ts';
import { openOffice, type Fault } from '../support/back-office.ts';
import { application, listOutbox, startGateway } from '../support/gateway-stage.ts';
import { phonePhoto } from '../support/photos.ts';

const SUBMISSIONS = Array.from({ length: 10 }, (_, index) => `Candidata ${index + 1}`);
const CONCURRENCY = 8;
const TIMEOUT = 60_000;
const SEND = '/api/entry/getScouted/send';

it.each<readonly [string, Fault]>([
  ['before it takes anything', { path: SEND, answer: 503, share: 0.5 }],
  ['after it stored the entry, its answer lost', { path: SEND, answer: 'lost', share: 0.5 }],
  ['by refusing every sign-in', { path: '/api/login', answer: 500, share: 0.9 }],
])('a panel that breaks %s gets each application once', async (_, fault) => {
  const panel = await openOffice({ talents: 1 });
  onTestFinished(panel.remove);
  const gateway = await startGateway(panel);
  onTestFinished(() => gateway.close());
  const photo = await phonePhoto(160, 240);
  panel.fail(fault);

  const sent = await pLimit(CONCURRENCY).map(SUBMISSIONS, async (name) => {
    const id = crypto.randomUUID();
    for (const end = Date.now() + TIMEOUT; Date.now() < end; await sleep(100)) {
      const answer = await fetch(`${gateway.url}/api/entry/getScouted`, {
        method: 'POST',
        body: application(photo, { submissionId: id, realname: name }),
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null);
      if (answer?.status === 202) return [toEntryId('getScouted', id), name] as const;
    }
    throw new Error(`${name} was never accepted`);
  });
  expect(gateway.log.filter(({ event }) => event === 'entry.accepted')).toHaveLength(sent.length);
  panel.fail();
  await vi.waitFor(
    async () => expect(await gateway.deliverOutbox()).toMatchObject({ waiting: 0 }),
    { timeout: 40_000, interval: 500 },
  );
  expect(await listOutbox(gateway.outboxDir)).toEqual([]);

  const entries = panel.entries.list();
  expect(
    entries.map(({ idempotencyKey, fields }) => [idempotencyKey, fields['realname']]).toSorted(),
  ).toEqual(sent.toSorted());
  for (const { files } of entries) expect(files).toEqual([1, 2, 3, 4].map((n) => `image_${n}`));
});
