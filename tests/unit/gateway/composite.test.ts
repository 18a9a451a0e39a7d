import { describe, expect, it } from 'vitest';
import { handleComposite, toDisposition } from '../../../src/gateway/composite.ts';
import type { LogLine } from '../../../src/gateway/log.ts';
import type { ReadStatic } from '../../../src/gateway/deploy-file.ts';
import type { ServiceClient } from '../../../src/gateway/service-client.ts';
import { createComposites } from '../../../src/gateway/slugs.ts';

describe('the name of a composite', () => {
  it.each([
    ['Ana Sá | Amazing.zip', 'Ana Sa - Amazing.zip', 'Ana%20S%C3%A1%20%7C%20Amazing.zip'],
    ["O'Neil (BR)* | Amazing.zip", "O'Neil (BR) - Amazing.zip", 'O%27Neil%20%28BR%29%2A%20%7C%20Amazing.zip'],
    ['"Ana"; filename="x.exe | Amazing.zip', 'Ana; filename=x.exe - Amazing.zip', '%22Ana%22%3B%20filename%3D%22x.exe%20%7C%20Amazing.zip'],
    ['李 | Amazing.zip', 'Amazing.zip', '%E6%9D%8E%20%7C%20Amazing.zip'],
    ['../../etc | Amazing.zip', 'etc - Amazing.zip', '..%2F..%2Fetc%20%7C%20Amazing.zip'],
    ['\ud800 | Amazing.zip', 'Amazing.zip', '%EF%BF%BD%20%7C%20Amazing.zip'],
  ])('is safe in a header and true to the talent: %j', (name, plain, encoded) => {
    const header = toDisposition(name);
    expect(header).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
  });
});

describe('a composite', () => {
  const MEGABYTE = 1_000_000;
  const PROFILE = { id: 7, name: 'Ana Sá', gender: 'woman', galleries: { compo: [{ file: 'a.jpg', width: 2, height: 3 }] } };

  /** A zip of so many megabytes, perhaps one that breaks off at its end. */
  function createZip(megabytes: number, isBroken = false): ReadableStream<Uint8Array> {
    let sent = 0;
    return new ReadableStream({
      pull(controller) {
        const chunk = new Uint8Array(MEGABYTE);
        chunk.set([0x50, 0x4b]);
        if (sent < megabytes) controller.enqueue(chunk);
        else if (isBroken) controller.error(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
        else controller.close();
        sent += 1;
      },
    });
  }

  function createChunks(chunks: readonly (readonly number[])[]): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new Uint8Array(chunk));
        controller.close();
      },
    });
  }

  const toIndex = (id: string, composite: 0 | 1) => () => Promise.resolve(Response.json({ talents: [[id, 'Ana Sá', [0], composite]] }));
  const INDEX = toIndex('7', 1);

  async function download(
    zip: ReadableStream<Uint8Array>,
    headers: Readonly<Record<string, string>> = {},
    {
      id = '7',
      readStatic = INDEX,
      profile = {},
      client = {},
    }: { readonly id?: string; readonly readStatic?: ReadStatic; readonly profile?: object; readonly client?: Partial<ServiceClient> } = {},
  ) {
    const log: LogLine[] = [];
    let calls = 0;
    const answer = await handleComposite(new Request(`https://amazing.example/api/composite/${id}`), {
      client: {
        call: () => Promise.reject(new Error('not asked for')),
        callOk: () => Promise.resolve(new Response(zip, { headers })),
        callJson: () => {
          calls += 1;
          return Promise.resolve({ ...PROFILE, ...profile, id });
        },
        ...client,
      },
      composites: createComposites(() => 0),
      readStatic,
      log: (line) => log.push(line),
    });
    const size = await answer.arrayBuffer().then(
      ({ byteLength }) => byteLength,
      () => 'broken off',
    );
    return { status: answer.status, size, log, calls };
  }

  it.each([
    ['12345678901234567890', 200],
    ['123456789012345678901', 404],
  ])('is asked for by ids of every length that a service may give: %s', async (id, status) => {
    expect(await download(createZip(1), {}, { id, readStatic: toIndex(id, 1) })).toMatchObject({ status });
  });

  it.each(['abc', '7x', '07', '-7', '%2e%2e', '7%2F..%2F8', '7e0'])('answers 404 for an invalid id: %s', async (id) => {
    expect(await download(createZip(1), {}, { id })).toMatchObject({ status: 404, calls: 0 });
  });

  it('may be as large as a function may stream', async () => {
    expect(await download(createZip(20), { 'Content-Length': String(20 * MEGABYTE) })).toEqual({
      status: 200,
      size: 20 * MEGABYTE,
      log: [],
      calls: 1,
    });
  });

  it('that the service says is larger is refused before anything is sent', async () => {
    const { status, log } = await download(createZip(21), { 'Content-Length': String(21 * MEGABYTE) });
    expect(status).toBe(503);
    expect(log).toEqual([{ level: 'error', event: 'composite.unavailable', talent: '7', code: 'TOO_LARGE' }]);
  });

  it('that turns out to be larger is broken off and logged', async () => {
    const { size, log } = await download(createZip(21));
    expect(size).toBe('broken off');
    expect(log).toEqual([{ level: 'error', event: 'composite.broken', talent: '7', code: 'TOO_LARGE' }]);
  });

  it('of a talent that the site does not show answers 404 without asking the service', async () => {
    expect(await download(createZip(1), {}, { id: '8' })).toMatchObject({ status: 404, calls: 0 });
  });

  it("that the site does not offer, such as a minor's, is given to nobody, and the service is not asked", async () => {
    expect(await download(createZip(1), {}, { readStatic: toIndex('7', 0) })).toMatchObject({ status: 404, calls: 0 });
  });

  it.each([true, 1, '1', 'true'])('of a talent who is under 18 by now (%j) is given to nobody', async (flag) => {
    expect(await download(createZip(1), {}, { profile: { under_age: flag } })).toMatchObject({ status: 404, calls: 1, log: [] });
  });

  it.each<[string, ReadStatic]>([
    ['cannot be had', () => Promise.reject(new Error('away'))],
    ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['is damaged', () => Promise.resolve(new Response('{"tal'))],
  ])('is unavailable, not unknown, while the index of the site %s', async (_, readStatic) => {
    const { status, calls, log } = await download(createZip(1), {}, { readStatic });
    expect([status, calls]).toEqual([503, 0]);
    expect(log).toEqual([{ level: 'error', event: 'composite.unavailable', talent: '7', code: 'NO_INDEX' }]);
  });

  it.each<[string, Partial<ServiceClient>]>([
    ['the profile cannot be had', { callJson: () => Promise.reject(new Error('away')) }],
    ['the profile is none', { callJson: () => Promise.resolve({ id: 7 }) }],
    ['the zip cannot be made', { callOk: () => Promise.reject(new Error('away')) }],
  ])('is unavailable where %s', async (_, client) => {
    expect(await download(createZip(1), {}, { client })).toMatchObject({ status: 503 });
  });

  it.each([
    ['one byte at a time', [[0x50], [0x4b], [3, 4]]],
    ['after a chunk of none', [[], [0x50], [], [0x4b, 3, 4]]],
  ])('may come %s', async (_, chunks) => {
    const zip = createChunks(chunks);
    expect(await download(zip)).toMatchObject({ status: 200, size: 4, log: [] });
  });

  it.each([
    ['ends before it can be judged', [[0x50]]],
    ['is none after its first byte', [[0x50], [0x50, 0x4b]]],
  ])('that %s is refused', async (_, chunks) => {
    const zip = createChunks(chunks);
    expect(await download(zip)).toMatchObject({ status: 503 });
  });

  it('that the service breaks off is broken off and logged', async () => {
    const { size, log } = await download(createZip(2, true));
    expect(size).toBe('broken off');
    expect(log).toEqual([{ level: 'error', event: 'composite.broken', talent: '7', code: 'ECONNRESET' }]);
  });
});
