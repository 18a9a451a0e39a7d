import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { BARE_ENV } from './bare-env.ts';

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function startCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  timeout = 0,
) {
  const child = spawn(command, args, {
    env: { ...BARE_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  const ended = Promise.all([text(child.stdout), text(child.stderr), closed]).then(
    ([stdout, stderr, [code]]): Ended => ({ code, stdout, stderr }),
  );
  return { child, ended };
}
