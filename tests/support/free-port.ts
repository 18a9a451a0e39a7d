import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

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
