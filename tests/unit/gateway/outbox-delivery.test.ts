/** What becomes of an entry while its visitor waits, the first time and again. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLedger } from '../../../src/gateway/outbox/ledger.ts';
import type { Storage } from '../../../src/gateway/outbox/entry-storage.ts';
import {
  BEGINNING,
  BUSY,
  DAY,
  DOWN,
  MINUTE,
  REFUSED,
  SECOND,
  entry,
  harnessForEachTest,
} from './outbox-harness.ts';

const harness = harnessForEachTest();

it('an entry that the panel takes leaves nothing behind but its id', async () => {
  const sent = entry();
  expect(await harness.open().accept(sent)).toEqual({ kind: 'delivered' });
  expect(harness.panel.stored.get(sent.id)).toBe('the form');
  expect(await harness.keys()).toEqual([
    `delivered/${Math.floor(harness.now / (7 * DAY))}/${sent.id}`,
  ]);
});

it('an entry is kept before its delivery is tried', async () => {
  const seen: (readonly string[])[] = [];
  harness.panel.answering = async (sent) => {
    seen.push(await harness.keys());
    return harness.panel.store(sent);
  };
  const sent = entry();
  await harness.open().accept(sent);
  expect(seen).toEqual([[`waiting/${sent.id}`, `attempts/${sent.id}/1`]]);
});

it('an entry that the panel cannot take waits, and is delivered by the next run, byte by byte', async () => {
  harness.panel.answering = () => DOWN;
  const sent = entry(undefined, 'photos \0\n\xff and all');
  expect(await harness.open().accept(sent)).toEqual({ kind: 'queued' });
  harness.panel.answering = (again) => harness.panel.store(again);
  expect(await harness.open().deliverDue(SECOND)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
  expect(harness.panel.stored.get(sent.id)).toBe('photos \0\n\xff and all');
  expect((await harness.keys()).filter((key) => !key.startsWith('delivered/'))).toEqual([]);
});

it('an entry that the panel refuses at once is dropped, so that the visitor can correct it', async () => {
  harness.panel.answering = () => REFUSED;
  const sent = entry();
  expect(await harness.open().accept(sent)).toMatchObject({ kind: 'refused', fields: ['email'] });
  expect(await harness.keys()).toEqual([]);
  harness.panel.answering = (again) => harness.panel.store(again);
  expect(await harness.open().accept(entry(sent.id, 'corrected'))).toEqual({ kind: 'delivered' });
  expect(harness.panel.stored.get(sent.id)).toBe('corrected');
});

it('an entry that the panel refuses later is kept, and logged as an error', async () => {
  harness.panel.answering = () => DOWN;
  const sent = entry();
  await harness.open().accept(sent);
  harness.panel.answering = () => REFUSED;
  expect(await harness.open().deliverDue(SECOND)).toEqual({ waiting: 1, delivered: 0, failed: 1 });
  expect(harness.loud()).toEqual(['outbox.undeliverable']);
  expect(await harness.keys()).toContain(`waiting/${sent.id}`);
});

it('an entry that fails permanently is logged as an error at once', async () => {
  harness.panel.answering = () => ({
    kind: 'failed',
    code: 'HTTP_404',
    isUnreachable: false,
    isTransient: false,
  });
  await harness.open().accept(entry());
  expect(harness.loud()).toEqual(['outbox.undeliverable']);
});

it('an entry goes straight to the panel where the storage cannot be had, and is refused only where neither can', async () => {
  const broken = () => Promise.reject(new Error('no disk'));
  const outbox = harness.open({ create: broken, read: broken, remove: broken, list: broken });
  expect(await outbox.accept(entry())).toEqual({ kind: 'delivered' });
  harness.panel.answering = () => BUSY;
  expect(await outbox.accept(entry())).toEqual({ kind: 'unavailable' });
  // A storage that fails at once has nothing on its way that is worth a wait.
  expect(harness.now).toBe(BEGINNING);
  expect(harness.loud()).toEqual(['outbox.storage', 'outbox.storage', 'outbox.unavailable']);
  await expect(outbox.deliverDue(SECOND)).rejects.toThrow('no disk');
});

it('an entry that a slow storage keeps late is queued, and not said to be unsent', async () => {
  const { promise: turn, resolve: go } = Promise.withResolvers<undefined>();
  const { storage } = harness;
  const slow = {
    ...storage,
    create: async (...record: Parameters<typeof storage.create>) =>
      turn.then(() => storage.create(...record)),
  };
  harness.meanwhile = () => Promise.resolve(go(undefined));
  harness.panel.answering = () => DOWN;
  expect(await harness.open(slow).accept(entry())).toEqual({ kind: 'queued' });
  expect(harness.loud()).toEqual(['outbox.storage']);
});

it('an entry that is kept is queued, also where the storage fails right after it', async () => {
  const { storage } = harness;
  const failing = {
    ...storage,
    create: async (...[key, bytes]: Parameters<typeof storage.create>) => {
      if (key.startsWith('attempts/')) throw new Error('the connection broke');
      return storage.create(key, bytes);
    },
  };
  harness.panel.answering = () => DOWN;
  const began = harness.now;
  expect(await harness.open(failing).accept(entry())).toEqual({ kind: 'queued' });
  expect([harness.now - began, (await harness.keys()).length]).toEqual([0, 1]);
});

it.each(['comes for the first time', 'is under way elsewhere'])(
  'an entry that %s is not held up by a storage that hangs from any step on',
  async (when) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }).setTimerTickMode(
      'nextTimerAsync',
    );
    onTestFinished(() => void vi.useRealTimers());
    const { storage } = harness;
    let steps = Number.POSITIVE_INFINITY;
    for (let last = 0; last < steps; last += 1) {
      let count = 0;
      const hanging = new Proxy(storage, {
        get(_target, name: keyof Storage) {
          count += 1;
          return count > last ? () => new Promise(() => undefined) : storage[name];
        },
      });
      const sent = entry();
      if (when === 'is under way elsewhere') {
        await harness.acceptSlowly(sent);
        harness.panel.answering = (again) => harness.panel.store(again);
      }
      const began = Date.now();
      const { kind } = await harness.open(hanging).accept(sent);
      expect(['delivered', 'queued']).toContain(kind);
      expect(Date.now() - began, `after step ${last}`).toBeLessThan(5_500);
      if (count <= last) steps = last;
    }
    expect(steps).toBeGreaterThan(6);
  },
);

it('the same entry again is answered for without being sent, for at least a week', async () => {
  const sent = entry();
  await harness.open().accept(sent);
  for (const age of [0, MINUTE, 6 * DAY, 7 * DAY]) {
    harness.now = BEGINNING + age;
    await harness.open().deliverDue(SECOND);
    expect(await harness.open().accept(sent)).toEqual({ kind: 'delivered' });
  }
  expect(harness.panel.sends).toHaveLength(1);
});

it('the same entry again is forgotten after two weeks', async () => {
  await harness.open().accept(entry());
  harness.now += 14 * DAY;
  await harness.open().deliverDue(SECOND);
  expect(await harness.keys()).toEqual([]);
});

it('the same entry again is one entry while the first is under way', async () => {
  const sent = entry();
  const { first, end } = await harness.acceptSlowly(sent);
  expect(await harness.open().accept(sent)).toEqual({ kind: 'queued' });
  expect((await harness.open().deliverDue(SECOND)).delivered).toBe(0);
  end(harness.panel.store(sent));
  expect(await first).toEqual({ kind: 'delivered' });
  expect(harness.panel.sends).toHaveLength(1);
});

it('the same entry again waits for the first to end, and is answered by what became of it', async () => {
  for (const outcome of ['delivered', 'refused', 'failed'] as const) {
    const sent = entry();
    const { first, end } = await harness.acceptSlowly(sent);
    harness.panel.answering = () => ({ delivered: DOWN, refused: REFUSED, failed: BUSY })[outcome];
    harness.meanwhile = async () => {
      end({ delivered: harness.panel.store(sent), refused: REFUSED, failed: BUSY }[outcome]);
      await first;
    };
    const expected = { delivered: 'delivered', refused: 'refused', failed: 'queued' }[outcome];
    expect((await harness.open().accept(sent)).kind).toBe(expected);
    expect((await harness.keys()).includes(`waiting/${sent.id}`), outcome).toBe(
      outcome === 'failed',
    );
  }
});

it('the same entry again is kept anew where the first was refused meanwhile, and the panel is away now', async () => {
  const sent = entry();
  const { first, end } = await harness.acceptSlowly(sent);
  harness.panel.answering = () => DOWN;
  harness.meanwhile = async () => {
    end(REFUSED);
    await first;
  };
  expect(await harness.open().accept(sent)).toEqual({ kind: 'queued' });
  harness.panel.answering = (again) => harness.panel.store(again);
  await harness.open().deliverDue(SECOND);
  expect(harness.panel.stored.has(sent.id)).toBe(true);
});

it('the same entry again is kept anew where the first was dropped between two looks', async () => {
  harness.panel.answering = () => DOWN;
  const { storage } = harness;
  const sent = entry();
  await harness.open().accept(sent);
  let isFirst = true;
  const dropping: Storage = {
    ...storage,
    read: async (key) => {
      if (key === `waiting/${sent.id}` && isFirst) {
        isFirst = false;
        await createLedger(storage, () => harness.now).drop(sent.id, { last: 1, lastFailed: true });
      }
      return await storage.read(key);
    },
  };
  expect(await harness.open(dropping).accept(sent)).toEqual({ kind: 'queued' });
  expect(await harness.keys()).toContain(`waiting/${sent.id}`);
});

it('the same entry again is never said to be kept by a storage that shows no record of it', async () => {
  harness.panel.answering = () => DOWN;
  const { storage } = harness;
  const sent = entry();
  await harness.open().accept(sent);
  const read: Storage['read'] = (key) =>
    key.startsWith('waiting/') ? Promise.resolve(null) : storage.read(key);
  expect(await harness.open({ ...storage, read }).accept(sent)).toEqual({ kind: 'unavailable' });
});

it('the same entry again brings a waiting one to the panel, as it was first sent', async () => {
  harness.panel.answering = () => DOWN;
  const sent = entry(undefined, 'first');
  await harness.open().accept(sent);
  harness.panel.answering = (again) => harness.panel.store(again);
  expect(await harness.open().accept(entry(sent.id, 'second'))).toEqual({ kind: 'delivered' });
  expect(harness.panel.stored.get(sent.id)).toBe('first');
});
