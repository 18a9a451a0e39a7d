import { createServer, type RequestListener } from 'node:http';
import { afterAll, onTestFinished } from 'vitest';
import { portOf } from './free-port.ts';

export function untilEnd<T extends { remove(): unknown } | { close(): unknown }>(opened: T): T {
  afterAll(async () => {
    await ('remove' in opened ? opened.remove() : opened.close());
  });
  return opened;
}

/** The address of a host that answers until the test is over. */
export async function openHost(listener: RequestListener): Promise<string> {
  const host = createServer(listener);
  onTestFinished(() => {
    host.close();
    host.closeAllConnections();
  });
  return `http://127.0.0.1:${await portOf(host)}`;
}
