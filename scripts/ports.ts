import { isIP } from 'node:net';
import type { Environment } from '../src/config/variables.ts';
import { toErrorMessage } from '../src/lib/errors.ts';

export const DEFAULT_HOST = '127.0.0.1';

const DEFAULT_PORTS = { PORT: 4321, BACK_OFFICE_PORT: 4322 };
export type PortVariable = keyof typeof DEFAULT_PORTS;

export function readPort(variable: PortVariable, env: Environment): number {
  const value = env[variable]?.trim() ?? '';
  if (value === '') return DEFAULT_PORTS[variable];
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > 65_535)
    throw new Error(`${variable} is no port: a number from 0 to 65535 is expected`);
  return port;
}

export function readHost(env: Environment): string {
  const host = env['HOST']?.trim() || DEFAULT_HOST;
  if (isIP(host) === 0 && host !== 'localhost') {
    throw new Error(
      'HOST is no address: one of this machine is expected, such as 127.0.0.1 or 0.0.0.0',
    );
  }
  return host;
}

export function describeTaken(port: number, variable: PortVariable): string {
  return `Port ${port} is taken: stop what runs there, or set another with ${variable}.`;
}

export function describeStartFailure(error: unknown, variable: PortVariable = 'PORT'): string {
  if (isListenError(error) && error.code === 'EADDRINUSE')
    return describeTaken(error.port, variable);
  return toErrorMessage(error);
}

export function isListenError(error: unknown): error is Error & { code: string; port: number } {
  return error instanceof Error && 'code' in error && 'port' in error;
}
