/** This machine's build hook: a POST starts a rebuild; posts during a rebuild start one more after
 * it. */
import { execFile, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../../src/config/variables.ts';

export type LocalHook = Awaited<ReturnType<typeof startLocalHook>>;

export interface LocalHookOptions {
  /** Script of the rebuild with its arguments; the last line that it prints is its result. */
  readonly command: readonly string[];
  readonly env: Environment;
  readonly log: (line: string) => void;
  /** Called at the end of each rebuild with its last line and the time of its beginning
   * (milliseconds since 1970). */
  readonly onEnd?: (beganAt: number, line: string) => void;
  /** Waits until a rebuild that found another build under way is tried again. */
  readonly pause?: () => Promise<unknown>;
}

/** Milliseconds after which a rebuild counts as hung. */
const LIMIT = 10 * 60_000;
/** Exit code of a rebuild beside another build, and milliseconds until the next try. */
const LOCKED = 4;
const PAUSE = 2_000;
/** Bytes that a rebuild may print before it is stopped, and characters of a failed one that the log
 * shows. */
const OUTPUT_LIMIT = 16 * 2 ** 20;
const SHOWN = 20_000;

interface Ended {
  readonly code: number | null;
  readonly line: string;
  readonly said: string;
}

/** Room for short-lived objects, in MB: a rebuild makes many at once and runs for seconds. */
const NODE_FLAGS = ['--max-semi-space-size=64'];
/** Cache of compiled code: compiling takes a good part of a small rebuild. */
const COMPILED = join(import.meta.dirname, '../../.local/compiled');

/** Starts a rebuild in another process; `timeout` in milliseconds. */
export function startRebuild(command: readonly string[], env: Environment, timeout?: number) {
  const { promise: ended, resolve } = Promise.withResolvers<Ended>();
  const options = {
    env: { NODE_COMPILE_CACHE: COMPILED, ...env },
    timeout,
    maxBuffer: OUTPUT_LIMIT,
  };
  const child = execFile(
    process.execPath,
    [...NODE_FLAGS, ...command],
    options,
    (_, result, said) => {
      resolve({
        code: child.exitCode,
        line: result.trimEnd().split('\n').at(-1) ?? '',
        said: said.slice(-SHOWN).trimEnd(),
      });
    },
  );
  return { child, ended };
}

const takeBreak = () => sleep(PAUSE, undefined, { ref: false });

export async function startLocalHook({
  command,
  env,
  log,
  onEnd,
  pause = takeBreak,
}: LocalHookOptions) {
  const path = `/build_hooks/${randomUUID()}`;
  let child: ChildProcess | null = null;
  let isRunning = false;
  let isAskedAgain = false;
  let isClosed = false;

  async function rebuild(): Promise<void> {
    isRunning = true;
    do {
      isAskedAgain = false;
      await runInTurn();
    } while (isAskedAgain && !isClosed);
    isRunning = false;
  }

  /** Runs the rebuild once no other build is under way: that one may have read the content before
   * it changed. */
  async function runInTurn(): Promise<void> {
    for (const end = Date.now() + LIMIT; ; await pause()) {
      if (isClosed) return;
      const beganAt = Date.now();
      const { code, line, said } = await runOnce();
      if (isClosed) return;
      if (code === LOCKED && Date.now() < end) continue;
      if (code !== 0) log(`The rebuild failed; the site stays as it is.\n${said}`);
      log(`rebuild ${line}`);
      onEnd?.(beganAt, line);
      return;
    }
  }

  async function runOnce(): Promise<Ended> {
    const running = startRebuild(command, env, LIMIT);
    ({ child } = running);
    const ended = await running.ended;
    child = null;
    return ended;
  }

  const server = createServer((request, response) => {
    const isCall = request.method === 'POST' && request.url === path;
    response.writeHead(isCall ? 200 : 404, { 'Content-Length': 0 }).end();
    if (!isCall) return;
    if (isRunning) isAskedAgain = true;
    else void rebuild();
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
  // Whoever knows the address may use it.
  return { url: `http://127.0.0.1:${port}${path}`, close, [Symbol.asyncDispose]: close };
}
