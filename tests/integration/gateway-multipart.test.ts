/** Bodies that cost as much as they can, and connections that break: the gateway goes on. */
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORST_POST_TYPE, worstPosts } from '../../scripts/bench/worst-posts.ts';
import { startBackOffice, type BackOffice } from '../../scripts/back-office/server.ts';
import { contactForm, createTemporaryFolder, startGateway, type RunningGateway } from '../support/gateway.ts';

let dataDir: string;
let backOffice: BackOffice;
let gateway: RunningGateway;

beforeAll(async () => {
  dataDir = await createTemporaryFolder();
  backOffice = await startBackOffice({ dataDir, talents: 1 });
  gateway = await startGateway(backOffice);
});

afterAll(async () => {
  await gateway.close();
  await backOffice.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Half of the room, in bytes: what takes the square of its length takes minutes of this too. The bench sends all. */
const SIZE = 2_200_000;

/** A message in its plainest form is taken. */
async function expectTaken(): Promise<void> {
  const answer = await fetch(`${gateway.url}/api/entry/contact`, {
    method: 'POST',
    body: contactForm(),
    signal: AbortSignal.timeout(10_000),
  });
  expect(await answer.json()).toMatchObject({ status: 'delivered' });
}

describe('a form that costs as much as its bytes can', () => {
  it('is refused at once, and the next one is taken', { timeout: 120_000 }, async () => {
    for (const { name, entry, body } of worstPosts(SIZE)) {
      const answer = await fetch(`${gateway.url}/api/entry/${entry}`, {
        method: 'POST',
        body,
        headers: { 'Content-Type': WORST_POST_TYPE },
        // What was sorted in the square of its length took hours. How long it takes now, the bench tells.
        signal: AbortSignal.timeout(20_000),
      });
      await answer.arrayBuffer();
      expect([400, 422], name).toContain(answer.status);
    }
    await expectTaken();
  });
});

describe('a connection', () => {
  it('that ends in the middle of a body, or sends it drop by drop, blocks no other form', async () => {
    const { hostname, port } = new URL(gateway.url);
    const head = `POST /api/entry/contact HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: ${WORST_POST_TYPE}\r\nContent-Length: 4000000\r\n\r\n`;
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.write(`${head}--`);
        await sleep(5);
        return socket;
      }),
    );
    await expectTaken();
    for (const socket of sockets.slice(10)) socket.write('x');
    for (const socket of sockets) socket.destroy();
    await sleep(50);
    await expectTaken();
  });

  it('that announces less, or nothing, is held to what it sends', async () => {
    const chunked = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await sleep(1);
        controller.enqueue(new Uint8Array(500_000));
      },
    });
    const answer = await fetch(`${gateway.url}/api/entry/contact`, {
      method: 'POST',
      body: chunked,
      headers: { 'Content-Type': WORST_POST_TYPE },
      duplex: 'half',
      signal: AbortSignal.timeout(10_000),
    } as RequestInit).catch(() => null);
    // A server may answer an endless body by ending the connection.
    expect([413, undefined]).toContain(answer?.status);
    await expectTaken();
    expect(gateway.log.filter(({ text }) => text !== undefined)).toEqual([]);
  });
});
