/** A server in a process of its own, killed without warning and started again on the same port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { BARE_ENV } from './bare-env.ts';

/** Starts a server that ends with the test at the latest. `script` is a file of this folder that
 * takes `PORT` and prints its origin. */
export async function startMortal(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<MortalServer> {
  const server = new MortalServer(script, env);
  onTestFinished(async () => {
    await server.callOff();
    await server.kill();
  });
  await server.start();
  return server;
}

export class MortalServer {
  readonly #script: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #isHunted = false;
  #hunt: Promise<void> = Promise.resolve();
  url = '';
  deaths = 0;

  constructor(script: string, env: Readonly<Record<string, string>>) {
    this.#script = path.join(import.meta.dirname, script);
    this.#env = env;
  }

  async start(): Promise<void> {
    const env = { ...BARE_ENV, ...this.#env, PORT: this.url === '' ? '0' : new URL(this.url).port };
    const child = spawn(process.execPath, [this.#script], {
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child = child;
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    this.url = line.toString().trim();
  }

  /** Writes a line to the server and answers with the one that it writes back. */
  async ask(line: string): Promise<string> {
    const child = this.#child;
    if (!child?.stdin || !child.stdout) throw new Error('the server does not run');
    const answered = once(child.stdout, 'data') as Promise<[Buffer]>;
    child.stdin.write(`${line}\n`);
    const [answer] = await answered;
    return answer.toString().trim();
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.deaths += 1;
  }

  /** Kills the server so many times, after ever other times of around so many milliseconds, unless
   * the hunt is called off. */
  hunt(lifetime: number, times: number): void {
    this.#isHunted = true;
    this.#hunt = (async () => {
      for (const end = this.deaths + times; this.deaths < end;) {
        await sleep(lifetime * (0.6 + 0.13 * (this.deaths % 7)));
        if (!this.#isHunted) return;
        await this.kill();
        await this.start();
      }
    })();
  }

  async callOff(): Promise<void> {
    this.#isHunted = false;
    await this.#hunt;
  }
}
