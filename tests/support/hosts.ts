import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { onTestFinished } from 'vitest';

export async function portOf(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return String((server.address() as AddressInfo).port);
}

export async function freePort(): Promise<string> {
  const probe = createServer();
  const port = await portOf(probe);
  await once(probe.close(), 'close');
  return port;
}

/** The address of a host that answers until the test is over. */
export async function openHost(listener: RequestListener): Promise<string> {
  const host = createHttpServer(listener);
  onTestFinished(() => {
    host.close();
    host.closeAllConnections();
  });
  return `http://127.0.0.1:${await portOf(host)}`;
}
