import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Sends bytes as they are, past every client that would tidy them up first; what is answered until
 * the connection ends, as Latin-1. */
export async function sendRaw(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.write(bytes);
  return (await buffer(socket)).toString('latin1');
}
