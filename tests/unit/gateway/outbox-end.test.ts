/** Personal data in the outbox has an end: what cannot be delivered is told of, and deleted when
 * the privacy page says so. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ENTRY_RETENTION_MONTHS } from '../../../src/domain/constants.ts';
import { toRecord } from '../../../src/gateway/outbox/record.ts';
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
  harnessForEachTest,
} from './outbox-harness.ts';

const harness = harnessForEachTest();

const put = (id: string, record: Uint8Array<ArrayBuffer>) =>
  harness.storage.create(`waiting/${id}`, record);
const run = () => harness.open().deliverDue(SECOND);
const DAMAGED = new Uint8Array(Buffer.from('no record'));

/** Runs the schedule twice a day for so many days; answers the loud events of each day. */
async function runDays(days: number): Promise<readonly (readonly string[])[]> {
  const told: (readonly string[])[] = [];
  for (let day = 0; day < days; day += 1) {
    harness.log = [];
    await run();
    harness.now += DAY / 2;
    await run();
    harness.now += DAY / 2;
    told.push(harness.loud());
  }
  return told;
}

it('a record that names another entry than its key is set aside, never sent, and reported once', async () => {
  const key = randomUUID();
  const inner = entry();
  await put(key, toRecord({ ...inner, acceptedAt: harness.now }));
  expect(await run()).toMatchObject({ delivered: 0 });
  harness.now += HOUR;
  expect(await run()).toEqual({ waiting: 0, delivered: 0, failed: 0 });
  expect(harness.panel.sends).toEqual([]);
  expect(harness.loud()).toEqual(['outbox.mismatched', 'outbox.stuck']);
  expect(await harness.keys()).toEqual([`aside/${BEGINNING}.${key}`]);
});

it('a record under the wrong key does not block the entry that owns the key', async () => {
  const sent = entry();
  await put(
    sent.id,
    toRecord({ ...entry(undefined, 'of somebody else'), acceptedAt: harness.now }),
  );
  expect(await harness.open().accept(sent)).toEqual({ kind: 'delivered' });
  expect([...harness.panel.stored]).toEqual([[sent.id, 'the form']]);
  expect((await harness.keys()).filter((key) => key.startsWith('aside/'))).toHaveLength(1);
});

it('a damaged record is set aside and reported once, not at every run', async () => {
  const id = randomUUID();
  await put(id, DAMAGED);
  for (let count = 0; count < 5; count += 1) {
    await run();
    harness.now += 5 * MINUTE;
  }
  expect(harness.loud()).toEqual(['outbox.damaged', 'outbox.stuck']);
  expect(await harness.keys()).toEqual([`aside/${BEGINNING}.${id}`]);
});

it('entries that wait for more than thirty days are reported in one line a day, however many there are and whichever worker looks', async () => {
  await put(randomUUID(), DAMAGED);
  for (const answer of [REFUSED, BUSY, BUSY]) {
    harness.panel.answering = () => BUSY;
    await harness.open().accept(entry());
    harness.panel.answering = () => answer;
    await run();
  }
  await runDays(31);
  harness.now += 12 * HOUR;
  harness.log = [];
  await Promise.all(Array.from({ length: 4 }, () => run()));
  harness.now += 6 * HOUR;
  await run();
  expect(harness.log.filter(({ event }) => event === 'outbox.stuck')).toEqual([
    expect.objectContaining({
      event: 'outbox.stuck',
      waiting: 3,
      aside: 1,
      deleted: 0,
      oldestDays: 31,
    }),
  ]);
  harness.now += 18 * HOUR;
  const daily = (await runDays(3)).map((day) => day.filter((event) => event !== 'outbox.late'));
  expect(daily).toEqual([['outbox.stuck'], ['outbox.stuck'], ['outbox.stuck']]);
});

it('what waited for most of a year is delivered all the same once the panel works again', async () => {
  const sent = entry();
  harness.panel.answering = () => BUSY;
  await harness.open().accept(sent);
  harness.now += 300 * DAY;
  await run();
  harness.panel.answering = (again) => harness.panel.store(again);
  harness.now += DAY;
  expect(await run()).toEqual({ waiting: 0, delivered: 1, failed: 0 });
});

it('all of it is deleted by the date that the privacy page promises, and not a month before', async () => {
  harness.panel.answering = () => BUSY;
  await harness.open().accept(entry());
  await run();
  await put(randomUUID(), DAMAGED);
  await put(randomUUID(), toRecord({ ...entry(), acceptedAt: harness.now }));
  await run();
  const promised = new Date(harness.now);
  promised.setUTCMonth(promised.getUTCMonth() + ENTRY_RETENTION_MONTHS);
  harness.now = promised.getTime() - 30 * DAY;
  await run();
  expect((await harness.keys()).filter((key) => /^(waiting|aside)/.test(key))).toHaveLength(3);
  harness.now = promised.getTime() - 2 * DAY;
  await run();
  harness.now = promised.getTime() - DAY;
  harness.log = [];
  expect(await run()).toMatchObject({ waiting: 0 });
  expect((await harness.keys()).filter((key) => !key.startsWith('told/'))).toEqual([]);
  expect(await harness.storage.list('swept/')).toHaveLength(1);
  expect(harness.log).toContainEqual(
    expect.objectContaining({ level: 'error', event: 'outbox.stuck', deleted: 3 }),
  );
});

it('nothing is deleted that no run has had the time to try lately', async () => {
  harness.panel.answering = () => BUSY;
  await harness.open().accept(entry());
  harness.now += 361 * DAY;
  await run();
  for (let day = 0; day < 4; day += 1) {
    harness.now += DAY;
    expect(await harness.open().deliverDue(0)).toMatchObject({ waiting: 1, failed: 0 });
  }
});

it('nothing is deleted by a clock that leaps 400 days ahead before it was tried again, nor while the clock is not believed', async () => {
  harness.panel.answering = () => BUSY;
  for (let count = 0; count < 8; count += 1) await harness.open().accept(entry());
  await run();
  harness.now += 400 * DAY;
  harness.panel.sends.length = 0;
  await run();
  expect(new Set(harness.panel.sends.map(({ id }) => id)).size).toBe(8);
  expect(harness.loud()).toContain('outbox.clock');
  expect((await harness.keys()).filter((key) => key.startsWith('waiting/'))).toHaveLength(8);
  harness.panel.answering = (sent) => harness.panel.store(sent);
  harness.now += DAY;
  expect(await run()).toEqual({ waiting: 0, delivered: 8, failed: 0 });
});

it('what was tried by a clock that was 400 days ahead is tried again as soon as the clock is right', async () => {
  harness.panel.answering = () => BUSY;
  await harness.open().accept(entry());
  for (let count = 0; count < 8; count += 1) {
    harness.now += 2 * HOUR;
    await run();
  }
  harness.now += 400 * DAY;
  await run();
  harness.now -= 400 * DAY;
  harness.panel.answering = (sent) => harness.panel.store(sent);
  expect(await run()).toEqual({ waiting: 0, delivered: 1, failed: 0 });
});

const toLate = (waiting: number, minutes: number) =>
  `The panel does not take entries: ${waiting} wait, the oldest for ${minutes} minutes. They are kept.`;

it('the operator is told of an outage of a day when an entry has waited for an hour, reminded after half a day, and told when it is over, of the next outage too', async () => {
  harness.panel.answering = () => DOWN;
  await harness.open().accept(entry());
  await harness.open().accept(entry());
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    if (minute < 60) expect([harness.alerts, harness.loud()]).toEqual([[], []]);
    await run();
    harness.now += 5 * MINUTE;
  }
  expect(harness.alerts).toEqual([toLate(2, 60), toLate(2, 13 * 60)]);
  harness.panel.answering = (sent) => harness.panel.store(sent);
  harness.now += 3 * HOUR;
  await run();
  harness.now += 5 * MINUTE;
  await run();
  expect(harness.alerts.slice(2)).toEqual(['No entry waits for an hour any more.']);
  harness.panel.answering = () => DOWN;
  await harness.open().accept(entry());
  harness.now += HOUR;
  await run();
  expect(harness.alerts.slice(3)).toEqual([toLate(1, 60)]);
});

it('the operator is told as soon as the webhook takes the message, also that the outage is over', async () => {
  harness.panel.answering = () => DOWN;
  harness.isWebhookDown = true;
  await harness.open().accept(entry());
  harness.now += HOUR;
  await run();
  expect(harness.loud()).toEqual(['outbox.late', 'alert.failed', 'outbox.stuck']);
  harness.isWebhookDown = false;
  harness.now += 5 * MINUTE;
  await run();
  expect(harness.alerts).toEqual([toLate(1, 65)]);
  harness.panel.answering = (sent) => harness.panel.store(sent);
  harness.isWebhookDown = true;
  harness.now += HOUR;
  await run();
  harness.isWebhookDown = false;
  harness.now += 5 * MINUTE;
  await run();
  expect(harness.alerts.slice(1)).toEqual(['No entry waits for an hour any more.']);
});
