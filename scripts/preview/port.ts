/** Ports of the commands, and what to say when a server does not start. */
import { createServer } from 'node:net';
import type { Environment } from '../../src/config/variables.ts';

/** The port that a variable names. Throws with a message that names the variable where it names none. */
export function readPort(variable: string, env: Environment, fallback: number): number {
  const value = env[variable]?.trim() ?? '';
  if (value === '') return fallback;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535) throw new Error(`${variable} is no port: a number from 0 to 65535 is expected`);
  return port;
}

/** Resolves where a port of 127.0.0.1 is free; rejects as a server would that cannot have it. */
export async function claimPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen({ port, host: '127.0.0.1', exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** What to do about a port that something else has; the variable chooses another. */
export function describeTaken(port: number, variable: string): string {
  return `Port ${port} is taken: stop what runs there, or set another with ${variable}.`;
}

/** One line for whoever started the command. */
export function describeStartFailure(error: unknown): string {
  if (isListenError(error) && error.code === 'EADDRINUSE') return describeTaken(error.port, 'PORT');
  if (isListenError(error) && error.code === 'EACCES') return `Port ${error.port} is not ours to use: set another with PORT.`;
  return error instanceof Error ? error.message : String(error);
}

/** Tells whether an error of the network names its port; `code` says what went wrong. */
export function isListenError(error: unknown): error is Error & { code: string; port: number } {
  return error instanceof Error && 'code' in error && 'port' in error;
}
