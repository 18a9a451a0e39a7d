import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The port on which a server of this machine listens from now on. */
export async function portOf(server: Server, port = '0'): Promise<string> {
  await once(server.listen(Number(port), '127.0.0.1'), 'listening');
  return String((server.address() as AddressInfo).port);
}

/** A port that nothing listens on. */
export async function freePort(): Promise<string> {
  const probe = createServer();
  const port = await portOf(probe);
  await once(probe.close(), 'close');
  return port;
}
