/** How long the desk waits for the site, in a time that the tests make go by. */
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createPublisher } from '../../../scripts/back-office/desk/publisher.ts';
import { openDatabase } from '../../../scripts/back-office/store/database.ts';
import { createRecordStore } from '../../../scripts/back-office/store/records.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';
import { folderForEachTest } from '../../support/test-folder.ts';

vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}));

const MINUTE = 60_000;
const folder = folderForEachTest();
let looks: number;
let isSilent: boolean;

beforeEach(() => {
  moveClock(Date.UTC(2026, 10, 21));
  [looks, isSilent] = [0, false];
  const account = JSON.stringify({ time: new Date(0).toISOString() });
  vi.stubGlobal('fetch', (address: string, { method, signal }: RequestInit) => {
    if (isSilent) return untilAborted(signal);
    if (method === 'POST') return Promise.resolve(new Response('', { status: 202 }));
    looks += 1;
    return Promise.resolve(new Response(address.endsWith('/build.json') ? account : ''));
  });
  return () => void vi.unstubAllGlobals();
});

function open() {
  const database = openDatabase(folder.path);
  onTestFinished(() => database.sql.close());
  return createPublisher(createRecordStore(database), {
    site: 'https://site.example',
    hook: 'https://hooks.example/secret',
  });
}

it('A publication that the site never shows has failed after a quarter of an hour, and the site is left alone', async () => {
  const publisher = open();
  await publisher.publish();
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  expect(publisher.isPublishing()).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(publisher.last()?.outcome).toMatchObject({ kind: 'failed' });
  const count = looks;
  expect(count).toBeGreaterThan(100);
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(looks).toBe(count);
});

it('A desk that closes looks no longer at the site, not even to the end of a look', async () => {
  const publisher = open();
  await publisher.publish();
  await vi.advanceTimersByTimeAsync(MINUTE);
  isSilent = true;
  const look = publisher.look();
  publisher.close();
  expect(await seconds(look)).toBe(0);
  [isSilent, looks] = [false, 0];
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(looks).toBe(0);
});

it('A site that is silent keeps neither a page of the desk nor a press of its button waiting', async () => {
  const publisher = open();
  isSilent = true;
  expect(await seconds(publisher.look())).toBeLessThan(5);
  expect(await seconds(publisher.publish())).toBeLessThan(20);
  expect(publisher.last()?.outcome).toMatchObject({ kind: 'failed' });
});
