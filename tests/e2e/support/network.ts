/** A network that a test can pause or slow down. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

type Address = string | RegExp | ((url: URL) => boolean);

/** Pauses the requests to an address until the returned function is called. */
export async function pauseRequests(page: Page, address: Address): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(null);
  };
}

/** Gives each picture of the image CDN as an empty one at once: for what is laid out, which does not wait for pictures. */
export async function emptyPictures(page: Page): Promise<void> {
  const empty = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route('**/.netlify/images?*', (route) => route.fulfill(empty));
}

/** Delays each request to an address by some milliseconds. */
export async function delayRequests(page: Page, address: Address, milliseconds: number): Promise<void> {
  await page.route(address, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}

/** Bytes of a page that arrive at once, about as many as a packet carries unpacked, and milliseconds between them. */
const PIECE = 4000;
const PAUSE = 40;

/** Serves a site whose pages arrive in pieces, so that browsers paint halves of them. */
export async function servePiecemeal(site: string): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + (request.url ?? ''), { redirect: 'manual' });
      const headers = new Headers(answer.headers);
      // It is unpacked here.
      for (const name of ['content-encoding', 'content-length']) headers.delete(name);
      response.setHeaders(headers).writeHead(answer.status);
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = headers.get('content-type')?.startsWith('text/html') === true;
      for (let start = 0; start < body.length && isPage; start += PIECE) {
        response.write(body.subarray(start, start + PIECE));
        await sleep(PAUSE);
      }
      response.end(isPage ? undefined : body);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
