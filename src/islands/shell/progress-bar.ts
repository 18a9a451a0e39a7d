import { PROGRESS_LIMIT, PROGRESS_THROTTLE } from '../../domain/constants.ts';

const PROGRESS_HIDE = 500;

export type ProgressState = 'idle' | 'running' | 'arrived' | 'failed';

export function createProgress(show: (state: ProgressState) => void) {
  let current: ProgressState = 'idle';
  let timers: ReturnType<typeof setTimeout>[] = [];

  function enter(
    state: ProgressState,
    ...next: (readonly [delay: number, run: () => void])[]
  ): void {
    for (const timer of timers) clearTimeout(timer);
    timers = next.map(([delay, run]) => setTimeout(run, delay));
    if (state === current) return;
    current = state;
    show(state);
  }

  const fail = () => enter('failed');
  const reset = () => enter('idle');
  return {
    start() {
      const run = () => enter('running', [PROGRESS_LIMIT - PROGRESS_THROTTLE, fail]);
      enter('idle', [PROGRESS_THROTTLE, run]);
    },
    arrive() {
      enter('arrived', [PROGRESS_HIDE, reset]);
    },
    fail,
    reset,
    state: () => current,
  };
}
