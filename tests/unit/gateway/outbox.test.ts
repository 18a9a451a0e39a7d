import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Delivery, PanelEntry } from '../../../src/gateway/entry/panel-entry.ts';
import type { LogLine } from '../../../src/gateway/log.ts';
import { createFileStorage } from '../../../src/gateway/outbox/file-storage.ts';
import { createLedger } from '../../../src/gateway/outbox/ledger.ts';
import { createOutbox, type Outbox } from '../../../src/gateway/outbox/outbox.ts';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import { createTemporaryFolder } from '../../support/gateway.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let folder: string;
let now: number;
let panel: Panel;
let log: LogLine[];
/** What happens while somebody sleeps, besides that time goes by. */
let meanwhile: () => Promise<void>;

/** A panel that stores an entry once per key, and does on a send what the test says. */
class Panel {
  readonly stored = new Map<string, string>();
  readonly sends: { readonly id: string; readonly at: number }[] = [];
  answering: (entry: PanelEntry) => Delivery | Promise<Delivery> = (entry) => this.store(entry);

  store({ id, body }: PanelEntry): Delivery {
    if (!this.stored.has(id)) this.stored.set(id, Buffer.from(body).toString());
    return { kind: 'delivered' };
  }

  deliver = async (entry: PanelEntry): Promise<Delivery> => {
    this.sends.push({ id: entry.id, at: now });
    return await this.answering(entry);
  };
}

const DOWN: Delivery = { kind: 'failed', code: 'ECONNREFUSED', isUnreachable: true, mayPass: true };
const BUSY: Delivery = { kind: 'failed', code: 'HTTP_503', isUnreachable: false, mayPass: true };
const REFUSED: Delivery = { kind: 'refused', code: 'HTTP_422', fields: ['email'] };

beforeEach(async () => {
  folder = await createTemporaryFolder();
  now = Date.UTC(2026, 10, 21, 12);
  panel = new Panel();
  log = [];
  meanwhile = () => Promise.resolve();
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function open(storage: Storage = createFileStorage(folder), deliver = panel.deliver): Outbox {
  const sleep = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    await meanwhile();
  };
  return createOutbox({ ledger: createLedger(storage, () => now), deliver, now: () => now, sleep, log: (line) => log.push(line) });
}

function entry(id: string = randomUUID(), body = 'the form'): PanelEntry {
  return { id, entry: 'contact', contentType: 'multipart/form-data; boundary=x', body: new Uint8Array(Buffer.from(body)) };
}

async function keys(): Promise<readonly string[]> {
  const storage = createFileStorage(folder);
  return (await Promise.all(['waiting/', 'attempts/', 'delivered/'].map((drawer) => storage.list(drawer)))).flat();
}

const loud = () => log.filter(({ level }) => level === 'error').map(({ event }) => event);

describe('an entry', () => {
  it('that the panel takes leaves nothing behind but its id', async () => {
    const sent = entry();
    expect(await open().accept(sent)).toEqual({ kind: 'delivered' });
    expect(panel.stored.get(sent.id)).toBe('the form');
    expect(await keys()).toEqual([`delivered/${Math.floor(now / (7 * DAY))}/${sent.id}`]);
  });

  it('is kept before its delivery is tried', async () => {
    const seen: (readonly string[])[] = [];
    panel.answering = async (sent) => {
      seen.push(await keys());
      return panel.store(sent);
    };
    const sent = entry();
    await open().accept(sent);
    expect(seen).toEqual([[`waiting/${sent.id}`, `attempts/${sent.id}/1`]]);
  });

  it('that the panel cannot take waits, and is delivered by the next run, byte by byte', async () => {
    panel.answering = () => DOWN;
    const sent = entry(undefined, 'photos \0\n\xff and all');
    expect(await open().accept(sent)).toEqual({ kind: 'queued' });
    panel.answering = (again) => panel.store(again);
    expect(await open().deliverDue(SECOND)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
    expect(panel.stored.get(sent.id)).toBe('photos \0\n\xff and all');
    expect((await keys()).filter((key) => !key.startsWith('delivered/'))).toEqual([]);
  });

  it("that the panel refuses while the visitor is there is the visitor's to mend", async () => {
    panel.answering = () => REFUSED;
    const sent = entry();
    expect(await open().accept(sent)).toMatchObject({ kind: 'refused', fields: ['email'] });
    expect(await keys()).toEqual([]);
    panel.answering = (again) => panel.store(again);
    expect(await open().accept(entry(sent.id, 'mended'))).toEqual({ kind: 'delivered' });
    expect(panel.stored.get(sent.id)).toBe('mended');
  });

  it('that the panel refuses later is kept, and somebody is told loudly', async () => {
    panel.answering = () => DOWN;
    const sent = entry();
    await open().accept(sent);
    panel.answering = () => REFUSED;
    expect(await open().deliverDue(SECOND)).toEqual({ waiting: 1, delivered: 0, failed: 1 });
    expect(loud()).toEqual(['outbox.undeliverable']);
    expect(await keys()).toContain(`waiting/${sent.id}`);
  });

  it('that fails for what will not pass by itself is told of loudly at once', async () => {
    panel.answering = () => ({ kind: 'failed', code: 'HTTP_404', isUnreachable: false, mayPass: false });
    await open().accept(entry());
    expect(loud()).toEqual(['outbox.undeliverable']);
  });

  it('goes straight to the panel where the storage cannot be had, and is refused only where neither can', async () => {
    const broken = () => Promise.reject(new Error('no disk'));
    const outbox = open({ create: broken, read: broken, remove: broken, list: broken });
    expect(await outbox.accept(entry())).toEqual({ kind: 'delivered' });
    panel.answering = () => BUSY;
    expect(await outbox.accept(entry())).toEqual({ kind: 'unavailable' });
    expect(loud()).toEqual(['outbox.storage', 'outbox.storage', 'outbox.unavailable']);
    await expect(outbox.deliverDue(SECOND)).rejects.toThrow('no disk');
  });

  it('is not held up by a storage that hangs', async () => {
    const hang = () => new Promise<never>(() => undefined);
    const began = performance.now();
    expect(await open({ create: hang, read: hang, remove: hang, list: hang }).accept(entry())).toEqual({ kind: 'delivered' });
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('the same entry again', () => {
  it('is answered for without being sent, for at least a week', async () => {
    const sent = entry();
    await open().accept(sent);
    for (const age of [0, MINUTE, 6 * DAY, 7 * DAY]) {
      now = Date.UTC(2026, 10, 21, 12) + age;
      await open().deliverDue(SECOND);
      expect(await open().accept(sent)).toEqual({ kind: 'delivered' });
    }
    expect(panel.sends).toHaveLength(1);
  });

  it('is forgotten after two weeks', async () => {
    await open().accept(entry());
    now += 14 * DAY;
    await open().deliverDue(SECOND);
    expect(await keys()).toEqual([]);
  });

  it('is one entry while the first is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    panel.answering = () => promise;
    const sent = entry();
    const first = open().accept(sent);
    while (panel.sends.length === 0) await new Promise((wait) => setTimeout(wait, 5));
    expect(await open().accept(sent)).toEqual({ kind: 'queued' });
    expect((await open().deliverDue(SECOND)).delivered).toBe(0);
    resolve(panel.store(sent));
    expect(await first).toEqual({ kind: 'delivered' });
    expect(panel.sends).toHaveLength(1);
  });

  it('waits for the first to end, and is answered by what became of it', async () => {
    for (const outcome of ['delivered', 'refused', 'failed'] as const) {
      const { promise, resolve } = Promise.withResolvers<Delivery>();
      panel.answering = () => promise;
      const sent = entry();
      const first = open().accept(sent);
      while (!panel.sends.some(({ id }) => id === sent.id)) await new Promise((wait) => setTimeout(wait, 5));
      panel.answering = () => ({ delivered: DOWN, refused: REFUSED, failed: BUSY })[outcome];
      meanwhile = async () => {
        resolve({ delivered: panel.store(sent), refused: REFUSED, failed: BUSY }[outcome]);
        await first;
      };
      const expected = { delivered: 'delivered', refused: 'refused', failed: 'queued' }[outcome];
      expect((await open().accept(sent)).kind).toBe(expected);
      expect((await keys()).includes(`waiting/${sent.id}`), outcome).toBe(outcome === 'failed');
    }
  });

  it('is kept anew where the first was refused meanwhile, and the panel is away now', async () => {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    panel.answering = () => promise;
    const sent = entry();
    const first = open().accept(sent);
    while (panel.sends.length === 0) await new Promise((wait) => setTimeout(wait, 5));
    panel.answering = () => DOWN;
    meanwhile = async () => {
      resolve(REFUSED);
      await first;
    };
    expect(await open().accept(sent)).toEqual({ kind: 'queued' });
    panel.answering = (again) => panel.store(again);
    await open().deliverDue(SECOND);
    expect(panel.stored.has(sent.id)).toBe(true);
  });

  it('is kept anew where the first was dropped between two looks', async () => {
    panel.answering = () => DOWN;
    const storage = createFileStorage(folder);
    const sent = entry();
    await open().accept(sent);
    let isFirst = true;
    const dropping: Storage = {
      ...storage,
      read: async (key) => {
        if (key === `waiting/${sent.id}` && isFirst) {
          isFirst = false;
          await createLedger(storage, () => now).drop(sent.id, { last: 1, lastFailed: true });
        }
        return await storage.read(key);
      },
    };
    expect(await open(dropping).accept(sent)).toEqual({ kind: 'queued' });
    expect(await keys()).toContain(`waiting/${sent.id}`);
  });

  it('takes the place of a record that is damaged', async () => {
    panel.answering = () => DOWN;
    const sent = entry();
    await createFileStorage(folder).create(`waiting/${sent.id}`, new Uint8Array(Buffer.from('no record')));
    expect(await open().accept(sent)).toEqual({ kind: 'queued' });
    panel.answering = (again) => panel.store(again);
    await open().deliverDue(SECOND);
    expect(panel.stored.get(sent.id)).toBe('the form');
  });

  it('is never said to be kept by a storage that shows no record of it', async () => {
    panel.answering = () => DOWN;
    const storage = createFileStorage(folder);
    const sent = entry();
    await open().accept(sent);
    const read: Storage['read'] = (key) => (key.startsWith('waiting/') ? Promise.resolve(null) : storage.read(key));
    expect(await open({ ...storage, read }).accept(sent)).toEqual({ kind: 'unavailable' });
  });

  it('brings a waiting one to the panel, as it was first sent', async () => {
    panel.answering = () => DOWN;
    const sent = entry(undefined, 'first');
    await open().accept(sent);
    panel.answering = (again) => panel.store(again);
    expect(await open().accept(entry(sent.id, 'second'))).toEqual({ kind: 'delivered' });
    expect(panel.stored.get(sent.id)).toBe('first');
  });
});

describe('waiting entries', () => {
  /** Runs the schedule every five minutes for so long; answers the minutes at which the entry was tried. */
  async function runFor(duration: number): Promise<readonly number[]> {
    const began = now;
    panel.sends.length = 0;
    const outbox = open();
    for (; now - began <= duration; now += 5 * MINUTE) await outbox.deliverDue(SECOND);
    return panel.sends.map(({ at }) => (at - began) / MINUTE);
  }

  it('are tried at every run at first, then ever less often, up to every two hours', async () => {
    panel.answering = () => BUSY;
    await open().accept(entry());
    now += 5 * MINUTE;
    expect(await runFor(8 * HOUR)).toEqual([0, 5, 10, 15, 20, 30, 50, 90, 170, 290, 410]);
  });

  it('are kept beyond a week, tried daily, and told of loudly each time', async () => {
    panel.answering = () => BUSY;
    const sent = entry();
    await open().accept(sent);
    now += 7 * DAY;
    expect(loud()).toEqual([]);
    const tries = await runFor(3 * DAY);
    expect(tries.filter((minute) => minute >= 6 * 5)).toHaveLength(2);
    expect(loud()).toEqual(tries.map(() => 'outbox.undeliverable'));
    panel.answering = (again) => panel.store(again);
    now += DAY;
    await open().deliverDue(SECOND);
    expect(panel.stored.has(sent.id)).toBe(true);
  });

  it('do not all spend a try on a panel that is not there', async () => {
    panel.answering = () => DOWN;
    for (let count = 0; count < 30; count += 1) await open().accept(entry());
    panel.sends.length = 0;
    expect(await open().deliverDue(SECOND)).toMatchObject({ waiting: 30, delivered: 0 });
    expect(panel.sends.length).toBeLessThan(10);
    panel.answering = (sent) => panel.store(sent);
    expect(await open().deliverDue(SECOND)).toEqual({ waiting: 0, delivered: 30, failed: 0 });
  });

  it('that a run has no time for are left to the next', async () => {
    panel.answering = () => BUSY;
    for (let count = 0; count < 10; count += 1) await open().accept(entry());
    panel.answering = (sent) => {
      now += SECOND;
      return panel.store(sent);
    };
    const { delivered } = await open().deliverDue(2 * SECOND);
    expect(delivered).toBeGreaterThan(0);
    expect(delivered).toBeLessThan(10);
    expect((await open().deliverDue(MINUTE)).waiting).toBe(0);
    expect(panel.stored.size).toBe(10);
  });

  it('are not held up by one whose record is damaged', async () => {
    panel.answering = () => BUSY;
    await createFileStorage(folder).create(`waiting/${randomUUID()}`, new Uint8Array(Buffer.from('no record')));
    const sent = entry();
    await open().accept(sent);
    panel.answering = (again) => panel.store(again);
    expect(await open().deliverDue(SECOND)).toMatchObject({ delivered: 1 });
    expect(loud()).toEqual(['outbox.damaged']);
  });
});

describe('a process that dies at any step', () => {
  /** A storage and a panel whose k-th call is the process's last: it happens or not, and nothing ever comes back. */
  function mortal(step: number, isDone: boolean): { readonly outbox: Outbox; readonly death: Promise<void>; steps: () => number } {
    const storage = createFileStorage(folder);
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
    return { outbox: open(dying, (sent) => live(() => panel.deliver(sent))), death, steps: () => count };
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
        expect(['delivered', 'queued']).toContain((await open().accept(sent)).kind);
        now += MINUTE;
        await open().deliverDue(SECOND);
        expect(panel.stored.get(sent.id), `step ${step}`).toBe(`step ${step}`);
        expect((await keys()).filter((key) => key.includes(sent.id) && !key.startsWith('delivered/'))).toEqual([]);
      }
    }
    expect(panel.stored.size).toBe(1 + 2 * steps);
  });

  it('while it delivers a waiting entry: the next one delivers it, and nothing is left behind', async () => {
    const queue = async (): Promise<PanelEntry> => {
      const sent = entry();
      panel.answering = () => BUSY;
      await open().accept(sent);
      panel.answering = (again) => panel.store(again);
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
        now += MINUTE;
        await open().deliverDue(SECOND);
        expect(panel.stored.has(sent.id), `step ${step}`).toBe(true);
        expect(
          (await keys()).filter((key) => !key.startsWith('delivered/')),
          `step ${step}`,
        ).toEqual([]);
      }
    }
  });

  it('keeps its entry to itself only as long as it could still be at work', async () => {
    const sent = entry();
    panel.answering = () => new Promise<never>(() => undefined);
    void open().accept(sent);
    while (panel.sends.length === 0) await new Promise((wait) => setTimeout(wait, 5));
    panel.answering = (again) => panel.store(again);
    now += 19 * SECOND;
    expect((await open().deliverDue(SECOND)).delivered).toBe(0);
    now += SECOND;
    expect((await open().deliverDue(SECOND)).delivered).toBe(1);
  });
});

describe('many workers at once', () => {
  it('send each waiting entry once between them', async () => {
    panel.answering = () => BUSY;
    for (let count = 0; count < 40; count += 1) await open().accept(entry());
    panel.sends.length = 0;
    panel.answering = (sent) => panel.store(sent);
    const runs = await Promise.all(Array.from({ length: 6 }, () => open().deliverDue(MINUTE)));
    expect(runs.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(40);
    expect(panel.sends).toHaveLength(40);
  });
});
