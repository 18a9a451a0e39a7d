/**
 * The site while a release is on its way: one part of the program is not there when it is first asked for, which the site answers as it
 * answers every missing file. On a port of its own and over a real socket, because a browser that a test listens to keeps no cache.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LateSite {
  readonly url: string;
  /** Statuses that the part was answered with, in the order of the requests. */
  readonly answers: readonly number[];
  /** The header that the missing part was answered with. */
  cacheControl(): string | null;
  close(): Promise<void>;
}

/** `site` without its part at first; the second request for it finds it. */
export async function startLateSite(site: string, part: RegExp): Promise<LateSite> {
  const answers: number[] = [];
  let cacheControl: string | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const isPart = part.test(path);
      const isMissing = isPart && answers.length === 0;
      const answer = await fetch(site + (isMissing ? '/_astro/not-there-yet.js' : path), { redirect: 'manual' });
      if (isPart) answers.push(answer.status);
      if (isMissing) cacheControl = answer.headers.get('Cache-Control');
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name)),
      );
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    answers,
    cacheControl: () => cacheControl,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
