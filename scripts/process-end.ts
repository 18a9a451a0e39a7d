import { describeStartFailure, type PortVariable } from './ports.ts';

/** `kept`: as `whole`, but the site shows something from before. */
export const EXIT = { whole: 0, failed: 1, kept: 3 } as const;

const LOOK = 500;

/** Stops with the parent, too: npm signals only its shell. */
export function onStop(stop: () => void): void {
  const { ppid } = process;
  const stopOnce = (): void => {
    clearInterval(look);
    stop();
  };
  const look = setInterval(() => {
    if (process.ppid !== ppid) stopOnce();
  }, LOOK).unref();
  if (process.env['npm_lifecycle_event'] === undefined) clearInterval(look);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopOnce);
}

export async function runUntilStopped(
  start: (running: AsyncDisposableStack) => Promise<void>,
  portVariable: PortVariable = 'PORT',
): Promise<void> {
  const running = new AsyncDisposableStack();
  const stop = async (code: number): Promise<void> => {
    await running.disposeAsync();
    process.exit(code);
  };
  onStop(() => void stop(EXIT.whole));
  try {
    await start(running);
  } catch (error) {
    if (running.disposed) return;
    console.error(describeStartFailure(error, portVariable));
    await stop(EXIT.failed);
  }
}
