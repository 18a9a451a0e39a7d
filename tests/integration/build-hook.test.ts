import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { startLocalHook, type LocalHook } from '../../scripts/local-hook.ts';
import { folderForEachTest } from '../support/test-folder.ts';

const folder = folderForEachTest();
let hook: LocalHook | null;
let lines: string[];
let ends: [number, string][];

beforeEach(() => {
  [hook, lines, ends] = [null, [], []];
  return () => hook?.close();
});

async function openHook(): Promise<LocalHook> {
  const command = join(folder.path, 'command.mjs');
  writeFileSync(
    command,
    `import { appendFileSync, existsSync } from 'node:fs';
    appendFileSync(${JSON.stringify(join(folder.path, 'runs'))}, process.pid + ' ');
    setInterval(() => {
      if (!existsSync(${JSON.stringify(join(folder.path, 'go'))})) return;
      console.error('what it says');
      console.log('first line');
      console.log(JSON.stringify({ result: 'published' }));
      process.exit(0);
    }, 10);`,
  );
  hook = await startLocalHook({
    command: [command],
    env: process.env,
    log: (line) => lines.push(line),
    onEnd: (beganAt, line) => ends.push([beganAt, line]),
  });
  return hook;
}

const pids = () => {
  const file = join(folder.path, 'runs');
  // The file is there before its first word.
  return existsSync(file) ? (readFileSync(file, 'utf8').match(/\d+/g) ?? []) : [];
};
const polled = (what: () => unknown) => expect.poll(what, { timeout: 30_000 });

it('the build hook starts a build only for callers that know its address, tells how it ended, and joins the calls during it to one more build after it', async () => {
  const { url } = await openHook();
  const before = Date.now();
  expect((await fetch(new URL('/build_hooks/other', url), { method: 'POST' })).status).toBe(404);
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(200);
  await polled(pids).toHaveLength(1);
  for (let call = 0; call < 5; call += 1) await fetch(url, { method: 'POST' });
  writeFileSync(join(folder.path, 'go'), '');
  await polled(() => lines).toEqual(Array(2).fill('build {"result":"published"}'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pids()).toHaveLength(2);
  expect(ends[0]).toEqual([expect.any(Number), '{"result":"published"}']);
  expect(ends[0]?.[0]).toBeGreaterThanOrEqual(before);
});

it('the build hook ends a build that is under way when it ends itself', async () => {
  const { url, close } = await openHook();
  await fetch(url, { method: 'POST' });
  await polled(pids).toHaveLength(1);
  await close();
  hook = null;
  expect(() => process.kill(Number(pids()[0]), 0)).toThrow('ESRCH');
  expect([lines, ends]).toEqual([[], []]);
});
