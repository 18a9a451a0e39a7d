import { beforeEach, expect, it, vi } from 'vitest';
import { createDelivery, type PanelEntry } from '../../../src/gateway/entry/panel-entry.ts';
import type { Outbox } from '../../../src/gateway/outbox/outbox.ts';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import {
  BEGINNING,
  BUSY,
  DAY,
  DOWN,
  HOUR,
  MINUTE,
  REFUSED,
  SECOND,
  entry,
  OutboxHarness,
} from './outbox-harness.ts';

let harness: OutboxHarness;
beforeEach(() => {
  harness = new OutboxHarness();
});

it('an entry that the panel cannot take waits, and is delivered by a later run, byte by byte', async () => {
  const body = 'photos \0\n\xff and all';
  const sent = await harness.queue(DOWN, body);
  // Its own request may still be at work on it.
  expect(await harness.run(19 * SECOND)).toEqual({ waiting: 1, delivered: 0, failed: 0 });
  expect(await harness.run(SECOND)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
  expect(harness.log.at(-1)).toMatchObject({ event: 'outbox.delivered', waitedSeconds: 20 });
  expect(harness.panel.stored.get(sent.id)).toBe(body);
  expect(await harness.keys()).toEqual([]);
});

it('an entry goes straight to the panel where the storage cannot be had, and is refused only where neither can', async () => {
  const broken = () => Promise.reject(new Error('no disk'));
  const outbox = harness.open({ create: broken, read: broken, remove: broken, list: broken });
  expect(await outbox.accept(entry())).toEqual({ kind: 'delivered' });
  harness.panel.fail(BUSY);
  expect(await outbox.accept(entry())).toEqual({ kind: 'unavailable' });
  expect(harness.loud()).toEqual(['outbox.storage', 'outbox.storage', 'outbox.unavailable']);
  expect(JSON.stringify(harness.log)).not.toContain('the form');
  await expect(outbox.deliverDue(SECOND)).rejects.toThrow('no disk');
});

it('an entry with a fault that its sender can mend is refused, and kept nowhere', async () => {
  harness.panel.fail(REFUSED);
  expect(await harness.open().accept(entry())).toMatchObject({
    kind: 'refused',
    fields: ['email'],
  });
  expect(await harness.keys()).toEqual([]);
});

it('an entry that a fault of ours stops on its way counts as failed, so that it waits', async () => {
  const ask = () => Promise.reject(new TypeError('x is undefined'));
  expect(await createDelivery({ ask }, vi.fn())(entry(), SECOND)).toMatchObject({
    kind: 'failed',
    code: 'TypeError',
  });
});

it.each(['create', 'remove'] as const)('an entry is not held up by %s', async (step) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }).setTimerTickMode(
    'nextTimerAsync',
  );
  for (const fail of [
    () => new Promise<never>(() => undefined),
    () => Promise.reject(new Error('no disk')),
  ]) {
    const sent = entry();
    const began = Date.now();
    const outbox = harness.open({ ...harness.storage, [step]: fail });
    expect(await outbox.accept(sent)).toEqual({ kind: 'delivered' });
    expect(Date.now() - began).toBeLessThan(5_500);
    await harness.run(MINUTE);
    expect(harness.panel.stored.get(sent.id)).toBe('the form');
    expect(await harness.keys()).toEqual([]);
  }
});

it('an entry that a slow panel took is out of a slow storage before it is acknowledged', async () => {
  const { storage } = harness;
  const remove: Storage['remove'] = async (key) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await storage.remove(key);
  };
  const slowly = (sent: PanelEntry, timeout: number) =>
    timeout < 7 * SECOND ? Promise.resolve(DOWN) : harness.deliver(sent);
  const outbox = harness.open({ ...storage, remove }, slowly);
  expect(await outbox.accept(entry())).toEqual({ kind: 'delivered' });
  expect(await harness.keys()).toEqual([]);
});

it('an entry that a slow storage keeps only after the panel failed waits, and is not told as lost; one that it never keeps is told so in time', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }).setTimerTickMode(
    'nextTimerAsync',
  );
  harness.panel.fail(DOWN);
  const { storage } = harness;
  const create: Storage['create'] = async (key, bytes) => {
    await new Promise((resolve) => setTimeout(resolve, 10 * SECOND));
    return storage.create(key, bytes);
  };
  expect(await harness.open({ ...storage, create }).accept(entry())).toEqual({ kind: 'queued' });
  expect(await harness.keys()).toHaveLength(1);
  const began = Date.now();
  const never = () => new Promise<never>(() => undefined);
  const outbox = harness.open({ ...storage, create: never });
  expect(await outbox.accept(entry())).toEqual({ kind: 'unavailable' });
  // Browsers give up then.
  expect(Date.now() - began).toBeLessThan(30 * SECOND);
});

it('the same entry again, while the first waits, brings it to the panel as it was first sent, once', async () => {
  const sent = await harness.queue(DOWN, 'first');
  harness.panel.fail(DOWN);
  expect(await harness.open().accept(entry(sent.id, 'second'))).toEqual({ kind: 'queued' });
  harness.panel.recover();
  expect(await harness.run(MINUTE)).toMatchObject({ waiting: 0, failed: 0 });
  expect([...harness.panel.stored]).toEqual([[sent.id, 'first']]);
});

/** Runs the schedule every five minutes; answers the minutes at which the entry was tried. */
async function triesWithin(duration: number): Promise<readonly number[]> {
  const began = harness.now;
  harness.panel.sends.length = 0;
  for (; harness.now - began < duration; harness.now += 5 * MINUTE) await harness.run();
  return harness.panel.sends.map(({ at }) => (at - began) / MINUTE);
}

it('waiting entries are tried at every run for an hour, then hourly, after a week once a day', async () => {
  await harness.queue();
  harness.panel.fail(BUSY);
  expect(await triesWithin(4 * HOUR)).toEqual([
    ...Array.from({ length: 12 }, (_, index) => 5 * (index + 1)),
    120,
    180,
  ]);
  harness.now = BEGINNING + 8 * DAY;
  harness.log = [];
  expect(await triesWithin(3 * DAY)).toEqual([0, 24 * 60, 48 * 60]);
  expect(harness.loud().filter((event) => event === 'outbox.failed')).toHaveLength(3);
});

it.each([
  [MINUTE, 0],
  [2 * HOUR, 5 * MINUTE],
])('waiting entries spend few tries on a silent panel, oldest first: %i', async (age, pause) => {
  const queued: string[] = [];
  for (let count = 0; count < 30; count += 1) {
    harness.now += SECOND;
    queued.push((await harness.queue(DOWN)).id);
  }
  harness.panel.fail(DOWN);
  harness.panel.sends.length = 0;
  expect(await harness.run(age)).toMatchObject({ waiting: 30, delivered: 0 });
  expect(harness.panel.sends.length).toBeLessThan(10);
  harness.panel.recover();
  expect(await harness.run(pause)).toEqual({ waiting: 0, delivered: 30, failed: 0 });
  expect([...harness.panel.stored.keys()]).toEqual(queued);
});

it('waiting entries go beside one that the storage cannot read', async () => {
  const { id } = await harness.queue(DOWN);
  await harness.queue(DOWN);
  const { storage } = harness;
  const read: Storage['read'] = (key) =>
    key.endsWith(id) ? Promise.reject(new Error('no disk')) : storage.read(key);
  harness.now += MINUTE;
  const counts = await harness.open({ ...storage, read }).deliverDue(SECOND);
  expect(counts).toEqual({ waiting: 1, delivered: 1, failed: 0 });
  expect(await harness.run(5 * MINUTE)).toMatchObject({ waiting: 0, delivered: 1 });
});

it('an entry that another run takes meanwhile neither waits nor counts as failed', async () => {
  await harness.queue(DOWN);
  harness.now += MINUTE;
  const outbox = harness.open({ ...harness.storage, read: () => Promise.resolve(null) });
  expect(await outbox.deliverDue(SECOND)).toEqual({ waiting: 0, delivered: 0, failed: 0 });
});

it('waiting entries are all tried while the panel answers now and then', async () => {
  for (let count = 0; count < 12; count += 1) await harness.queue(DOWN);
  harness.panel.sends.length = 0;
  harness.now += MINUTE;
  let sends = 0;
  harness.panel.answering = (sent) => ((sends += 1) % 3 === 0 ? harness.panel.store(sent) : DOWN);
  expect(await harness.run()).toEqual({ waiting: 8, delivered: 4, failed: 8 });
  // The platform kills a run that goes on.
  expect(await harness.run(5 * MINUTE, 0)).toEqual({ waiting: 8, delivered: 0, failed: 0 });
});

it('one run is at work at a time, and one that was killed holds up nobody for more than a minute', async () => {
  const sent = await harness.queue();
  harness.now += MINUTE;
  const { promise: death, resolve: die } = Promise.withResolvers<undefined>();
  harness.panel.answering = () => new Promise(() => void die(undefined));
  void harness.run();
  await death;
  harness.panel.recover();
  expect(await harness.run(SECOND)).toEqual({ waiting: 1, delivered: 0, failed: 0 });
  expect(await harness.run(MINUTE)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
  expect(harness.panel.stored.has(sent.id)).toBe(true);
  await harness.run(MINUTE);
  const marks = await Promise.all(['run/', 'ran/'].map((folder) => harness.storage.list(folder)));
  expect(marks).toEqual([[], [`ran/${harness.now}`]]);
});

/** An outbox whose k-th call of storage or panel is the process's last, whether it happens or not. */
function mortal(step: number, isDone: boolean) {
  const { storage } = harness;
  const { promise: death, resolve: die } = Promise.withResolvers<undefined>();
  let count = 0;
  const live = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    count += 1;
    if (count < step) return await work();
    if (count === step && isDone) await work();
    die(undefined);
    return await new Promise<never>(() => undefined);
  };
  const dying: Storage = {
    create: (key, bytes) => live(() => storage.create(key, bytes)),
    read: (key) => live(() => storage.read(key)),
    remove: (key) => live(() => storage.remove(key)),
    list: (folder) => live(() => storage.list(folder)),
  };
  const outbox = harness.open(dying, (sent) => live(() => harness.deliver(sent)));
  return { outbox, death, steps: () => count };
}

it.each<[string, (outbox: Outbox, sent: ReturnType<typeof entry>) => Promise<unknown>]>([
  ['accepts an entry', (outbox, sent) => outbox.accept(sent)],
  ['delivers a waiting entry', (outbox) => outbox.deliverDue(SECOND)],
  [
    'sets a refused entry aside',
    (outbox) => {
      harness.panel.fail(REFUSED);
      return outbox.deliverDue(SECOND);
    },
  ],
])('an entry arrives once though a process dies at any step while it %s', async (what, work) => {
  const prepare = async () => {
    const sent = await harness.queue();
    harness.now += DAY;
    return sent;
  };
  const immortal = mortal(Number.POSITIVE_INFINITY, true);
  await work(immortal.outbox, await prepare());
  const steps = immortal.steps();
  expect(steps).toBeGreaterThan(2);
  for (const isDone of [false, true]) {
    for (let step = 1; step <= steps; step += 1) {
      const sent = await prepare();
      const { outbox, death } = mortal(step, isDone);
      void work(outbox, sent);
      await death;
      harness.panel.recover();
      // Whoever was not answered sends it again.
      if (what.startsWith('accepts'))
        expect(await harness.open().accept(sent)).toEqual({ kind: 'delivered' });
      await harness.run(DAY);
      expect(harness.panel.stored.has(sent.id), `step ${step}`).toBe(true);
      expect(await harness.keys(), `step ${step}`).toEqual([]);
    }
  }
});
