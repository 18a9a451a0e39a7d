/** What becomes of an entry while its visitor waits, the first time and again. */
import { describe, expect, it } from 'vitest';
import type { Delivery } from '../../../src/gateway/entry/panel-entry.ts';
import { createFileStorage } from '../../../src/gateway/outbox/file-storage.ts';
import { createLedger } from '../../../src/gateway/outbox/ledger.ts';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import { BEGINNING, BUSY, DAY, DOWN, MINUTE, REFUSED, SECOND, entry, standForEachTest } from './outbox-stand.ts';

const stand = standForEachTest();

describe('an entry', () => {
  it('that the panel takes leaves nothing behind but its id', async () => {
    const sent = entry();
    expect(await stand.open().accept(sent)).toEqual({ kind: 'delivered' });
    expect(stand.panel.stored.get(sent.id)).toBe('the form');
    expect(await stand.keys()).toEqual([`delivered/${Math.floor(stand.now / (7 * DAY))}/${sent.id}`]);
  });

  it('is kept before its delivery is tried', async () => {
    const seen: (readonly string[])[] = [];
    stand.panel.answering = async (sent) => {
      seen.push(await stand.keys());
      return stand.panel.store(sent);
    };
    const sent = entry();
    await stand.open().accept(sent);
    expect(seen).toEqual([[`waiting/${sent.id}`, `attempts/${sent.id}/1`]]);
  });

  it('that the panel cannot take waits, and is delivered by the next run, byte by byte', async () => {
    stand.panel.answering = () => DOWN;
    const sent = entry(undefined, 'photos \0\n\xff and all');
    expect(await stand.open().accept(sent)).toEqual({ kind: 'queued' });
    stand.panel.answering = (again) => stand.panel.store(again);
    expect(await stand.open().deliverDue(SECOND)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
    expect(stand.panel.stored.get(sent.id)).toBe('photos \0\n\xff and all');
    expect((await stand.keys()).filter((key) => !key.startsWith('delivered/'))).toEqual([]);
  });

  it("that the panel refuses while the visitor is there is the visitor's to mend", async () => {
    stand.panel.answering = () => REFUSED;
    const sent = entry();
    expect(await stand.open().accept(sent)).toMatchObject({ kind: 'refused', fields: ['email'] });
    expect(await stand.keys()).toEqual([]);
    stand.panel.answering = (again) => stand.panel.store(again);
    expect(await stand.open().accept(entry(sent.id, 'mended'))).toEqual({ kind: 'delivered' });
    expect(stand.panel.stored.get(sent.id)).toBe('mended');
  });

  it('that the panel refuses later is kept, and somebody is told loudly', async () => {
    stand.panel.answering = () => DOWN;
    const sent = entry();
    await stand.open().accept(sent);
    stand.panel.answering = () => REFUSED;
    expect(await stand.open().deliverDue(SECOND)).toEqual({ waiting: 1, delivered: 0, failed: 1 });
    expect(stand.loud()).toEqual(['outbox.undeliverable']);
    expect(await stand.keys()).toContain(`waiting/${sent.id}`);
  });

  it('that fails for what will not pass by itself is told of loudly at once', async () => {
    stand.panel.answering = () => ({ kind: 'failed', code: 'HTTP_404', isUnreachable: false, mayPass: false });
    await stand.open().accept(entry());
    expect(stand.loud()).toEqual(['outbox.undeliverable']);
  });

  it('goes straight to the panel where the storage cannot be had, and is refused only where neither can', async () => {
    const broken = () => Promise.reject(new Error('no disk'));
    const outbox = stand.open({ create: broken, read: broken, remove: broken, list: broken });
    expect(await outbox.accept(entry())).toEqual({ kind: 'delivered' });
    stand.panel.answering = () => BUSY;
    expect(await outbox.accept(entry())).toEqual({ kind: 'unavailable' });
    expect(stand.loud()).toEqual(['outbox.storage', 'outbox.storage', 'outbox.unavailable']);
    await expect(outbox.deliverDue(SECOND)).rejects.toThrow('no disk');
  });

  it('is not held up by a storage that hangs', async () => {
    const hang = () => new Promise<never>(() => undefined);
    const began = performance.now();
    expect(await stand.open({ create: hang, read: hang, remove: hang, list: hang }).accept(entry())).toEqual({ kind: 'delivered' });
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('the same entry again', () => {
  it('is answered for without being sent, for at least a week', async () => {
    const sent = entry();
    await stand.open().accept(sent);
    for (const age of [0, MINUTE, 6 * DAY, 7 * DAY]) {
      stand.now = BEGINNING + age;
      await stand.open().deliverDue(SECOND);
      expect(await stand.open().accept(sent)).toEqual({ kind: 'delivered' });
    }
    expect(stand.panel.sends).toHaveLength(1);
  });

  it('is forgotten after two weeks', async () => {
    await stand.open().accept(entry());
    stand.now += 14 * DAY;
    await stand.open().deliverDue(SECOND);
    expect(await stand.keys()).toEqual([]);
  });

  it('is one entry while the first is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    stand.panel.answering = () => promise;
    const sent = entry();
    const first = stand.open().accept(sent);
    while (stand.panel.sends.length === 0) await new Promise((wait) => setTimeout(wait, 5));
    expect(await stand.open().accept(sent)).toEqual({ kind: 'queued' });
    expect((await stand.open().deliverDue(SECOND)).delivered).toBe(0);
    resolve(stand.panel.store(sent));
    expect(await first).toEqual({ kind: 'delivered' });
    expect(stand.panel.sends).toHaveLength(1);
  });

  it('waits for the first to end, and is answered by what became of it', async () => {
    for (const outcome of ['delivered', 'refused', 'failed'] as const) {
      const { promise, resolve } = Promise.withResolvers<Delivery>();
      stand.panel.answering = () => promise;
      const sent = entry();
      const first = stand.open().accept(sent);
      while (!stand.panel.sends.some(({ id }) => id === sent.id)) await new Promise((wait) => setTimeout(wait, 5));
      stand.panel.answering = () => ({ delivered: DOWN, refused: REFUSED, failed: BUSY })[outcome];
      stand.meanwhile = async () => {
        resolve({ delivered: stand.panel.store(sent), refused: REFUSED, failed: BUSY }[outcome]);
        await first;
      };
      const expected = { delivered: 'delivered', refused: 'refused', failed: 'queued' }[outcome];
      expect((await stand.open().accept(sent)).kind).toBe(expected);
      expect((await stand.keys()).includes(`waiting/${sent.id}`), outcome).toBe(outcome === 'failed');
    }
  });

  it('is kept anew where the first was refused meanwhile, and the panel is away now', async () => {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    stand.panel.answering = () => promise;
    const sent = entry();
    const first = stand.open().accept(sent);
    while (stand.panel.sends.length === 0) await new Promise((wait) => setTimeout(wait, 5));
    stand.panel.answering = () => DOWN;
    stand.meanwhile = async () => {
      resolve(REFUSED);
      await first;
    };
    expect(await stand.open().accept(sent)).toEqual({ kind: 'queued' });
    stand.panel.answering = (again) => stand.panel.store(again);
    await stand.open().deliverDue(SECOND);
    expect(stand.panel.stored.has(sent.id)).toBe(true);
  });

  it('is kept anew where the first was dropped between two looks', async () => {
    stand.panel.answering = () => DOWN;
    const storage = createFileStorage(stand.folder);
    const sent = entry();
    await stand.open().accept(sent);
    let isFirst = true;
    const dropping: Storage = {
      ...storage,
      read: async (key) => {
        if (key === `waiting/${sent.id}` && isFirst) {
          isFirst = false;
          await createLedger(storage, () => stand.now).drop(sent.id, { last: 1, lastFailed: true });
        }
        return await storage.read(key);
      },
    };
    expect(await stand.open(dropping).accept(sent)).toEqual({ kind: 'queued' });
    expect(await stand.keys()).toContain(`waiting/${sent.id}`);
  });

  it('takes the place of a record that is damaged', async () => {
    stand.panel.answering = () => DOWN;
    const sent = entry();
    await createFileStorage(stand.folder).create(`waiting/${sent.id}`, new Uint8Array(Buffer.from('no record')));
    expect(await stand.open().accept(sent)).toEqual({ kind: 'queued' });
    stand.panel.answering = (again) => stand.panel.store(again);
    await stand.open().deliverDue(SECOND);
    expect(stand.panel.stored.get(sent.id)).toBe('the form');
  });

  it('is never said to be kept by a storage that shows no record of it', async () => {
    stand.panel.answering = () => DOWN;
    const storage = createFileStorage(stand.folder);
    const sent = entry();
    await stand.open().accept(sent);
    const read: Storage['read'] = (key) => (key.startsWith('waiting/') ? Promise.resolve(null) : storage.read(key));
    expect(await stand.open({ ...storage, read }).accept(sent)).toEqual({ kind: 'unavailable' });
  });

  it('brings a waiting one to the panel, as it was first sent', async () => {
    stand.panel.answering = () => DOWN;
    const sent = entry(undefined, 'first');
    await stand.open().accept(sent);
    stand.panel.answering = (again) => stand.panel.store(again);
    expect(await stand.open().accept(entry(sent.id, 'second'))).toEqual({ kind: 'delivered' });
    expect(stand.panel.stored.get(sent.id)).toBe('first');
  });
});
