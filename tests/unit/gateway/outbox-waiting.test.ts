/** What becomes of entries that wait: their tries, processes that die over them, and many
 * workers. */
import { expect, it } from 'vitest';
import type { PanelEntry } from '../../../src/gateway/entry/panel-entry.ts';
import type { Outbox } from '../../../src/gateway/outbox/outbox.ts';
import type { Storage } from '../../../src/gateway/outbox/entry-storage.ts';
import {
  BUSY,
  DAY,
  DOWN,
  HOUR,
  MINUTE,
  SECOND,
  entry,
  harnessForEachTest,
} from './outbox-harness.ts';

const harness = harnessForEachTest();

/** Runs the schedule every five minutes for so long; answers the minutes at which the entry was
 * tried. */
async function runFor(duration: number): Promise<readonly number[]> {
  const began = harness.now;
  harness.panel.sends.length = 0;
  const outbox = harness.open();
  for (; harness.now - began <= duration; harness.now += 5 * MINUTE)
    await outbox.deliverDue(SECOND);
  return harness.panel.sends.map(({ at }) => (at - began) / MINUTE);
}

it('waiting entries are tried at every run at first, then ever less often, up to every two hours', async () => {
  harness.panel.answering = () => BUSY;
  await harness.open().accept(entry());
  harness.now += 5 * MINUTE;
  expect(await runFor(8 * HOUR)).toEqual([0, 5, 10, 15, 20, 30, 50, 90, 170, 290, 410]);
});

it('waiting entries are kept beyond a week, tried daily, and logged as an error each time', async () => {
  harness.panel.answering = () => BUSY;
  const sent = entry();
  await harness.open().accept(sent);
  harness.now += 7 * DAY;
  expect(harness.loud()).toEqual([]);
  const tries = await runFor(3 * DAY);
  expect(tries.filter((minute) => minute >= 6 * 5)).toHaveLength(2);
  expect(harness.loud().filter((event) => event === 'outbox.undeliverable')).toHaveLength(
    tries.length,
  );
  harness.panel.answering = (again) => harness.panel.store(again);
  harness.now += DAY;
  await harness.open().deliverDue(SECOND);
  expect(harness.panel.stored.has(sent.id)).toBe(true);
});

it('waiting entries do not all spend a try on a panel that is not there', async () => {
  harness.panel.answering = () => DOWN;
  for (let count = 0; count < 30; count += 1) await harness.open().accept(entry());
  harness.panel.sends.length = 0;
  expect(await harness.open().deliverDue(SECOND)).toMatchObject({ waiting: 30, delivered: 0 });
  expect(harness.panel.sends.length).toBeLessThan(10);
  harness.panel.answering = (sent) => harness.panel.store(sent);
  expect(await harness.open().deliverDue(SECOND)).toEqual({ waiting: 0, delivered: 30, failed: 0 });
});

it('waiting entries that a run has no time for are left to the next', async () => {
  harness.panel.answering = () => BUSY;
  for (let count = 0; count < 10; count += 1) await harness.open().accept(entry());
  harness.panel.answering = (sent) => {
    harness.now += SECOND;
    return harness.panel.store(sent);
  };
  const { delivered } = await harness.open().deliverDue(2 * SECOND);
  expect(delivered).toBeGreaterThan(0);
  expect(delivered).toBeLessThan(10);
  expect((await harness.open().deliverDue(MINUTE)).waiting).toBe(0);
  expect(harness.panel.stored.size).toBe(10);
});

/** A storage and a panel whose k-th call is the process's last: it happens or not, and nothing ever
 * comes back. */
function mortal(
  step: number,
  isDone: boolean,
): { readonly outbox: Outbox; readonly death: Promise<void>; steps: () => number } {
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
    list: (prefix) => live(() => storage.list(prefix)),
  };
  return {
    outbox: harness.open(dying, (sent) => live(() => harness.panel.deliver(sent))),
    death,
    steps: () => count,
  };
}

async function countSteps(work: (outbox: Outbox) => Promise<unknown>): Promise<number> {
  const immortal = mortal(Number.POSITIVE_INFINITY, true);
  await work(immortal.outbox);
  return immortal.steps();
}

it('a process that dies at any step while it accepts an entry: sent again it arrives once, and nothing waits for ever', async () => {
  const steps = await countSteps((outbox) => outbox.accept(entry()));
  expect(steps).toBeGreaterThan(6);
  for (const isDone of [false, true]) {
    for (let step = 1; step <= steps; step += 1) {
      const sent = entry(undefined, `step ${step}`);
      const { outbox, death } = mortal(step, isDone);
      void outbox.accept(sent);
      await death;
      expect(['delivered', 'queued']).toContain((await harness.open().accept(sent)).kind);
      harness.now += MINUTE;
      await harness.open().deliverDue(SECOND);
      expect(harness.panel.stored.get(sent.id), `step ${step}`).toBe(`step ${step}`);
      expect(
        (await harness.keys()).filter(
          (key) => key.includes(sent.id) && !key.startsWith('delivered/'),
        ),
      ).toEqual([]);
    }
  }
  expect(harness.panel.stored.size).toBe(1 + 2 * steps);
});

it('a process that dies at any step while it delivers a waiting entry: the next one delivers it, and nothing is left behind', async () => {
  const queue = async (): Promise<PanelEntry> => {
    const sent = entry();
    harness.panel.answering = () => BUSY;
    await harness.open().accept(sent);
    harness.panel.answering = (again) => harness.panel.store(again);
    // The first run of a day has most to do.
    harness.now += DAY;
    return sent;
  };
  await queue();
  const steps = await countSteps((outbox) => outbox.deliverDue(SECOND));
  expect(steps).toBeGreaterThan(8);
  for (const isDone of [false, true]) {
    for (let step = 1; step <= steps; step += 1) {
      const sent = await queue();
      const { outbox, death } = mortal(step, isDone);
      void outbox.deliverDue(SECOND);
      await death;
      harness.now += MINUTE;
      await harness.open().deliverDue(SECOND);
      expect(harness.panel.stored.has(sent.id), `step ${step}`).toBe(true);
      expect(
        (await harness.keys()).filter((key) => !key.startsWith('delivered/')),
        `step ${step}`,
      ).toEqual([]);
    }
  }
});

it('a process that dies at any step loses its lease on the entry as soon as it cannot be at work any more', async () => {
  const sent = entry();
  await harness.acceptSlowly(sent);
  harness.panel.answering = (again) => harness.panel.store(again);
  harness.now += 19 * SECOND;
  expect((await harness.open().deliverDue(SECOND)).delivered).toBe(0);
  harness.now += SECOND;
  expect((await harness.open().deliverDue(SECOND)).delivered).toBe(1);
});

it('many workers at once send each waiting entry once between them', async () => {
  harness.panel.answering = () => BUSY;
  for (let count = 0; count < 40; count += 1) await harness.open().accept(entry());
  harness.panel.sends.length = 0;
  harness.panel.answering = (sent) => harness.panel.store(sent);
  const runs = await Promise.all(
    Array.from({ length: 6 }, () => harness.open().deliverDue(MINUTE)),
  );
  expect(runs.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(40);
  expect(harness.panel.sends).toHaveLength(40);
});
