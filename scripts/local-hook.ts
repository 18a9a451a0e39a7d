/** However many calls come during a build, one more build follows. */
import { execFile, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EXIT } from './process-end.ts';
import type { Environment } from '../src/config/variables.ts';

export type LocalHook = Awaited<ReturnType<typeof startLocalHook>>;

export interface LocalHookOptions {
  readonly command: readonly string[];
  readonly env: Environment;
  readonly log: (line: string) => void;
  readonly onEnd?: ((beganAt: number, line: string) => void) | undefined;
}

const LIMIT = 15 * 60_000;
const OUTPUT_LIMIT = 16 * 2 ** 20;
const SHOWN = 20_000;

export async function startLocalHook({ command, env, log, onEnd }: LocalHookOptions) {
  const path = `/build_hooks/${randomUUID()}`;
  let child: ChildProcess | null = null;
  let isAskedAgain = false;
  let isClosed = false;

  function build(): void {
    isAskedAgain = false;
    const beganAt = Date.now();
    const options = { env: { ...env }, timeout: LIMIT, maxBuffer: OUTPUT_LIMIT };
    child = execFile(process.execPath, command, options, (failure, said, progress) => {
      child = null;
      if (isClosed) return;
      const line = said.trimEnd().split('\n').at(-1) ?? '';
      if (failure !== null && failure.code !== EXIT.kept)
        log(`The build failed; the site stays as it is.\n${progress.slice(-SHOWN).trimEnd()}`);
      log(`build ${line}`);
      onEnd?.(beganAt, line);
      if (isAskedAgain) build();
    });
  }

  const server = createServer((request, response) => {
    const isCall = request.method === 'POST' && request.url === path;
    response.writeHead(isCall ? 200 : 404, { 'Content-Length': 0 }).end();
    if (!isCall) return;
    if (child === null) build();
    else isAskedAgain = true;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function close(): Promise<void> {
    isClosed = true;
    const closed = once(server, 'close');
    server.close();
    const ended = child === null ? null : once(child, 'close');
    child?.kill();
    await Promise.all([closed, ended]);
  }

  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, close, [Symbol.asyncDispose]: close };
}
