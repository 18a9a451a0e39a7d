import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBlobStorage } from '../../../src/gateway/outbox/blob-storage.ts';
import { createFileStorage } from '../../../src/gateway/outbox/file-storage.ts';
import type { Storage } from '../../../src/gateway/outbox/storage.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';
import { openTestFolder } from '../../support/test-folder.ts';
import { openHost } from '../../support/hosts.ts';

async function startBlobsServer(): Promise<string> {
  const server = new BlobsServer({
    directory: await openTestFolder(),
    token: 'token',
    logger: () => undefined,
  });
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  return `http://127.0.0.1:${port}`;
}

/** As the platform hands the site's blobs to each invocation. */
function invoke(uncachedEdgeURL: string, token = 'token'): void {
  // A cache shows for a minute what has been delivered and removed.
  const edgeURL = 'https://cache.example';
  const context = { siteID: 'site', token, edgeURL, uncachedEdgeURL };
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', Buffer.from(JSON.stringify(context)).toString('base64'));
}

function toBlobStorage(edgeURL: string, preview: string | null = null): Storage {
  invoke(edgeURL);
  return createBlobStorage(preview);
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const textOf = (record: Uint8Array | null) =>
  record === null ? null : Buffer.from(record).toString();

describe.each<[string, () => Promise<Storage>]>([
  ['a folder', async () => createFileStorage(path.join(await openTestFolder(), 'outbox'))],
  ['Netlify Blobs', async () => toBlobStorage(await startBlobsServer())],
])('the outbox in %s', (_, open) => {
  it('keeps a record byte for byte, and creates it once', async () => {
    const storage = await open();
    const record = Uint8Array.from({ length: 300_000 }, (__, index) => index % 256);
    expect(await storage.create('waiting/a', record)).toBe(true);
    expect(await storage.create('waiting/a', bytes('other'))).toBe(false);
    expect(Buffer.from((await storage.read('waiting/a')) ?? []).equals(record)).toBe(true);
    expect(await storage.create('waiting/empty', new Uint8Array())).toBe(true);
    expect(await storage.read('waiting/empty')).toEqual(new Uint8Array());
    // A part of an array, not what lies around it.
    await storage.create('waiting/part', bytes('before|this|after').subarray(7, 11));
    expect(textOf(await storage.read('waiting/part'))).toBe('this');
  });

  it('lists a folder, and forgets what is removed', async () => {
    const storage = await open();
    expect(await storage.read('waiting/1.a')).toBeNull();
    expect(await storage.list('waiting/')).toEqual([]);
    await storage.remove('waiting/1.a');
    for (const key of ['waiting/1.a', 'waiting/2.b', 'aside/1.a'])
      await storage.create(key, bytes(key));
    expect((await storage.list('waiting/')).toSorted()).toEqual(['waiting/1.a', 'waiting/2.b']);
    await storage.remove('waiting/1.a');
    expect(await storage.list('waiting/')).toEqual(['waiting/2.b']);
    expect(await storage.create('waiting/1.a', bytes('again'))).toBe(true);
  });
});

it('the outbox in a folder lets one of many writers create a record', async () => {
  const folder = await openTestFolder();
  const storages = [createFileStorage(folder), createFileStorage(folder)];
  for (let round = 0; round < 20; round += 1) {
    const writers = Array.from({ length: 10 }, (_, index) =>
      storages[index % 2]?.create(`waiting/${round}.a`, bytes(`${index}`)),
    );
    expect((await Promise.all(writers)).filter((isMine) => isMine === true)).toHaveLength(1);
  }
});

it('the outbox in a folder is for its owner alone, and keeps no draft of a record', async () => {
  const folder = path.join(await openTestFolder(), 'outbox');
  const storage = createFileStorage(folder);
  for (const isNew of [true, false])
    expect(await storage.create('waiting/a', bytes('x'))).toBe(isNew);
  expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
  expect((await stat(path.join(folder, 'waiting/a'))).mode & 0o077).toBe(0);
  expect((await stat(path.join(folder, 'waiting'))).mode & 0o077).toBe(0);
});

it('the outbox in a folder shows no half-written record, and sweeps away what a killed process left', async () => {
  const folder = await openTestFolder();
  const storage = createFileStorage(folder);
  await mkdir(path.join(folder, 'drafts'));
  await writeFile(path.join(folder, 'drafts/old'), 'half a rec');
  await writeFile(path.join(folder, 'drafts/new'), 'half a rec');
  for (const [name, minutes] of [
    ['old', 11],
    ['new', 9],
  ] as const) {
    const at = new Date(Date.now() - minutes * 60_000);
    await utimes(path.join(folder, 'drafts', name), at, at);
  }
  expect(await storage.list('waiting/')).toEqual([]);
  expect(await readdir(path.join(folder, 'drafts'))).toEqual(['new']);
});

it('the outbox in a folder that cannot be read is not taken for an empty one', async () => {
  const folder = await openTestFolder();
  await writeFile(path.join(folder, 'waiting'), 'no folder');
  await expect(createFileStorage(folder).list('waiting/')).rejects.toThrow('ENOTDIR');
});

it('the outbox in Netlify Blobs works with the token of the invocation it is used in, not of the one that opened it', async () => {
  const edgeURL = await startBlobsServer();
  invoke(edgeURL, 'of an invocation long gone');
  const storage = createBlobStorage(null);
  await expect(storage.read('waiting/a')).rejects.toThrow();
  invoke(edgeURL);
  expect(await storage.create('waiting/a', bytes('x'))).toBe(true);
  expect(textOf(await storage.read('waiting/a'))).toBe('x');
  expect(await storage.list('waiting/')).toEqual(['waiting/a']);
  await storage.remove('waiting/a');
  expect(await storage.list('waiting/')).toEqual([]);
});

it('the outbox in Netlify Blobs is one per context, apart from that of production', async () => {
  const edgeURL = await startBlobsServer();
  const open = (preview: string | null) => toBlobStorage(edgeURL, preview);
  await open('deploy-preview').create('waiting/a', bytes('x'));
  expect(await open(null).list('waiting/')).toEqual([]);
  expect(await open('branch-deploy').list('waiting/')).toEqual([]);
  expect(await open('deploy-preview').list('waiting/')).toEqual(['waiting/a']);
});

it.each([500, 403, 429])('the outbox in Netlify Blobs takes %i for a failure', async (status) => {
  const host = await openHost((request, answer) => {
    request.resume().on('end', () => answer.writeHead(status).end());
  });
  const storage = toBlobStorage(host);
  await expect(storage.create('waiting/a', bytes('x'))).rejects.toThrow(String(status));
  await expect(storage.read('waiting/a')).rejects.toThrow();
});

it('the outbox in Netlify Blobs limits each of its requests in time', async () => {
  moveClock(0);
  vi.stubGlobal('fetch', (_: unknown, init?: RequestInit) => untilAborted(init?.signal));
  const storage = toBlobStorage('https://blobs.example');
  for (const use of [
    () => storage.create('waiting/a', bytes('x')),
    () => storage.read('waiting/a'),
    () => storage.remove('waiting/a'),
    () => storage.list('waiting/'),
  ])
    expect(await seconds(use())).toBeLessThan(60);
});
