/** `E2E_SITE_URL` and `E2E_BACK_OFFICE_URL` select a product that runs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Milliseconds for building and starting a product, beside other tests. */
export const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 15_000;

interface Places {
  readonly site: string;
  readonly backOffice: string;
}

export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['E2E_SITE_URL'] !== undefined) return () => Promise.resolve();
  const { site, backOffice, stop } = await startStack();
  process.env['E2E_SITE_URL'] = site;
  process.env['E2E_BACK_OFFICE_URL'] = backOffice;
  return stop;
}

export async function startStack(
  ...argv: readonly string[]
): Promise<Places & { readonly stop: () => Promise<void> }> {
  const stack = spawn(process.execPath, [join(import.meta.dirname, 'stack.ts'), ...argv], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(stack, 'exit');
  const places = await Promise.race([
    readPlaces(stack.stdout),
    ended.then(() => Promise.reject(new Error('The product ended before it was ready.'))),
    new Promise<never>((_, reject) =>
      setTimeout(reject, START_LIMIT_MS, new Error('The product was not ready in time.')).unref(),
    ),
  ]);
  const stop = async () => {
    stack.stdin.end();
    const timer = setTimeout(() => stack.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  };
  return { ...places, stop };
}

/** The build prints first; the first JSON line holds the addresses. */
async function readPlaces(output: NodeJS.ReadableStream): Promise<Places> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line) as Places);
    });
  });
}
