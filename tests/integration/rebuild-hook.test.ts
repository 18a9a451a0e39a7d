/** The build hook of this machine, with commands in the place of the rebuild. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startLocalHook, type LocalHook } from '../../scripts/rebuild/local-hook.ts';
import { folderForEachTest } from '../support/test-folder.ts';

vi.mock('node:child_process', { spy: true });

const folder = folderForEachTest();
let hook: LocalHook | null;
let lines: string[];

beforeEach(() => {
  hook = null;
  lines = [];
  goOn = undefined;
  return () => hook?.close();
});

/** Lets what waits for another build try again. */
let goOn: (() => void) | undefined;

/** A rebuild that ends with these codes, one after the other, and the last one ever after. */
async function openHook(...codes: readonly number[]): Promise<LocalHook> {
  const command = join(folder.path, 'command.mjs');
  writeFileSync(
    command,
    `import { appendFileSync, readFileSync } from 'node:fs';
    const runs = ${JSON.stringify(join(folder.path, 'runs'))};
    appendFileSync(runs, '.');
    const codes = ${JSON.stringify(codes)};
    const code = codes[readFileSync(runs).length - 1] ?? codes.at(-1);
    console.error('what it says');
    console.log(JSON.stringify({ result: code === 4 ? 'locked' : 'published' }));
    process.exitCode = code;`,
  );
  const pause = () => new Promise<void>((resolve) => (goOn = resolve));
  hook = await startLocalHook({
    command: [command],
    env: process.env,
    log: (line) => lines.push(line),
    pause,
  });
  return hook;
}

const runs = () => {
  const file = join(folder.path, 'runs');
  return existsSync(file) ? readFileSync(file).length : 0;
};

const told = () => expect.poll(() => lines, { timeout: 30_000 });

it('starts a rebuild only for callers that know its address', async () => {
  const { url } = await openHook(0);
  expect((await fetch(new URL('/build_hooks/other', url), { method: 'POST' })).status).toBe(404);
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  await told().toEqual(['rebuild {"result":"published"}']);
  expect(runs()).toBe(1);
  await fetch(url, { method: 'POST' });
  await expect.poll(runs, { timeout: 30_000 }).toBe(2);
  // One that hangs is ended.
  expect(vi.mocked(execFile).mock.lastCall?.[2]?.timeout).toBe(10 * 60_000);
});

it('waits for another build to end and then runs its own, because the other may have read what was there before', async () => {
  const { url } = await openHook(4, 0);
  await fetch(url, { method: 'POST' });
  await expect.poll(runs, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => goOn, { timeout: 30_000 }).toBeDefined();
  goOn?.();
  await told().toEqual(['rebuild {"result":"published"}']);
  expect(runs()).toBe(2);
});

it('waits ten minutes for another build and no longer', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url } = await openHook(4);
  await fetch(url, { method: 'POST' });
  await expect.poll(() => goOn, { timeout: 30_000 }).toBeDefined();
  vi.setSystemTime(Date.now() + 10 * 60_000);
  goOn?.();
  await told().toContain('rebuild {"result":"locked"}');
  expect([runs(), lines[0]]).toEqual([
    2,
    'The rebuild failed; the site stays as it is.\nwhat it says',
  ]);
});

it('tells of a rebuild that fails, and does not repeat it', async () => {
  const { url } = await openHook(1);
  await fetch(url, { method: 'POST' });
  await told().toContain('The rebuild failed; the site stays as it is.\nwhat it says');
  expect(runs()).toBe(1);
});

it('ends at once, also while it waits for another build', async () => {
  const own = await openHook(4);
  await fetch(own.url, { method: 'POST' });
  await expect.poll(() => goOn, { timeout: 30_000 }).toBeDefined();
  await own.close();
  hook = null;
  goOn?.();
  await new Promise(setImmediate);
  expect([runs(), lines]).toEqual([1, []]);
});

it('ends a rebuild that is under way', async () => {
  const ended = join(folder.path, 'ended');
  const command = join(folder.path, 'slow.mjs');
  writeFileSync(
    command,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(join(folder.path, 'runs'))}, String(process.pid));
    setTimeout(() => writeFileSync(${JSON.stringify(ended)}, ''), 3000);`,
  );
  const slow = await startLocalHook({
    command: [command],
    env: process.env,
    log: (line) => lines.push(line),
  });
  await fetch(slow.url, { method: 'POST' });
  await expect.poll(runs, { timeout: 30_000 }).toBeGreaterThan(0);
  await slow.close();
  const pid = Number(readFileSync(join(folder.path, 'runs'), 'utf8'));
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect([existsSync(ended), lines]).toEqual([false, []]);
});
