/** What becomes of entries that wait: their tries, processes that die over them, and many workers. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PanelEntry } from '../../../src/gateway/entry/panel-entry.ts';
import { createFileStorage } from '../../../src/gateway/outbox/file-storage.ts';
import type { Outbox } from '../../../src/gateway/outbox/outbox.ts';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import { BUSY, DAY, DOWN, HOUR, MINUTE, SECOND, entry, standForEachTest } from './outbox-stand.ts';

const stand = standForEachTest();

describe('waiting entries', () => {
  /** Runs the schedule every five minutes for so long; answers the minutes at which the entry was tried. */
  async function runFor(duration: number): Promise<readonly number[]> {
    const began = stand.now;
    stand.panel.sends.length = 0;
    const outbox = stand.open();
    for (; stand.now - began <= duration; stand.now += 5 * MINUTE) await outbox.deliverDue(SECOND);
    return stand.panel.sends.map(({ at }) => (at - began) / MINUTE);
  }

  it('are tried at every run at first, then ever less often, up to every two hours', async () => {
    stand.panel.answering = () => BUSY;
    await stand.open().accept(entry());
    stand.now += 5 * MINUTE;
    expect(await runFor(8 * HOUR)).toEqual([0, 5, 10, 15, 20, 30, 50, 90, 170, 290, 410]);
  });

  it('are kept beyond a week, tried daily, and told of loudly each time', async () => {
    stand.panel.answering = () => BUSY;
    const sent = entry();
    await stand.open().accept(sent);
    stand.now += 7 * DAY;
    expect(stand.loud()).toEqual([]);
    const tries = await runFor(3 * DAY);
    expect(tries.filter((minute) => minute >= 6 * 5)).toHaveLength(2);
    expect(stand.loud()).toEqual(tries.map(() => 'outbox.undeliverable'));
    stand.panel.answering = (again) => stand.panel.store(again);
    stand.now += DAY;
    await stand.open().deliverDue(SECOND);
    expect(stand.panel.stored.has(sent.id)).toBe(true);
    // Ten days of runs on a real disk.
  }, 60_000);

  it('do not all spend a try on a panel that is not there', async () => {
    stand.panel.answering = () => DOWN;
    for (let count = 0; count < 30; count += 1) await stand.open().accept(entry());
    stand.panel.sends.length = 0;
    expect(await stand.open().deliverDue(SECOND)).toMatchObject({ waiting: 30, delivered: 0 });
    expect(stand.panel.sends.length).toBeLessThan(10);
    stand.panel.answering = (sent) => stand.panel.store(sent);
    expect(await stand.open().deliverDue(SECOND)).toEqual({ waiting: 0, delivered: 30, failed: 0 });
  });

  it('that a run has no time for are left to the next', async () => {
    stand.panel.answering = () => BUSY;
    for (let count = 0; count < 10; count += 1) await stand.open().accept(entry());
    stand.panel.answering = (sent) => {
      stand.now += SECOND;
      return stand.panel.store(sent);
    };
    const { delivered } = await stand.open().deliverDue(2 * SECOND);
    expect(delivered).toBeGreaterThan(0);
    expect(delivered).toBeLessThan(10);
    expect((await stand.open().deliverDue(MINUTE)).waiting).toBe(0);
    expect(stand.panel.stored.size).toBe(10);
  });

  it('are not held up by one whose record is damaged', async () => {
    stand.panel.answering = () => BUSY;
    await createFileStorage(stand.folder).create(`waiting/${randomUUID()}`, new Uint8Array(Buffer.from('no record')));
    const sent = entry();
    await stand.open().accept(sent);
    stand.panel.answering = (again) => stand.panel.store(again);
    expect(await stand.open().deliverDue(SECOND)).toMatchObject({ delivered: 1 });
    expect(stand.loud()).toEqual(['outbox.damaged']);
  });
});

describe('a process that dies at any step', () => {
  /** A storage and a panel whose k-th call is the process's last: it happens or not, and nothing ever comes back. */
  function mortal(step: number, isDone: boolean): { readonly outbox: Outbox; readonly death: Promise<void>; steps: () => number } {
    const storage = createFileStorage(stand.folder);
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
    return { outbox: stand.open(dying, (sent) => live(() => stand.panel.deliver(sent))), death, steps: () => count };
  }

  async function countSteps(work: (outbox: Outbox) => Promise<unknown>): Promise<number> {
    const immortal = mortal(Number.POSITIVE_INFINITY, true);
    await work(immortal.outbox);
    return immortal.steps();
  }

  it('while it accepts an entry: sent again it arrives once, and nothing waits for ever', async () => {
    const steps = await countSteps((outbox) => outbox.accept(entry()));
    expect(steps).toBeGreaterThan(6);
    for (const isDone of [false, true]) {
      for (let step = 1; step <= steps; step += 1) {
        const sent = entry(undefined, `step ${step}`);
        const { outbox, death } = mortal(step, isDone);
        void outbox.accept(sent);
        await death;
        expect(['delivered', 'queued']).toContain((await stand.open().accept(sent)).kind);
        stand.now += MINUTE;
        await stand.open().deliverDue(SECOND);
        expect(stand.panel.stored.get(sent.id), `step ${step}`).toBe(`step ${step}`);
        expect((await stand.keys()).filter((key) => key.includes(sent.id) && !key.startsWith('delivered/'))).toEqual([]);
      }
    }
    expect(stand.panel.stored.size).toBe(1 + 2 * steps);
  });

  it('while it delivers a waiting entry: the next one delivers it, and nothing is left behind', async () => {
    const queue = async (): Promise<PanelEntry> => {
      const sent = entry();
      stand.panel.answering = () => BUSY;
      await stand.open().accept(sent);
      stand.panel.answering = (again) => stand.panel.store(again);
      // The first run of a day has most to do.
      stand.now += DAY;
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
        stand.now += MINUTE;
        await stand.open().deliverDue(SECOND);
        expect(stand.panel.stored.has(sent.id), `step ${step}`).toBe(true);
        expect(
          (await stand.keys()).filter((key) => !key.startsWith('delivered/')),
          `step ${step}`,
        ).toEqual([]);
      }
    }
  });

  it('keeps its entry to itself only as long as it could still be at work', async () => {
    const sent = entry();
    stand.panel.answering = () => new Promise<never>(() => undefined);
    void stand.open().accept(sent);
    while (stand.panel.sends.length === 0) await new Promise((wait) => setTimeout(wait, 5));
    stand.panel.answering = (again) => stand.panel.store(again);
    stand.now += 19 * SECOND;
    expect((await stand.open().deliverDue(SECOND)).delivered).toBe(0);
    stand.now += SECOND;
    expect((await stand.open().deliverDue(SECOND)).delivered).toBe(1);
  });
});

describe('many workers at once', () => {
  it('send each waiting entry once between them', async () => {
    stand.panel.answering = () => BUSY;
    for (let count = 0; count < 40; count += 1) await stand.open().accept(entry());
    stand.panel.sends.length = 0;
    stand.panel.answering = (sent) => stand.panel.store(sent);
    const runs = await Promise.all(Array.from({ length: 6 }, () => stand.open().deliverDue(MINUTE)));
    expect(runs.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(40);
    expect(stand.panel.sends).toHaveLength(40);
  });
});
