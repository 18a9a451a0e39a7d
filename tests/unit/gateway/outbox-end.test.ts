import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
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
  OutboxHarness,
} from './outbox-harness.ts';

let harness: OutboxHarness;
beforeEach(() => {
  harness = new OutboxHarness();
});

/** As the privacy page says, counted from the beginning. */
const PROMISED = Date.UTC(2026, 10 + ENTRY_RETENTION_MONTHS, 21, 12);

/** A damaged record beside an entry that the panel refuses and one that it never takes. */
async function keepOneOfEach(record = 'no record'): Promise<readonly string[]> {
  const damaged = randomUUID();
  await harness.storage.create(`waiting/${harness.now}.${damaged}`, Buffer.from(record));
  const refused = await harness.queue();
  const unsent = await harness.queue();
  harness.panel.answering = ({ id }) => (id === refused.id ? REFUSED : BUSY);
  return [damaged, refused.id, unsent.id];
}

it.each(['no record', Buffer.from(toRecord(entry()).subarray(0, -1)).toString()])(
  'an entry that the panel refuses later, and a damaged record (%j), are told of once, set aside and kept',
  async (record) => {
    const [damaged, refused, unsent] = await keepOneOfEach(record);
    for (let count = 0; count < 5; count += 1) await harness.run(5 * MINUTE);
    expect(harness.alerts).toEqual([
      `The entry ${damaged} cannot be read. It is kept, and needs a person.`,
      `The entry ${refused} is refused by the panel (email). It is kept, and needs a person.`,
    ]);
    expect(harness.loud()).toEqual(['outbox.damaged', 'outbox.refused']);
    expect(JSON.stringify(harness.log)).not.toMatch(/no record|the for/);
    expect(new Set(await harness.keys())).toEqual(
      new Set([
        `aside/${BEGINNING}.${damaged}`,
        `aside/${BEGINNING}.${refused}`,
        `waiting/${BEGINNING}.${unsent}`,
      ]),
    );
  },
);

it('a run is over when all that it began is, because the platform stops it then', async () => {
  let underWay = 0;
  const slowly = async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    underWay += 1;
    // What holds entries takes longest: nothing that comes later hides it.
    const turns = /^(?:waiting|aside)/.test(key) ? 200 : key.startsWith('told') ? 20 : 1;
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    return await work().finally(() => void (underWay -= 1));
  };
  const { create, remove, ...rest } = harness.storage;
  harness.storage = {
    ...rest,
    create: (key, bytes) => slowly(key, () => slowly(key, () => create(key, bytes))),
    remove: (key) => slowly(key, () => remove(key)),
  };
  const [, refused] = await keepOneOfEach();
  for (const time of [BEGINNING + HOUR, BEGINNING + 2 * HOUR, PROMISED - DAY, PROMISED]) {
    harness.now = time;
    await harness.run();
    expect(underWay).toBe(0);
    harness.panel.answering = (sent) => (sent.id === refused ? REFUSED : harness.panel.store(sent));
  }
});

it('an entry that was refused is tried once a day, in case the panel is repaired', async () => {
  const refused = await harness.queue();
  harness.panel.fail(REFUSED);
  for (let minute = 0; minute < 3 * 24 * 60; minute += 5) await harness.run(5 * MINUTE);
  expect(harness.panel.sends).toHaveLength(2 + 3);
  harness.panel.recover();
  await harness.run(DAY);
  expect(harness.panel.stored.has(refused.id)).toBe(true);
  expect(await harness.keys()).toEqual([]);
});

it('what waited for most of a year is delivered all the same once the panel works again', async () => {
  await harness.queue();
  expect(await harness.run(300 * DAY)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
});

it.each([
  ['does not take', BUSY],
  ['cannot be reached for', DOWN],
])('all that the panel %s is deleted by the promised date, not before', async (_, failure) => {
  const ids = await keepOneOfEach();
  for (let count = 0; count < 5; count += 1) await harness.queue(failure);
  harness.panel.answering = (sent) => (sent.id === ids[1] ? REFUSED : failure);
  const kept = async () =>
    (await harness.keys()).filter((key) => /^(?:waiting|aside)/.test(key)).length;
  for (; harness.now < PROMISED - DAY; harness.now += DAY / 2) {
    await harness.run();
    expect(await kept(), new Date(harness.now).toISOString()).toBe(8);
  }
  for (; harness.now <= PROMISED; harness.now += 5 * MINUTE) await harness.run();
  expect(await kept()).toBe(0);
  expect(harness.loud().filter((event) => event === 'outbox.deleted')).toHaveLength(8);
});

it('nothing is deleted before it was tried once more', async () => {
  await harness.queue();
  harness.panel.fail(BUSY);
  harness.now = PROMISED - DAY - 5 * MINUTE;
  await harness.run();
  harness.panel.recover();
  expect(await harness.run(5 * MINUTE, 0)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
});

it('a clock that leaps 400 days ahead deletes nothing, and delays nothing once it is right again', async () => {
  for (let count = 0; count < 8; count += 1) await harness.queue();
  harness.now += MINUTE;
  harness.panel.fail(BUSY);
  await harness.run();
  harness.now += 400 * DAY;
  harness.panel.sends.length = 0;
  await harness.run();
  expect(new Set(harness.panel.sends.map(({ id }) => id)).size).toBe(8);
  expect((await harness.keys()).filter((key) => key.startsWith('waiting/'))).toHaveLength(8);
  harness.now -= 400 * DAY;
  expect(await harness.run(2 * HOUR)).toMatchObject({ failed: 8 });
  expect(harness.alerts, 'told again, by the right clock').toHaveLength(2);
  harness.now += SECOND;
  harness.panel.recover();
  expect(await harness.run(HOUR)).toEqual({ waiting: 0, delivered: 8, failed: 0 });
});

it('an entry that came while the clock was 400 days behind is kept for its whole time, and erased after it', async () => {
  await harness.run();
  harness.now -= 400 * DAY;
  await harness.queue();
  harness.panel.fail(BUSY);
  await harness.run(HOUR);
  harness.now += 400 * DAY;
  const months = async () => {
    for (let day = 0; ; day += 1, harness.now += DAY) {
      await harness.run();
      if ((await harness.keys()).every((key) => !key.startsWith('waiting/'))) return day / 30;
    }
  };
  expect(Math.round(await months())).toBeCloseTo(ENTRY_RETENTION_MONTHS - 1, 0);
  await harness.run();
  expect(await harness.storage.list('met/')).toEqual([]);
});

it('waiting entries leave for the panel while the storage takes nothing new', async () => {
  await harness.queue();
  harness.storage = { ...harness.storage, create: () => Promise.reject(new Error('no room')) };
  expect(await harness.run(MINUTE)).toEqual({ waiting: 0, delivered: 1, failed: 0 });
});

const FOLDERS = ['ran', 'run', 'told', 'waiting', 'met'];
it.each(FOLDERS)('a stray file in %s/ stops nothing', async (folder) => {
  await harness.storage.create(`${folder}/.DS_Store`, new Uint8Array(3));
  await harness.queue();
  harness.panel.fail(BUSY);
  for (let count = 0; count < 30; count += 1, harness.now += 5 * MINUTE) await harness.run();
  expect(harness.alerts).toHaveLength(1);
  harness.panel.recover();
  expect(await harness.run(HOUR)).toMatchObject({ waiting: 0, delivered: 1 });
});

it('an entry that was accepted while the clock was 400 days ahead is tried as soon as it is right', async () => {
  harness.now += 400 * DAY;
  await harness.queue();
  // Of a run that was killed.
  await harness.storage.create(`run/${harness.now}`, new Uint8Array());
  harness.now -= 400 * DAY;
  expect(await harness.run()).toEqual({ waiting: 0, delivered: 1, failed: 0 });
});

const toLate = (waiting: number, minutes: number) =>
  `The panel does not take entries: ${waiting} wait, the oldest for ${minutes} minutes. They are kept.`;

it('the operator is told of an outage of a day when an entry has waited for an hour, reminded after half a day, and told when it is over, of the next outage too', async () => {
  harness.panel.fail(DOWN);
  await harness.open().accept(entry());
  await harness.open().accept(entry());
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    if (minute < 60) expect([harness.alerts, harness.loud()]).toEqual([[], []]);
    await harness.run();
    harness.now += 5 * MINUTE;
  }
  expect(harness.alerts).toEqual([toLate(2, 60), toLate(2, 13 * 60)]);
  harness.panel.recover();
  await harness.run();
  await harness.run();
  expect(harness.alerts.slice(2)).toEqual(['No entry waits for an hour any more.']);
  harness.panel.fail(DOWN);
  await harness.open().accept(entry());
  harness.now += HOUR;
  await harness.open().accept(entry());
  await harness.run(HOUR);
  expect(harness.alerts.slice(3)).toEqual([toLate(2, 120)]);
});

it('the operator is told as soon as the webhook takes the message, of a refusal and of the end too', async () => {
  const sent = await harness.queue();
  harness.panel.fail(REFUSED);
  harness.isWebhookDown = true;
  await harness.run(HOUR);
  expect(harness.loud()).toEqual(['outbox.refused', 'alert.failed', 'outbox.late', 'alert.failed']);
  harness.isWebhookDown = false;
  await harness.run(HOUR);
  const refusal = `The entry ${sent.id} is refused by the panel (email). It is kept, and needs a person.`;
  expect(harness.alerts).toEqual([refusal]);
  await harness.queue();
  harness.panel.fail(BUSY);
  await harness.run(HOUR);
  expect(harness.alerts.slice(1)).toEqual([toLate(1, 60)]);
  harness.panel.recover();
  harness.isWebhookDown = true;
  await harness.run(HOUR);
  harness.isWebhookDown = false;
  await harness.run(5 * MINUTE);
  expect(harness.alerts.slice(2)).toEqual(['No entry waits for an hour any more.']);
});
